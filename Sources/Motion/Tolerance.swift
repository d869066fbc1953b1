/// How near to rest a motion counts as resting.
public struct Tolerance: Hashable, Sendable {
  /// The largest distance to the place of rest, in points.
  public let distance: Double
  /// The largest velocity, in points a second.
  public let velocity: Double

  /// Makes a tolerance from a distance in points and a velocity in points a second.
  public init(distance: Double, velocity: Double) {
    self.distance = distance
    self.velocity = velocity
  }

  /// Less than a trace prints: 0.0005 pt, and over a frame of 60 Hz as little again: 0.03 pt/s (A).
  public static let trace = Tolerance(distance: 0.0005, velocity: 0.03)

  /// Half a point, the last step of a scroll view at scale 1 (M), moving less than that in a frame
  /// of 60 Hz.
  public static let halfPoint = Tolerance(distance: 0.5, velocity: 30)
}
