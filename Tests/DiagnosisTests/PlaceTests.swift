import Choreography
import Testing

@testable import Diagnosis

@Suite("Faults of place")
struct PlaceTests {
  @Test(
    "at rest a composer is covered more than half a point below its line",
    arguments: [(302.0, true), (0.6, true), (0.5, false), (-0.6, false)])
  func covered(points: Double, isCovered: Bool) {
    let script = Script.still(composer: Script.high + points, keyboard: Script.high)
    let finding = script.diagnosis().finding(.covered)
    #expect((finding != nil) == isCovered)
    if let figure = finding?.points { #expect(abs(figure - points) < 1e-9) }
    if isCovered { #expect(finding?.frames == 0...120) }
  }

  @Test(
    "at rest a composer floats more than half a point above its line",
    arguments: [(336.0, true), (0.6, true), (0.5, false), (-0.6, false)])
  func floating(points: Double, isFloating: Bool) {
    let script = Script.still(composer: Script.high - points, keyboard: Script.high)
    let finding = script.diagnosis().finding(.floating)
    #expect((finding != nil) == isFloating)
    if let figure = finding?.points { #expect(abs(figure - points) < 1e-9) }
  }

  @Test("a composer that has seen no keyboard does not float")
  func noKeyboardYet() {
    #expect(Script.still(composer: 774).diagnosis().isOneMotion)
  }

  @Test("a new presentation forgets the keyboard of the one before")
  func newSheet() {
    var script = Script.still(composer: 774)
    script.sheet = { $0 > 0.3 && $0 < 0.9 ? 68 : nil }
    script.composer = { $0 > 0.9 ? 774 : nil }
    script.keyboard = { $0 < 0.7 ? Script.high : Script.bottom }
    script.events = [(0.5, .dismiss)]
    #expect(script.diagnosis().finding(.floating)?.points == 44)
    script.events.append((0.8, .present))
    #expect(script.diagnosis().finding(.floating) == nil)
  }

  @Test("nothing is at rest until all has stood for 0.2 s without a finger")
  func rest() {
    var script = Script.still(composer: 600, keyboard: Script.high)
    script.newest = { $0 < 1 ? 540 - 60 * $0 : 480 }
    script.finger = { $0 > 1.5 ? 300 : nil }
    #expect(
      script.diagnosis().occurrences.filter { $0.symptom == .covered }.map(\.frames) == [
        0...0, 72...89,
      ])
  }

  @Test(
    "what goes 30 pt a second stands, what is faster moves",
    arguments: [(29.9, true), (30.1, false)])
  func moving(speed: Double, isStanding: Bool) {
    for rate in [RefreshRate.sixty, .oneTwenty] {
      var script = Script.still(composer: 600, keyboard: Script.high)
      script.newest = { 480 - speed * $0 }
      let covered = script.diagnosis(rate: rate).occurrences.filter { $0.symptom == .covered }
      #expect((covered.last?.frames.upperBound == rate.frames(in: 2)) == isStanding)
    }
  }

  /// A conversation whose composer is lower by `points` while the keyboard comes.
  private func drifting(by points: Double, from start: Double = 0.2) -> Script {
    var script = Script.chat
    script.lowerComposer(by: points, from: start, to: 0.55)
    return script
  }

  @Test(
    "while the keyboard moves a composer drifts more than a point off its line",
    arguments: [(1.1, true), (1, false), (-1.1, true), (-1, false)])
  func drifted(points: Double, isDrifting: Bool) throws {
    let finding = drifting(by: points).diagnosis().finding(.drifted)
    #expect((finding != nil) == isDrifting)
    guard isDrifting else { return }
    let found = try #require(finding)
    #expect(abs((found.points ?? 0) - abs(points)) < 1e-9)
    #expect(found.frames == 13...32)
    #expect(found.milliseconds.map { ($0 * 1000).rounded() / 1000 } == 333.333)
  }

  @Test("a composer that is off its line while the keyboard stands does not drift")
  func standing() {
    var script = Script.chat
    script.lowerComposer(by: 50, from: 0.8, to: 0.9)
    #expect(script.diagnosis().finding(.drifted) == nil)
  }

  @Test("a rising sheet lowers the line by what it still has to go")
  func risingSheet() {
    let line = Line(of: Script.opening.trace())
    #expect(line[12] == Script.low + 784)
    #expect(line[60] == Script.high)
    #expect(line[0] == Script.low)
  }

  @Test("a sheet that leaves for good has no line, one that is still under way none either")
  func noLine() {
    let line = Line(of: Script.closing.trace())
    #expect(line[11] == Script.high)
    // It is dismissed in frame 12, and moves from the next one on.
    #expect((12..<37).allSatisfy { line[$0] == nil })
    #expect(line[37] != nil)
    var trace = Script.opening.trace()
    trace.rows = Array(trace.rows.prefix(30))
    #expect(Line(of: trace)[20] == nil)
  }

  @Test("a sheet that a finger holds or has thrown takes the composer along without a drift")
  func heldSheet() {
    var script = Script()
    script.finger = { $0 > 0.5 && $0 < 1 ? 100 + 400 * ($0 - 0.5) : nil }
    script.sheet = { time in
      if time < 0.5 { return 68 }
      return time < 1
        ? 68 + 400 * (time - 0.5)
        : Curve.sheet.place(time, from: 268, to: 68, start: 1)
    }
    script.keyboard = { [sheet = script.sheet] in (sheet($0) ?? 68) + 448 }
    script.composer = script.keyboard
    script.events = [(0.52, .dragBegan), (1, .released)]
    #expect(script.diagnosis().isOneMotion)
    script.finger = { _ in nil }
    script.events = []
    #expect(script.diagnosis().finding(.drifted) != nil)
  }

  @Test("the gap is from the composer's bottom to the keyboard's top")
  func gap() {
    let rows = Script.still(composer: Script.low, keyboard: Script.high).trace().rows
    #expect(rows[0].gap == -302)
    #expect(TraceRow(frame: 0, keyboardTop: 516).gap == nil)
  }
}
