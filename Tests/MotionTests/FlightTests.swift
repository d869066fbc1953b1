import Motion
import Testing

@Suite("Flights")
struct FlightTests {
  private let spring = Spring(
    mass: 3, stiffness: 1000, damping: 500, overdamping: .critical)

  @Test("an interruption goes on from the place, with the velocity only where it is kept")
  func interruption() {
    let first = Flight(curve: .spring(spring), from: 852, to: 516, start: 1, ends: 0.5)
    let kept = first.interrupted(at: 1.1, to: 852, keepsVelocity: true, ends: 0.5)
    let lost = first.interrupted(at: 1.1, to: 852, keepsVelocity: false, ends: 0.5)
    #expect(kept.from == first.value(at: 1.1))
    #expect(kept.velocity == first.velocity(at: 1.1))
    #expect(lost.from == first.value(at: 1.1))
    #expect(lost.velocity == 0)
    #expect(lost.value(at: 1.6) == 852)
    #expect(kept.start == 1.1)
  }

  @Test("an interruption can change the curve")
  func interruptionWithAnotherCurve() {
    let first = Flight(curve: .spring(spring), from: 0, to: 100)
    let second = first.interrupted(
      at: 0.1, to: 0, curve: .bezier(.easeOut, duration: 0.3), keepsVelocity: true)
    #expect(second.ends == 0.3)
    #expect(second.value(at: 0.4) == 0)
  }

  @Test("an interruption after the end starts from the target at rest")
  func interruptionAfterTheEnd() {
    let first = Flight(curve: .spring(spring), from: 0, to: 100, ends: 0.5)
    let second = first.interrupted(at: 0.8, to: 0, keepsVelocity: true)
    #expect(second.from == 100)
    #expect(second.velocity == 0)
  }

  @Test("a value leapt over by the cut is reached there, one beyond the target never")
  func timeOverACut() {
    let flight = Flight(curve: .spring(spring), from: 0, to: 336, start: 1, ends: 0.5)
    #expect(flight.time(toReach: 336) == 1.5)
    #expect(flight.time(toReach: 335.9) == 1.5)
    #expect(flight.time(toReach: 337) == nil)
    #expect(flight.time(toReach: 0) == 1)
  }

  @Test("a spring that does not swing never reaches its target, one that swings passes it")
  func targetOfASpring() throws {
    let creeping = Flight(curve: .spring(spring), from: 0, to: 336)
    #expect(creeping.time(toReach: 336) == nil)
    #expect(creeping.time(toReach: -1) == nil)
    let swinging = Flight(
      curve: .spring(Spring(stiffness: 300, damping: 5)), from: 0, to: 336)
    let time = try #require(swinging.time(toReach: 336))
    #expect(isClose(swinging.value(at: time), 336, within: 1e-9))
    #expect(swinging.velocity(at: time) > 0)
  }

  @Test("a critical spring thrown at its target passes it once and turns round")
  func thrownCriticalSpring() throws {
    let flight = Flight(curve: .spring(spring), from: 0, to: 100, velocity: 6000)
    let passing = try #require(flight.time(toReach: 100))
    let beyond = try #require(flight.time(toReach: 120))
    #expect(passing < beyond)
    #expect(flight.time(toReach: 400) == nil)
  }

  @Test("a flight to where it stands is settled at once")
  func nothingToDo() {
    let flight = Flight(curve: .spring(spring), from: 100, to: 100)
    #expect(flight.isSettled(at: 0, tolerance: .trace))
    #expect(flight.value(at: 0.1) == 100)
    #expect(flight.time(toReach: 100) == 0)
    #expect(flight.time(toReach: 101) == nil)
  }

  @Test("a flight settles when both distance and velocity are within the tolerance")
  func settling() throws {
    let flight = Flight(
      curve: .spring(Spring(stiffness: 300, damping: 5)), from: 0, to: 100)
    let crossing = try #require(flight.time(toReach: 100))
    #expect(!flight.isSettled(at: crossing, tolerance: .halfPoint))
    let turning = crossing + 0.25 * flight.response
    #expect(!flight.isSettled(at: turning, tolerance: .halfPoint))
    #expect(flight.isSettled(at: 3, tolerance: .halfPoint))
  }

  @Test("an easing curve rests at its duration, and passes its target without resting")
  func settlingOfABezier() throws {
    let overshooting = CubicBezier(x1: 0.2, y1: 1.6, x2: 0.6, y2: 1)
    let flight = Flight(curve: .bezier(overshooting, duration: 0.4), from: 0, to: 100)
    let crossing = try #require(flight.time(toReach: 100))
    #expect(crossing < 0.4)
    #expect(!flight.isSettled(at: crossing, tolerance: .halfPoint))
    #expect(flight.isSettled(at: 0.4, tolerance: .halfPoint))
    #expect(flight.value(at: 0.4) == 100)
    #expect(flight.velocity(at: 0.4) == 0)
  }

  @Test("an easing curve that stands on its target for a moment has not settled")
  func standingOnTheTarget() {
    // Touches 1 with slope 0 at x = 0.2265625, then turns back.
    let touching = CubicBezier(x1: 0.3, y1: 3, x2: 0.6, y2: -2)
    let flight = Flight(curve: .bezier(touching, duration: 1), from: 0, to: 100)
    #expect(isClose(flight.value(at: 0.226_562_5), 100, within: 1e-9))
    #expect(isClose(flight.velocity(at: 0.226_562_5), 0, within: 1e-6))
    #expect(!flight.isSettled(at: 0.226_562_5, tolerance: .halfPoint))
  }

  @Test("a decay rests where its velocity has died away, whatever target it was given")
  func restOfADecay() {
    let flight = Flight(curve: .decay(.normal), from: 40, to: 7, velocity: -1800)
    #expect(isClose(flight.restingValue, 40 - 1800 * 0.499_499_833, within: 1e-5))
    #expect(flight.time(toReach: 41) == nil)
    #expect(flight.time(toReach: flight.restingValue - 1) == nil)
  }
}

extension Flight {
  fileprivate var response: Double {
    guard case .spring(let spring) = curve else { return .nan }
    return spring.response
  }
}
