import Choreography

/// The colours of what is on the phone (TOKENS §9).
struct PhoneTheme: Hashable, Sendable {
  let isDark: Bool
  let background: Color
  let bar: Color
  let label: Color
  let secondLabel: Color
  let thirdLabel: Color
  let separator: Color
  let fill: Color
  let searchField: Color
  let textField: Color
  let textFieldStroke: Color
  let placeholder: Color
  let accent: Color
  let incoming: Color
  let outgoing: Color
  let navigationBar: Color
  let sendIdle: Color
  let sendGlyph: Color
  let keyboard: Color
  let key: Color
  let specialKey: Color
  let keyShadow: Color
  let activeShift: Color
  let keyText: Color
  let predictionSeparator: Color
  let keyboardGlyph: Color
  let chip: Color
  let chipText: Color
  let grabber: Color
  /// Opacity of the black over the presenting screen, with the sheet at large.
  let dim: Double
  /// The list's background with the sheet at large; it comes with the sheet.
  let raisedBackground: Color
  /// Opacity of the sheet's edge shadow.
  let edgeShadow: Double

  /// The colours of a theme.
  static func of(_ theme: Surroundings.Theme) -> PhoneTheme {
    switch theme {
    case .dark: .dark
    case .light: .light
    }
  }

  static let dark = PhoneTheme(
    isDark: true, background: Color(0x000000), bar: Color(0x1C1C1E), label: Color(0xFFFFFF),
    secondLabel: Color(0x98989F), thirdLabel: Color(0x636366), separator: Color(0x38383A),
    fill: Color(0x2C2C2E), searchField: Color(0x1C1C1E), textField: Color(0x2C2C2E),
    textFieldStroke: Color(0x3A3A3C), placeholder: Color(0x8E8E93), accent: Color(0x0A84FF),
    incoming: Color(0x26262A), outgoing: Color(0x0A84FF), navigationBar: Color(0x161618),
    sendIdle: Color(0x3A3A3C), sendGlyph: Color(0x8E8E93), keyboard: Color(0x2B2B2E),
    key: Color(0x6B6B6F), specialKey: Color(0x464649), keyShadow: Color(0x151517),
    activeShift: Color(0xD4D4D6), keyText: Color(0xFFFFFF), predictionSeparator: Color(0x48484B),
    keyboardGlyph: Color(0xC9C9CE), chip: Color(0x0A84FF, alpha: 0.22), chipText: Color(0x5AB0FF),
    grabber: Color(0x5A5A5E), dim: 0.478, raisedBackground: Color(0x46464A), edgeShadow: 0.55)

  static let light = PhoneTheme(
    isDark: false, background: Color(0xFFFFFF), bar: Color(0xFFFFFF), label: Color(0x000000),
    secondLabel: Color(0x8A8A8E), thirdLabel: Color(0xC5C5C7), separator: Color(0xD8D8DC),
    fill: Color(0xEFEFF1), searchField: Color(0xEFEFF0), textField: Color(0xFFFFFF),
    textFieldStroke: Color(0xCFCFD4), placeholder: Color(0xA9A9AE), accent: Color(0x007AFF),
    incoming: Color(0xE9E9EB), outgoing: Color(0x007AFF), navigationBar: Color(0xF7F7F8),
    sendIdle: Color(0xD1D1D6), sendGlyph: Color(0xFFFFFF), keyboard: Color(0xD2D5DB),
    key: Color(0xFFFFFF), specialKey: Color(0xAEB3BD), keyShadow: Color(0x8E9197),
    activeShift: Color(0xFFFFFF), keyText: Color(0x000000), predictionSeparator: Color(0xB4B8C0),
    keyboardGlyph: Color(0x50555C), chip: Color(0x007AFF, alpha: 0.12), chipText: Color(0x0066D6),
    grabber: Color(0xC5C5C9), dim: 0.20, raisedBackground: Color(0xFFFFFF), edgeShadow: 0.2)
}

extension Color {
  /// The colour a part of the way from this one to `other`, 0 … 1.
  func mixed(with other: Color, by part: Double) -> Color {
    let part = min(max(part, 0), 1)
    func channel(_ shift: UInt32) -> UInt32 {
      let from = Double((rgb >> shift) & 0xFF)
      let to = Double((other.rgb >> shift) & 0xFF)
      return UInt32((from + (to - from) * part).rounded()) << shift
    }
    return Color(
      channel(16) | channel(8) | channel(0), alpha: alpha + (other.alpha - alpha) * part)
  }
}
