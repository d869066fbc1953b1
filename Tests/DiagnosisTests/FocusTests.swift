import Choreography
import Testing

@testable import Diagnosis

@Suite("Faults of focus")
struct FocusTests {
  /// Focus asked in frame 12, and a keyboard of `height` from frame 20 on, for `duration` seconds.
  private func asked(height: Double, duration: Double = 2) -> Script {
    var script = Script.still(composer: Script.low)
    script.duration = duration
    script.keyboard = { $0 < 20.0 / 60 ? Script.bottom : Script.bottom - height }
    script.events = [(0.2, .focusAsked)]
    return script
  }

  @Test("a keyboard that never becomes visible is silence, to the trace's end")
  func silence() {
    let diagnosis = asked(height: 0.5).diagnosis()
    #expect(diagnosis.findings == [Finding(symptom: .silent, frames: 12...120)])
    #expect(diagnosis.verdict == "Silent: no keyboard")
  }

  @Test("a keyboard that becomes visible is none")
  func answered() { #expect(asked(height: 0.6).diagnosis().finding(.silent) == nil) }

  @Test("silence needs a quarter of a second", arguments: [(27, true), (26, false)])
  func patience(frames: Int, isSilent: Bool) {
    let script = asked(height: 0, duration: Double(frames) / 60)
    #expect((script.diagnosis().finding(.silent) != nil) == isSilent)
  }

  @Test("silence ends where the focus is given up", arguments: [Event.blurAsked, .dismiss])
  func silenceEnds(event: Event) {
    var script = asked(height: 0)
    script.events.append((0.7, event))
    #expect(script.diagnosis().findings == [Finding(symptom: .silent, frames: 12...42)])
  }

  @Test("where no keyboard can show, silence is no fault")
  func noKeyboard() {
    var trace = asked(height: 0).trace()
    trace.canShowKeyboard = false
    #expect(Diagnosis(of: trace).isOneMotion)
  }

  @Test("a hidden field that still has the focus at the end is silence")
  func prewarm() {
    var script = Script.chat
    script.events = []
    script.keyboard = { _ in Script.high }
    script.followKeyboard()
    script.focus = { $0 < 0.5 ? .none : .prewarm }
    #expect(script.diagnosis().finding(.silent)?.frames == 30...144)
    script.focus = { $0 < 0.5 ? .prewarm : .field("message") }
    #expect(script.diagnosis().finding(.silent) == nil)
  }

  /// A keyboard shown in frame 12 that sinks by `points` in frame 60.
  private func sinking(by points: Double) -> Script {
    var script = Script()
    script.keyboard = { time in
      time < 1
        ? Curve.keyboard.place(time, from: Script.bottom, to: Script.high, start: 0.2)
        : Script.high + points
    }
    script.followKeyboard()
    script.events = [(0.2, .tap), (0.2, .willShow)]
    return script
  }

  @Test("a keyboard that sinks by itself was dropped, so long after its cause")
  func dropped() throws {
    let finding = try #require(sinking(by: 336).diagnosis().finding(.dropped))
    #expect(finding.points == 336)
    #expect(finding.milliseconds == 800)
    #expect(finding.frames == 60...60)
    #expect(finding.phrase == "Dropped at 800 ms")
  }

  @Test("a drop is more than a point", arguments: [(1.0, false), (1.1, true)])
  func dropThreshold(points: Double, isDropped: Bool) {
    #expect((sinking(by: points).diagnosis().finding(.dropped) != nil) == isDropped)
  }

  @Test("a keyboard that was put away was not dropped", arguments: [Event.blurAsked, .dismiss])
  func putAway(event: Event) {
    var script = sinking(by: 336)
    script.events.append((0.9, event))
    #expect(script.diagnosis().finding(.dropped) == nil)
  }

  @Test("a keyboard that a finger took down was not dropped")
  func dragged() {
    var script = sinking(by: 336)
    script.finger = { $0 > 0.9 && $0 < 1.2 ? 300 + 400 * $0 : nil }
    #expect(script.diagnosis().finding(.dropped) == nil)
  }

  @Test("lower keys are no drop, and what sinks after them is")
  func relayout() {
    var script = sinking(by: 45)
    script.events.append((1, .relayout))
    #expect(script.diagnosis().finding(.dropped) == nil)
    script.keyboard = { [keyboard = script.keyboard] in keyboard($0) + ($0 < 1.5 ? 0 : 20) }
    #expect(script.diagnosis().finding(.dropped)?.points == 20)
  }
}
