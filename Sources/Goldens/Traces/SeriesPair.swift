import Choreography

/// One position of two traces, frame by frame; beyond its end a trace holds its last row.
struct SeriesPair {
  let series: TraceSeries
  let expected: [Double?]
  let actual: [Double?]
  let tolerance: TraceTolerance

  init(_ series: TraceSeries, expected: Trace, actual: Trace, tolerance: TraceTolerance) {
    self.series = series
    self.expected = expected.rows.map { series.position(in: $0) }
    self.actual = actual.rows.map { series.position(in: $0) }
    self.tolerance = tolerance
  }

  /// How many frames the longer of the two has.
  var count: Int { max(expected.count, actual.count) }

  /// The frames in which the two differ, as runs; shorter pauses than `pause` do not part a run.
  func runs() -> [Range<Int>] {
    Self.runs(in: 0..<count) { !isSame(at: $0) }
  }

  /// Frames of agreement that do not yet count as being back: curves cross.
  static let pause = 3

  /// Runs of the frames for which `holds` is true.
  static func runs(in frames: Range<Int>, where holds: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for frame in frames where holds(frame) {
      if let last = runs.last, frame - last.upperBound < pause {
        runs[runs.count - 1] = last.lowerBound..<frame + 1
      } else {
        runs.append(frame..<frame + 1)
      }
    }
    return runs
  }

  /// Whether the two agree in `frame`, with the tolerance.
  func isSame(at frame: Int) -> Bool {
    let (was, this) = (Self.held(expected, frame), Self.held(actual, frame))
    if isNear(was, this) { return true }
    return tolerance.frames > 0 && isFound(this, in: expected, near: frame)
      && isFound(was, in: actual, near: frame)
  }

  /// Whether `shift` frames turn the golden into the trace over `frames`, with the rest around.
  func isShifted(by shift: Int, over frames: Range<Int>) -> Bool {
    let margin = shift.magnitude + 1
    let whole = max(0, frames.lowerBound - Int(margin))..<frames.upperBound + Int(margin)
    return whole.allSatisfy { frame in
      isNear(Self.held(expected, frame - shift), Self.held(actual, frame))
    }
  }

  /// The shift that explains the difference over `frames`, the smallest first.
  func shift(over frames: Range<Int>) -> Int? {
    for size in 1...Self.longestShift {
      for shift in [size, -size] where isShifted(by: shift, over: frames) { return shift }
    }
    return nil
  }

  /// Frames beyond which nobody speaks of the same motion at another time.
  static let longestShift = 60

  /// The departure over `frames`, where both exist somewhere in them.
  func departure(over frames: Range<Int>) -> TraceDifference.Departure? {
    var worst: (frame: Int, value: Double)?
    for frame in frames {
      guard let was = Self.held(expected, frame), let this = Self.held(actual, frame) else {
        continue
      }
      if (this - was).magnitude > worst?.value.magnitude ?? 0 { worst = (frame, this - was) }
    }
    guard let worst, worst.value.magnitude > tolerance.reach || tolerance.frames > 0 else {
      return nil
    }
    return TraceDifference.Departure(
      series: series, leaves: frames.lowerBound, worstFrame: worst.frame, worst: worst.value,
      back: frames.upperBound < count ? frames.upperBound : nil)
  }

  /// The frames of `frames` in which only one of the two exists.
  func presences(over frames: Range<Int>) -> [TraceDifference] {
    [true, false].flatMap { isThere in
      Self.runs(in: frames) { frame in
        (Self.held(actual, frame) != nil) == isThere
          && (Self.held(expected, frame) != nil) != isThere
      }.map {
        .presence(series, isThere: isThere, frames: $0.lowerBound...$0.upperBound - 1)
      }
    }
  }

  /// The value of `frame`, held before the first and after the last row.
  static func held(_ values: [Double?], _ frame: Int) -> Double? {
    values.isEmpty ? nil : values[min(max(frame, 0), values.count - 1)]
  }

  private func isNear(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude <= tolerance.reach
  }

  /// Whether `value` lies among the values of the frames around `frame`.
  private func isFound(_ value: Double?, in values: [Double?], near frame: Int) -> Bool {
    let around = (frame - tolerance.frames...frame + tolerance.frames).map {
      Self.held(values, $0)
    }
    guard let value else { return around.contains { $0 == nil } }
    let places = around.compactMap(\.self)
    guard let low = places.min(), let high = places.max() else { return false }
    return value >= low - tolerance.reach && value <= high + tolerance.reach
  }
}
