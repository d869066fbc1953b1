import Catalog
import Choreography

/// Compares the numbers of an entry with a golden.
struct TraceExam {
  let entry: SuiteEntry
  let piece: Piece

  func result(_ golden: [UInt8]?, _ rehearsal: Rehearsal) -> Report.Piece {
    guard let golden else {
      return Report.Piece(
        piece: piece, status: .missing, sentence: "\(piece.file) is missing",
        traces: rehearsal.traces.map {
          Report.TracePair(strategy: $0.strategy, expected: nil, actual: $0)
        })
    }
    // Equal bytes are the same, unread.
    if golden == Array(TraceWriter.csv(rehearsal.traces).utf8) {
      return Report.Piece(piece: piece, status: .same)
    }
    let kept: [Trace]
    do {
      kept = try TraceReader.read(
        golden, named: piece.file, device: entry.experiment.device
      ).traces
    } catch {
      return Report.Piece(
        piece: piece, status: .broken, sentence: "the golden is broken: \(error)")
    }
    return compare(kept, rehearsal.traces)
  }

  private func compare(_ kept: [Trace], _ run: [Trace]) -> Report.Piece {
    // A single lane is not named in the file.
    let isSingle = kept.count == 1 && run.count == 1
    var pairs: [Report.TracePair] = []
    for trace in run {
      let golden = isSingle ? kept.first : kept.first { $0.strategy == trace.strategy }
      pairs.append(
        Report.TracePair(
          strategy: trace.strategy, expected: golden, actual: trace,
          tolerance: entry.traceTolerance))
    }
    for trace in kept where !isSingle && !run.contains(where: { $0.strategy == trace.strategy }) {
      pairs.append(Report.TracePair(strategy: trace.strategy, expected: trace, actual: nil))
    }
    let failing = pairs.filter { !($0.comparison?.isSame ?? false) }
    return Report.Piece(
      piece: piece, status: failing.isEmpty ? .same : .different,
      sentence: failing.map(sentence).joined(separator: "\n"), traces: failing)
  }

  private func sentence(_ pair: Report.TracePair) -> String {
    let place = entry.place.contains(":") ? entry.place : "\(entry.place):\(pair.strategy)"
    guard let comparison = pair.comparison else {
      return "\(place): the lane is \(pair.actual == nil ? "gone" : "not in the golden")"
    }
    return "\(place): \(comparison.sentence)"
  }
}
