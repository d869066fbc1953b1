import Choreography
import Foundation
import Testing

@testable import Picture

@Suite("Paths")
struct PathTests {
  private func point(_ x: Double, _ y: Double) -> DrawPoint { DrawPoint(x: x, y: y) }

  @Test(
    "path data in its short form reads like its long form",
    arguments: [
      ("M1 2L3 4", "m1,2 l2,2"),
      ("M1 2L3 4L5 6", "m1 2 2 2 2 2"),
      ("M0 0L.5-.5L1 1.5", "M0 0 .5-.5 1 1.5"),
      ("M0 0L.95.95", "m0 0l.95.95"),
      ("M1 1L4 1L4 5L1 1", "M1 1H4V5L1 1"),
      ("M1 1L4 1L4 5", "M1 1h3v4"),
      ("M0 0C0 1 1 2 2 2C3 2 4 3 4 4", "M0 0C0 1 1 2 2 2S4 3 4 4"),
      ("M0 0C0 1 1 2 2 2C3 2 4 3 4 4", "M0 0c0 1 1 2 2 2s2 1 2 2"),
      ("M0 0C0 0 1 1 2 0", "M0 0S1 1 2 0"),
      ("M0 0Q2-2 4 0Q6 2 8 0", "M0 0q2-2 4 0t4 0"),
      ("M0 0A5 5 0 0 1 5 5", "M0 0a5 5 0 015 5"),
      ("M1e1 2E-1L0 0", "M10 .2 0 0"),
      ("M2 2L4 2L4 4ZL3 3", "m2 2h2v2zl1 1"),
    ])
  func shortForms(long: String, short: String) throws {
    #expect(try Path(svg: long) == Path(svg: short))
  }

  @Test("a rounded rectangle drawn with arcs is the one drawn by its radius")
  func phoneIcon() throws {
    let icon = try Path(
      svg: "M5.3 1.8h5.4a1.5 1.5 0 0 1 1.5 1.5v9.4a1.5 1.5 0 0 1-1.5 1.5H5.3"
        + "a1.5 1.5 0 0 1-1.5-1.5V3.3a1.5 1.5 0 0 1 1.5-1.5Z")
    let shape = Path.rounded(Rect(x: 3.8, y: 1.8, width: 8.4, height: 12.4), radius: 1.5)
    #expect(icon.elements.count == shape.elements.count)
    for (a, b) in zip(icon.points, shape.points) {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
  }

  @Test(
    "every point of an arc lies on its ellipse",
    arguments: [
      ("M0 0A5 3 0 0 1 4 2", 5.0, 3.0, 0.0), ("M0 0A5 3 30 1 0 4 2", 5, 3, 30),
      ("M0 0A5 3 30 0 0 4 2", 5, 3, 30), ("M0 0A5 5 0 1 1 4 2", 5, 5, 0),
    ])
  func arcs(data: String, rx: Double, ry: Double, tilt: Double) throws {
    let path = try Path(svg: data)
    let samples = path.samples(perCurve: 9)
    // The centre is found from three samples' equal distance in the ellipse's own axes.
    let turn = tilt * .pi / 180
    let unit = samples.map { p in
      point((cos(turn) * p.x + sin(turn) * p.y) / rx, (cos(turn) * p.y - sin(turn) * p.x) / ry)
    }
    let center = circumcenter(unit[0], unit[unit.count / 2], unit[unit.count - 1])
    for p in unit {
      let distance = ((p.x - center.x) * (p.x - center.x) + (p.y - center.y) * (p.y - center.y))
        .squareRoot()
      #expect(abs(distance - 1) < 3e-4)
    }
    #expect(path.points.last == point(4, 2))
  }

  @Test("an arc that is too small for its ends grows until it reaches them")
  func smallArc() throws {
    let path = try Path(svg: "M0 0a1 1 0 0 1 4 0")
    let top = try #require(path.samples(perCurve: 8).map(\.y).min())
    #expect(abs(top + 2) < 1e-9)
  }

  @Test(
    "broken path data says where and what was expected",
    arguments: [
      ("L1 1", 0, "M or m first"), ("M1", 2, "a number"), ("M0 0L1 x", 7, "a number"),
      ("M0 0a5 5 0 2 1 3 3", 11, "a flag, 0 or 1"),
      ("M0 0?", 4, "a command letter (one of MLHVCSQTAZ, large or small)"),
      ("M0 0L1e999 0", 5, "a number"),
    ])
  func faults(data: String, offset: Int, expected: String) {
    #expect(throws: PathDataFault(offset: offset, expected: expected)) { try Path(svg: data) }
  }

  @Test("moving, scaling and mirroring change every point")
  func transforms() {
    let path = Path.svg("M1 2L3 4C5 6 7 8 9 10z")
    #expect(
      path.transformed(Transform(scale: 2, dx: 1, dy: -1)) == .svg("M3 3L7 7C11 11 15 15 19 19z"))
    #expect(path.offsetBy(dx: 1, dy: 1).scaled(2) == .svg("M4 6L8 10C12 14 16 18 20 22z"))
    #expect(path.mirrored(axis: 1) == .svg("M1 2L-1 4C-3 6-5 8-7 10z"))
    #expect(path.controlBounds == Rect(x: 1, y: 2, width: 8, height: 8))
    #expect(Path().controlBounds == nil)
  }

  @Test("one transform then another is both at once")
  func chain() {
    let (a, b) = (Transform(scale: 2, dx: 3, dy: 5), Transform(scale: 0.5, dx: -1, dy: 4))
    #expect(a.then(b).apply(point(7, 9)) == b.apply(a.apply(point(7, 9))))
  }

  @Test("a radius over half the shorter side is drawn as half of it")
  func roundest() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(Path.rounded(rect, radius: 9) == Path.rounded(rect, radius: 2))
    #expect(Path.polyline([]) == Path() && Path.polygon([DrawPoint]()) == Path())
  }

  private func circumcenter(_ a: DrawPoint, _ b: DrawPoint, _ c: DrawPoint) -> DrawPoint {
    let d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
    let (aa, bb, cc) = (a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y, c.x * c.x + c.y * c.y)
    return point(
      (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / d,
      (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / d)
  }
}

extension Path {
  /// All ends and control points in their order.
  fileprivate var points: [DrawPoint] {
    elements.flatMap { element -> [DrawPoint] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .curve(let a, let b, let p): [a, b, p]
      case .close: []
      }
    }
  }

  /// Points along all curves.
  fileprivate func samples(perCurve count: Int) -> [DrawPoint] {
    var pen = DrawPoint(x: 0, y: 0)
    var result: [DrawPoint] = []
    for case .curve(let a, let b, let end) in elements {
      for index in 0...count {
        let t = Double(index) / Double(count)
        let (p, q, r, s) = (
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
        )
        result.append(
          DrawPoint(
            x: p * pen.x + q * a.x + r * b.x + s * end.x,
            y: p * pen.y + q * a.y + r * b.y + s * end.y))
      }
      pen = end
    }
    return result
  }
}
