import Catalog
import Choreography

/// The numbers of a lane for the page: the golden's and those of now, frame by frame.
struct ReportLane: Sendable {
  /// The entry's name and the golden's file: whose numbers they are.
  let entry: String
  let file: String
  /// The two traces and in what they differ.
  let pair: Report.TracePair
  /// The screens of the lane.
  let film: [Report.Frame]
  /// The strategy's name to read.
  let title: String
  /// The positions that are there, in the order of a trace's columns.
  let series: [LaneSeries]

  /// All lanes of a report whose numbers differ, in the order of the page.
  static func all(in report: Report) -> [ReportLane] {
    report.entriesFailingFirst.flatMap { entry in
      entry.pieces.filter { $0.status != .same }.flatMap { piece in
        piece.traces.map { ReportLane(entry, piece, $0) }
      }
    }
  }

  private init(_ entry: Report.Entry, _ piece: Report.Piece, _ pair: Report.TracePair) {
    self.entry = entry.name
    file = piece.piece.file
    self.pair = pair
    film = entry.film.filter { $0.strategy == pair.strategy }.sorted { $0.frame < $1.frame }
    title = entry.verdicts.first { $0.strategy == pair.strategy }?.title ?? pair.strategy
    series = TraceSeries.allCases.map { LaneSeries($0, pair) }.filter(\.isThere)
  }

  /// Whether it is this lane.
  func isOf(_ entry: Report.Entry, _ piece: Report.Piece, _ pair: Report.TracePair) -> Bool {
    self.entry == entry.name && file == piece.piece.file && self.pair.strategy == pair.strategy
  }

  /// The trace that gives frames their time: that of now, or the golden's.
  private var leading: Trace? { pair.actual ?? pair.expected }

  /// Frames a second.
  var rate: RefreshRate { leading?.rate ?? .sixty }

  /// The screen in points.
  var screen: Size {
    leading.map { trace in trace.device(at: firstFrame).size } ?? Size(width: 393, height: 852)
  }

  /// The last frame that one of the two has.
  var lastFrame: Int {
    max(1, (pair.expected?.rows.count ?? 0) - 1, (pair.actual?.rows.count ?? 0) - 1)
  }

  /// The first frame in which something differs; 0 where only one of the two is there.
  var firstFrame: Int { min(pair.comparison?.firstFrame ?? 0, lastFrame) }

  /// The frame in which a position is off furthest; else the first that differs. Where there is
  /// nothing to compare it is the last, in which all has come to rest.
  var worstFrame: Int {
    if pair.comparison == nil { return lastFrame }
    let departures = (pair.comparison?.differences ?? []).compactMap { difference in
      if case .departure(let departure) = difference { departure } else { nil }
    }
    if let worst = departures.max(by: { $0.worst.magnitude < $1.worst.magnitude }) {
      return worst.worstFrame
    }
    // What only happens at another time is off furthest somewhere too.
    var found: (frame: Int, size: Double) = (firstFrame, 0)
    for series in series where series.differs {
      for frame in 0...lastFrame {
        let size = series.difference(at: frame)?.magnitude ?? 0
        if size > found.size { found = (frame, size) }
      }
    }
    return found.frame
  }

  /// What stands in the plot: sheet, keyboard and composer, and whatever differs. The top of the
  /// composer is left to its bottom where that tells the same.
  var plotted: [LaneSeries] {
    let bottom = series.first { $0.series == .composerBottom }
    return series.filter { one in
      switch one.series {
      case .sheetTop, .keyboardTop, .composerBottom: true
      case .composerTop: one.differs && bottom?.differing != one.differing
      case .newestBottom, .fingerY: one.differs
      }
    }
  }

  /// A frame with its time.
  func moment(_ frame: Int) -> String {
    "frame \(frame), \(Int(rate.milliseconds(at: frame).rounded())) ms"
  }

  /// The numbers for the script.
  var json: JSON {
    .object([
      .init("hertz", .integer(rate.hertz)), .init("width", .number(screen.width)),
      .init("height", .number(screen.height)), .init("first", .integer(firstFrame)),
      .init("worst", .integer(worstFrame)), .init("last", .integer(lastFrame)),
      .init(
        "series",
        .array(
          series.map { one in
            .object([
              .init("key", .string(one.series.rawValue)), .init("differs", .bool(one.differs)),
              .init("expected", .array(one.expected.map { JSON.number($0) })),
              .init("actual", .array(one.actual.map { JSON.number($0) })),
            ])
          })),
      .init("expected", Self.happenings(pair.expected)),
      .init("actual", Self.happenings(pair.actual)),
    ])
  }

  /// When the focus changes and what happens.
  private static func happenings(_ trace: Trace?) -> JSON {
    var focus: [JSON] = []
    var events: [JSON] = []
    var holder: Responder?
    for row in trace?.rows ?? [] {
      if row.focus != holder {
        focus.append(.array([.integer(row.frame), .string(row.focus.description)]))
        holder = row.focus
      }
      if !row.events.isEmpty {
        let names = row.events.map(\.rawValue).joined(separator: ", ")
        events.append(.array([.integer(row.frame), .string(names)]))
      }
    }
    return .object([.init("focus", .array(focus)), .init("events", .array(events))])
  }
}

/// One position of a lane, frame by frame.
struct LaneSeries: Sendable {
  /// Which position.
  let series: TraceSeries
  /// The golden's values.
  let expected: [Double?]
  /// The values of now.
  let actual: [Double?]
  /// The frames in which they differ.
  let differing: [Range<Int>]

  init(_ series: TraceSeries, _ pair: Report.TracePair) {
    self.series = series
    expected = pair.expected?.rows.map { series.position(in: $0) } ?? []
    actual = pair.actual?.rows.map { series.position(in: $0) } ?? []
    let comparison = pair.comparison
    let isComparable = comparison?.expected.rate == comparison?.actual.rate
    differing = isComparable ? comparison?.differingFrames(of: series) ?? [] : []
  }

  /// Whether it exists in one of the two.
  var isThere: Bool { (expected + actual).contains { $0 != nil } }

  /// Whether the two differ.
  var differs: Bool { !differing.isEmpty }

  /// What it is called beside its line.
  var name: String {
    switch series {
    case .composerTop: "composer top"
    case .newestBottom: "newest"
    default: series.thing
    }
  }

  /// The class of its colour.
  var style: String {
    switch series {
    case .sheetTop: "s-sheet"
    case .keyboardTop: "s-keyboard"
    case .composerTop, .composerBottom: "s-composer"
    case .newestBottom: "s-newest"
    case .fingerY: "s-finger"
    }
  }

  /// The golden's value and that of now in a frame.
  func values(at frame: Int) -> (expected: Double?, actual: Double?) {
    (
      expected.indices.contains(frame) ? expected[frame] : nil,
      actual.indices.contains(frame) ? actual[frame] : nil
    )
  }

  /// How far it is off in a frame, in points; positive is further down.
  func difference(at frame: Int) -> Double? {
    let values = values(at: frame)
    guard let expected = values.expected, let actual = values.actual else { return nil }
    return actual - expected
  }
}
