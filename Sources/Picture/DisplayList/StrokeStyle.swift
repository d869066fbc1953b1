/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// Width in units of the list; 0 is a hairline: one device pixel at any scale.
  public var width: Double
  /// How ends look.
  public var cap: Cap
  /// How corners look.
  public var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// Where in the dashes the line begins.
  public var dashOffset: Double

  /// A stroke from all its parts.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashOffset = dashOffset
  }

  /// How ends look.
  public enum Cap: Hashable, Sendable { case butt, round }
  /// How corners look.
  public enum Join: Hashable, Sendable { case miter, round }
}
