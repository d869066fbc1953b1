import Motion
import Testing

@Suite("Springs")
struct SpringTests {
  /// The iOS keyboard's spring.
  private static let keyboard = Spring(
    mass: 3, stiffness: 1000, damping: 500, overdamping: .critical)

  @Test("angular frequency and damping ratio follow from the constants")
  func derivedFigures() {
    let spring = Self.keyboard
    #expect(isClose(spring.angularFrequency, 18.257_418_583_505_537, within: 1e-14))
    #expect(isClose(spring.dampingRatio, 4.564_354_645_876_384, within: 1e-14))
    #expect(spring.effectiveDampingRatio == 1)
    #expect(isClose(spring.response, 0.344_14, within: 5e-6))
  }

  @Test("an over-damped spring crawls unless it is told to be critical")
  func overdamping() {
    let exact = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(exact.effectiveDampingRatio == exact.dampingRatio)
    #expect(isClose(1 + exact.displacement(at: 0.25, from: -1), 0.3897, within: 5e-5))
    #expect(isClose(1 + exact.displacement(at: 0.5, from: -1), 0.632, within: 5e-4))
    #expect(isClose(1 + exact.displacement(at: 1, from: -1), 0.866, within: 5e-4))
    #expect(isClose(1 + Self.keyboard.displacement(at: 0.25, from: -1), 0.942038, within: 5e-7))
  }

  @Test("the option says nothing below a damping ratio of 1", arguments: [0.0, 0.4, 0.99])
  func optionBelowCritical(ratio: Double) {
    let exact = Spring(response: 0.4, dampingRatio: ratio)
    let critical = Spring(response: 0.4, dampingRatio: ratio, overdamping: .critical)
    for time in [0.05, 0.3, 1] {
      #expect(
        exact.displacement(at: time, from: -1, velocity: 3)
          == critical.displacement(at: time, from: -1, velocity: 3))
    }
  }

  @Test("both sides of critical meet it", arguments: [0.0, -400, 2500])
  func continuityAtCritical(velocity: Double) {
    let critical = Spring(response: 0.4, dampingRatio: 1)
    for ratio in [1 - 1e-9, 1 + 1e-9, 1 - 1e-12, 1 + 1e-12] {
      let near = Spring(response: 0.4, dampingRatio: ratio)
      for time in [0.01, 0.1, 0.5] {
        let difference =
          near.displacement(at: time, from: -100, velocity: velocity)
          - critical.displacement(at: time, from: -100, velocity: velocity)
        #expect(abs(difference) < 1e-6, "\(ratio) at \(time)")
      }
    }
  }

  @Test("a very stiffly held spring stays sound: it crawls by k/c")
  func extremeOverdamping() {
    let spring = Spring(stiffness: 100, damping: 1e7)
    #expect(spring.displacement(at: 0, from: -100) == -100)
    #expect(isClose(spring.displacement(at: 1e5, from: -100), -36.787_944, within: 1e-4))
    #expect(isClose(spring.velocity(at: 1, from: -100), 100 * 1e-5, within: 1e-8))
  }

  @Test(
    "duration and bounce give stiffness and damping",
    arguments: [
      (0.5, 0.3, 157.913_670_4, 17.592_918_9, 0.7),
      (0.5, 0.0, 157.913_670_4, 25.132_741_2, 1.0),
      (0.5, -0.2, 157.913_670_4, 31.415_926_5, 1.25),
      (1.0, 1.0, 39.478_417_6, 0.0, 0.0),
    ])
  func durationAndBounce(
    duration: Double, bounce: Double, stiffness: Double, damping: Double, ratio: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(isClose(spring.stiffness, stiffness, within: 1e-6))
    #expect(isClose(spring.damping, damping, within: 1e-6))
    #expect(isClose(spring.dampingRatio, ratio, within: 1e-12))
    #expect(isClose(spring.response, duration, within: 1e-12))
  }

  @Test("a bounce of 0 and a ratio of 1 are critical to the last bit")
  func exactlyCritical() {
    #expect(Spring(duration: 0.5, bounce: 0).dampingRatio == 1)
    #expect(Spring(response: 0.38, dampingRatio: 1).dampingRatio == 1)
  }

  @Test("springs that move alike are equal, however they were described")
  func equality() {
    let one = Spring(duration: 0.5, bounce: 0.2)
    let other = Spring(mass: 1, stiffness: one.stiffness, damping: one.damping)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(
      one
        != Spring(
          mass: 1, stiffness: one.stiffness, damping: one.damping, overdamping: .critical))
  }

  @Test("a description says what was given and what follows from it")
  func descriptions() {
    #expect(
      "\(Spring(mass: 4, stiffness: 100, damping: 80, overdamping: .critical))"
        == "Spring(mass: 4.0, stiffness: 100.0, damping: 80.0) → w: 5.0, z: 2.0 run as 1.0")
    #expect(
      "\(Spring(stiffness: 100, damping: 10))"
        == "Spring(mass: 1.0, stiffness: 100.0, damping: 10.0) → w: 10.0, z: 0.5")
    #expect(
      "\(Spring(duration: 0.5, bounce: 0))".hasPrefix(
        "Spring(duration: 0.5, bounce: 0.0) → mass: 1.0, stiffness: 157.91"))
    #expect(
      "\(Spring(response: 0.5, dampingRatio: 0.5))".hasPrefix(
        "Spring(response: 0.5, dampingRatio: 0.5) → mass: 1.0, stiffness: 157.91"))
  }
}
