import Choreography

/// What is between composer and keyboard, measured on the phone; in points of its screen.
struct GapMeasure {
  let appearance: Appearance
  let theme: WorkbenchTheme

  /// Below this many points nothing is drawn.
  static let least = 8.0

  /// What to draw; nothing where composer and keyboard meet, and while a sheet is on its way.
  func commands(measurer: any TextMeasuring) -> [Command] {
    let device = appearance.device
    let height = device.size.height
    guard let bottom = appearance.seenBottom, appearance.keyboard.top < height - 0.5 else {
      return []
    }
    if let sheet = appearance.sheet, sheet.progress < 0.995 { return [] }
    var sketch = Sketch(grid: WindowGrid(scale: 1), measurer: measurer)
    let keyboard = appearance.keyboard.top
    let inset = bottom + (appearance.composer?.stripHeight ?? 0)
    let line = min(keyboard, height - device.safeArea.bottom)
    if line - inset >= Self.least {
      drawGap(from: inset, to: keyboard, width: device.size.width, &sketch)
    } else if inset - keyboard >= Self.least {
      drawCovered(
        bottom, by: inset - keyboard, width: device.size.width, height, &sketch)
    }
    return sketch.commands
  }

  private func drawGap(
    from top: Double, to bottom: Double, width: Double, _ sketch: inout Sketch
  ) {
    let area = Rect(x: 0, y: top, width: width, height: bottom - top)
    sketch.box(area, theme.measureTint)
    sketch.group(clip: .rect(area)) { inner in
      var hatch = Path()
      var x = -area.height + (top - bottom).truncatingRemainder(dividingBy: 14)
      while x < width {
        hatch.move(x, bottom)
        hatch.line(x + area.height, top)
        x += 14 * 2.0.squareRoot()
      }
      inner.stroke(hatch, 1.4, theme.measureHatch)
    }
    let text = "\(Int((bottom - top).rounded())) pt"
    let font = Font(20, .semibold, tabular: true)
    let middle = width / 2
    guard area.height >= 38 else { return }
    if area.height >= 70 {
      sketch.stroke(
        Path([
          .move(Point(x: middle, y: top + 8)), .line(Point(x: middle, y: bottom - 8)),
          .move(Point(x: middle - 6, y: top + 15)), .line(Point(x: middle, y: top + 8)),
          .line(Point(x: middle + 6, y: top + 15)),
          .move(Point(x: middle - 6, y: bottom - 15)), .line(Point(x: middle, y: bottom - 8)),
          .line(Point(x: middle + 6, y: bottom - 15)),
        ]), 2, theme.measure, cap: .round, join: .round)
    }
    pill(text, font, Point(x: middle, y: area.midY), height: 34, radius: 10, &sketch)
  }

  private func drawCovered(
    _ bottom: Double, by points: Double, width: Double, _ height: Double, _ sketch: inout Sketch
  ) {
    let area = Rect(x: 5, y: bottom - 47, width: width - 10, height: 43)
    guard area.y < height else { return }
    sketch.box(area, radius: 12, Color(0xFF4268, alpha: 0.10))
    sketch.stroke(.rounded(area, radius: 12), 2, theme.measure, dash: [8, 5])
    let font = Font(18, .semibold, tabular: true)
    pill(
      "\(Int(points.rounded())) pt covered", font, area.center, height: 31, radius: 9, &sketch)
  }

  private func pill(
    _ text: String, _ font: Font, _ center: Point, height: Double, radius: Double,
    _ sketch: inout Sketch
  ) {
    let width = sketch.width(text, font) + 22
    let rect = Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    sketch.box(rect, radius: radius, theme.measure)
    sketch.text(
      text, font, .white(1), center.x, Lettering.baseline(font, top: rect.y, height: height),
      anchor: .middle)
  }
}
