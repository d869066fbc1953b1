/// A running animation: a curve, where from, where to, how fast and since when.
///
/// It is a value that can be asked for any time in any order. Interrupting it makes another one.
public struct Flight: Hashable, Sendable {
  /// The law that a flight follows.
  public enum Curve: Hashable, Sendable {
    /// A spring drawn to the target.
    case spring(Spring)
    /// An easing curve over a duration in seconds; it knows no start velocity.
    case bezier(CubicBezier, duration: Double)
    /// A velocity that dies away; it knows no target and rests where it rests.
    case decay(Decay)
  }

  /// The law that it follows.
  public let curve: Curve
  /// The value at the start.
  public let from: Double
  /// The value it goes to; a decay's is its `restingValue`.
  public let to: Double
  /// The velocity at the start, in units a second; an easing curve brings its own and ignores this.
  public let velocity: Double
  /// The start, in absolute seconds.
  public let start: Double
  /// Seconds after the start from which it stands at its target exactly, or nil where its curve
  /// alone decides. An easing curve's own duration is always an end.
  public let ends: Double?

  /// Makes a flight; a decay ignores `to`.
  public init(
    curve: Curve, from: Double, to: Double, velocity: Double = 0, start: Double = 0,
    ends: Double? = nil
  ) {
    self.curve = curve
    self.from = from
    self.velocity = velocity
    self.start = start
    switch curve {
    case .spring:
      self.to = to
      self.ends = ends
    case .bezier(_, let duration):
      self.to = to
      self.ends = ends.map { min($0, duration) } ?? duration
    case .decay(let decay):
      self.to = from + decay.restingDistance(velocity: velocity)
      self.ends = ends
    }
  }

  /// Makes a flight that is thrown with a velocity and rests where that has died away.
  public init(
    decay: Decay, from: Double, velocity: Double, start: Double = 0, ends: Double? = nil
  ) {
    self.init(
      curve: .decay(decay), from: from, to: from, velocity: velocity, start: start, ends: ends)
  }

  /// Where it comes to rest.
  public var restingValue: Double { to }

  /// The value at an absolute time; before the start it is `from`.
  public func value(at time: Double) -> Double { value(after: time - start) }

  /// The velocity at an absolute time, in units a second; before the start and from the end on 0.
  public func velocity(at time: Double) -> Double { velocity(after: time - start) }

  /// Whether it has come to rest by an absolute time.
  ///
  /// From its end on it has. Before, a spring and a decay have when both distance and velocity are
  /// within the tolerance; an easing curve never has, for it may pass its target on its way.
  public func isSettled(at time: Double, tolerance: Tolerance) -> Bool {
    isSettled(after: time - start, tolerance: tolerance)
  }

  /// A new flight that takes over from this one at an absolute time.
  ///
  /// - Parameters:
  ///   - time: when, in absolute seconds; the new flight starts then.
  ///   - target: where the new flight goes.
  ///   - curve: the new flight's law; without it, this one's.
  ///   - keepsVelocity: whether it starts with this one's velocity then, or from a standstill.
  ///   - ends: the new flight's end, in seconds after its start.
  /// - Returns: the flight that starts where this one is.
  public func interrupted(
    at time: Double, to target: Double, curve: Curve? = nil, keepsVelocity: Bool,
    ends: Double? = nil
  ) -> Flight {
    Flight(
      curve: curve ?? self.curve, from: value(at: time), to: target,
      velocity: keepsVelocity ? velocity(at: time) : 0, start: time, ends: ends)
  }
}
