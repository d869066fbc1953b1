import Choreography

/// The pictures on controls (TOKENS, vector paths).
struct Icon: Hashable, Sendable {
  /// What is stroked with round ends, on a grid of 16 unless stated.
  var strokes: Path
  /// What is filled.
  var fills = Path()
  /// Stroke width on its grid.
  var width = 1.4

  static let phone = Icon(
    strokes: .svg(
      """
      M5.3 1.8h5.4a1.5 1.5 0 0 1 1.5 1.5v9.4a1.5 1.5 0 0 1-1.5 1.5H5.3a1.5 1.5 0 0 1-1.5-1.5V3.3a1.5\
       1.5 0 0 1 1.5-1.5ZM7 3.9h2
      """))
  static let chevron = Icon(strokes: .svg("M4.5 6.5 8 10l3.5-3.5"), width: 1.5)
  static let moon = Icon(strokes: .svg("M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8Z"))
  static let sun = Icon(
    strokes: Path(
      Path.circle(8, 8, 2.8).elements
        + Path.svg(
          """
          M8 1.4v1.3M8 13.3v1.3M1.4 8h1.3M13.3 8h1.3M3.3 3.3l.95.95M11.75 11.75l.95.95M3.3\
           12.7l.95-.95M11.75 4.25l.95-.95
          """
        ).elements))
  static let reducedMotion = Icon(
    strokes: Path(
      Path.circle(9.6, 8, 3.8).elements
        + Path.svg("M1.5 5.6h2.6M1 8h2.4M1.5 10.4h2.6").elements))
  static let hardwareKeyboard = Icon(
    strokes: Path(
      Path.rounded(Rect(x: 1.5, y: 3.8, width: 13, height: 8.4), radius: 1.3).elements
        + Path.svg("M4.2 6.6h.01M6.7 6.6h.01M9.3 6.6h.01M11.8 6.6h.01M5.2 9.6h5.6").elements))
  static let rotate = Icon(
    strokes: .svg(
      """
      M2 7.2a1.2 1.2 0 0 1 1.2-1.2h9.6a1.2 1.2 0 0 1 1.2 1.2v5.2a1.2 1.2 0 0 1-1.2 1.2H3.2a1.2\
       1.2 0 0 1-1.2-1.2ZM4.6 3.6A5.4 5.4 0 0 1 9.6 2M8 .6 9.8 2 8.4 3.8
      """))
  static let sliders = Icon(
    strokes: Path(
      Path.svg("M1.8 4.5h5M10.4 4.5h3.8M1.8 11.5h2.4M7.8 11.5h6.4").elements
        + Path.circle(8.6, 4.5, 1.8).elements + Path.circle(6, 11.5, 1.8).elements))
  static let stack = Icon(
    strokes: .svg("M8 2 14 5 8 8 2 5ZM2.4 8.2 8 11l5.6-2.8M2.4 11.2 8 14l5.6-2.8"), width: 1.3)
  static let pulse = Icon(strokes: .svg("M1.5 8h2l1.6-4.5 2.6 9 2.6-9L12 8h2.5"))
  static let loop = Icon(
    strokes: .svg(
      """
      M4 11.5H3.6A2.6 2.6 0 0 1 1 8.9V7.1a2.6 2.6 0 0 1 2.6-2.6h8.8A2.6 2.6 0 0 1 15 7.1v1.8a2.6\
       2.6 0 0 1-2.6 2.6H8M10.2 9.3 8 11.5l2.2 2.2
      """))
  static let hand = Icon(
    strokes: Path(
      Path.circle(8, 8, 2.4).elements + Path.svg("M3.8 12.2a5.9 5.9 0 1 1 8.4 0").elements))
  static let film = Icon(
    strokes: .svg(
      """
      M2.2 4.4a1.4 1.4 0 0 1 1.4-1.4h8.8a1.4 1.4 0 0 1 1.4 1.4v7.2a1.4 1.4 0 0 1-1.4 1.4H3.6a1.4\
       1.4 0 0 1-1.4-1.4ZM6.6 5.9v4.2l3.6-2.1Z
      """))
  static let search = Icon(
    strokes: Path(Path.circle(7, 7, 4.2).elements + Path.svg("M10.2 10.2 13.6 13.6").elements))
  static let clear = Icon(strokes: .svg("M4.6 4.6 11.4 11.4M11.4 4.6 4.6 11.4"))
  static let tick = Icon(strokes: .svg("M3 8.6 6.4 12 13 4.6"), width: 1.6)
  static let minus = Icon(strokes: .svg("M4.5 8h7"), width: 1.5)
  static let plus = Icon(strokes: .svg("M4.5 8h7M8 4.5v7"), width: 1.5)
  static let back = Icon(strokes: .svg("M9.5 4.5 6 8l3.5 3.5"), width: 1.5)
  static let on = Icon(strokes: .svg("M6.5 4.5 10 8l-3.5 3.5"), width: 1.5)
  /// On a grid of 12: a flag on its pole.
  static let flag = Icon(
    strokes: .svg("M2.6 1.2V11M2.6 1.9c2.6-1.5 4.2 1.4 7 0v4.8c-2.8 1.4-4.4-1.5-7 0"), width: 1.3)
  /// On a grid of 10.
  static let check = Icon(strokes: .svg("M2 5.3 4.2 7.5 8 2.9"), width: 1.5)
  /// On a grid of 10.
  static let cross = Icon(strokes: .svg("M2.4 2.4 7.6 7.6M7.6 2.4 2.4 7.6"), width: 1.5)
  /// On a grid of 10: neither good nor bad is known.
  static let dash = Icon(strokes: .svg("M2.2 5H7.8"), width: 1.5)

