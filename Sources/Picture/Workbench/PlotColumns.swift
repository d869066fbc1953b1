import Choreography

/// The part of a plot that stays: grid, gap, lines and markers, as opaque tiles side by side.
///
/// Each tile is a stretch of time, so a trace that grows changes its newest tile alone.
struct PlotColumns {
  let plot: PlotFrame
  let trace: Trace
  let hidden: Set<Series>
  let theme: WorkbenchTheme
  let background: Color
  /// From where to where the tiles reach.
  let top: Double
  let bottom: Double
  let grid: WindowGrid
  let measurer: any TextMeasuring

  /// Sixtieths of a second in a tile: a multiple of the larger markers, under which a dashed
  /// line may begin anew.
  static let span = 18
  /// How far tiles at the window's ends reach beyond it, for markers on its edge.
  static let overhang = 8.0

  /// The tiles, from the left.
  func tiles() -> [Command] {
    let axis = plot.axis
    var span = Double(Self.span)
    while span * axis.width / axis.span < 48 { span *= 2 }
    let from = Int((axis.first / span).rounded(.down))
    let to = Int(((axis.first + axis.span) / span - 1e-9).rounded(.down))
    return (from...max(from, to)).compactMap { column in
      tile(from: Double(column) * span, to: Double(column + 1) * span)
    }
  }

  private func tile(from: Double, to: Double) -> Command? {
    let axis = plot.axis
    let isFirst = from <= axis.first
    let isLast = to >= axis.first + axis.span - 1e-9
    let left = isFirst ? axis.left - Self.overhang : axis.x(sixtieth: from)
    let right = isLast ? axis.right + Self.overhang : axis.x(sixtieth: to)
    let frame = grid.pixels(Rect(x: left, y: top, width: right - left, height: bottom - top))
    guard frame.width > 0, frame.height > 0 else { return nil }
    let area = grid.units(frame)
    let factor = Double(axis.hertz) / 60
    let frames = Int((from * factor).rounded())...Int((to * factor).rounded())
    var sketch = Sketch(grid: grid, measurer: measurer)
    drawGrid(area, &sketch)
    if isFirst || isLast {
      let window = Rect(
        x: axis.left - 1, y: area.y, width: axis.width + 2, height: area.height)
      sketch.group(clip: .rect(window)) { drawLines(frames, &$0) }
    } else {
      drawLines(frames, &sketch)
    }
    drawMarkers(frames, &sketch)
    let cover = Path.rect(0, 0, area.width, area.height)
    return .tile(
      Tile(
        frame: frame, scale: grid.scale,
        commands: [
          .fill(cover, .solid(background), rule: .nonZero),
          .group(Group(sketch.commands, transform: Transform(dx: -area.x, dy: -area.y))),
        ]))
  }

  private func drawGrid(_ area: Rect, _ sketch: inout Sketch) {
    let (left, right) = (max(area.x, plot.axis.left), min(area.maxX, plot.axis.right))
    guard plot.isOpen else {
      return sketch.horizontal(left, right, bottom: plot.bottom + grid.hairline, theme.veil(0.06))
    }
    for value in stride(from: 0.0, to: plot.height - 20, by: 200) {
      sketch.horizontal(left, right, bottom: plot.y(value) + grid.hairline, theme.veil(0.055))
    }
    let step = plot.axis.step(least: 250, apart: 40)
    for tick in plot.axis.ticks(every: step) {
      let x = plot.axis.x(milliseconds: tick)
      guard x >= area.x - 1, x < area.maxX else { continue }
      sketch.vertical(x - grid.hairline / 2, plot.top, plot.bottom, theme.veil(0.04))
      sketch.vertical(x - grid.hairline / 2, plot.bottom, plot.bottom + 4, theme.veil(0.16))
    }
    sketch.horizontal(left, right, bottom: plot.bottom + grid.hairline, theme.veil(0.16))
  }

  private func drawLines(_ frames: ClosedRange<Int>, _ sketch: inout Sketch) {
    let gap = PlotGap(plot: plot, trace: trace, frames: frames)
    if !hidden.contains(.composer), !hidden.contains(.keyboard) {
      sketch.fill(gap.open, plot.isOpen ? theme.gapOpen : theme.gapOpenCompact)
      sketch.fill(gap.covered, plot.isOpen ? theme.gapCovered : theme.gapCoveredCompact)
      if plot.isOpen {
        let whiskers = gap.whiskers(grid)
        sketch.fill(whiskers.open, theme.gapOpenWhisker)
        sketch.fill(whiskers.covered, theme.gapCoveredWhisker)
      }
    }
    let width = plot.isOpen ? 1.25 : 1
    let alpha = plot.isOpen ? 0.7 : 0.45
    for series in Series.allCases.reversed() where !hidden.contains(series) {
      let isFinger = series == .finger
      sketch.stroke(
        line(series, frames), isFinger ? 1 : width,
        theme.color(of: series).faded(isFinger ? 1 : alpha), join: .round, dash: series.dash)
    }
  }

  /// A line through the places of a series, broken where it has none.
  private func line(_ series: Series, _ frames: ClosedRange<Int>) -> Path {
    var path = Path()
    var isDown = false
    let stride = max(1, plot.markerStep / 8)
    for frame in Swift.stride(from: frames.lowerBound, through: frames.upperBound, by: stride) {
      guard let value = trace.row(at: frame)?.place(of: series, screenHeight: plot.height) else {
        isDown = false
        continue
      }
      let point = Point(x: plot.axis.x(frame), y: plot.y(value))
      path.elements.append(isDown ? .line(point) : .move(point))
      isDown = true
    }
    return path
  }

  private func drawMarkers(_ frames: ClosedRange<Int>, _ sketch: inout Sketch) {
    var markers = PlotMarkers(plot: plot, hidden: hidden)
    let step = plot.markerStep
    let around = max(step, Int((4 / plot.axis.pitch).rounded(.up)))
    let first = ((frames.lowerBound - around) / step - 1) * step
    for frame in stride(from: first, through: frames.upperBound + around, by: step)
    where plot.axis.shows(frame) {
      guard let row = trace.row(at: frame) else { continue }
      markers.add(row)
    }
    for (series, path) in markers.paths { sketch.fill(path, theme.color(of: series)) }
  }
}

extension Series {
  /// Dashes of its line.
  var dash: [Double] {
    switch self {
    case .sheet, .finger: []
    case .keyboard: [5, 2.5]
    case .composer: [1.2, 2.2]
    }
  }

  /// What the legend calls it.
  var title: String {
    switch self {
    case .sheet: "Sheet top"
    case .keyboard: "Keyboard top"
    case .composer: "Composer bottom"
    case .finger: "Finger"
    }
  }

  /// What the read-out calls it.
  var shortTitle: String {
    switch self {
    case .sheet: "Sheet"
    case .keyboard: "Keyboard"
    case .composer: "Composer"
    case .finger: "Finger"
    }
  }
}
