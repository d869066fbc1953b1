/// A line of text.
public struct TextLine: Hashable, Sendable {
  /// The words.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color
  /// Where the line is anchored: on its baseline.
  public var origin: DrawPoint
  /// Which end of the line stands at the origin.
  public var anchor: Anchor

  /// A line from all its parts.
  public init(
    _ string: String, font: Font, color: Color, at origin: DrawPoint, anchor: Anchor = .start
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.origin = origin
    self.anchor = anchor
  }

  /// Which end of a line stands at its origin.
  public enum Anchor: Hashable, Sendable { case start, middle, end }
}
