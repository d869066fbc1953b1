/// One step of a picture; the painter knows these and nothing else.
public indirect enum Command: Hashable, Sendable {
  /// Fills a path; `rule` decides what is inside.
  case fill(Path, Paint, rule: FillRule)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Sets a line of text.
  case text(TextLine)
  /// A blurred rounded rectangle.
  case shadow(Shadow)
  /// An opaque picture set on whole device pixels, kept by the painter as long as it is equal.
  /// It stands outside of any group with a transform or an opacity.
  case tile(Tile)
  /// Commands drawn together.
  case group(Group)

  /// What counts as inside a path.
  public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
}
