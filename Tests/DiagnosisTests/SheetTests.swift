import Choreography
import Testing

@testable import Diagnosis

@Suite("Faults between sheet and keyboard")
struct SheetTests {
  /// A sheet at medium that the keyboard takes to large in frame 60.
  private var raised: Script {
    var script = Script()
    script.sheet = { Curve.sheet.place($0, from: 426, to: 68, start: 1) }
    script.events = [(1, .raised)]
    return script
  }

  @Test("a raised sheet was shoved by what lies between its detent and its rest")
  func shoved() throws {
    let finding = try #require(raised.diagnosis().finding(.shoved))
    #expect(finding.points == 358)
    #expect(finding.frames.lowerBound == 60)
    #expect(finding.phrase == "Shoved 358 pt")
  }

  @Test("a sheet raised before it has rested was shoved from its detent all the same")
  func shovedInFlight() {
    var script = Script.opening
    script.events.append((0.25, .raised))
    #expect(script.diagnosis().finding(.shoved)?.points == 358)
  }

  /// A sheet that moves up to 426, pauses for some frames and goes on by `points`.
  private func restarting(by points: Double, after frames: Double) -> Script {
    var script = Script()
    script.sheet = { time in
      let frame = time * 60
      if frame < 12 { return nil }
      if frame < 32 { return 426 + (32 - frame) * 20 }
      return frame < 32 + frames + 1 ? 426 : 426 - points
    }
    return script
  }

  @Test(
    "a trace that cannot tell is judged by the sheet's pause and its new start",
    arguments: [(8.1, 3.0, true), (8, 3, false), (8.1, 2, false), (358, 30, true)])
  func restarts(points: Double, frames: Double, isShoved: Bool) {
    let script = restarting(by: points, after: frames)
    let known = Set(Event.allCases).subtracting([.raised])
    let finding = Diagnosis(of: script.trace(knownEvents: known)).finding(.shoved)
    #expect((finding != nil) == isShoved)
    if let shoved = finding?.points { #expect(abs(shoved - points) < 0.2) }
    #expect(script.diagnosis().finding(.shoved) == nil)
  }

  @Test("a sheet that a finger moved on was not shoved")
  func movedByFinger() {
    var script = restarting(by: 100, after: 30)
    script.finger = { $0 > 0.8 && $0 < 1.2 ? 500 - 400 * $0 : nil }
    let trace = script.trace(knownEvents: [.present, .dismiss])
    #expect(Diagnosis(of: trace).finding(.shoved) == nil)
  }

  /// A sheet presented in frame 12, its keyboard first moving `frames` after it.
  private func staggered(by frames: Int) -> Script {
    var script = Script.opening
    let start = (12 + Double(frames)) / 60
    script.keyboard = {
      Curve.keyboard.place($0, from: Script.bottom, to: Script.high, start: start)
    }
    script.followKeyboardInSheet()
    return script
  }

  @Test(
    "sheet and keyboard may start 50 ms apart, not more",
    arguments: [(3, nil), (4, 66.667), (25, 416.667)] as [(Int, Double?)])
  func staggers(frames: Int, milliseconds: Double?) {
    let finding = staggered(by: frames).diagnosis().finding(.staggered)
    #expect(finding?.milliseconds.map { ($0 * 1000).rounded() / 1000 } == milliseconds)
    if milliseconds != nil { #expect(finding?.frames == 13...(13 + frames)) }
  }

  @Test("a keyboard moved by a later cause answers that one")
  func newCause() {
    var script = staggered(by: 25)
    script.events.append((0.6, .tap))
    #expect(script.diagnosis().isOneMotion)
  }

  @Test("a keyboard on its way down is no answer to a presentation")
  func leftover() {
    var script = staggered(by: 25)
    let rising = script.keyboard
    script.keyboard = {
      $0 < 0.4 ? Curve.keyboard.place($0, from: 700, to: 852, start: 0.1) : rising($0)
    }
    #expect(script.diagnosis().finding(.staggered)?.milliseconds.map { Int($0) } == 416)
  }

  /// A sheet that goes alone; its keyboard stays at `height` for `frames` after it has gone.
  private func lingering(height: Double, frames: Int) -> Script {
    var script = Script.closing
    let gone = 37.0 / 60
    script.keyboard = { time in
      if time < gone { return Script.high }
      return time < gone + Double(frames) / 60 ? Script.bottom - height : Script.bottom
    }
    return script
  }

  @Test(
    "a keyboard may stay for 50 ms after its sheet, and a rest of 8 pt",
    arguments: [(336, 4, nil), (336, 5, 83.333), (8, 60, nil), (8.1, 30, 500)]
      as [(Double, Int, Double?)])
  func lingers(height: Double, frames: Int, milliseconds: Double?) {
    let finding = lingering(height: height, frames: frames).diagnosis().finding(.lingered)
    #expect(finding?.milliseconds.map { ($0 * 1000).rounded() / 1000 } == milliseconds)
    if milliseconds != nil { #expect(finding?.frames == 37...(36 + frames)) }
  }

  @Test("a keyboard that is asked for again does not linger")
  func askedAgain() {
    var script = lingering(height: 336, frames: 60)
    script.events.append((38.0 / 60, .focusAsked))
    #expect(script.diagnosis().finding(.lingered) == nil)
  }
}
