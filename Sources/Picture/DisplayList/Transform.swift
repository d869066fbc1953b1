/// A scale, then a move.
public struct Transform: Hashable, Sendable {
  /// Factor of both axes.
  public var scale: Double
  /// Move along x, after the scale.
  public var dx: Double
  /// Move along y, after the scale.
  public var dy: Double

  /// A scale by `scale`, then a move by `dx` and `dy`.
  public init(scale: Double = 1, dx: Double = 0, dy: Double = 0) {
    self.scale = scale
    self.dx = dx
    self.dy = dy
  }

  /// Nothing changes.
  public static let identity = Transform()

  /// Where `point` is drawn.
  public func apply(_ point: DrawPoint) -> DrawPoint {
    DrawPoint(x: point.x * scale + dx, y: point.y * scale + dy)
  }

  /// This transform, then `outer`.
  public func then(_ outer: Transform) -> Transform {
    Transform(
      scale: scale * outer.scale, dx: dx * outer.scale + outer.dx, dy: dy * outer.scale + outer.dy)
  }
}
