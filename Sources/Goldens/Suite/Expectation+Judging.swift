import Catalog
import Choreography
import Diagnosis

extension Expectation: CustomStringConvertible {
  /// The expectation as it is written.
  public var description: String {
    switch self {
    case .noSymptoms: "noSymptoms"
    case .found(let symptom): symptom.rawValue
    case .absent(let symptom): "no \(symptom.rawValue)"
    case .upTo(let symptom, let value, let unit):
      "\(symptom.rawValue) up to \(value.plain) \(unit.rawValue)"
    case .composerNotBelowKeyboard(Self.slack): "composer never below keyboard"
    case .composerNotBelowKeyboard(let limit):
      "composer never below keyboard by \(limit.plain) pt"
    case .restsWithin(let time): "rests within \(time.plain) ms"
    }
  }

  /// What is wrong with a trace, in a sentence; `nil` where the expectation holds.
  public func complaint(about trace: Trace, _ diagnosis: Diagnosis) -> String? {
    switch self {
    case .noSymptoms:
      if let first = diagnosis.findings.first { return place(first, trace) }
      return diagnosis.notJudged.isEmpty ? nil : "not everything could be judged"
    case .found(let symptom):
      return diagnosis.finding(symptom) == nil ? "\(symptom.rawValue) is not found" : nil
    case .absent(let symptom):
      if diagnosis.notJudged.contains(symptom) { return "\(symptom.rawValue) is not judged" }
      return diagnosis.finding(symptom).map { place($0, trace) }
    case .upTo(let symptom, let limit, let unit):
      if diagnosis.notJudged.contains(symptom) { return "\(symptom.rawValue) is not judged" }
      let worst = diagnosis.occurrences.filter { $0.symptom == symptom }.first { finding in
        (unit == .points ? finding.points : finding.milliseconds).map { $0 > limit } ?? true
      }
      return worst.map { place($0, trace) }
    case .composerNotBelowKeyboard(let limit): return below(trace, limit)
    case .restsWithin(let limit): return restless(trace, diagnosis, limit)
    }
  }

  private func place(_ finding: Finding, _ trace: Trace) -> String {
    "\(finding.phrase) from \(moment(finding.frames.lowerBound, trace))"
  }

  private func moment(_ frame: Int, _ trace: Trace) -> String {
    "frame \(frame) (\(Int(trace.rate.milliseconds(at: frame).rounded())) ms)"
  }

  private func below(_ trace: Trace, _ limit: Double) -> String? {
    let visible = trace.rows.filter { $0.keyboardTop < trace.device.size.height - 0.5 }
    guard
      let worst = visible.filter({ ($0.gap ?? 0) < -limit }).min(by: {
        ($0.gap ?? 0) < ($1.gap ?? 0)
      })
    else { return nil }
    return "composer is \(TraceComparison.points(worst.gap ?? 0)) below the keyboard's top at "
      + moment(worst.frame, trace)
  }

  private func restless(_ trace: Trace, _ diagnosis: Diagnosis, _ limit: Double) -> String? {
    for answer in diagnosis.metrics.answers {
      guard let rest = answer.rest else { continue }
      let time = trace.rate.milliseconds(at: rest - answer.cause.frame)
      if time > limit {
        return "rests \(Int(time.rounded())) ms after \(moment(answer.cause.frame, trace))"
      }
    }
    return nil
  }
}
