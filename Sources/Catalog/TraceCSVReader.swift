import Choreography

/// Reads traces from CSV: the first line names the columns, in any order.
struct TraceCSVReader {
  private var list: FaultList
  private let device: Device
  private let name: String
  private var lanes: [Lane] = []
  private var laneIndex: [String: Int] = [:]

  /// Faults of rows that are told one by one; of more their count.
  private static let toldFaults = 50

  /// The rows of one strategy, with the first and the last time.
  private struct Lane {
    var strategy: String
    var rows: [TraceRow] = []
    /// The frame that is due; `nil` behind a row that could not be read.
    var due: Int? = 0
    var start = 0.0
    var end = 0.0
    var endMark = Mark(line: 1, column: 1)
  }

  /// A reader for the file called `name`, whose faults go to `list`.
  init(list: FaultList, device: Device, name: String) {
    self.list = list
    self.device = device
    self.name = name
  }

  /// The traces in `bytes`, or `nil` after a fault.
  func read(_ bytes: [UInt8]) -> [Trace]? {
    var reader = self
    return reader.run(bytes)
  }

  private mutating func run(_ bytes: [UInt8]) -> [Trace]? {
    var lines = CSVLines(bytes)
    guard let header = lines.next(), !header.cells.isEmpty else {
      list.report(.emptyFile, at: Mark(line: 1, column: 1), path: "")
      return nil
    }
    guard let columns = columns(of: header) else { return nil }
    let told = list
    var more = 0
    var firstMore: Mark?
    while let line = lines.next() {
      if told.faults.count >= Self.toldFaults { list = FaultList(file: told.file) }
      read(line, columns)
      if list !== told, !list.faults.isEmpty {
        more += list.faults.count
        firstMore = firstMore ?? line.mark
      }
    }
    list = told
    if let firstMore {
      let faults = more == 1 ? "fault" : "faults"
      list.report(.saying("from here on \(more) more \(faults)"), at: firstMore, path: "")
    }
    if lanes.isEmpty, list.faults.isEmpty {
      list.report(.noRows, at: Mark(line: 1, column: 1), path: "")
    }
    let hasEvents = lanes.contains { $0.rows.contains { !$0.events.isEmpty } }
    var traces: [Trace] = []
    for lane in lanes where list.faults.isEmpty {
      switch TraceReader.rate(of: lane.rows.count, over: lane.end - lane.start) {
      case .known(let rate):
        traces.append(
          Trace(
            strategy: lane.strategy, scene: nil, device: device, rate: rate,
            knownEvents: hasEvents ? Set(Event.allCases) : [], rows: lane.rows))
      case .unknown(let hertz):
        list.report(.unknownRate(hertz), at: lane.endMark, path: TraceColumn.time.rawValue)
      }
    }
    return list.faults.isEmpty ? traces : nil
  }

  private func columns(of header: CSVLines.Line) -> [String]? {
    let valid = [TraceColumn.strategy] + TraceColumn.allCases.map(\.rawValue)
    var seen: [String] = []
    for cell in header.cells {
      if seen.contains(cell.text) {
        list.report(.repeatedColumn(cell.text), at: cell.mark, path: "")
      } else if !valid.contains(cell.text) {
        list.report(.unknownColumn(cell.text, valid: valid), at: cell.mark, path: "")
      }
      seen.append(cell.text)
    }
    for column in TraceColumn.required where !seen.contains(column.rawValue) {
      list.report(.missingColumn(column.rawValue), at: Mark(line: 1, column: 1), path: "")
    }
    return list.faults.isEmpty ? seen : nil
  }

  private mutating func read(_ line: CSVLines.Line, _ columns: [String]) {
    if line.hasStrayQuote { list.report(.strayQuote, at: line.mark, path: "") }
    guard line.cells.count == columns.count else {
      list.report(
        .cellCount(line.cells.count, expected: columns.count), at: line.mark, path: "")
      for index in lanes.indices { lanes[index].due = nil }
      return
    }
    var row = TraceRow(frame: -1, keyboardTop: 0)
    var strategy = name
    var time = 0.0
    let before = list.faults.count
    for (column, cell) in zip(columns, line.cells) {
      if column == TraceColumn.strategy {
        strategy = cell.text
      } else if let column = TraceColumn(rawValue: column) {
        read(cell, column, into: &row, time: &time)
      }
    }
    if list.faults.count == before {
      add(row, at: time, to: strategy, line.mark)
    } else {
      lanes[lane(strategy, at: time)].due = row.frame < 0 ? nil : row.frame + 1
    }
  }

  private func read(
    _ cell: CSVLines.Cell, _ column: TraceColumn, into row: inout TraceRow, time: inout Double
  ) {
    let value = Value(
      node: Node(content: .scalar(cell.text, isPlain: true), mark: cell.mark),
      path: column.rawValue, list: list)
    func position() -> Double? {
      cell.text.isEmpty ? nil : value.number(in: TraceReader.positions, unit: "pt")
    }
    switch column {
    case .frame: row.frame = value.integer(in: 0...Limits.traceRows) ?? -1
    case .time: time = value.number(in: TraceReader.times, unit: "ms") ?? 0
    case .sheetTop: row.sheetTop = position()
    case .keyboardTop:
      row.keyboardTop = value.number(in: TraceReader.positions, unit: "pt") ?? 0
    case .composerTop: row.composerTop = position()
    case .composerBottom: row.composerBottom = position()
    case .newestBottom: row.newestBottom = position()
    case .fingerY: row.fingerY = position()
    case .focus: row.focus = cell.text.isEmpty ? .none : Responder(cell.text)
    case .events:
      for word in cell.text.split(separator: "+", omittingEmptySubsequences: false)
      where !cell.text.isEmpty {
        if let event = Event(rawValue: String(word)) {
          row.events.append(event)
        } else {
          value.report(.unknownWord(String(word), valid: Event.allCases.map(\.rawValue)))
        }
      }
    }
  }

  /// The place of a strategy's lane, which begins with the first row that names it.
  private mutating func lane(_ strategy: String, at time: Double) -> Int {
    if let index = laneIndex[strategy] { return index }
    laneIndex[strategy] = lanes.count
    lanes.append(Lane(strategy: strategy, start: time, end: time))
    return lanes.count - 1
  }

  private mutating func add(_ row: TraceRow, at time: Double, to strategy: String, _ mark: Mark) {
    let index = lane(strategy, at: time)
    let due = lanes[index].due ?? row.frame
    // What follows a gap is judged by the row behind it, so that one gap is one fault.
    lanes[index].due = row.frame + 1
    if row.frame != due {
      list.report(
        .wrongFrame(row.frame, expected: due), at: mark, path: TraceColumn.frame.rawValue)
    }
    if time <= lanes[index].end, !lanes[index].rows.isEmpty {
      list.report(
        .notLater(than: lanes[index].end / 1000), at: mark, path: TraceColumn.time.rawValue)
    }
    lanes[index].end = time
    lanes[index].endMark = mark
    lanes[index].rows.append(row)
  }
}
