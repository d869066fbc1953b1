import Choreography

/// The events of two traces, each with its like: the first `willShow` with the first, and so on.
struct EventPairing {
  let differences: [TraceDifference]

  init(expected: Trace, actual: Trace, tolerance: TraceTolerance) {
    var found: [TraceDifference] = []
    for event in Event.allCases {
      let was = Self.frames(of: event, in: expected)
      let this = Self.frames(of: event, in: actual)
      if was.count == this.count {
        for (a, b) in zip(was, this) where abs(a - b) > tolerance.frames {
          found.append(.event(event, expected: a, actual: b))
        }
      } else {
        found += Self.unmatched(event, was, this, tolerance)
      }
    }
    differences = found.enumerated().sorted {
      ($0.element.firstFrame, $0.offset) < ($1.element.firstFrame, $1.offset)
    }.map(\.element)
  }

  private static func frames(of event: Event, in trace: Trace) -> [Int] {
    trace.rows.flatMap { row in
      row.events.filter { $0 == event }.map { _ in row.frame }
    }
  }

  /// Where the numbers differ: those without a like within the tolerance.
  private static func unmatched(
    _ event: Event, _ was: [Int], _ this: [Int], _ tolerance: TraceTolerance
  ) -> [TraceDifference] {
    var rest = this
    var found: [TraceDifference] = []
    for frame in was {
      if let index = rest.firstIndex(where: { abs($0 - frame) <= tolerance.frames }) {
        rest.remove(at: index)
      } else {
        found.append(.event(event, expected: frame, actual: nil))
      }
    }
    return found + rest.map { .event(event, expected: nil, actual: $0) }
  }
}
