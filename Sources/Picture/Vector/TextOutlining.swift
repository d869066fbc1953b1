/// Turns text into outlines; `Canvas` has the real one.
public protocol TextOutlining {
  /// The glyphs of a line from its start.
  func outlines(of string: String, font: Font) -> TextOutlines
}

/// A line of text as outlines.
public struct TextOutlines: Hashable, Sendable {
  /// Units of an outline for one font size.
  public static let unitsPerSize = 2048.0

  /// Its glyphs from the left, without those that show nothing.
  public var glyphs: [Glyph]
  /// How far the line reaches, in units of the list.
  public var width: Double

  /// A line from its glyphs and how far it reaches.
  public init(glyphs: [Glyph], width: Double) {
    self.glyphs = glyphs
    self.width = width
  }

  /// One glyph.
  public struct Glyph: Hashable, Sendable {
    /// Its outline from its own origin on the baseline, y down, in units of the font's size over
    /// `unitsPerSize`.
    public var outline: Path
    /// Its origin, measured from the start of the line in the same units.
    public var x: Double
    /// How far its origin is below the baseline, in the same units.
    public var y: Double
    /// Opacity beside that of the text's colour, 0 … 1; what stands for a missing glyph is faint.
    public var opacity: Double

    /// A glyph from all its parts.
    public init(outline: Path, x: Double, y: Double = 0, opacity: Double = 1) {
      self.outline = outline
      self.x = x
      self.y = y
      self.opacity = opacity
    }
  }
}
