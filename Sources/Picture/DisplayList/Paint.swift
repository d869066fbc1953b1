/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(Color)
  /// Colours along a line, in the coordinates of the shape.
  case linear(from: DrawPoint, to: DrawPoint, stops: [Stop])

  /// A colour at a part of the way, 0 … 1.
  public struct Stop: Hashable, Sendable {
    /// Part of the way.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// A colour at a part of the way.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }
}
