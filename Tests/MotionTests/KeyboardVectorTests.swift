import Motion
import Testing

/// The figures of a keyboard library's own tests, and those derived from the same spring.
@Suite("The iOS keyboard's figures")
struct KeyboardVectorTests {
  private let spring = Flight(
    curve: .spring(Spring(mass: 3, stiffness: 1000, damping: 500, overdamping: .critical)),
    from: 0, to: 336)

  private let timing = Flight(
    curve: .bezier(.easeInEaseOut, duration: 0.145_189_003_436_426_13), from: 122, to: 291)

  @Test(
    "the spring's value",
    arguments: [
      (0.250, 316.524_884_440_190_65),
      (0.125, 223.445_127_626_694_16),
      (0.325, 329.829_140_800_621_13),
      (0.500, 335.630_728_907_288_6),
      (0.0, 0.0),
      (0.080, 144.110_391_897_260_17),
    ])
  func springValue(time: Double, value: Double) {
    #expect(isClose(spring.value(at: time), value, within: 1e-9))
  }

  @Test(
    "the spring's inverse",
    arguments: [
      (160, 0.087_821_960_449_218_75),
      (0, 7.629_394_531_25e-06),
      (316.524_884_440_190_65, 0.249_992_370_605_468_75),
      (329.829_140_800_621_13, 0.325_004_577_636_718_75),
    ])
  func springInverse(value: Double, time: Double) throws {
    #expect(isClose(try #require(spring.time(toReach: value)), time, within: 1e-5))
  }

  @Test(
    "the restoring curve's value, whose source stops its solver at 1e-4",
    arguments: [
      (0.01, 123.561_189_665_402_86),
      (0.05, 163.806_716_460_738_6),
      (0.0, 122.0),
      (0.124_781, 284.313_061_897_382_45),
      (0.143_954, 290.976_997_411_478_24),
    ])
  func timingValue(time: Double, value: Double) {
    #expect(isClose(timing.value(at: time), value, within: 1e-3))
  }

  @Test("the restoring curve solved exactly", arguments: [(0.01, 123.56127), (0.05, 163.80742)])
  func exactTimingValue(time: Double, value: Double) {
    #expect(isClose(timing.value(at: time), value, within: 6e-6))
  }

  @Test(
    "the restoring curve's inverse",
    arguments: [
      (123.561_189_665_402_86, 0.010_046_876_612_582_212),
      (163.806_716_460_738_6, 0.050_004_940_820_975_737),
      (122.0, 0.000_842_512_136_683_607_2),
      (284.313_061_897_382_45, 0.124_780_926_029_783_05),
      (290.976_997_411_478_24, 0.143_819_457_310_751_55),
      (291.0, 0.144_346_491_240_065_54),
    ])
  func timingInverse(value: Double, time: Double) throws {
    #expect(isClose(try #require(timing.time(toReach: value)), time, within: 1e-3))
  }

  @Test(
    "progress and height of a 336 pt keyboard",
    arguments: [
      (0.008_333, 0.010_464, 3.516), (0.016_667, 0.037_896, 12.733),
      (0.033_333, 0.124_733, 41.910), (0.05, 0.232_230, 78.029), (0.1, 0.544_778, 183.046),
      (0.15, 0.758_261, 254.776), (0.2, 0.879_282, 295.439), (0.25, 0.942_038, 316.525),
      (0.3, 0.972_919, 326.901), (0.4, 0.994_408, 334.121), (0.5, 0.998_901, 335.631),
    ])
  func progress(time: Double, progress: Double, height: Double) {
    // The table's times are rounded to a microsecond, over which it moves by up to 0.0012 pt.
    #expect(isClose(spring.value(at: time) / 336, progress, within: 4e-6))
    #expect(isClose(spring.value(at: time), height, within: 1.3e-3))
  }

  /// The heights at 60 Hz, frame by frame.
  private static let frames = [
    0, 12.733, 41.911, 78.029, 115.438, 150.974, 183.046, 211.024, 234.850, 254.776, 271.209,
    284.610, 295.439, 304.123, 311.042, 316.525, 320.849, 324.244, 326.901, 328.973, 330.584,
    331.833, 332.800, 333.546, 334.121, 334.563, 334.903, 335.163, 335.362, 335.514,
  ]

  @Test("the heights at 60 Hz, and the cut at frame 30")
  func heightsFrameByFrame() {
    let cut = Flight(curve: spring.curve, from: 0, to: 336, ends: 0.5)
    for (frame, height) in Self.frames.enumerated() {
      #expect(isClose(cut.value(after: Double(frame) / 60), height, within: 6e-4), "\(frame)")
    }
    #expect(cut.value(after: 30.0 / 60) == 336)
  }

  @Test(
    "the time to a part of the way",
    arguments: [
      (0.5, 0.091_93), (0.9, 0.213_05), (0.95, 0.259_83), (0.99, 0.363_60), (0.999, 0.505_73),
    ])
  func quantiles(part: Double, time: Double) throws {
    #expect(isClose(try #require(spring.time(toReach: 336 * part)), time, within: 6e-6))
  }

  @Test("it is fastest one time constant after its start: 6.7165 heights a second")
  func peakVelocity() {
    let peak = 1 / 18.257_418_583_505_537
    #expect(isClose(spring.velocity(at: peak) / 336, 6.7165, within: 5e-5))
    #expect(spring.velocity(at: peak - 0.001) < spring.velocity(at: peak))
    #expect(spring.velocity(at: peak + 0.001) < spring.velocity(at: peak))
  }

  @Test("the sheet's spring leads it", arguments: [(0.1, 0.666), (0.2, 0.942), (0.3, 0.992)])
  func sheetSpring(time: Double, progress: Double) {
    let sheet = Spring(stiffness: 522.35, damping: 45.709_955_2, overdamping: .critical)
    #expect(isClose(sheet.angularFrequency, 22.855, within: 5e-4))
    #expect(isClose(1 + sheet.displacement(at: time, from: -1), progress, within: 6e-4))
    #expect(isClose(-sheet.displacement(at: 0.404, from: -1), 1e-3, within: 1e-6))
  }
}
