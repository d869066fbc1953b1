extension Diagnosis {
  /// The outcome of a lane without a fault.
  public static let oneMotion = "One motion"
  /// The outcome where no fault was found and not everything could be judged.
  public static let nothingFound = "Nothing found"

  /// What is said in place of an outcome while there is none.
  public static let nothingYet = "Nothing yet"

  /// The one-line outcome: `One motion`, `Nothing found`, or the gravest symptom with its figure
  /// and, where there is one of another kind, the next behind it.
  public var verdict: String {
    guard let first = findings.first else { return shortVerdict }
    guard let second = secondFinding else { return first.phrase }
    return "\(first.phrase), \(second.phrase.startingSmall)"
  }

  /// The outcome for a narrow place: the gravest symptom alone.
  public var shortVerdict: String {
    findings.first?.phrase ?? (notJudged.isEmpty ? Diagnosis.oneMotion : Diagnosis.nothingFound)
  }

  /// Whether nothing was found and everything was judged.
  public var isOneMotion: Bool { findings.isEmpty && notJudged.isEmpty }

  /// Whether nothing was found because nothing has moved yet.
  public var isEmpty: Bool { findings.isEmpty && metrics.isStill }

  /// What stands behind the gravest finding.
  ///
  /// Without a keyboard nothing else counts. A drift is not named where the composer's place is
  /// already at fault: who bounces, jumps, floats or is covered has left the line on the way.
  private var secondFinding: Finding? {
    guard let first = findings.first, first.symptom != .silent else { return nil }
    return findings.dropFirst().first { $0.symptom != .drifted }
  }
}

extension String {
  /// The same words, for the middle of a line.
  fileprivate var startingSmall: String { prefix(1).lowercased() + dropFirst() }
}
