import Catalog
import Choreography
import Diagnosis

/// A lane or a trace file with what it was judged to be, as text and as JSON.
struct Judgement {
  /// The link, or the file's name.
  let name: String
  /// The strategy's name.
  let strategy: String
  /// What was judged.
  let trace: Trace
  /// What it was judged to be.
  let diagnosis: Diagnosis

  /// Judges `trace`.
  init(name: String, strategy: String, trace: Trace) {
    self.name = name
    self.strategy = strategy
    self.trace = trace
    diagnosis = Diagnosis(of: trace)
  }

  /// The verdict on a line, then a line for each symptom.
  var text: String {
    var text = "\(name.printable): \(diagnosis.verdict)\n"
    let words = diagnosis.findings.map { $0.symptom.rawValue.padded(to: 10) }
    for (finding, word) in zip(diagnosis.findings, words) {
      let figures = [
        finding.points.map { "\(Decimals.shortest($0)) pt" },
        finding.milliseconds.map { "\(Decimals.shortest($0)) ms" },
      ].compactMap { $0 }
      text += "  \(word)  \(span(finding.frames))"
      text += figures.isEmpty ? "\n" : "  \(figures.joined(separator: ", "))\n"
    }
    if !diagnosis.notJudged.isEmpty {
      text += "  not judged: \(diagnosis.notJudged.map(\.rawValue).joined(separator: ", "))\n"
    }
    return text
  }

  private func span(_ frames: ClosedRange<Int>) -> String {
    let first = Decimals.shortest(trace.rate.milliseconds(at: frames.lowerBound).rounded())
    let last = Decimals.shortest(trace.rate.milliseconds(at: frames.upperBound).rounded())
    return frames.count == 1
      ? "frame \(frames.lowerBound) (\(first) ms)"
      : "frames \(frames.lowerBound) to \(frames.upperBound) (\(first) to \(last) ms)"
  }

  /// Everything that was found.
  var json: JSON {
    .object([
      .init("name", .string(name)), .init("strategy", .string(strategy)),
      .init("scene", trace.scene.map { .string($0.rawValue) } ?? .null),
      .init("device", .string(trace.device.id)),
      .init("refreshRate", .integer(trace.rate.hertz)),
      .init("frames", .integer(trace.rows.count)),
      .init("verdict", .string(diagnosis.verdict)),
      .init("oneMotion", .bool(diagnosis.isOneMotion)),
      .init("symptoms", .array(diagnosis.findings.map(json))),
      .init("notJudged", .array(diagnosis.notJudged.map { .string($0.rawValue) })),
      .init("metrics", metrics),
    ])
  }

  private func json(_ finding: Finding) -> JSON {
    .object([
      .init("symptom", .string(finding.symptom.rawValue)),
      .init("phrase", .string(finding.phrase)),
      .init("from", .integer(finding.frames.lowerBound)),
      .init("to", .integer(finding.frames.upperBound)),
      .init("from_ms", .number(trace.rate.milliseconds(at: finding.frames.lowerBound))),
      .init("to_ms", .number(trace.rate.milliseconds(at: finding.frames.upperBound))),
      .init("points", .number(finding.points)),
      .init("milliseconds", .number(finding.milliseconds)),
    ])
  }

  private var metrics: JSON {
    let metrics = diagnosis.metrics
    return .object([
      .init("overshoot", .number(metrics.overshoot)),
      .init("worstDistance", .number(metrics.worstDistance)),
      .init("meanDistance", .number(metrics.meanDistance)),
      .init("framesOutOfStep", .integer(metrics.framesOutOfStep)),
      .init("reversals", .integer(metrics.reversals)),
      .init("answers", .array(metrics.answers.map(json))),
    ])
  }

  private func json(_ answer: Metrics.Answer) -> JSON {
    .object([
      .init("cause", .string(answer.cause.kind.rawValue)),
      .init("frame", .integer(answer.cause.frame)), .init("sheet", json(answer.sheet)),
      .init("keyboard", json(answer.keyboard)), .init("composer", json(answer.composer)),
    ])
  }

  private func json(_ motion: Metrics.Motion?) -> JSON {
    guard let motion else { return .null }
    return .object([
      .init("onset", .integer(motion.onset)), .init("rest", .integer(motion.rest)),
    ])
  }
}
