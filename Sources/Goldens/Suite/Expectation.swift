import Choreography
import Diagnosis

/// Something that must hold of a trace without a golden.
public enum Expectation: Hashable, Sendable {
  /// No symptom is found.
  case noSymptoms
  /// A symptom is found: `bounced`.
  case found(Symptom)
  /// A symptom is not found: `no bounced`.
  case absent(Symptom)
  /// A symptom is not found, or its figure is not above a limit: `drifted up to 2 pt`.
  case upTo(Symptom, Double, Unit)
  /// The composer's bottom is never further than this below the keyboard's top, in points:
  /// `composer never below keyboard`, `composer never below keyboard by 4 pt`.
  case composerNotBelowKeyboard(Double)
  /// For every cause everything rests so many milliseconds after it: `rests within 600 ms`.
  case restsWithin(Double)

  /// Units of a figure.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case points = "pt"
    case milliseconds = "ms"
  }

  /// How far below counts where nothing is said, in points: what a pixel's rounding can make.
  public static let slack = 0.5

  /// What may be written, for messages.
  static let forms =
    ["noSymptoms", "composer never below keyboard", "rests within 600 ms"]
    + Symptom.allCases.flatMap { ["no \($0.rawValue)", $0.rawValue, "\($0.rawValue) up to 2 pt"] }

  /// The expectation that `text` writes.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case "noSymptoms" where words.count == 1: self = .noSymptoms
    case "no" where words.count == 2:
      guard let symptom = Symptom(rawValue: words[1]) else { return nil }
      self = .absent(symptom)
    case "composer" where text.hasPrefix("composer never below keyboard"):
      guard let limit = Self.limit(Array(words.dropFirst(4))) else { return nil }
      self = .composerNotBelowKeyboard(limit)
    case "rests" where words.count == 4 && words[1] == "within" && words[3] == "ms":
      guard let time = Self.number(words[2]) else { return nil }
      self = .restsWithin(time)
    default:
      guard let symptom = words.first.flatMap(Symptom.init(rawValue:)) else { return nil }
      if words.count == 1 {
        self = .found(symptom)
        return
      }
      guard words.count == 5, words[1] == "up", words[2] == "to",
        let value = Self.number(words[3]), let unit = Unit(rawValue: words[4])
      else { return nil }
      self = .upTo(symptom, value, unit)
    }
  }

  private static func limit(_ words: [String]) -> Double? {
    if words.isEmpty { return slack }
    guard words.count == 3, words[0] == "by", words[2] == "pt" else { return nil }
    return number(words[1])
  }

  private static func number(_ text: String) -> Double? {
    guard text.wholeMatch(of: /[0-9]{1,6}(\.[0-9]{1,6})?/) != nil else { return nil }
    return Double(text)
  }
}
