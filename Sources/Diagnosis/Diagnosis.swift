import Choreography

/// What a trace was judged to be: its symptoms, its verdict and the figures behind it.
public struct Diagnosis: Hashable, Sendable {
  /// What was found, gravest first: of each symptom its worst occurrence.
  public var findings: [Finding]
  /// Every occurrence of every symptom found, in the order of time.
  public var occurrences: [Finding]
  /// Symptoms that could not be judged since the trace lacks their events, gravest first.
  public var notJudged: [Symptom]
  /// The figures behind the verdict.
  public var metrics: Metrics

  /// A diagnosis from what was found, in any order.
  public init(findings: [Finding], notJudged: [Symptom] = [], metrics: Metrics = Metrics()) {
    self.occurrences = findings.sorted {
      ($0.frames.lowerBound, $0.symptom) < ($1.frames.lowerBound, $1.symptom)
    }
    let occurrences = self.occurrences
    self.findings = Symptom.allCases.compactMap { symptom in
      let found = occurrences.filter { $0.symptom == symptom }
      guard let worst = found.map(\.severity).max() else { return nil }
      // Equal but for the rounding of a trace's three decimals: the first of them counts.
      return found.first { $0.severity >= worst - 0.001 }
    }
    self.notJudged = notJudged.sorted()
    self.metrics = metrics
  }

  /// Judges `trace`, from its rows alone.
  public init(of trace: Trace) {
    let course = Course(trace)
    let metrics = course.metrics
    let notJudged = Symptom.allCases.filter { symptom in
      symptom.requiredEvents.contains { !trace.knownEvents.contains($0) }
    }
    let findings = Symptom.allCases.filter { !notJudged.contains($0) }.flatMap { symptom in
      course.findings(of: symptom, metrics: metrics)
    }
    self.init(findings: findings, notJudged: notJudged, metrics: metrics)
  }

  /// The worst occurrence of `symptom`, where it was found.
  public func finding(_ symptom: Symptom) -> Finding? {
    findings.first { $0.symptom == symptom }
  }
}
