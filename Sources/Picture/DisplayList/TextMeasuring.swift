/// Measures text; `Canvas` has the real one, tests a fixed-width one.
public protocol TextMeasuring {
  /// How far a line reaches from its start, in units of the list.
  func width(of string: String, font: Font) -> Double
  /// Whether the font has a glyph for every part of `character`.
  func covers(_ character: Character) -> Bool
}
