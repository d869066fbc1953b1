import Choreography
import Picture

extension PixelRect {
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What both cover; empty where they do not meet.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The pixels that `rect` touches; what lies beyond a million pixels is cut off.
  init(around rect: Rect) {
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(max(-1e6, min(1e6, value.rounded(rule))))
    }
    let (left, top) = (pixel(rect.x, .down), pixel(rect.y, .down))
    self.init(
      x: left, y: top, width: max(0, pixel(rect.maxX, .up) - left),
      height: max(0, pixel(rect.maxY, .up) - top))
  }
}
