import Motion

/// Springs of every regime and mass, with both over-damping options.
let springs: [Spring] = [
  Spring(stiffness: 100, damping: 0),
  Spring(stiffness: 300, damping: 5),
  Spring(mass: 3, stiffness: 200, damping: 20),
  Spring(mass: 0.5, stiffness: 700, damping: 30),
  Spring(mass: 2, stiffness: 200, damping: 39.999_999),
  Spring(mass: 2, stiffness: 200, damping: 40),
  Spring(mass: 2, stiffness: 200, damping: 40.000_001),
  Spring(mass: 0.5, stiffness: 100, damping: 15.56),
  Spring(mass: 3, stiffness: 1000, damping: 500),
  Spring(mass: 3, stiffness: 1000, damping: 500, overdamping: .critical),
  Spring(mass: 1, stiffness: 522.35, damping: 45.709_955_2, overdamping: .critical),
  Spring(mass: 1, stiffness: 100, damping: 1e7),
  Spring(duration: 0.5, bounce: 0.3),
  Spring(duration: 0.5, bounce: -0.4),
  Spring(response: 0.38, dampingRatio: 0.86),
]

/// Starts of a motion toward 100: from, and velocity.
let starts: [(from: Double, velocity: Double)] = [
  (0, 0), (0, 900), (0, -900), (100, 700), (140, -3000), (99.5, 20),
]

/// Easing curves, with upright ends, overshoot and straight ones among them.
let beziers: [CubicBezier] = [
  .linear, .easeIn, .easeOut, .easeInEaseOut,
  CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1),
  CubicBezier(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1),
  CubicBezier(x1: 0, y1: 1.1, x2: 0, y2: 1),
  CubicBezier(x1: 0.5, y1: 2, x2: 0.5, y2: 2),
  CubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
  CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
]

/// One flight for each spring and start, easing curve and decay.
let flights: [Flight] =
  springs.flatMap { spring in
    starts.map {
      Flight(curve: .spring(spring), from: $0.from, to: 100, velocity: $0.velocity, start: 2)
    }
  }
  + beziers.map { Flight(curve: .bezier($0, duration: 0.285), from: 20, to: 320, start: 2) }
  + [Decay.normal, .fast].map { Flight(decay: $0, from: 40, velocity: -1800, start: 2) }

func isClose(_ one: Double, _ other: Double, within tolerance: Double) -> Bool {
  abs(one - other) <= tolerance
}
