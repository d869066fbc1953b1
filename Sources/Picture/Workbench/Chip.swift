import Choreography
import Diagnosis

/// The verdict of a lane as a chip (TOKENS, verdict chip).
struct Chip: Hashable, Sendable {
  /// What it says, the fullest form first.
  var forms: [String]
  /// Whether it is good, bad, not known, or not there yet.
  var outcome: Outcome

  static let height = 20.0
  /// What a chip is wider than its text.
  static let extra = 33.0
  /// The same where no glyph stands before the text.
  static let bareExtra = 18.0

  private var extra: Double { outcome == .none ? Chip.bareExtra : Chip.extra }

  /// Whether a lane did well.
  enum Outcome: Hashable, Sendable { case good, bad, unknown, none }

  init(text: String, outcome: Outcome) {
    forms = [text]
    self.outcome = outcome
  }

  init(_ diagnosis: Diagnosis) {
    guard !diagnosis.isEmpty else {
      forms = [Diagnosis.nothingYet]
      outcome = .none
      return
    }
    forms = [diagnosis.verdict]
    if diagnosis.shortVerdict != diagnosis.verdict { forms.append(diagnosis.shortVerdict) }
    if !diagnosis.findings.isEmpty {
      outcome = .bad
    } else {
      outcome = diagnosis.isOneMotion ? .good : .unknown
    }
  }

  /// The fullest form that fits into `limit` units, and how wide the chip is with it.
  func fitted(_ limit: Double, _ measurer: any TextMeasuring) -> (text: String, width: Double) {
    let room = limit - extra
    let text =
      forms.first { measurer.width(of: $0, font: Lettering.chip) <= room }
      ?? TextFit.shortened(
        forms.last ?? "", font: Lettering.chip, limit: room, measurer: measurer)
    return (text, measurer.width(of: text, font: Lettering.chip) + extra)
  }
}

extension Sketch {
  /// Draws a chip with its left top corner at `x`, `top`, no wider than `limit`.
  /// - Returns: how wide it is.
  @discardableResult
  mutating func chip(
    _ chip: Chip, _ x: Double, _ top: Double, within limit: Double, _ theme: WorkbenchTheme
  ) -> Double {
    let (text, width) = chip.fitted(limit, measurer)
    let isBad = chip.outcome == .bad
    let isNone = chip.outcome == .none
    let color = isBad ? theme.fail : isNone ? theme.t2 : theme.t1
    box(
      Rect(x: x, y: top, width: width, height: Chip.height), radius: 6,
      isBad ? theme.failFill : theme.okFill)
    let glyph: Icon? =
      switch chip.outcome {
      case .good: .check
      case .bad: .cross
      case .unknown: .dash
      case .none: nil
      }
    if let glyph { icon(glyph, x + 8, top + 5, color) }
    self.text(text, Lettering.chip, color, x + (glyph == nil ? 9 : 23), top + 14)
    return width
  }

  /// Draws the number of a phone, 16 by 16.
  mutating func badge(
    _ number: Int, _ x: Double, _ top: Double, isOn: Bool, _ theme: WorkbenchTheme
  ) {
    box(
      Rect(x: x, y: top, width: 16, height: 16), radius: 5, isOn ? theme.t1 : .white(0.16))
    text(
      "\(number)", Lettering.badge, isOn ? theme.ink : theme.t1, x + 8,
      Lettering.baseline(Lettering.badge, top: top, height: 16), anchor: .middle)
  }
}
