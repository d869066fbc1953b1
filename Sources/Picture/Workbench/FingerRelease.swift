import Choreography

/// Where a finger let go, and how fast.
struct FingerRelease: Hashable, Sendable {
  /// The frame of the release.
  var frame: Int
  /// Where it was, in points.
  var y: Double
  /// Downward speed in points a second over the last tenth of a second (MODEL, interactive
  /// dismissal).
  var velocity: Double

  /// The drags' ends in a trace, or in a part of it.
  static func all(in trace: Trace, _ part: ClosedRange<Int>? = nil) -> [FingerRelease] {
    trace.eventRows(in: part).compactMap { row in
      guard row.events.contains(.released) else { return nil }
      let last = row.fingerY == nil ? row.frame - 1 : row.frame
      guard let y = trace.row(at: last)?.fingerY else { return nil }
      let back = trace.rate.frames(in: 0.1)
      var from = last
      while from > last - back, trace.row(at: from - 1)?.fingerY != nil { from -= 1 }
      guard from < last, let before = trace.row(at: from)?.fingerY else {
        return FingerRelease(frame: last, y: y, velocity: 0)
      }
      return FingerRelease(
        frame: last, y: y, velocity: (y - before) / trace.rate.seconds(at: last - from))
    }
  }
}
