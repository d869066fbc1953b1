import Choreography

extension Course {
  /// What set things in motion, one a row at most, in order; `present` and `dismiss` where the
  /// trace names them, else where the sheet shows them.
  static func causes(
    trace: Trace, sheet: Track, touches: [Touch], isDragged: [Bool]
  ) -> [Cause] {
    let rows = trace.rows
    var kinds = [Cause.Kind?](repeating: nil, count: rows.count)
    for touch in touches where touch.isDrag {
      let began = touch.indices.first { rows[$0].events.contains(.dragBegan) }
      kinds[began ?? touch.indices.lowerBound] = .drag
    }
    for index in rows.indices where !rows[index].events.isEmpty {
      if rows[index].events.contains(.tap) { kinds[index] = .tap }
      if rows[index].events.contains(.present) { kinds[index] = .present }
      if rows[index].events.contains(.dismiss) { kinds[index] = .dismiss }
    }
    func isVisible(_ index: Int) -> Bool {
      isSheetVisible(
        sheet.places[index], bottom: trace.device(at: rows[index].frame).size.height)
    }
    var lastDeparture = -1
    var lastArrival = -1
    for index in rows.indices.dropFirst() {
      let isThere = isVisible(index)
      guard isThere != isVisible(index - 1) else { continue }
      if isThere {
        let isKnown = kinds[(lastDeparture + 1)...index].contains(.present)
        if !isKnown, !isDragged[index] { kinds[index - 1] = .present }
        lastArrival = index
      } else {
        let isKnown = kinds[max(0, lastArrival)...index].contains(.dismiss)
        if !isKnown, !isDragged[index] {
          kinds[startOfLeaving(before: index, sheet: sheet, isDragged: isDragged)] = .dismiss
        }
        lastDeparture = index
      }
    }
    return kinds.enumerated().compactMap { index, kind in
      kind.map { Cause(kind: $0, frame: index) }
    }
  }

  /// The row after which the sheet that has gone in row `index` went down without a pause and
  /// without a finger.
  private static func startOfLeaving(before index: Int, sheet: Track, isDragged: [Bool]) -> Int {
    var start = index
    while start > 0, sheet.steps[start] > 0, !isDragged[start] { start -= 1 }
    return min(start, index - 1)
  }
}
