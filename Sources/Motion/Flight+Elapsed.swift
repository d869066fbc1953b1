/// The questions of a flight by the time since its start.
///
/// Who counts frames asks these: a time since the start made from whole frame numbers is exact,
/// where the difference of two absolute times may miss an end by a frame.
extension Flight {
  /// The value so many seconds after the start.
  public func value(after elapsed: Double) -> Double {
    if elapsed <= 0 { return hasEnded(after: elapsed) ? to : from }
    if hasEnded(after: elapsed) { return to }
    return unendedValue(after: elapsed)
  }

  /// The velocity so many seconds after the start, in units a second.
  public func velocity(after elapsed: Double) -> Double {
    if elapsed < 0 || hasEnded(after: elapsed) { return 0 }
    switch curve {
    case .spring(let spring):
      return spring.velocity(at: elapsed, from: from - to, velocity: velocity)
    case .bezier(let bezier, let duration):
      return (to - from) / duration * bezier.slope(at: elapsed / duration)
    case .decay(let decay):
      return decay.velocity(at: elapsed, velocity: velocity)
    }
  }

  /// Whether it stands at its target exactly so many seconds after the start.
  public func hasEnded(after elapsed: Double) -> Bool {
    guard let ends else { return false }
    return elapsed >= ends
  }

  /// Whether it has come to rest so many seconds after the start.
  public func isSettled(after elapsed: Double, tolerance: Tolerance) -> Bool {
    if hasEnded(after: elapsed) { return true }
    if case .bezier = curve { return false }
    return abs(value(after: elapsed) - to) <= tolerance.distance
      && abs(velocity(after: max(elapsed, 0))) <= tolerance.velocity
  }

  func unendedValue(after elapsed: Double) -> Double {
    switch curve {
    case .spring(let spring):
      return to + spring.displacement(at: elapsed, from: from - to, velocity: velocity)
    case .bezier(let bezier, let duration):
      return from + (to - from) * bezier.value(at: elapsed / duration)
    case .decay(let decay):
      return from + decay.distance(at: elapsed, velocity: velocity)
    }
  }
}
