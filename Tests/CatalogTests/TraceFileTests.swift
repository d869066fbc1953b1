import Catalog
import Choreography
import Testing

@Suite("A trace as a file")
struct TraceFileTests {
  let catalog: Catalog
  let device: Device

  init() throws {
    catalog = try Catalog(assets: Assets.find())
    device = try catalog.device(named: "iphone-15")
  }

  private func trace(_ strategy: String = "one", rate: RefreshRate = .sixty) -> Trace {
    Trace(
      strategy: strategy, scene: .composeSheet, device: device, rate: rate,
      rows: [
        TraceRow(frame: 0, keyboardTop: 852),
        TraceRow(
          frame: 1, sheetTop: 776.36, keyboardTop: 617.15, composerTop: 721, composerBottom: 773,
          newestBottom: 711.0004, fingerY: 81, focus: .prewarm, events: [.tap, .present]),
        TraceRow(frame: 2, sheetTop: -0.0004, keyboardTop: 851.9996, focus: .field("field")),
      ])
  }

  private func read(_ text: String) throws -> TraceReader.Recording {
    try TraceReader.read(Array(text.utf8), named: "dir/mine.csv", device: device)
  }

  @Test("has the columns of the design, three decimals, and nothing where there is nothing")
  func csv() {
    #expect(
      TraceWriter.csv([trace()]) == """
        frame,time_ms,sheet_top,keyboard_top,composer_top,composer_bottom,newest_bottom,finger_y,focus,events
        0,0.000,,852.000,,,,,none,
        1,16.667,776.360,617.150,721.000,773.000,711.000,81.000,prewarm,tap+present
        2,33.333,0.000,852.000,,,,,field,

        """)
  }

  @Test("names the strategy in a first column where there are several lanes")
  func lanes() {
    let lines = TraceWriter.csv([trace("a"), trace("b,\"c\"")]).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[0].hasPrefix("strategy,frame,time_ms,"))
    #expect(lines[1] == "a,0,0.000,,852.000,,,,,none,")
    #expect(lines[4] == "\"b,\"\"c\"\"\",0,0.000,,852.000,,,,,none,")
  }

  @Test("is read back from CSV and from JSON", arguments: [RefreshRate.sixty, .oneTwenty])
  func roundTrip(rate: RefreshRate) throws {
    let traces = [trace("a", rate: rate), trace("b,\"c\"", rate: rate)]
    let csv = try read(TraceWriter.csv(traces))
    #expect(!csv.namesDevice)
    #expect(csv.traces.map(\.strategy) == traces.map(\.strategy))
    #expect(csv.traces.map(\.rate) == [rate, rate])
    #expect(TraceWriter.csv(csv.traces) == TraceWriter.csv(traces))

    let json = try read(TraceWriter.json(traces, take: "open").text)
    #expect(json.namesDevice)
    #expect(json.traces.map(\.scene) == [.composeSheet, .composeSheet])
    #expect(json.traces.first?.device.keyboard == device.keyboard)
    #expect(TraceWriter.csv(json.traces) == TraceWriter.csv(traces))
  }

  @Test("keeps in JSON how each lane's phone was turned, and the lane's own safe area")
  func turned() throws {
    var experiment = try catalog.experiment(.chat, strategies: ["follows", "tab-bar"])
    experiment.surroundings.rate = .sixty
    let take = try catalog.take(named: "turn", in: .chat)
    let traces = Performance.run(experiment, take: take).traces
    let read = try read(TraceWriter.json(traces, take: take.id).text).traces
    #expect(read.map(\.device.safeArea.bottom) == [34, 83])
    for (trace, again) in zip(traces, read) {
      #expect(again.turns.map(\.frame) == trace.turns.map(\.frame))
      #expect(again.turns.count == 2)
      for row in trace.rows {
        let (device, found) = (trace.device(at: row.frame), again.device(at: row.frame))
        #expect(found.size == device.size)
        #expect(found.safeArea == device.safeArea)
      }
    }
  }

  @Test("that is one strategy's is called by its file")
  func name() throws {
    let recording = try read("frame,time_ms,keyboard_top\n0,0,852\n1,16.667,840\n")
    #expect(recording.traces.map(\.strategy) == ["mine"])
  }

  @Test("may lack columns; without events none is known")
  func lacking() throws {
    let bare = try read("keyboard_top,time_ms,frame\r\n852,0,0\r\n840,16.667,1\r\n").traces
    #expect(bare.first?.knownEvents == [])
    #expect(bare.first?.rows.last == TraceRow(frame: 1, keyboardTop: 840))
    let told = try read("frame,time_ms,keyboard_top,events\n0,0,852,\n1,16.667,840,tap\n").traces
    #expect(told.first?.knownEvents == Set(Event.allCases))
  }

  @Test(
    "that is broken says where",
    arguments: [
      ("", "1: the file is empty (column 1)"),
      ("frame,time_ms\n0,0", "1: the column `keyboard_top` is missing (column 1)"),
      (
        "frame,time_ms,keyboard_top,fingery\n",
        "1: there is no column `fingery`; did you mean `finger_y`? (column 28)"
      ),
      ("frame,frame,time_ms,keyboard_top\n", "1: the column `frame` stands here twice (column 7)"),
      ("frame,time_ms,keyboard_top\n", "1: the trace has no rows (column 1)"),
      ("frame,time_ms,keyboard_top\n0,0", "2: the row has 2 cells, the first line 3 (column 1)"),
      (
        "frame,time_ms,keyboard_top\n0,0,",
        "2: keyboard_top: expected a number, found nothing (column 5)"
      ),
      (
        "frame,time_ms,keyboard_top\n0,0,nan",
        "2: keyboard_top: expected a number, found `nan` (column 5)"
      ),
      (
        "frame,time_ms,keyboard_top\n0,0,1e9",
        "2: keyboard_top: 1000000000 is out of range: -100000 to 100000 pt (column 5)"
      ),
      (
        "frame,time_ms,keyboard_top\n0,0,1\n2,33.3,1",
        "3: frame: frame 2 stands where 1 is due (column 1)"
      ),
      (
        "frame,time_ms,keyboard_top\n0,0,1\n1,0,1",
        "3: time_ms: the time must be after 0 s, the one before (column 1)"
      ),
      (
        "frame,time_ms,keyboard_top\n0,0,1\n1,33.3,1",
        "3: time_ms: the times give 30.03 frames a second; 60 and 120 are known (column 1)"
      ),
      (
        "frame,time_ms,keyboard_top,events\n0,0,1,tab",
        "2: events: `tab` is not known; did you mean `tap`? (column 7)"
      ),
      (
        "frame,time_ms,keyboard_top\n0,0,\"1",
        "2: a quotation mark that is not closed, or not at the edge of its cell (column 1)"
      ),
      ("{\"format\": \"keyrise-trace\"}", "1: the key `version` is missing (column 1)"),
      (
        "{",
        "2: this is not JSON, or its end is missing (column 1)"
      ),
    ])
  func faults(text: String, expected: String) throws {
    let found = try #require(message { try read(text) }).split(separator: "\n")
    #expect(found.first == "dir/mine.csv:\(expected)")
  }

  private func csv(_ rows: [String]) -> String {
    (["frame,time_ms,keyboard_top"] + rows).joined(separator: "\n")
  }

  private static func row(_ frame: Int) -> String {
    "\(frame),\(Double(frame) * 1000 / 60),852"
  }

  @Test(
    "that is broken in one place has one fault, however many rows follow",
    arguments: [
      (nil, "8: frame: frame 7 stands where 6 is due (column 1)"),
      ("6,100,high", "8: keyboard_top: expected a number, found `high` (column 7)"),
      ("6,later,852", "8: time_ms: expected a number, found `later` (column 3)"),
      ("six,100,852", "8: frame: expected a number, found `six` (column 1)"),
      ("6,100", "8: the row has 2 cells, the first line 3 (column 1)"),
      ("9,100,852", "8: frame: frame 9 stands where 6 is due (column 1)"),
    ] as [(String?, String)])
  func oneBreak(row: String?, expected: String) throws {
    var rows = (0..<100).map(Self.row)
    rows.replaceSubrange(6...6, with: row.map { [$0] } ?? [])
    let found = try #require(message { try read(csv(rows)) }).split(separator: "\n")
    #expect(found.first == "dir/mine.csv:\(expected)")
    // A frame out of its turn is met twice: where it stands, and where the others go on.
    #expect(found.count == (row == "9,100,852" ? 2 : 1))
  }

  @Test("that is broken everywhere tells the first faults and the count of the others")
  func manyFaults() throws {
    let rows = (0..<80).map { "\($0),\($0),high" }
    let found = try #require(message { try read(csv(rows)) }).split(separator: "\n")
    #expect(found.count == 51)
    #expect(found.last == "dir/mine.csv:52: from here on 30 more faults (column 1)")
  }

  @Test("may begin with a byte order mark, in CSV and in JSON")
  func byteOrderMark() throws {
    let traces = [trace()]
    for text in [TraceWriter.csv(traces), TraceWriter.json(traces, take: nil).text] {
      #expect(try read("\u{FEFF}" + text) == read(text))
    }
  }
}
