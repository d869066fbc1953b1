import Choreography

/// The window: its pixels, the scale, and how far its content is scrolled where it is smaller
/// than the smallest layout.
public struct Viewport: Hashable, Sendable {
  /// Device pixels across.
  public private(set) var width: Int
  /// Device pixels down.
  public private(set) var height: Int
  /// Device pixels for one unit, 1 … 4.
  public private(set) var scale: Double
  /// How far the content is scrolled, in units.
  public private(set) var scroll = Point(x: 0, y: 0)

  /// The smallest layout, in units; a smaller window shows a part of it.
  public static let smallestLayout = Size(width: 1100, height: 720)
  /// The scales there are.
  public static let scales = 1.0...4.0

  /// A window of `width` by `height` device pixels; a scale outside of `scales` becomes the
  /// nearest in it.
  public init(width: Int = 1440, height: Int = 900, scale: Double = 1) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
  }

  /// The window's extent in units.
  public var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
  /// How far the content can be scrolled, in units; 0 where all of it is seen.
  public var scrollRange: Size {
    Size(
      width: max(Self.smallestLayout.width - size.width, 0),
      height: max(Self.smallestLayout.height - size.height, 0))
  }
  /// Whether the window shows only a part of the content.
  public var scrolls: Bool { scrollRange != Size(width: 0, height: 0) }

  /// The window has other pixels or another scale.
  public mutating func resize(width: Int, height: Int, scale: Double) {
    let before = scroll
    self = Viewport(width: width, height: height, scale: scale)
    scroll(to: before)
  }

  /// Scrolls the content by units, not beyond its edges.
  public mutating func scroll(byX dx: Double, y dy: Double) {
    scroll(to: Point(x: scroll.x + dx, y: scroll.y + dy))
  }

  /// Scrolls so far that `rect`, where it stands in the window now, is seen.
  public mutating func reveal(_ rect: Rect) {
    func distance(_ start: Double, _ end: Double, _ length: Double) -> Double {
      if start < 0 { return start }
      return end > length ? min(end - length, start) : 0
    }
    scroll(
      byX: distance(rect.x, rect.maxX, size.width), y: distance(rect.y, rect.maxY, size.height))
  }

  private mutating func scroll(to place: Point) {
    scroll = Point(
      x: min(max(place.x, 0), scrollRange.width), y: min(max(place.y, 0), scrollRange.height))
  }
}
