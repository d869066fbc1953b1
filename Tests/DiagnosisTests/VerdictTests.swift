import Choreography
import Testing

@testable import Diagnosis

@Suite("Verdicts")
struct VerdictTests {
  private static func found(
    _ symptom: Symptom, points: Double? = nil, milliseconds: Double? = nil
  ) -> Finding {
    Finding(symptom: symptom, frames: 0...1, points: points, milliseconds: milliseconds)
  }

  static let texts: [(findings: [Finding], notJudged: [Symptom], long: String, short: String)] = [
    ([], [], "One motion", "One motion"),
    ([], [.silent], "Nothing found", "Nothing found"),
    ([found(.silent)], [], "Silent: no keyboard", "Silent: no keyboard"),
    (
      [found(.silent), found(.covered, points: 302)], [], "Silent: no keyboard",
      "Silent: no keyboard"
    ),
    (
      [found(.staggered, milliseconds: 416.67), found(.bounced, points: 22.124)], [.silent],
      "Bounced 22 pt, staggered 417 ms", "Bounced 22 pt"
    ),
    (
      [found(.drifted, points: 74.4, milliseconds: 400), found(.bounced, points: 22.1)], [],
      "Bounced 22 pt", "Bounced 22 pt"
    ),
    (
      [found(.drifted, points: 55.838, milliseconds: 400), found(.staggered, milliseconds: 100)],
      [], "Drifted 56 pt, staggered 100 ms", "Drifted 56 pt"
    ),
    (
      [found(.shoved, points: 358), found(.bounced, points: 325.69)], [],
      "Shoved 358 pt, bounced 326 pt", "Shoved 358 pt"
    ),
    (
      [found(.dropped, points: 320, milliseconds: 316.67)], [], "Dropped at 317 ms",
      "Dropped at 317 ms"
    ),
    ([found(.dropped, points: 320)], [], "Dropped 320 pt", "Dropped 320 pt"),
    ([found(.covered, points: 0.62)], [], "Covered 0.6 pt", "Covered 0.6 pt"),
    ([found(.floating, points: 9.96)], [], "Floating 10 pt", "Floating 10 pt"),
    ([found(.jumped, points: 9.04)], [], "Jumped 9 pt", "Jumped 9 pt"),
    ([found(.lingered, milliseconds: 83.3)], [], "Lingered 83 ms", "Lingered 83 ms"),
    (
      [found(.lostAnchor, points: 12), found(.eatenTap)], [], "Eaten tap, lost anchor 12 pt",
      "Eaten tap"
    ),
  ]

  @Test("a verdict names the gravest symptom and the next of another kind", arguments: texts)
  func verdict(findings: [Finding], notJudged: [Symptom], long: String, short: String) {
    let diagnosis = Diagnosis(findings: findings, notJudged: notJudged)
    #expect(diagnosis.verdict == long)
    #expect(diagnosis.shortVerdict == short)
  }

  @Test("of each symptom the worst occurrence is a finding, and all of them are kept")
  func worst() {
    let small = Finding(symptom: .drifted, frames: 10...20, points: 2)
    let large = Finding(symptom: .drifted, frames: 30...40, points: 3)
    let jump = Finding(symptom: .jumped, frames: 35...35, points: 9)
    let diagnosis = Diagnosis(findings: [large, jump, small])
    #expect(diagnosis.findings == [jump, large])
    #expect(diagnosis.occurrences == [small, large, jump])
    #expect(diagnosis.finding(.drifted) == large)
  }

  @Test("the order of gravity is that of the table")
  func order() {
    #expect(Symptom.allCases.shuffled().sorted() == Symptom.allCases)
    #expect(Symptom.silent < .lostAnchor)
  }
}
