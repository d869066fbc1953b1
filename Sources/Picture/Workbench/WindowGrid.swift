import Choreography

/// Where whole device pixels lie among the units of a picture.
struct WindowGrid: Hashable, Sendable {
  /// Device pixels for one unit.
  let scale: Double

  /// One device pixel in units.
  var hairline: Double { 1 / scale }

  /// The edge between device pixels nearest to `value`.
  func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The rectangle with every edge between device pixels.
  func snap(_ rect: Rect) -> Rect {
    let (left, top) = (snap(rect.x), snap(rect.y))
    return Rect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }

  /// The rectangle in whole device pixels.
  func pixels(_ rect: Rect) -> PixelRect {
    let left = Int((rect.x * scale).rounded())
    let top = Int((rect.y * scale).rounded())
    return PixelRect(
      x: left, y: top, width: Int((rect.maxX * scale).rounded()) - left,
      height: Int((rect.maxY * scale).rounded()) - top)
  }

  /// The rectangle in units of one in device pixels.
  func units(_ rect: PixelRect) -> Rect {
    Rect(
      x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
  }
}

extension PixelRect {
  /// Whether both rectangles cover a common pixel.
  func meets(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
