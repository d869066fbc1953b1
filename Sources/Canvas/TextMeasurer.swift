import Picture

/// Measures text as the painter sets it.
///
/// Glyphs are neither hinted nor moved to whole units, so a width grows evenly with the size.
public struct TextMeasurer: TextMeasuring {
  private let fonts: FontBook

  /// Measures with `fonts`, on their thread.
  public init(fonts: FontBook) { self.fonts = fonts }

  /// How far a line reaches from its start, in units of the list.
  public func width(of string: String, font: Font) -> Double {
    fonts.line(string, weight: font.weight, tabular: font.tabular)
      .width(size: font.size, spacing: font.spacing)
  }

  /// Whether the font has a glyph for every part of `character`; what is never seen needs none.
  public func covers(_ character: Character) -> Bool {
    TextPiece.kind(of: character, covers: fonts.hasGlyph) != .box
  }
}
