import Choreography

/// A trace beside its golden, row by row: in what they differ, from when to when, by how much.
public struct TraceComparison: Hashable, Sendable {
  /// The golden.
  public let expected: Trace
  /// What was run.
  public let actual: Trace
  /// What may be off.
  public let tolerance: TraceTolerance
  /// In what they differ: departures with the furthest first, then shifts in time, presence,
  /// focus, events and length.
  public let differences: [TraceDifference]

  /// Compares `actual` with the golden `expected`.
  public init(expected: Trace, actual: Trace, tolerance: TraceTolerance = TraceTolerance()) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    guard expected.rate == actual.rate else {
      differences = [.rate(expected: expected.rate, actual: actual.rate)]
      return
    }
    if expected.rows == actual.rows {
      differences = []
      return
    }
    let pairs = TraceSeries.allCases.map {
      SeriesPair($0, expected: expected, actual: actual, tolerance: tolerance)
    }
    let rest =
      Self.focusDifferences(expected, actual, tolerance)
      + EventPairing(expected: expected, actual: actual, tolerance: tolerance).differences
      + Self.lengthDifferences(expected, actual, tolerance)
    let positions = pairs.flatMap { Self.differences(of: $0) }
    let all = Self.ordered(positions) + rest
    if !all.isEmpty, let shift = Self.wholeShift(expected, actual, pairs, all) {
      differences = [shift]
    } else {
      differences = all
    }
  }

  /// Whether the two are the same within the tolerance.
  public var isSame: Bool { differences.isEmpty }

  /// The first frame in which something differs; `nil` where nothing does.
  public var firstFrame: Int? { differences.map(\.firstFrame).min() }

  /// The frames in which a position differs, for a plot to shade.
  public func differingFrames(of series: TraceSeries) -> [Range<Int>] {
    SeriesPair(series, expected: expected, actual: actual, tolerance: tolerance).runs()
  }

  private static func differences(of pair: SeriesPair) -> [TraceDifference] {
    var found: [TraceDifference] = []
    var departures: [TraceDifference.Departure] = []
    for run in pair.runs() {
      if let shift = pair.shift(over: run) {
        found.append(.shifted(pair.series, frames: shift, from: run.lowerBound))
        continue
      }
      found += pair.presences(over: run)
      if let departure = pair.departure(over: run) { departures.append(departure) }
    }
    if var worst = departures.max(by: { $0.worst.magnitude < $1.worst.magnitude }) {
      worst.again = departures.count - 1
      found.append(.departure(worst))
    }
    return found
  }

  /// The furthest departure first, then what is the same at another time, then what is missing.
  private static func ordered(_ differences: [TraceDifference]) -> [TraceDifference] {
    func rank(_ difference: TraceDifference) -> (Int, Double) {
      switch difference {
      case .departure(let departure): (0, -departure.worst.magnitude)
      case .shifted(_, _, let from): (1, Double(from))
      default: (2, Double(difference.firstFrame))
      }
    }
    // Sorting keeps no order of equals, so that their place decides.
    return differences.enumerated().sorted { first, second in
      (rank(first.element).0, rank(first.element).1, first.offset)
        < (rank(second.element).0, rank(second.element).1, second.offset)
    }.map(\.element)
  }

  private static func focusDifferences(
    _ expected: Trace, _ actual: Trace, _ tolerance: TraceTolerance
  ) -> [TraceDifference] {
    func focus(_ trace: Trace, _ frame: Int) -> Responder {
      trace.rows.isEmpty ? .none : trace.rows[min(max(frame, 0), trace.rows.count - 1)].focus
    }
    func isFound(_ responder: Responder, in trace: Trace, near frame: Int) -> Bool {
      (frame - tolerance.frames...frame + tolerance.frames).contains {
        focus(trace, $0) == responder
      }
    }
    let count = max(expected.rows.count, actual.rows.count)
    var found: [TraceDifference] = []
    for frame in 0..<count {
      let (was, this) = (focus(expected, frame), focus(actual, frame))
      if isFound(this, in: expected, near: frame), isFound(was, in: actual, near: frame) {
        continue
      }
      if case .focus(was, this, let frames)? = found.last, frames.upperBound == frame - 1 {
        found[found.count - 1] = .focus(
          expected: was, actual: this, frames: frames.lowerBound...frame)
      } else {
        found.append(.focus(expected: was, actual: this, frames: frame...frame))
      }
    }
    return found
  }

  private static func lengthDifferences(
    _ expected: Trace, _ actual: Trace, _ tolerance: TraceTolerance
  ) -> [TraceDifference] {
    let (was, this) = (expected.rows.count, actual.rows.count)
    return abs(was - this) > tolerance.frames ? [.length(expected: was, actual: this)] : []
  }

  /// The shift that explains all of `differences` at once.
  private static func wholeShift(
    _ expected: Trace, _ actual: Trace, _ pairs: [SeriesPair], _ differences: [TraceDifference]
  ) -> TraceDifference? {
    guard let first = differences.map(\.firstFrame).min() else { return nil }
    for size in 1...SeriesPair.longestShift {
      for shift in [size, -size] {
        let frames = first..<max(expected.rows.count + shift, actual.rows.count)
        guard !frames.isEmpty, actual.rows.count - expected.rows.count == shift,
          pairs.allSatisfy({ $0.isShifted(by: shift, over: frames) }),
          hasShiftedEvents(expected, actual, shift, first)
        else { continue }
        return .allShifted(frames: shift, from: first)
      }
    }
    return nil
  }

  /// Whether events and focus from `first` on are the golden's, `shift` frames later, and the
  /// frames that were put in or left out hold no event.
  private static func hasShiftedEvents(
    _ expected: Trace, _ actual: Trace, _ shift: Int, _ first: Int
  ) -> Bool {
    func moments(_ trace: Trace, shift: Int) -> [Moment] {
      var moments: [Moment] = []
      var focus: Responder?
      for row in trace.rows where row.frame >= first {
        if !row.events.isEmpty || row.focus != focus {
          let isStart = focus == nil && row.events.isEmpty
          if !isStart {
            moments.append(Moment(frame: row.frame + shift, focus: row.focus, events: row.events))
          }
        }
        focus = row.focus
      }
      return moments
    }
    return moments(expected, shift: shift) == moments(actual, shift: 0)
  }

  /// A frame in which something happens.
  private struct Moment: Equatable {
    var frame: Int
    var focus: Responder
    var events: [Event]
  }
}
