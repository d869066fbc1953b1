import Choreography

/// A place in a display list.
public typealias DrawPoint = Choreography.Point

/// An outline of lines and cubic curves.
public struct Path: Hashable, Sendable {
  /// One piece of an outline.
  public enum Element: Hashable, Sendable {
    case move(DrawPoint)
    case line(DrawPoint)
    case curve(DrawPoint, DrawPoint, DrawPoint)
    case close
  }

  /// The pieces in their order.
  public var elements: [Element]

  /// An outline of `elements`.
  public init(_ elements: [Element] = []) { self.elements = elements }
}
