import Glibc
import Motion
import Testing

/// Figures of Compose, Material and Flutter.
@Suite("Other libraries' springs and frictions")
struct LibraryVectorTests {
  @Test(
    "Compose's and Material's springs at 16, 50, 100, 200 and 300 ms",
    arguments: [
      (1.0, 1500.0, [0.12842, 0.57653, 0.89866, 0.99622, 0.99989]),
      (0.9, 700, [0.06960, 0.40286, 0.78804, 0.99265, 1.00126]),
      (0.9, 1400, [0.12550, 0.59360, 0.93102, 1.00147, 1.00008]),
      (1, 3800, [0.25920, 0.81280, 0.98493, 0.99994, 1]),
      (0.8, 380, [0.04114, 0.28018, 0.65983, 0.98835, 1.01312]),
      (0.6, 800, [0.08472, 0.52737, 1.01109, 1.03098, 0.99239]),
      (1, 500, [0.05060, 0.30757, 0.65414, 0.93749, 0.99059]),
      (1, 400, [0.04148, 0.26424, 0.59399, 0.90842, 0.98265]),
    ])
  func springProgress(ratio: Double, stiffness: Double, values: [Double]) {
    let spring = Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
    for (time, value) in zip([0.016, 0.05, 0.1, 0.2, 0.3], values) {
      #expect(isClose(1 + spring.displacement(at: time, from: -1), value, within: 6e-6), "\(time)")
    }
  }

  @Test(
    "the overshoot of a swinging spring",
    arguments: [(0.9, 700.0, 0.0015), (0.8, 380, 0.0152), (0.6, 800, 0.0948)])
  func overshoot(ratio: Double, stiffness: Double, overshoot: Double) throws {
    let spring = Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
    let flight = Flight(curve: .spring(spring), from: 0, to: 1)
    #expect(flight.time(toReach: 1 + overshoot - 6e-5) != nil)
    #expect(flight.time(toReach: 1 + overshoot + 6e-5) == nil)
  }

  @Test(
    "the time to the last 1 %",
    arguments: [(1500.0, 0.171), (3800, 0.107), (500, 0.296), (400, 0.332)])
  func settling(stiffness: Double, time: Double) throws {
    let spring = Spring(stiffness: stiffness, damping: 2 * stiffness.squareRoot())
    let reached = try #require(spring.time(toReach: -0.01, from: -1))
    #expect(isClose(reached, time, within: 1.1e-3))
  }

  @Test(
    "Flutter's critical spring of mass 1 and stiffness 100",
    arguments: [(0.25, 356.351), (0.5, 479.786), (0.75, 497.649)])
  func flutterSpring(time: Double, value: Double) {
    let flight = Flight(
      curve: .spring(Spring(mass: 1, stiffness: 100, damping: 20)), from: 0, to: 500)
    #expect(isClose(flight.value(at: time), value, within: 6e-4))
  }

  @Test("Flutter's duration of 0.5 and bounce of 0.3: stiffness 157.91, damping 17.59")
  func flutterDurationAndBounce() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.91, within: 5e-3))
    #expect(isClose(spring.damping, 17.59, within: 5e-3))
  }

  @Test("Flutter's friction, whose drag is the part left after a second", arguments: [0.3, 0.135])
  func flutterFriction(drag: Double) throws {
    let flight = Flight(decay: Decay(rate: pow(drag, 0.001)), from: 100, velocity: 400)
    for time in [0, 0.1, 1, 2.5] {
      let value = 100 + 400 * (pow(drag, time) - 1) / log(drag)
      #expect(isClose(flight.value(at: time), value, within: 1e-9))
      #expect(isClose(flight.velocity(at: time), 400 * pow(drag, time), within: 1e-9))
    }
    #expect(isClose(flight.restingValue, 100 - 400 / log(drag), within: 1e-9))
    let time = log(log(drag) * (250 - 100) / 400 + 1) / log(drag)
    #expect(isClose(try #require(flight.time(toReach: 250)), time, within: 1e-9))
    #expect(flight.time(toReach: 99) == nil)
    #expect(flight.time(toReach: flight.restingValue + 1) == nil)
  }

  @Test("Android's gorhom curve is a decay: half is left after a tenth of its time")
  func exponentialEaseOut() {
    let decay = Decay(rate: pow(2, -10.0 / 250))
    let whole = decay.restingDistance(velocity: 1)
    for (tenth, value) in [0.5, 0.75, 0.875, 0.9375, 0.96875, 0.98438].enumerated() {
      let time = 0.025 * Double(tenth + 1)
      #expect(isClose(decay.distance(at: time, velocity: 1) / whole, value, within: 6e-6))
    }
  }
}
