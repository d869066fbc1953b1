import Choreography

/// One finger, from the frame it comes down to the frame it lifts.
struct Touch: Hashable {
  /// The rows during which it is down.
  var indices: ClosedRange<Int>
  /// Whether it moved too far for a tap.
  var isDrag: Bool

  /// The touches of `rows`, in their order.
  ///
  /// They come from the finger's places, and from `dragBegan` and `released` where a trace has
  /// these alone.
  static func all(in rows: [TraceRow]) -> [Touch] {
    var touches: [Touch] = []
    var start: Int?
    var isDragging = false
    for (index, row) in rows.enumerated() {
      if row.events.contains(.dragBegan) { isDragging = true }
      let ends = row.events.contains(.released) || row.events.contains(.tap)
      if row.fingerY != nil || isDragging {
        start = start ?? index
      } else if let first = start {
        touches.append(Touch(rows: rows, indices: first...max(first, index - 1)))
        start = nil
      }
      if ends {
        if let first = start { touches.append(Touch(rows: rows, indices: first...index)) }
        start = nil
        isDragging = false
      }
    }
    if let first = start { touches.append(Touch(rows: rows, indices: first...(rows.count - 1))) }
    return touches
  }

  private init(rows: [TraceRow], indices: ClosedRange<Int>) {
    self.indices = indices
    let places = rows[indices].compactMap(\.fingerY)
    let reach = (places.max() ?? 0) - (places.min() ?? 0)
    isDrag = reach >= Limits.tapSlop || rows[indices].contains { $0.events.contains(.dragBegan) }
  }
}
