import Choreography
import Testing

@testable import Picture

@Suite struct SVGPathDataTests {
  static let shapes: [Path] = [
    Path(), .rect(10, 20, 30, 40), .circle(5.55, -7.25, 12.345),
    .rounded(Rect(x: -3.3, y: 2.25, width: 101.7, height: 33.1), radius: 9.9),
    .line(0, 0, 0, 0), .diamond(1, 2, 3, 4.5),
    .polyline((0..<40).map { DrawPoint(x: Double($0) * 4, y: Double(($0 * 37) % 100) / 7) }),
    Path.circle(100, 100, 8).appending(.rect(-5, -5, 2, 2)).appending(.circle(0, 0, 1.15)),
    .svg("M2 5.3 4.2 7.5 8 2.9M0 0C-17 1.5-14-11-6.6-11c3.4 0 5.6 2.2 6.6 4.4z"),
  ]

  @Test("path data read back is the path, but for the decimals left out", arguments: shapes, 0...4)
  func readBack(path: Path, decimals: Int) throws {
    let read = try Path(svg: SVGPathData(path, decimals: decimals).text)
    // A smooth curve leaves its first control out, which may lie one unit off.
    let most = 1.6 * (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    #expect(read.elements.count == path.elements.count)
    for (a, b) in zip(read.elements, path.elements) {
      #expect(a.kind == b.kind)
      for (p, q) in zip(a.points, b.points) {
        #expect(abs(p.x - q.x) <= most && abs(p.y - q.y) <= most)
      }
    }
  }

  @Test("level and upright lines, repeated letters and smooth curves are written shortly")
  func short() {
    #expect(SVGPathData(.rect(10, 20, 30, 40), decimals: 2).text == "M10 20H40V60H10z")
    #expect(
      SVGPathData(
        .polyline([
          DrawPoint(x: 100, y: 100), DrawPoint(x: 101, y: 101), DrawPoint(x: 102, y: 100),
        ]), decimals: 2
      ).text == "M100 100l1 1 1-1")
    #expect(
      SVGPathData(.circle(0, 0, 10), decimals: 1).text
        == "M10 0C10 5.5 5.5 10 0 10S-10 5.5-10 0-5.5-10 0-10 10-5.5 10 0z")
  }
}

extension Path.Element {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .curve: 2
    case .close: 3
    }
  }

  fileprivate var points: [DrawPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .curve(let a, let b, let p): [a, b, p]
    case .close: []
    }
  }
}
