/// A symptom found in a trace: which, from when to when, how much.
public struct Finding: Hashable, Sendable {
  /// Which it is.
  public var symptom: Symptom
  /// From when to when it holds.
  public var frames: ClosedRange<Int>
  /// How much, in points, where it has such a figure.
  public var points: Double?
  /// How long, in milliseconds, where it has such a figure; for `dropped` how long after its cause.
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

  /// The finding as people read it: `Bounced 22 pt`, `Silent: no keyboard`.
  public var phrase: String {
    switch symptom {
    case .silent: "\(symptom.title): no keyboard"
    case .dropped where milliseconds != nil: "\(symptom.title) at \(figure ?? "")"
    default: figure.map { "\(symptom.title) \($0)" } ?? symptom.title
    }
  }

  /// The figure alone, as people read it: `22 pt`, `417 ms`; `nil` where the symptom has none.
  public var figure: String? {
    let time = milliseconds.map { "\(Finding.rounded($0)) ms" }
    let length = points.map { "\(Finding.rounded($0)) pt" }
    return symptom == .dropped ? time ?? length : length ?? time
  }

  /// How bad it is beside another finding of the same symptom.
  var severity: Double { points ?? milliseconds ?? 0 }

  /// Whole numbers from 10 on, one decimal below, where the first one says too little.
  private static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    guard tenths < 100, tenths % 10 != 0 else { return "\(Int(value.rounded()))" }
    return "\(tenths / 10).\(tenths % 10)"
  }
}
