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
    case .none, .probe: self = .onAnything
    case .color(let rgb):
      switch Color(rgb).luminance {
      case ..<0.06: self = .onDark
      case ..<0.18: self = .onDim
      case ..<0.5: self = .onPale
      default: self = .onLight
      }
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
  /// Between dark and light there is no room for a second grey.
  private static let onDim = StripInk(
    first: 0xFFFFFF, second: 0xFFFFFF, marked: 0xFFC9D2, line: .white(0.2))
  private static let onPale = StripInk(
    first: 0x000000, second: 0x000000, marked: 0x5A0018, line: .black(0.2))
  private static let onLight = StripInk(
    first: 0x15161A, second: 0x565962, marked: 0xB3153C, line: .black(0.12))
  /// Greys and a red in the middle, since nobody knows what the picture will be laid on.
  private static let onAnything = StripInk(
    first: 0x7F838D, second: 0x7F838D, marked: 0xE5486B, line: Color(0x7F838D, alpha: 0.3))
}
