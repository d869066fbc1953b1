import Motion
import Testing

@Suite("The laws of every flight")
struct FlightLawTests {
  @Test("a flight starts at its start", arguments: flights)
  func startsAtItsStart(flight: Flight) {
    #expect(flight.value(at: flight.start) == flight.from)
    #expect(flight.value(at: flight.start - 1) == flight.from)
    #expect(flight.velocity(at: flight.start - 1) == 0)
  }

  @Test("a spring and a decay start with the velocity they were given", arguments: flights)
  func startsWithItsVelocity(flight: Flight) {
    if case .bezier = flight.curve { return }
    let scale = max(1, abs(flight.velocity))
    #expect(isClose(flight.velocity(at: flight.start), flight.velocity, within: 1e-9 * scale))
  }

  @Test("the derivative of the value is the velocity", arguments: flights)
  func derivativeIsVelocity(flight: Flight) {
    let step = 1e-6
    for time in [0.011, 0.04, 0.1, 0.17, 0.25, 0.283] {
      let time = flight.start + time
      let slope = (flight.value(at: time + step) - flight.value(at: time - step)) / (2 * step)
      let velocity = flight.velocity(at: time)
      #expect(isClose(slope, velocity, within: 1e-4 * max(1, abs(velocity))), "at \(time)")
    }
  }

  @Test("a spring obeys its equation: m·a = −k·x − c·v", arguments: springs)
  func obeysItsEquation(spring: Spring) {
    let step = 1e-5
    let damping = spring.damping / spring.dampingRatio * spring.effectiveDampingRatio
    for start in starts where spring.damping < 1e6 {
      for time in [0.02, 0.1, 0.3] {
        func velocity(_ time: Double) -> Double {
          spring.velocity(at: time, from: start.from - 100, velocity: start.velocity)
        }
        let place = spring.displacement(
          at: time, from: start.from - 100, velocity: start.velocity)
        let force = spring.mass * (velocity(time + step) - velocity(time - step)) / (2 * step)
        let pulls =
          spring.stiffness * place + (spring.damping == 0 ? 0 : damping * velocity(time))
        #expect(isClose(force, -pulls, within: 1e-4 * max(100, abs(pulls))), "\(start), \(time)")
      }
    }
  }

  @Test("a flight ends at its target", arguments: flights)
  func endsAtItsTarget(flight: Flight) {
    if case .spring(let spring) = flight.curve, spring.damping == 0 || spring.damping > 1e6 {
      return
    }
    #expect(isClose(flight.value(at: flight.start + 40), flight.restingValue, within: 1e-9))
    #expect(flight.isSettled(at: flight.start + 40, tolerance: .trace))
    #expect(!flight.isSettled(at: flight.start, tolerance: .trace))
  }

  @Test("a cut puts a flight on its target, at rest, and not before", arguments: flights)
  func cutsAtItsEnd(flight: Flight) {
    let cut = Flight(
      curve: flight.curve, from: flight.from, to: flight.to, velocity: flight.velocity,
      start: flight.start, ends: 0.25)
    #expect(cut.value(after: 0.25) == cut.to)
    #expect(cut.velocity(after: 0.25) == 0)
    #expect(cut.isSettled(after: 0.25, tolerance: Tolerance(distance: 0, velocity: 0)))
    #expect(cut.value(after: 0.249) == flight.value(after: 0.249))
    #expect(cut.velocity(after: 0.249) == flight.velocity(after: 0.249))
  }

  @Test("splitting a flight in two changes nothing", arguments: flights)
  func splitting(flight: Flight) {
    if case .bezier = flight.curve { return }
    for cut in [0.03, 0.2] {
      let second = flight.interrupted(at: flight.start + cut, to: flight.to, keepsVelocity: true)
      for time in [0.2, 0.3, 0.7] {
        let time = flight.start + time
        #expect(isClose(second.value(at: time), flight.value(at: time), within: 1e-8))
        #expect(isClose(second.velocity(at: time), flight.velocity(at: time), within: 1e-6))
      }
    }
  }

  @Test("the time to reach a value leads to that value, and nothing had it before")
  func inverse() throws {
    for flight in flights {
      for value in [flight.from, 20.5, 60, 99, 101, 130, 200] {
        guard let elapsed = flight.elapsed(toReach: value) else { continue }
        #expect(flight.time(toReach: value) == flight.start + elapsed)
        #expect(isClose(flight.value(after: elapsed), value, within: 1e-7), "\(flight), \(value)")
        let side = flight.from < value
        let before = (0..<100).map {
          flight.value(after: elapsed * Double($0) / 100)
        }
        #expect(before.allSatisfy { ($0 < value) == side || isClose($0, value, within: 1e-7) })
      }
    }
  }

  @Test("whatever value is seen on the way has a time", arguments: flights)
  func inverseOfSeenValues(flight: Flight) throws {
    for elapsed in [0.0, 0.01, 0.05, 0.12, 0.28] {
      let value = flight.value(after: elapsed)
      let reached = try #require(flight.elapsed(toReach: value))
      #expect(reached <= elapsed + 1e-7)
      #expect(isClose(flight.value(after: reached), value, within: 1e-7))
    }
  }

  @Test("the same question has the same answer in any order", arguments: flights)
  func askedInAnyOrder(flight: Flight) {
    let times = (0..<40).map { flight.start + Double($0) / 60 }
    let forward = times.map { flight.value(at: $0) }
    let backward = times.reversed().map { flight.value(at: $0) }
    #expect(forward == backward.reversed())
  }
}
