import Catalog
import Choreography

/// `keyrise trace`: positions, focus and events of every frame.
enum TraceCommand {
  private static let format = Option(
    name: "--format", value: "csv|json", help: "how to write it (csv)")

  static let command = Command(
    name: "trace", summary: "print positions, focus and events, a row a frame", operands: "LINK…",
    operandCount: 1...1000, options: [format, .output, .with] + Option.catalog,
    notes: [
      "A link without a strategy means all of its scene; with several lanes a first column names",
      "the strategy. A link with a moment gives that frame alone.",
    ], run: run)

  private enum Format: String, CaseIterable { case csv, json }

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let format = try arguments.word(format, otherwise: Format.csv)
    let workspace = try Workspace(arguments, links: arguments.operands)
    let lanes = try workspace.lanes(arguments.operands)
    var traces = lanes.map(\.trace)
    if let frame = try onlyFrame(arguments.operands, lanes, workspace) {
      for index in traces.indices { traces[index].rows = [traces[index].rows[frame]] }
    }
    switch format {
    case .csv: try Output.deliver(TraceWriter.csv(traces), arguments)
    case .json:
      try Output.deliver(TraceWriter.json(traces, take: take(of: lanes)).text, arguments)
    }
    return .well
  }

  /// The one frame that a single link with a moment names.
  private static func onlyFrame(
    _ links: [String], _ lanes: [Lane], _ workspace: Workspace
  ) throws -> Int? {
    for text in links {
      guard let moment = try Link(text).moment else { continue }
      guard links.count == 1 else {
        throw CommandError.momentWithoutMeaning(text, command: "trace with several links")
      }
      let frame = moment.frame(at: workspace.setup.surroundings.rate)
      let last = (lanes.first?.trace.rows.count ?? 1) - 1
      guard frame <= last else { throw CommandError.momentBeyondEnd(text, last: last) }
      return frame
    }
    return nil
  }

  private static func take(of lanes: [Lane]) -> String? {
    guard let take = lanes.first?.take, lanes.allSatisfy({ $0.take == take }) else { return nil }
    return take.id
  }
}
