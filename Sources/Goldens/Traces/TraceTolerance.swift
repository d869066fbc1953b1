/// How far a trace may be from its golden and still be the same.
public struct TraceTolerance: Hashable, Sendable {
  /// How far a position may be off, in points.
  public var points: Double
  /// How many frames earlier or later something may be.
  public var frames: Int

  /// A tolerance from its parts; nothing is allowed by default.
  public init(points: Double = 0, frames: Int = 0) {
    self.points = points
    self.frames = frames
  }

  /// What a golden cannot tell: it keeps three decimals of a point, and half of the last one is
  /// lost. The rest is for what another processor rounds otherwise.
  static let resolution = 0.000501

  /// How far a position may be off in fact, in points.
  var reach: Double { points + Self.resolution }
}
