import Choreography

extension Path {
  /// How far the control points of a quarter circle stand from its ends, in radii;
  /// the curve is off by less than 0.00028 of the radius.
  static let quarter = 0.5522847498307936

  /// An upright rectangle.
  public static func rect(_ rect: Rect) -> Path {
    .rect(rect.x, rect.y, rect.width, rect.height)
  }

  /// An upright rectangle from its left top corner and its extent.
  public static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// An upright rectangle whose corners are quarter circles.
  ///
  /// A radius over half the shorter side is drawn as half of it.
  public static func rounded(_ rect: Rect, radius: Double) -> Path {
    .rounded(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// An upright rectangle with a radius for each corner.
  ///
  /// A radius over half the shorter side is drawn as half of it.
  public static func rounded(
    _ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    let (a, b) = (max(0, min(topLeft, most)), max(0, min(topRight, most)))
    let (c, d) = (max(0, min(bottomRight, most)), max(0, min(bottomLeft, most)))
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let k = 1 - quarter
    var path = Path()
    path.elements.reserveCapacity(10)
    path.move(left + a, top)
    path.line(right - b, top)
    if b > 0 { path.curve(right - k * b, top, right, top + k * b, right, top + b) }
    path.line(right, bottom - c)
    if c > 0 { path.curve(right, bottom - k * c, right - k * c, bottom, right - c, bottom) }
    path.line(left + d, bottom)
    if d > 0 { path.curve(left + k * d, bottom, left, bottom - k * d, left, bottom - d) }
    path.line(left, top + a)
    if a > 0 { path.curve(left, top + k * a, left + k * a, top, left + a, top) }
    path.close()
    return path
  }

  /// A circle around `x`, `y`.
  public static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .ellipse(x, y, radius, radius)
  }

  /// A circle around `center`.
  public static func circle(_ center: DrawPoint, radius: Double) -> Path {
    .ellipse(center.x, center.y, radius, radius)
  }

  /// An upright ellipse around `x`, `y` with half its width and half its height.
  public static func ellipse(
    _ x: Double, _ y: Double, _ halfWidth: Double, _ halfHeight: Double
  ) -> Path {
    let (w, h) = (halfWidth, halfHeight)
    let (kw, kh) = (w * quarter, h * quarter)
    var path = Path()
    path.elements.reserveCapacity(6)
    path.move(x + w, y)
    path.curve(x + w, y + kh, x + kw, y + h, x, y + h)
    path.curve(x - kw, y + h, x - w, y + kh, x - w, y)
    path.curve(x - w, y - kh, x - kw, y - h, x, y - h)
    path.curve(x + kw, y - h, x + w, y - kh, x + w, y)
    path.close()
    return path
  }

  /// A straight line.
  public static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Path {
    Path([.move(DrawPoint(x: x1, y: y1)), .line(DrawPoint(x: x2, y: y2))])
  }

  /// Straight lines from point to point; empty when there is no point.
  public static func polyline(_ points: [DrawPoint]) -> Path {
    var elements: [Element] = []
    elements.reserveCapacity(points.count)
    for point in points { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
    return Path(elements)
  }

  /// Straight lines around an area.
  public static func polygon(_ points: [DrawPoint]) -> Path {
    var path = polyline(points)
    if !points.isEmpty { path.close() }
    return path
  }

  private static func polygon(_ points: [(Double, Double)]) -> Path {
    polygon(points.map { DrawPoint(x: $0.0, y: $0.1) })
  }

  /// A diamond around `x`, `y` with half its width and half its height.
  public static func diamond(
    _ x: Double, _ y: Double, _ halfWidth: Double, _ halfHeight: Double
  ) -> Path {
    .polygon([(x, y - halfHeight), (x + halfWidth, y), (x, y + halfHeight), (x - halfWidth, y)])
  }
}
