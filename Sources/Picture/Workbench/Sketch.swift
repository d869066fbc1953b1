import Choreography

/// Gathers commands.
struct Sketch {
  /// Where whole device pixels lie.
  let grid: WindowGrid
  /// How wide text is.
  let measurer: any TextMeasuring
  /// What was drawn so far.
  private(set) var commands: [Command] = []

  init(grid: WindowGrid, measurer: any TextMeasuring) {
    self.grid = grid
    self.measurer = measurer
  }

  /// Draws a command.
  mutating func add(_ command: Command) { commands.append(command) }

  /// Draws commands.
  mutating func add(_ more: [Command]) { commands += more }

  /// Draws what `draw` draws as a group.
  mutating func group(
    opacity: Double = 1, clip: Path? = nil, transform: Transform = .identity,
    _ draw: (inout Sketch) -> Void
  ) {
    var inner = Sketch(grid: grid, measurer: measurer)
    draw(&inner)
    guard !inner.commands.isEmpty else { return }
    add(.group(Group(inner.commands, opacity: opacity, clip: clip, transform: transform)))
  }

  /// Fills a path.
  mutating func fill(_ path: Path, _ color: Color) {
    guard !path.elements.isEmpty else { return }
    add(.fill(path, .solid(color), rule: .nonZero))
  }

  /// Fills a rectangle, with round corners if asked.
  mutating func box(_ rect: Rect, radius: Double = 0, _ color: Color) {
    guard color.alpha > 0 else { return }
    fill(radius > 0 ? .rounded(rect, radius: radius) : .rect(rect), color)
  }

  /// Strokes a path.
  mutating func stroke(
    _ path: Path, _ width: Double, _ color: Color, cap: StrokeStyle.Cap = .butt,
    join: StrokeStyle.Join = .miter, dash: [Double] = [], dashOffset: Double = 0
  ) {
    guard !path.elements.isEmpty else { return }
    add(
      .stroke(
        path,
        StrokeStyle(width: width, cap: cap, join: join, dash: dash, dashOffset: dashOffset),
        .solid(color)))
  }

  /// Draws the inner edge of a rectangle, one device pixel wide.
  mutating func border(_ rect: Rect, radius: Double, _ color: Color) {
    let half = grid.hairline / 2
    stroke(
      .rounded(rect.insetBy(dx: half, dy: half), radius: radius - half), grid.hairline, color)
  }

  /// Draws a horizontal line of one device pixel whose lower edge is at `bottom`.
  mutating func horizontal(_ left: Double, _ right: Double, bottom: Double, _ color: Color) {
    let edge = grid.snap(bottom)
    box(
      Rect(x: left, y: edge - grid.hairline, width: right - left, height: grid.hairline), color)
  }

  /// Draws a vertical line of one device pixel whose left edge is at `left`.
  mutating func vertical(_ left: Double, _ top: Double, _ bottom: Double, _ color: Color) {
    box(Rect(x: grid.snap(left), y: top, width: grid.hairline, height: bottom - top), color)
  }

  /// Sets a line of text, shortened with an ellipsis where it is wider than `limit`.
  /// - Returns: how wide it is.
  @discardableResult
  mutating func text(
    _ string: String, _ font: Font, _ color: Color, _ x: Double, _ baseline: Double,
    anchor: TextLine.Anchor = .start, within limit: Double? = nil
  ) -> Double {
    guard !string.isEmpty else { return 0 }
    let fitted = limit.map { fit(string, font, $0) } ?? string
    guard !fitted.isEmpty else { return 0 }
    add(
      .text(
        TextLine(fitted, font: font, color: color, at: Point(x: x, y: baseline), anchor: anchor)))
    return width(fitted, font)
  }

  /// How wide a line of text is.
  func width(_ string: String, _ font: Font) -> Double { measurer.width(of: string, font: font) }

  /// The string, or as much of its beginning as fits with an ellipsis.
  func fit(_ string: String, _ font: Font, _ limit: Double) -> String {
    TextFit.shortened(string, font: font, limit: limit, measurer: measurer)
  }
}

/// Makes text fit.
enum TextFit {
  /// The string, or as much of its beginning as fits with an ellipsis; empty where not even that
  /// fits.
  static func shortened(
    _ string: String, font: Font, limit: Double, measurer: any TextMeasuring
  ) -> String {
    if measurer.width(of: string, font: font) <= limit { return string }
    let characters = Array(string)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if measurer.width(of: shorter(characters, middle), font: font) <= limit {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low == 0 ? "" : shorter(characters, low)
  }

  private static func shorter(_ characters: [Character], _ count: Int) -> String {
    var kept = characters.prefix(count)
    while let last = kept.last, last == " " || last == "," { kept.removeLast() }
    return String(kept) + "…"
  }
}
