import Choreography

/// Reads traces from the JSON that `TraceWriter` writes.
enum TraceJSONReader {
  /// The traces in `root`.
  static func decode(_ root: Value) -> [Trace]? {
    let keys = [
      "format", "version", "scene", "take", "refreshRate", "device", "canShowKeyboard",
      "knownEvents", "lanes",
    ]
    guard let fields = root.fields(keys) else { return nil }
    let format = fields.required("format")?.word(of: [FormatName.trace])
    let version = fields.required("version")?
      .integer(in: TraceFormat.version...TraceFormat.version)
    let scene = fields["scene"]?.unlessNull { $0.word(of: SceneID.allCases) }
    let hertz = fields.required("refreshRate")?.integer(in: 60...120)
    let rate = hertz.flatMap { RefreshRate(hertz: $0) }
    if let hertz, rate == nil { fields["refreshRate"]?.report(.unknownRate(Double(hertz))) }
    let device = fields.required("device").flatMap(DeviceDecoder.recorded)
    let canShow = fields["canShowKeyboard"].map { $0.flag() } ?? true
    let events = fields["knownEvents"].map(events) ?? Event.allCases
    let lanes = fields.required("lanes")?.entries(1...Limits.listEntries)?.map(lane)
    if let lanes, lanes.contains(where: { $0 == nil }) { return nil }
    guard format != nil, version != nil, let rate, let device, let canShow, let events, let lanes
    else { return nil }
    return lanes.compactMap { lane in
      lane.map {
        Trace(
          strategy: $0.strategy, scene: scene, device: $0.device ?? device, rate: rate,
          canShowKeyboard: canShow, knownEvents: Set(events), turns: $0.turns, rows: $0.rows)
      }
    }
  }

  private enum FormatName: String { case trace = "keyrise-trace" }

  private struct Lane {
    var strategy: String
    var device: Device?
    var turns: [Trace.Turn]
    var rows: [TraceRow]
  }

  private static func lane(_ value: Value) -> Lane? {
    guard let fields = value.fields(["strategy", "device", "turns", "rows"]) else { return nil }
    let strategy = fields.required("strategy")?.text()
    let device = fields["device"].map(DeviceDecoder.recorded)
    let turns = fields["turns"].map(turns) ?? []
    guard let entries = fields.required("rows")?.entries(1...Limits.traceRows) else { return nil }
    var rows: [TraceRow] = []
    rows.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      guard let row = row(entry) else { continue }
      if row.frame != index {
        entry.report(.wrongFrame(row.frame, expected: index))
        return nil
      }
      rows.append(row)
    }
    guard let strategy, let turns, device != .some(nil) else { return nil }
    return Lane(strategy: strategy, device: device ?? nil, turns: turns, rows: rows)
  }

  private static func turns(_ value: Value) -> [Trace.Turn]? {
    guard let entries = value.entries(0...Limits.listEntries) else { return nil }
    let turns = entries.compactMap { entry -> Trace.Turn? in
      guard let fields = entry.fields(["frame", "device"]) else { return nil }
      let frame = fields.required("frame")?.integer(in: 0...Limits.traceRows)
      let device = fields.required("device").flatMap(DeviceDecoder.recorded)
      guard let frame, let device else { return nil }
      return Trace.Turn(frame: frame, device: device)
    }
    return turns.count == entries.count ? turns : nil
  }

  private static func row(_ value: Value) -> TraceRow? {
    guard let fields = value.fields(TraceColumn.allCases.map(\.rawValue)) else { return nil }
    func position(_ column: TraceColumn) -> Double? {
      fields[column.rawValue]?
        .unlessNull { $0.number(in: TraceReader.positions, unit: "pt") }
    }
    let frame = fields.required(TraceColumn.frame.rawValue)?.integer(in: 0...Limits.traceRows)
    let keyboard = fields.required(TraceColumn.keyboardTop.rawValue)?
      .number(in: TraceReader.positions, unit: "pt")
    let focus = fields[TraceColumn.focus.rawValue].map { $0.text() } ?? "none"
    let events = fields[TraceColumn.events.rawValue].map(events) ?? []
    guard let frame, let keyboard, let focus, let events else { return nil }
    return TraceRow(
      frame: frame, sheetTop: position(.sheetTop), keyboardTop: keyboard,
      composerTop: position(.composerTop), composerBottom: position(.composerBottom),
      newestBottom: position(.newestBottom), fingerY: position(.fingerY), focus: Responder(focus),
      events: events)
  }

  private static func events(_ value: Value) -> [Event]? {
    guard let entries = value.entries(0...Limits.listEntries) else { return nil }
    let events = entries.map { $0.word(of: Event.allCases) }
    return events.contains(nil) ? nil : events.compactMap { $0 }
  }
}

extension Value {
  /// What `decode` makes of it, or `nil` where the file says `null`.
  fileprivate func unlessNull<Item>(_ decode: (Value) -> Item?) -> Item? {
    if case .scalar("null", isPlain: true) = node.content { return nil }
    return decode(self)
  }
}
