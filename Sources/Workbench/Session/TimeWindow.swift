/// The plots' window onto the time axis, in sixtieths of a second.
struct TimeWindow: Hashable, Sendable {
  /// Where it begins.
  var start = 0.0
  /// How much it spans.
  var span = 90.0

  /// The spans there are: a fifth of a second to a minute.
  static let spans = 12.0...3600.0

  /// Moves the window so that `place` is in it, with an eighth of it to come, inside a take that
  /// is `end` long.
  mutating func follow(_ place: Double, end: Double) {
    if place > start + span * 0.875 { start = place - span * 0.875 }
    if place < start { start = place - span * 0.125 }
    clamp(end: end)
  }

  /// Makes the span `factor` times as long, with `place` where it was.
  mutating func zoom(by factor: Double, around place: Double, end: Double) {
    let part = (place - start) / span
    span = min(max(span * factor, Self.spans.lowerBound), Self.spans.upperBound)
    start = place - part * span
    clamp(end: end)
  }

  /// Moves the window by `distance`.
  mutating func move(by distance: Double, end: Double) {
    start += distance
    clamp(end: end)
  }

  private mutating func clamp(end: Double) { start = min(max(start, 0), max(end - span, 0)) }
}
