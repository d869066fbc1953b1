import Choreography
import Testing

@testable import Diagnosis

@Suite("Laws of every diagnosis")
struct LawTests {
  static let faultless: [(name: String, script: Script)] = [
    ("chat", .chat), ("opening", .opening), ("closing", .closing),
    ("still, keyboard away", .still(composer: Script.low)),
    ("still, keyboard there", .still(composer: Script.high, keyboard: Script.high)),
  ]

  static var faulty: [(name: String, script: Script)] {
    var late = Script.opening
    late.keyboard = { Curve.keyboard.place($0, from: 852, to: 516, start: 0.6) }
    late.followKeyboardInSheet()
    var covered = Script.chat
    covered.composer = { _ in Script.low }
    var jumping = Script.chat
    jumping.composer = { $0 < 0.45 || $0 >= 1.55 ? Script.low : Script.high }
    var silent = Script.chat
    silent.keyboard = { _ in Script.bottom }
    return [("late", late), ("covered", covered), ("jumping", jumping), ("silent", silent)]
  }

  @Test("a lane without a fault is one motion", arguments: faultless)
  func oneMotion(name: String, script: Script) {
    let diagnosis = script.diagnosis()
    #expect(diagnosis.findings == [])
    #expect(diagnosis.verdict == "One motion")
    #expect(diagnosis.isOneMotion)
    #expect(diagnosis.metrics.framesOutOfStep == 0)
    #expect(diagnosis.metrics.worstDistance < 1e-9)
    #expect(diagnosis.metrics.reversals == 0)
  }

  @Test("a lane without a fault has none while it runs", arguments: faultless)
  func everyBeginning(name: String, script: Script) {
    var trace = script.trace()
    while !trace.rows.isEmpty {
      trace.rows.removeLast()
      #expect(Diagnosis(of: trace).findings == [])
    }
  }

  @Test("120 Hz has the symptoms of 60 Hz", arguments: faultless + faulty)
  func rates(name: String, script: Script) {
    let slow = script.diagnosis(rate: .sixty).findings.map(\.symptom)
    let fast = script.diagnosis(rate: .oneTwenty).findings.map(\.symptom)
    #expect(slow == fast)
  }

  @Test("what happens later is found later, and is the same", arguments: faultless + faulty)
  func shift(name: String, script: Script) {
    let trace = script.trace()
    var later = trace
    let standing = TraceRow(
      frame: 0, keyboardTop: trace.rows[0].keyboardTop, composerTop: trace.rows[0].composerTop,
      composerBottom: trace.rows[0].composerBottom, newestBottom: trace.rows[0].newestBottom)
    later.rows = [TraceRow](repeating: standing, count: 30) + trace.rows
    if let top = trace.rows[0].sheetTop {
      for index in 0..<30 { later.rows[index].sheetTop = top }
    }
    for index in later.rows.indices { later.rows[index].frame = index }
    let expected = Diagnosis(of: trace).occurrences.map { finding in
      var finding = finding
      finding.frames = finding.frames.lowerBound + 30...finding.frames.upperBound + 30
      return finding
    }
    #expect(Diagnosis(of: later).occurrences == expected)
  }

  @Test("frames are those of the trace, wherever it begins")
  func numbering() throws {
    var trace = Self.faulty[0].script.trace()
    let first = try #require(Diagnosis(of: trace).findings.first)
    for index in trace.rows.indices { trace.rows[index].frame += 1000 }
    let moved = try #require(Diagnosis(of: trace).findings.first)
    #expect(moved.frames.lowerBound == first.frames.lowerBound + 1000)
    #expect(Line(of: trace)[1000] == Script.low)
    #expect(Line(of: trace)[999] == nil)
  }

  @Test("without events nothing that needs them is judged")
  func eventsRemoved() {
    var trace = Script.chat.trace(knownEvents: [])
    for index in trace.rows.indices { trace.rows[index].events = [] }
    let diagnosis = Diagnosis(of: trace)
    #expect(
      diagnosis.notJudged == [.silent, .dropped, .dipped, .eatenTap, .deadReturn, .lostAnchor])
    #expect(diagnosis.findings == [])
    #expect(diagnosis.verdict == "Nothing found")
    #expect(!diagnosis.isOneMotion)
  }

  @Test("present and dismiss are told by the sheet where a trace lacks them")
  func inferred() {
    for (script, kind) in [(Script.opening, Cause.Kind.present), (.closing, .dismiss)] {
      let told = Diagnosis(of: script.trace()).metrics.answers
      var trace = script.trace(knownEvents: [])
      for index in trace.rows.indices { trace.rows[index].events = [] }
      let inferred = Diagnosis(of: trace).metrics.answers
      #expect(told.map(\.cause.kind) == [kind])
      #expect(inferred == told)
    }
  }

  @Test("an empty trace has no fault")
  func empty() {
    let trace = Trace(strategy: "", scene: nil, device: .phone, rate: .sixty)
    #expect(Diagnosis(of: trace).findings == [])
  }
}
