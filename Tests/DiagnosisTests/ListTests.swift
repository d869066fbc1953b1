import Choreography
import Testing

@testable import Diagnosis

@Suite("Faults of taps and of the list")
struct ListTests {
  /// A tap at `place` that takes the focus away.
  private func tap(at place: Double, events: [Event] = [.tap, .blurAsked]) -> Script {
    var script = Script.still(composer: Script.high, keyboard: Script.high)
    script.finger = { $0 >= 1 && $0 < 61.0 / 60 ? place : nil }
    script.events = events.map { (1, $0) }
    return script
  }

  /// What a trace can say that has no name for taps which were eaten.
  private static let unnamed = Set(Event.allCases).subtracting([.eaten])

  @Test("a tap that was eaten is told by its event, wherever it was")
  func eaten() {
    let diagnosis = tap(at: 300, events: [.tap, .eaten, .blurAsked]).diagnosis()
    #expect(diagnosis.findings == [Finding(symptom: .eatenTap, frames: 60...60)])
    #expect(diagnosis.verdict == "Eaten tap")
    #expect(tap(at: 490).diagnosis().isOneMotion)
  }

  @Test("without that event, a tap in the composer's row that only takes the focus away was eaten")
  func inferred() {
    let trace = tap(at: 490).trace(knownEvents: Self.unnamed)
    #expect(Diagnosis(of: trace).findings == [Finding(symptom: .eatenTap, frames: 60...60)])
  }

  @Test("a tap above the row, one that leaves the focus and one that acts were not eaten")
  func notEaten() {
    func isWell(_ script: Script) -> Bool {
      Diagnosis(of: script.trace(knownEvents: Self.unnamed)).finding(.eatenTap) == nil
    }
    #expect(isWell(tap(at: 300)))
    #expect(isWell(tap(at: 490, events: [.tap])))
    #expect(isWell(tap(at: 490, events: [.tap, .sent, .blurAsked])))
  }

  /// A conversation whose newest message is off its place by `points` from the keyboard's start.
  private func losing(_ points: Double) -> Script {
    var script = Script.chat
    script.newest = { [newest = script.newest] time in
      newest(time).map { time > 0.21 ? $0 + points : $0 }
    }
    return script
  }

  @Test(
    "the newest message is lost when it does not find back to the list's end",
    arguments: [(302.0, true), (-0.6, true), (0.5, false)])
  func lost(points: Double, isLost: Bool) {
    let finding = losing(points).diagnosis().finding(.lostAnchor)
    #expect((finding != nil) == isLost)
    if let figure = finding?.points { #expect(abs(figure - abs(points)) < 1e-9) }
    if isLost { #expect(finding?.frames.lowerBound == 12) }
  }

  @Test("a list that was not at its end has nothing to lose")
  func scrolled() {
    var script = Script.chat
    script.newest = { time in time < 0.21 ? 900 : 1000 }
    #expect(script.diagnosis().finding(.lostAnchor) == nil)
  }

  @Test("a finger on the list may take the newest message away")
  func finger() {
    var script = losing(100)
    script.finger = { $0 > 0.3 && $0 < 0.5 ? 200 + 100 * $0 : nil }
    #expect(script.diagnosis().finding(.lostAnchor) == nil)
  }
}
