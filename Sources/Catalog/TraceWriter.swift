import Choreography

/// Writes traces as CSV and as JSON.
public enum TraceWriter {
  /// The traces as CSV; with several a first column names the strategy.
  public static func csv(_ traces: [Trace]) -> String {
    let hasStrategies = traces.count > 1
    let names = TraceColumn.allCases.map(\.rawValue)
    var text = ((hasStrategies ? [TraceColumn.strategy] : []) + names).joined(separator: ",")
    text += "\n"
    for trace in traces {
      let lead = hasStrategies ? quoted(trace.strategy) + "," : ""
      for row in trace.rows {
        text += lead
        for (index, column) in TraceColumn.allCases.enumerated() {
          if index > 0 { text += "," }
          text += cell(column, of: row, in: trace)
        }
        text += "\n"
      }
    }
    return text
  }

  /// The traces as JSON, with all that is needed to judge them.
  public static func json(_ traces: [Trace], take: String? = nil) -> JSON {
    let first = traces.first
    return .object([
      .init("format", .string(TraceFormat.name)),
      .init("version", .integer(TraceFormat.version)),
      .init("scene", first?.scene.map { .string($0.rawValue) } ?? .null),
      .init("take", take.map { .string($0) } ?? .null),
      .init("refreshRate", .integer(first?.rate.hertz ?? 60)),
      .init("device", first.map { device($0.device) } ?? .null),
      .init("canShowKeyboard", .bool(first?.canShowKeyboard ?? true)),
      .init(
        "knownEvents",
        .array(
          Event.allCases.filter { first?.knownEvents.contains($0) ?? true }
            .map { .string($0.rawValue) })),
      .init("lanes", .array(traces.map { lane($0, among: first?.device) })),
    ])
  }

  /// A lane; its phone only where that is not the one of the first lane, and how it was turned.
  private static func lane(_ trace: Trace, among first: Device?) -> JSON {
    var members = [JSON.Member("strategy", .string(trace.strategy))]
    if trace.device != first { members.append(.init("device", device(trace.device))) }
    if !trace.turns.isEmpty {
      members.append(.init("turns", .array(trace.turns.map(turn))))
    }
    members.append(.init("rows", .array(trace.rows.map { row($0, in: trace) })))
    return .object(members)
  }

  private static func turn(_ turn: Trace.Turn) -> JSON {
    .object([.init("frame", .integer(turn.frame)), .init("device", device(turn.device))])
  }

  private static func row(_ row: TraceRow, in trace: Trace) -> JSON {
    .object(
      TraceColumn.allCases.map { column in
        let value: JSON =
          switch column {
          case .frame: .integer(row.frame)
          case .time: .number(trace.rate.milliseconds(at: row.frame))
          case .focus: .string(row.focus.description)
          case .events: .array(row.events.map { .string($0.rawValue) })
          default: .number(column.position(in: row))
          }
        return JSON.Member(column.rawValue, value)
      })
  }

  private static func device(_ device: Device) -> JSON {
    var members: [JSON.Member] = [
      .init("id", .string(device.id)),
      .init("title", .string(device.title)),
      .init("platform", .string(device.platform.rawValue)),
      .init(
        "size",
        .object([
          .init("width", .number(device.size.width)), .init("height", .number(device.size.height)),
        ])),
      .init(
        "safeArea",
        .object([
          .init("top", .number(device.safeArea.top)),
          .init("bottom", .number(device.safeArea.bottom)),
        ])),
      .init(
        "keyboard",
        .object([
          .init("withPrediction", .number(device.keyboard.withPrediction)),
          .init("withoutPrediction", .number(device.keyboard.withoutPrediction)),
        ])),
      .init("sheet", .object([.init("largeTop", .number(device.sheetLargeTop))])),
    ]
    if let density = device.wholePixels {
      members.append(.init("wholePixels", .number(density)))
    }
    return .object(members)
  }

  private static func cell(_ column: TraceColumn, of row: TraceRow, in trace: Trace) -> String {
    switch column {
    case .frame: String(row.frame)
    case .time: Decimals.fixed(trace.rate.milliseconds(at: row.frame))
    case .focus: quoted(row.focus.description)
    case .events: row.events.map(\.rawValue).joined(separator: "+")
    default: column.position(in: row).map(Decimals.fixed) ?? ""
    }
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false).joined(
        separator: "\"\"") + "\""
  }
}

/// How a trace in JSON shows what it is.
enum TraceFormat {
  /// The value of `format`.
  static let name = "keyrise-trace"
  /// The value of `version`.
  static let version = 1
}
