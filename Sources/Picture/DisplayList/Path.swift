import Choreography

/// A place in a display list.
public typealias DrawPoint = Choreography.Point

/// An outline of lines and cubic curves.
public struct Path: Hashable, Sendable {
  /// One piece of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new outline at a place.
    case move(DrawPoint)
    /// A straight line to a place.
    case line(DrawPoint)
    /// A cubic curve: two control points, then where it ends.
    case curve(DrawPoint, DrawPoint, DrawPoint)
    /// A straight line back to where the outline began.
    case close
  }

  /// The pieces in their order.
  public var elements: [Element]

  /// An outline of `elements`.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Begins a new outline at `x`, `y`.
  public mutating func move(_ x: Double, _ y: Double) {
    elements.append(.move(DrawPoint(x: x, y: y)))
  }

  /// Adds a straight line to `x`, `y`.
  public mutating func line(_ x: Double, _ y: Double) {
    elements.append(.line(DrawPoint(x: x, y: y)))
  }

  /// Adds a cubic curve with two control points that ends at `x`, `y`.
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    elements.append(
      .curve(DrawPoint(x: x1, y: y1), DrawPoint(x: x2, y: y2), DrawPoint(x: x, y: y)))
  }

  /// Adds a straight line back to where the outline began.
  public mutating func close() { elements.append(.close) }

  /// Adds all outlines of `other`.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// This path and `other` as one.
  public func appending(_ other: Path) -> Path { Path(elements + other.elements) }
}
