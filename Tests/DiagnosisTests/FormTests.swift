import Choreography
import Testing

@testable import Diagnosis

@Suite("Faults of forms and of laying out anew")
struct FormTests {
  /// A form whose keyboard is up: the focused field's top and the button's bottom.
  private func form(field: Double, button: Double) -> Diagnosis {
    var trace = Script.still(composer: button, keyboard: Script.high).trace()
    trace.scene = .form
    for index in trace.rows.indices { trace.rows[index].composerTop = field }
    return Diagnosis(of: trace)
  }

  @Test(
    "a button under the keyboard is hidden, a field under it is covered",
    arguments: [
      (300.0, 516.0, nil as Symptom?), (300, 818, .hiddenAction), (464, 818, .hiddenAction),
      (465, 818, .covered), (600, 818, .covered),
    ])
  func inSight(field: Double, button: Double, symptom: Symptom?) {
    let diagnosis = form(field: field, button: button)
    #expect(diagnosis.findings.map(\.symptom) == (symptom.map { [$0] } ?? []))
    if symptom == .hiddenAction {
      #expect(diagnosis.verdict == "Hidden action 302 pt")
    }
  }

  @Test("outside of a form there is no button that could be hidden")
  func noForm() {
    #expect(Script.still(composer: 818, keyboard: 516).diagnosis().verdict == "Covered 302 pt")
  }

  @Test("a return that does nothing is dead, each time")
  func deadReturn() {
    var script = Script.still(composer: 516, keyboard: 516)
    script.events = [(0.5, .returnIgnored), (1.2, .returnIgnored)]
    let diagnosis = script.diagnosis()
    #expect(diagnosis.occurrences.map(\.frames) == [30...30, 72...72])
    #expect(diagnosis.verdict == "Dead return")
  }

  /// A keyboard that goes down at 0.5 s and comes back at 0.6 s.
  private func dip(_ events: [(time: Double, event: Event)], depth: Double = 100) -> Script {
    var script = Script()
    script.keyboard = { time in
      time < 0.5 || time > 1 ? 516 : 516 + depth * (time < 0.6 ? time - 0.5 : 1 - time) * 4
    }
    script.followKeyboard()
    script.events = [(0.5, .blurAsked), (0.5, .willHide), (0.6, .focusAsked), (0.6, .willShow)]
    script.events += events
    return script
  }

  @Test("a keyboard that leaves between two fields has dipped, by how far it went")
  func dipped() {
    let finding = dip([]).diagnosis().finding(.dipped)
    #expect(finding?.frames.lowerBound == 30)
    #expect(abs((finding?.points ?? 0) - 160) < 10)
    #expect(finding.map { abs(($0.milliseconds ?? 0) - 100) < 1 } == true)
  }

  @Test("it has not, where a finger asked for both, nothing was asked, or it hardly moved")
  func notDipped() {
    #expect(dip([(0.55, .tap)]).diagnosis().finding(.dipped) == nil)
    #expect(dip([(0.55, .present)]).diagnosis().finding(.dipped) == nil)
    #expect(dip([], depth: 0.5).diagnosis().finding(.dipped) == nil)
    var gone = dip([])
    gone.remove(.focusAsked)
    #expect(gone.diagnosis().finding(.dipped) == nil)
    // The tap that clears the focus may be the one that asks for the next field.
    #expect(dip([(0.5, .tap)]).diagnosis().finding(.dipped) != nil)
  }

  /// A conversation whose keys become lower at 1 s.
  private func changingKeys(late: Double = 0) -> Script {
    var script = Script()
    script.keyboard = { $0 < 1 ? 516 : 561 }
    script.composer = { $0 < 1 + late ? 516 : 561 }
    script.newest = { [composer = script.composer] in composer($0).map { $0 - 62 } }
    script.events = [(1, .relayout)]
    return script
  }

  @Test("what is elsewhere since all was laid out anew has not moved, jumped or dropped")
  func relayout() {
    let diagnosis = changingKeys().diagnosis()
    #expect(diagnosis.isOneMotion)
    #expect(diagnosis.metrics.reversals == 0)
  }

  @Test("who comes a frame after it has jumped")
  func lateRelayout() {
    #expect(changingKeys(late: 1.0 / 60).diagnosis().verdict == "Jumped 45 pt")
  }

  @Test("a phone that was turned is judged by its own edges")
  func turned() {
    var trace = Script.still(composer: 516, keyboard: 516).trace()
    var device = Device.phone
    device.size = Size(width: 852, height: 393)
    device.safeArea = Device.SafeArea(top: 0, bottom: 21)
    trace.turns = [Trace.Turn(frame: 60, device: device)]
    for index in trace.rows.indices where trace.rows[index].frame >= 60 {
      trace.rows[index].keyboardTop = 184
      trace.rows[index].composerBottom = 184
      trace.rows[index].composerTop = 132
    }
    trace.rows[60].events = [.relayout]
    #expect(Diagnosis(of: trace).isOneMotion)
    #expect(Line(of: trace)[59] == 516)
    #expect(Line(of: trace)[60] == 184)
    for index in trace.rows.indices where trace.rows[index].frame >= 60 {
      trace.rows[index].keyboardTop = 393
    }
    #expect(Diagnosis(of: trace).finding(.floating)?.points == 188)
  }
}
