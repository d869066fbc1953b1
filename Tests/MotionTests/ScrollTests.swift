import Glibc
import Motion
import Testing

@Suite("Scrolling: decay, projection, rubber band")
struct ScrollTests {
  @Test("the two rates' whole way for each unit of velocity")
  func restingDistances() {
    #expect(isClose(Decay.normal.restingDistance(velocity: 1), 0.49950, within: 5e-6))
    #expect(isClose(Decay.fast.restingDistance(velocity: 1), 0.099499, within: 5e-7))
  }

  @Test("the projection adds up whole milliseconds")
  func projections() {
    #expect(isClose(projection(velocity: 1), 0.499, within: 1e-12))
    #expect(isClose(projection(velocity: -2000, rate: 0.99), -198, within: 1e-9))
    var sum = 0.0
    for millisecond in 1...20000 { sum += 3 * pow(0.998, Double(millisecond)) }
    #expect(isClose(projection(velocity: 3000), sum, within: 1e-6))
  }

  @Test("the time until half a point is left, by the published formula", arguments: [300.0, -4000])
  func decayDuration(velocity: Double) {
    let exponent = 1000 * log(0.998)
    let time = log(-exponent * 0.5 / abs(velocity)) / exponent
    #expect(isClose(Decay.normal.time(untilWithin: 0.5, velocity: velocity), time, within: 1e-9))
    let left =
      Decay.normal.restingDistance(velocity: velocity)
      - Decay.normal.distance(at: time, velocity: velocity)
    #expect(isClose(abs(left), 0.5, within: 1e-9))
  }

  @Test("a decay too slow to go anywhere is there at once")
  func slowDecay() {
    #expect(Decay.normal.time(untilWithin: 0.5, velocity: 0.9) == 0)
    #expect(Decay.normal.time(toCover: 1, velocity: 0) == nil)
    #expect(Decay.normal.time(toCover: 0, velocity: 0) == 0)
  }

  @Test(
    "a rubber band over 844 pt",
    arguments: [(50, 26.63), (100, 51.64), (200, 97.32), (400, 174.51)])
  func rubberBand(pull: Double, stretch: Double) {
    let band = RubberBand(dimension: 844)
    #expect(isClose(band.stretch(forPull: pull), stretch, within: 6e-3))
    #expect(isClose(band.stretch(forPull: -pull), -stretch, within: 6e-3))
  }

  @Test("a rubber band and its inverse undo each other", arguments: [-900, -3, 0, 0.5, 70, 5000])
  func rubberBandInverse(pull: Double) throws {
    let band = RubberBand(dimension: 844)
    let back = try #require(band.pull(forStretch: band.stretch(forPull: pull)))
    #expect(isClose(back, pull, within: 1e-9 * max(1, abs(pull))))
  }

  @Test("a rubber band never reaches its dimension")
  func rubberBandLimit() {
    let band = RubberBand(dimension: 844)
    #expect(band.stretch(forPull: 1e6) < 844)
    #expect(band.pull(forStretch: 844) == nil)
    #expect(band.pull(forStretch: -900) == nil)
  }

  @Test("a rubber band follows its coefficient at first")
  func rubberBandStart() {
    let band = RubberBand(dimension: 844)
    #expect(isClose(band.stretch(forPull: 1e-6), 0.55e-6, within: 1e-12))
  }
}
