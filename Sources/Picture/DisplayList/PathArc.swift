import Foundation

/// An elliptic arc between two points, as SVG describes it, turned into cubic curves.
struct PathArc {
  var from: DrawPoint
  var to: DrawPoint
  var radiusX: Double
  var radiusY: Double
  /// How far the ellipse is turned, in degrees.
  var tilt: Double
  /// Whether the longer way is taken.
  var large: Bool
  /// Whether the arc runs clockwise (y down).
  var sweep: Bool

  /// The arc as curves, none longer than a quarter turn (SVG 1.1 appendix F.6).
  var elements: [Path.Element] {
    if from == to { return [] }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0 else { return [.line(to)] }
    let turn = tilt * .pi / 180
    let (cosine, sine) = tilt == 0 ? (1, 0) : (cos(turn), sin(turn))
    // Half of the chord in the ellipse's own axes.
    let (hx, hy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let (px, py) = (cosine * hx + sine * hy, cosine * hy - sine * hx)
    let excess = px * px / (rx * rx) + py * py / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let reach = rx * rx * py * py + ry * ry * px * px
    let rest = max(0, rx * rx * ry * ry - reach)
    let factor = (rest / reach).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (factor * rx * py / ry, -factor * ry * px / rx)
    let first = atan2((py - cy) / ry, (px - cx) / rx)
    var angle = atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep && angle < 0 { angle += 2 * .pi }
    if !sweep && angle > 0 { angle -= 2 * .pi }

    let midX = (from.x + to.x) / 2 + cosine * cx - sine * cy
    let midY = (from.y + to.y) / 2 + sine * cx + cosine * cy
    func place(_ x: Double, _ y: Double) -> DrawPoint {
      DrawPoint(
        x: midX + cosine * rx * x - sine * ry * y, y: midY + sine * rx * x + cosine * ry * y)
    }
    let count = max(1, Int((abs(angle) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = angle / Double(count)
    let reachOut = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
      let end = index == count - 1 ? to : place(cos(b), sin(b))
      return .curve(
        place(cos(a) - reachOut * sin(a), sin(a) + reachOut * cos(a)),
        place(cos(b) + reachOut * sin(b), sin(b) - reachOut * cos(b)), end)
    }
  }
}
