import Choreography

/// What a trace was judged to be: its symptoms, its verdict and the figures behind it.
public struct Diagnosis: Hashable, Sendable {
  /// What was found, gravest first.
  public var findings: [Finding]
  /// Symptoms that could not be judged since the trace lacks their events, gravest first.
  public var notJudged: [Symptom]
  /// The figures behind the verdict.
  public var metrics: Metrics

  /// A diagnosis from all its parts.
  public init(findings: [Finding], notJudged: [Symptom], metrics: Metrics) {
    self.findings = findings
    self.notJudged = notJudged
    self.metrics = metrics
  }

  /// The one-line outcome: `One motion`, `Nothing found`, or the gravest symptoms with figures.
  public var verdict: String {
    guard let first = findings.first else { return notJudged.isEmpty ? "One motion" : "Nothing found" }
    return first.phrase
  }

  /// Whether nothing was found and everything was judged.
  public var isOneMotion: Bool { findings.isEmpty && notJudged.isEmpty }
}

/// The faults a trace can show, gravest first.
public enum Symptom: String, CaseIterable, Hashable, Sendable {
  case silent, dropped, shoved, covered, floating, bounced, jumped, drifted, staggered, lingered
  case eatenTap, lostAnchor
}

/// A symptom found in a trace.
public struct Finding: Hashable, Sendable {
  /// Which it is.
  public var symptom: Symptom
  /// From when to when it holds.
  public var frames: ClosedRange<Int>
  /// How much, in points, where it has such a figure.
  public var points: Double?
  /// How long, in milliseconds, where it has such a figure.
  public var milliseconds: Double?

  /// A finding from all its parts.
  public init(
    symptom: Symptom, frames: ClosedRange<Int>, points: Double? = nil, milliseconds: Double? = nil
  ) {
    self.symptom = symptom
    self.frames = frames
    self.points = points
    self.milliseconds = milliseconds
  }

  /// The finding as people read it: `Bounced 22 pt`.
  public var phrase: String { symptom.rawValue }
}

/// The figures behind a verdict; frames where they tell when, points where they tell how much.
public struct Metrics: Hashable, Sendable {
  /// Nothing measured.
  public init() {}
}
