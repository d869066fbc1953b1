/// The colours of a strip's words, which can be read on its background (TOKENS §1).
struct StripInk {
  /// Titles and times.
  let first: Color
  /// Notes and frames.
  let second: Color
  /// What is marked.
  let marked: Color
  /// Lines between lanes.
  let line: Color

  init(_ background: PictureOptions.Background) {
    switch background {
    case .stage: self = .onDark
    case .color(let rgb): self = Self.luminance(rgb) > 0.4 ? .onLight : .onDark
    case .none: self = .onAnything
    }
  }

  private init(first: UInt32, second: UInt32, marked: UInt32, line: Color) {
    self.first = Color(first)
    self.second = Color(second)
    self.marked = Color(marked)
    self.line = line
  }

  private static let onDark = StripInk(
    first: 0xF1F2F4, second: 0x9A9EA8, marked: 0xFF93A6, line: .white(0.075))
  private static let onLight = StripInk(
    first: 0x15161A, second: 0x565962, marked: 0xB3153C, line: .black(0.12))
  /// Greys and a red in the middle, since nobody knows what the picture will be laid on.
  private static let onAnything = StripInk(
    first: 0x7F838D, second: 0x7F838D, marked: 0xE5486B, line: Color(0x7F838D, alpha: 0.3))

  /// How bright a colour looks, 0 … 1; the weights are those of BT.709, the gamma is left as 2.
  private static func luminance(_ rgb: UInt32) -> Double {
    let color = Color(rgb)
    return 0.2126 * color.red * color.red + 0.7152 * color.green * color.green
      + 0.0722 * color.blue * color.blue
  }
}
