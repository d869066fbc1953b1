import Choreography
import Testing

@testable import Diagnosis

@Suite("Faults of motion")
struct MotionFaultTests {
  /// A conversation whose composer goes `points` beyond its place for three frames.
  private func bouncing(by points: Double) -> Script {
    var script = Script.chat
    script.composer = { [composer = script.composer] time in
      composer(time).map { time >= 0.75 && time < 0.8 ? $0 - points : $0 }
    }
    script.newest = { _ in nil }
    return script
  }

  @Test(
    "a composer bounces more than a point beyond its place",
    arguments: [(22.1, true), (1.1, true), (1, false), (0.9, false)])
  func bounced(points: Double, isBouncing: Bool) throws {
    let diagnosis = bouncing(by: points).diagnosis()
    #expect((diagnosis.finding(.bounced) != nil) == isBouncing)
    #expect(abs(diagnosis.metrics.overshoot - points) < 1e-9)
    guard isBouncing else { return }
    #expect(diagnosis.finding(.bounced)?.points == diagnosis.metrics.overshoot)
    #expect(diagnosis.finding(.bounced)?.frames == 45...47)
  }

  @Test("a composer that stays where it has gone does not bounce")
  func staying() {
    var script = Script.chat
    script.composer = { [composer = script.composer] time in
      composer(time).map { time < 1.3 ? $0 - min(1, max(0, (time - 0.3) * 2)) * 100 : $0 }
    }
    #expect(script.diagnosis().finding(.bounced) == nil)
  }

  @Test("a composer that was beyond its place before does not bounce")
  func beyondBefore() {
    var script = Script.still(composer: 400)
    script.composer = { 400 + min(1, max(0, $0 - 0.5)) * 418 }
    #expect(script.diagnosis().finding(.bounced) == nil)
  }

  @Test("a movement with a finger in it is not judged for a bounce")
  func finger() {
    var script = bouncing(by: 50)
    script.finger = { $0 > 0.7 && $0 < 0.8 ? 100 + 300 * $0 : nil }
    #expect(script.diagnosis().finding(.bounced) == nil)
  }

  @Test("a touch that moves less than 3 pt is a tap", arguments: [(2.9, true), (3, false)])
  func slop(way: Double, isTap: Bool) {
    var script = bouncing(by: 50)
    script.finger = { $0 >= 0.7 && $0 < 0.9 ? ($0 < 0.8 ? 100 : 100 + way) : nil }
    #expect((script.diagnosis().finding(.bounced) != nil) == isTap)
    let causes = script.diagnosis().metrics.answers.map(\.cause.kind)
    #expect(causes.contains(.drag) != isTap)
  }

  /// A composer that steps by `step` in frame 60 and by `neighbour` in the frames beside it.
  private func stepping(_ step: Double, before: Double = 0, after: Double = 0) -> Script {
    var script = Script()
    script.composer = { time in
      if time < 59.0 / 60 { return 700 }
      if time < 1 { return 700 + before }
      return time < 61.0 / 60 ? 700 + before + step : 700 + before + step + after
    }
    return script
  }

  @Test(
    "a jump is a single step of more than 8 pt, four times longer than those beside it",
    arguments: [
      (8.1, 0, 0, true), (8, 0, 0, false), (-302, 0, 0, true), (20, 4.9, 4.9, true),
      (20, 5, 0, false), (20, 0, 5, false),
    ])
  func jumped(step: Double, before: Double, after: Double, isJump: Bool) {
    let diagnosis = stepping(step, before: before, after: after).diagnosis()
    let finding = diagnosis.finding(.jumped)
    #expect((finding != nil) == isJump)
    guard isJump else { return }
    #expect(abs((finding?.points ?? 0) - abs(step)) < 1e-9)
    #expect(finding?.frames == 60...60)
  }

  @Test("a step that the line makes too is no jump")
  func lineSteps() {
    var script = Script()
    script.keyboard = { $0 < 1 ? Script.bottom : Script.high }
    script.followKeyboard()
    #expect(script.diagnosis().finding(.jumped) == nil)
  }

  @Test("a step that the sheet makes too is no jump, and one against it is")
  func sheetSteps() {
    var script = Script()
    script.sheet = { $0 < 1 ? 426 : 326 }
    script.composer = { [sheet = script.sheet] in (sheet($0) ?? 0) + 300 }
    #expect(script.diagnosis().finding(.jumped) == nil)
    script.composer = { _ in 726 }
    #expect(script.diagnosis().finding(.jumped)?.points == 100)
  }

  @Test("the composer's turns are counted, those at a new cause and under a finger are not")
  func reversals() {
    #expect(bouncing(by: 50).diagnosis().metrics.reversals == 1)
    #expect(bouncing(by: 0.9).diagnosis().metrics.reversals == 0)
    var tapped = bouncing(by: 50)
    tapped.events.append((0.8, .tap))
    #expect(tapped.diagnosis().metrics.reversals == 0)
  }

  @Test("distances and frames out of step are those to the line")
  func distances() {
    var script = Script.still(composer: Script.low)
    script.duration = 99.0 / 60
    script.lowerComposer(by: 10, from: 50.0 / 60)
    script.lowerComposer(by: 20, from: 75.0 / 60)
    let metrics = script.diagnosis().metrics
    #expect(metrics.worstDistance == 30)
    #expect(metrics.meanDistance == 10)
    #expect(metrics.framesOutOfStep == 50)
  }

  @Test("onsets and rests are the first and last moving frames for each cause")
  func answers() throws {
    let answers = Script.chat.diagnosis().metrics.answers
    #expect(answers.map(\.cause) == [Cause(kind: .tap, frame: 12), Cause(kind: .tap, frame: 78)])
    let first = try #require(answers.first)
    #expect(first.sheet == nil)
    #expect(first.keyboard?.onset == 13)
    #expect(first.stagger == nil)
    #expect(answers[1].keyboard?.onset == 79)
    let opening = try #require(Script.opening.diagnosis().metrics.answer(at: 40))
    #expect(opening.sheet?.onset == 13)
    #expect(opening.keyboard?.onset == 15)
    #expect(opening.stagger == 2)
    #expect(Script.opening.diagnosis().metrics.answer(at: 11) == nil)
  }
}
