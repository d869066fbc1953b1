import Choreography

/// A blurred rounded rectangle.
public struct Shadow: Hashable, Sendable {
  /// The rectangle before it is blurred.
  public var rect: Rect
  /// Its corner radius.
  public var radius: Double
  /// Standard deviation of the blur, in units of the list.
  public var sigma: Double
  /// Its colour.
  public var color: Color

  /// A shadow from all its parts.
  public init(rect: Rect, radius: Double, sigma: Double, color: Color) {
    self.rect = rect
    self.radius = radius
    self.sigma = sigma
    self.color = color
  }
}
