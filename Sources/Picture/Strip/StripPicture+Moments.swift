import Choreography

extension StripPicture {
  /// Frames that tell the story of `traces` in `count` pictures: from the last one before anything
  /// moves to the first one after everything has come to rest, evenly apart.
  ///
  /// The frames rise; there are fewer than `count` where there are not as many.
  public static func moments(of traces: [Trace], count: Int = 6) -> [Int] {
    let last = traces.map(\.rows.count).max().map { $0 - 1 } ?? -1
    guard last >= 0, count > 0 else { return [] }
    var (start, end) = (last, 0)
    for trace in traces {
      for (row, next) in zip(trace.rows, trace.rows.dropFirst()) where row.differs(from: next) {
        start = min(start, row.frame)
        end = max(end, next.frame)
      }
    }
    if start >= end { (start, end) = (0, last) }
    guard count > 1, end > start else { return [end] }
    var frames: [Int] = []
    for index in 0..<count {
      let frame =
        start + Int((Double(end - start) * Double(index) / Double(count - 1)).rounded())
      if frames.last != frame { frames.append(frame) }
    }
    return frames
  }
}

extension TraceRow {
  /// Whether something moved by more than can be seen.
  fileprivate func differs(from next: TraceRow) -> Bool {
    func moved(_ a: Double?, _ b: Double?) -> Bool {
      guard let a, let b else { return (a == nil) != (b == nil) }
      return abs(a - b) > 0.25
    }
    return moved(sheetTop, next.sheetTop) || moved(keyboardTop, next.keyboardTop)
      || moved(composerTop, next.composerTop) || moved(composerBottom, next.composerBottom)
      || moved(newestBottom, next.newestBottom)
  }
}