  /// Around the middle of a transport button.
  static let toStart = Icon(strokes: .svg("M-5.5-5.5v11"), fills: .svg("M5-5v10l-7.4-5z"))
  static let stepBack = Icon(strokes: .svg("M4-5.5v11"), fills: .svg("M0-4v8l-5.6-4z"))
  static let stepOn = Icon(strokes: .svg("M-4-5.5v11"), fills: .svg("M0-4v8l5.6-4z"))
  static let toEnd = Icon(strokes: .svg("M5.5-5.5v11"), fills: .svg("M-5-5v10l7.4-5z"))
  static let play = Icon(strokes: Path(), fills: .svg("M-3.6-5.6v11.2l9-5.6z"))
  static let pause = Icon(strokes: .svg("M-3.2-4.4v8.8M3.2-4.4v8.8"), width: 3)
}

extension Sketch {
  /// Draws an icon with its grid's origin at `x`, `y`.
  mutating func icon(_ icon: Icon, _ x: Double, _ y: Double, _ color: Color) {
    stroke(
      icon.strokes.offsetBy(dx: x, dy: y), icon.width, color, cap: .round, join: .round)
  }

  /// Draws a transport icon around `x`, `y`: its triangle filled and stroked, its bar heavier.
  mutating func transportIcon(_ icon: Icon, _ x: Double, _ y: Double, _ color: Color) {
    let triangle = icon.fills.offsetBy(dx: x, dy: y)
    if !triangle.elements.isEmpty {
      fill(triangle, color)
      stroke(triangle, 1.4, color, cap: .round, join: .round)
    }
    stroke(
      icon.strokes.offsetBy(dx: x, dy: y), max(1.8, icon.width == 1.4 ? 1.8 : icon.width), color,
      cap: .round)
  }

  /// Draws the programme's mark with its tile's left top corner at `x`, `y`.
  mutating func logo(_ x: Double, _ y: Double, _ theme: WorkbenchTheme) {
    box(Rect(x: x, y: y, width: 22, height: 22), radius: 6, Color(0x2A2C32))
    let curves: [(StaticString, Color)] = [
      ("M4.5 16.5c5 0 5.5-10 13-10", theme.sheet),
      ("M4.5 17c6.5 0 6-6.2 13-6.2", theme.keyboard),
      ("M4.5 17.4c8 0 6.5-2.6 13-2.6", theme.composer),
    ]
    for (curve, color) in curves {
      stroke(Path.svg(curve).offsetBy(dx: x, dy: y), 1.7, color, cap: .round)
    }
  }
}
