extension Flight {
  /// The first absolute time, from the start on, at which the flight has this value.
  ///
  /// A value that is leapt over by the end counts as reached there.
  ///
  /// - Parameter value: the value asked for.
  /// - Returns: the time, or nil where the flight never comes there.
  public func time(toReach value: Double) -> Double? {
    elapsed(toReach: value).map { start + $0 }
  }

  /// The first time, in seconds since the start, at which the flight has this value, or nil.
  public func elapsed(toReach value: Double) -> Double? {
    let reached = unendedTime(toReach: value)
    guard let ends else { return reached }
    if let reached, reached < ends { return reached }
    let last = unendedValue(after: max(ends, 0))
    return value >= min(last, to) && value <= max(last, to) ? ends : nil
  }

  private func unendedTime(toReach value: Double) -> Double? {
    if value == from { return 0 }
    switch curve {
    case .spring(let spring):
      return spring.time(toReach: value - to, from: from - to, velocity: velocity)
    case .bezier(let bezier, let duration):
      guard to != from else { return nil }
      return bezier.progress(toReach: (value - from) / (to - from)).map { $0 * duration }
    case .decay(let decay):
      return decay.time(toCover: value - from, velocity: velocity)
    }
  }
}
