import Foundation

/// A spring.
public struct Spring: Hashable, Sendable {
  public enum Overdamping: Hashable, Sendable { case exact, critical }
  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  public let overdamping: Overdamping
  public init(mass: Double, stiffness: Double, damping: Double, overdamping: Overdamping = .exact) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.overdamping = overdamping
  }
}

/// A cubic bézier.
public struct CubicBezier: Hashable, Sendable {
  public let x1, y1, x2, y2: Double
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
