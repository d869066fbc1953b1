import Glibc

extension Spring {
  /// The distance to the target (value − target) after `time` seconds.
  ///
  /// - Parameters:
  ///   - time: seconds since the start, 0 or more.
  ///   - start: the distance to the target at the start.
  ///   - velocity: the velocity at the start, in units a second.
  /// - Returns: the distance then.
  public func displacement(
    at time: Double, from start: Double, velocity: Double = 0
  ) -> Double {
    let solution = Solution(spring: self, start: start, velocity: velocity)
    return solution.displacement(at: time)
  }

  /// The velocity after `time` seconds, in units a second.
  ///
  /// - Parameters:
  ///   - time: seconds since the start, 0 or more.
  ///   - start: the distance to the target at the start.
  ///   - velocity: the velocity at the start, in units a second.
  /// - Returns: the velocity then.
  public func velocity(
    at time: Double, from start: Double, velocity: Double = 0
  ) -> Double {
    let solution = Solution(spring: self, start: start, velocity: velocity)
    return solution.velocity(at: time)
  }

  /// The first time, in seconds since the start, at which the spring is this far from its target.
  ///
  /// - Parameters:
  ///   - displacement: the distance asked for.
  ///   - start: the distance to the target at the start.
  ///   - velocity: the velocity at the start, in units a second.
  /// - Returns: the time, or nil where it never comes there: the target itself is only approached
  ///   by a spring that does not swing.
  public func time(
    toReach displacement: Double, from start: Double, velocity: Double = 0
  ) -> Double? {
    let solution = Solution(spring: self, start: start, velocity: velocity)
    return solution.time(toReach: displacement)
  }

  /// A spring let go at a place with a velocity: the constants of its closed form.
  struct Solution {
    private let start: Double
    private let velocity: Double
    private let regime: Regime

    private enum Regime {
      /// e^(−decay·t) (start·cos(swing·t) + sine·sin(swing·t))
      case swinging(decay: Double, swing: Double, sine: Double)
      /// e^(rate·t) (start + pull·s), where s is t slowed by `spread`, half the roots' distance
      case creeping(rate: Double, spread: Double, pull: Double)
    }

    init(spring: Spring, start: Double, velocity: Double) {
      let frequency = spring.angularFrequency
      let ratio = spring.effectiveDampingRatio
      self.start = start
      self.velocity = velocity
      if ratio < 1 {
        let decay = ratio * frequency
        let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
        regime = .swinging(decay: decay, swing: swing, sine: (velocity + decay * start) / swing)
      } else {
        let spread = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
        // The slower root, written so that nothing cancels when the two are far apart.
        let rate = -frequency * frequency / (ratio * frequency + spread)
        regime = .creeping(rate: rate, spread: spread, pull: velocity - rate * start)
      }
    }

    func displacement(at time: Double) -> Double {
      switch regime {
      case .swinging(let decay, let swing, let sine):
        return exp(-decay * time) * (start * cos(swing * time) + sine * sin(swing * time))
      case .creeping(let rate, let spread, let pull):
        return exp(rate * time) * (start + pull * Self.slowed(time, by: spread))
      }
    }

    func velocity(at time: Double) -> Double {
      switch regime {
      case .swinging(let decay, let swing, let sine):
        let turning = decay * sine + swing * start
        return exp(-decay * time) * (velocity * cos(swing * time) - turning * sin(swing * time))
      case .creeping(let rate, let spread, let pull):
        let pushed = rate * (start + pull * Self.slowed(time, by: spread))
        return exp(rate * time) * (pushed + pull * exp(-2 * spread * time))
      }
    }

    func time(toReach target: Double) -> Double? {
      if target == start { return 0 }
      var lower = 0.0
      // Turning points shrink: what the first two stretches between them do not reach is never
      // reached.
      for upper in turningTimes() {
        if let time = crossing(of: target, from: lower, to: upper) { return time }
        lower = upper
      }
      guard case .creeping = regime else { return nil }
      // The last stretch runs to the target without end, and never reaches it.
      let last = displacement(at: lower)
      guard target * last > 0, abs(target) < abs(last) else { return nil }
      var step = 1.0
      while abs(displacement(at: lower + step)) > abs(target) { step *= 2 }
      return crossing(of: target, from: lower, to: lower + step)
    }

    /// The next times after the start at which the spring stands still, at most two.
    private func turningTimes() -> [Double] {
      switch regime {
      case .swinging(let decay, let swing, let sine):
        if start == 0 && velocity == 0 { return [] }
        let half = Double.pi / swing
        var first = atan2(velocity, decay * sine + swing * start) / swing
        while first <= 0 { first += half }
        return [first, first + half]
      case .creeping(let rate, let spread, let pull):
        let slowed = velocity / (pull * (2 * spread - rate))
        guard slowed > 0, 2 * spread * slowed < 1 else { return [] }
        return [spread == 0 ? slowed : -log1p(-2 * spread * slowed) / (2 * spread)]
      }
    }

    private func crossing(of target: Double, from lower: Double, to upper: Double) -> Double? {
      Bisection.root(in: lower, upper) { displacement(at: $0) - target }
    }

    private static func slowed(_ time: Double, by spread: Double) -> Double {
      spread == 0 ? time : -expm1(-2 * spread * time) / (2 * spread)
    }
  }
}
