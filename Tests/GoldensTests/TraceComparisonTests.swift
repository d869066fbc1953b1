import Catalog
import Choreography
import Testing

@testable import Goldens

@Suite("A trace beside its golden")
struct TraceComparisonTests {
  static let lanes: [(SceneID, String)] = [
    (.composeSheet, "one-motion"), (.composeSheet, "delayed-focus"),
    (.composeSheet, "medium-detent"), (.chat, "follows"), (.chat, "jumps"),
  ]

  private func take(_ scene: SceneID) -> String {
    scene == .chat ? "tap-type-send" : "open-close"
  }

  @Test("what a golden keeps of a trace is the same as the trace", arguments: lanes)
  func keptIsSame(scene: SceneID, strategy: String) throws {
    let trace = try Stage.trace(scene, take(scene), strategy)
    let comparison = TraceComparison(expected: try Stage.kept(trace), actual: trace)
    #expect(comparison.isSame, "\(comparison.sentence)")
    #expect(comparison.sentence.isEmpty)
  }

  @Test("everything at another time is one shift", arguments: [1, 2, 7, 30])
  func wholeShift(frames: Int) throws {
    let trace = try Stage.trace(.composeSheet, "open-close", "delayed-focus")
    let late = trace.delayed(by: frames, from: 3)
    let later = TraceComparison(expected: try Stage.kept(trace), actual: late)
    #expect(later.differences == [.allShifted(frames: frames, from: 6)])
    let earlier = TraceComparison(expected: try Stage.kept(late), actual: trace)
    #expect(earlier.differences == [.allShifted(frames: -frames, from: 6)])
  }

  @Test("a tolerance in frames lets that shift pass and no larger one")
  func frameTolerance() throws {
    let trace = try Stage.trace(.composeSheet, "open-close", "delayed-focus")
    let late = trace.delayed(by: 2, from: 3)
    let golden = try Stage.kept(trace)
    func compare(_ frames: Int) -> TraceComparison {
      TraceComparison(expected: golden, actual: late, tolerance: TraceTolerance(frames: frames))
    }
    #expect(compare(2).isSame, "\(compare(2).sentence)")
    #expect(!compare(1).isSame)
  }

  @Test(
    "a tolerance in points counts exactly",
    arguments: [(0.0, 0.0005, true), (0, 0.002, false), (2, 2, true), (2, 2.01, false)])
  func pointTolerance(tolerance: Double, off: Double, isSame: Bool) throws {
    let trace = try Stage.kept(Stage.trace(.chat, "tap-type-send", "follows"))
    for series in [TraceSeries.keyboardTop, .composerBottom] {
      var other = trace
      for frame in 20..<25 { other.rows[frame].move(series, by: off) }
      let comparison = TraceComparison(
        expected: trace, actual: other, tolerance: TraceTolerance(points: tolerance))
      #expect(comparison.isSame == isSame)
    }
  }

  @Test("a departure is told with where it leaves, where it is worst and where it is back")
  func departure() throws {
    let trace = try Stage.kept(Stage.trace(.composeSheet, "open", "one-motion"))
    var other = trace
    for (frame, off) in [(11, 3.0), (12, 14), (13, 30.04), (14, 38.21), (15, 25), (18, 4)] {
      other.rows[frame].move(.composerTop, by: off)
      other.rows[frame].move(.composerBottom, by: off)
    }
    let comparison = TraceComparison(expected: trace, actual: other)
    #expect(
      comparison.sentence
        == "composer_bottom leaves at frame 11 (183 ms), worst 38.2 pt at frame 14, back at 19")
    #expect(comparison.firstFrame == 11)
    #expect(comparison.differingFrames(of: .composerBottom) == [11..<19])
    #expect(comparison.differingFrames(of: .sheetTop).isEmpty)
  }

  @Test("a keyboard that is slower to start is told as such, and what hung on it as off")
  func latency() throws {
    let trace = try Stage.trace(.composeSheet, "open", "one-motion")
    let late = try Stage.trace(.composeSheet, "open", "one-motion") { $0.keyboard.latency = 3 }
    let comparison = TraceComparison(expected: try Stage.kept(trace), actual: late)
    let clauses = comparison.sentence.split(separator: "; ")
    #expect(clauses.contains("keyboard starts 2 frames later"), "\(comparison.sentence)")
    #expect(clauses[0].hasPrefix("composer_bottom leaves at frame"), "\(comparison.sentence)")
    #expect(!comparison.sentence.contains("willShow"), "\(comparison.sentence)")
    #expect(!comparison.sentence.contains("composer_top"), "\(comparison.sentence)")
  }

  @Test("a single frame, a thing that is missing, a focus, an event and a length are told")
  func others() throws {
    let trace = try Stage.kept(Stage.trace(.chat, "tap-type-send", "follows"))
    func sentence(_ change: (inout Trace) -> Void) -> String {
      var other = trace
      change(&other)
      return TraceComparison(expected: trace, actual: other).sentence
    }
    #expect(
      sentence { $0.rows[40].move(.keyboardTop, by: -0.25) }
        == "keyboard_top is 0.3 pt off at frame 40 (667 ms) alone")
    #expect(
      sentence { $0.rows[30].newestBottom = nil }
        == "newest_bottom is not there at frame 30 (500 ms)")
    #expect(
      sentence { $0.rows[2].focus = .field("other") }
        == "focus is other instead of none at frame 2 (33 ms)")
    #expect(
      sentence { $0.rows[3].events.append(.raised) } == "raised is new at frame 3 (50 ms)")
    #expect(
      sentence { for index in $0.rows.indices { $0.rows[index].events.removeAll { $0 == .sent } } }
        .hasPrefix("sent of frame"))
    let count = trace.rows.count
    #expect(sentence { $0.rows.removeLast(3) } == "\(count - 3) rows instead of \(count)")
    #expect(
      sentence { $0.rate = .oneTwenty }
        == "the golden has 60 frames a second, this has 120")
  }

  @Test("an empty trace beside a full one is a difference and no crash")
  func empty() throws {
    let trace = try Stage.trace(.chat, "tap-type-send", "follows")
    var none = trace
    none.rows = []
    #expect(!TraceComparison(expected: trace, actual: none).isSame)
    #expect(!TraceComparison(expected: none, actual: trace).isSame)
    #expect(TraceComparison(expected: none, actual: none).isSame)
  }
}

extension TraceRow {
  /// Moves a position down.
  fileprivate mutating func move(_ series: TraceSeries, by distance: Double) {
    switch series {
    case .sheetTop: sheetTop? += distance
    case .keyboardTop: keyboardTop += distance
    case .composerTop: composerTop? += distance
    case .composerBottom: composerBottom? += distance
    case .newestBottom: newestBottom? += distance
    case .fingerY: fingerY? += distance
    }
  }
}
