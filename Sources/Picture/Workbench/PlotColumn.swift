import Choreography

/// One tile of a plot, in units from its own left top corner.
struct PlotColumn: Hashable {
  /// The plot, its axis beginning with the tile's stretch of time.
  let plot: PlotFrame
  /// The stretch.
  let frames: ClosedRange<Int>
  /// What happened in it, and as far around it as markers reach.
  let rows: PlotRows
  let hidden: Set<Series>
  let theme: WorkbenchTheme
  let background: Color
  let size: Size
  /// From the tile's left edge to the beginning of its stretch.
  let shift: Double
  /// The plots' window in sixtieths of a second, where it ends in this tile.
  let window: ClosedRange<Double>?
  let grid: WindowGrid

  /// What to draw.
  func commands() -> [Command] {
    var sketch = Sketch(grid: grid, measurer: NoText())
    drawGrid(&sketch)
    if let window {
      let (left, right) = (
        plot.axis.x(sixtieth: window.lowerBound), plot.axis.x(sixtieth: window.upperBound)
      )
      let area = Rect(x: left - 1, y: 0, width: right - left + 2, height: size.height)
      sketch.group(clip: .rect(area)) { drawLines(&$0) }
    } else {
      drawLines(&sketch)
    }
    drawMarkers(&sketch)
    return [
      .fill(
        .rect(0, 0, size.width, size.height), .solid(background), rule: .nonZero),
      .group(Group(sketch.commands, transform: Transform(dx: shift))),
    ]
  }

  /// From where to where the plot's lines reach in this tile.
  private var reach: (left: Double, right: Double) {
    let ends = window.map { ($0.lowerBound, $0.upperBound) }
    let left = ends.map { plot.axis.x(sixtieth: $0.0) } ?? -shift
    let right = ends.map { plot.axis.x(sixtieth: $0.1) } ?? size.width - shift
    return (max(left, -shift), min(right, size.width - shift))
  }

  private func drawGrid(_ sketch: inout Sketch) {
    let (left, right) = reach
    guard plot.isOpen else {
      return sketch.horizontal(left, right, bottom: plot.bottom + grid.hairline, theme.veil(0.06))
    }
    for value in stride(from: 0.0, to: plot.height - 20, by: 200) {
      sketch.horizontal(left, right, bottom: plot.y(value) + grid.hairline, theme.veil(0.055))
    }
    let step = plot.axis.step(least: 250, apart: 40)
    for tick in plot.axis.ticks(every: step) {
      let x = plot.axis.x(milliseconds: tick)
      guard x >= left - 1, x <= right + 1 else { continue }
      sketch.vertical(x - grid.hairline / 2, plot.top, plot.bottom, theme.veil(0.04))
      sketch.vertical(x - grid.hairline / 2, plot.bottom, plot.bottom + 4, theme.veil(0.16))
    }
    sketch.horizontal(left, right, bottom: plot.bottom + grid.hairline, theme.veil(0.16))
  }

  private func drawLines(_ sketch: inout Sketch) {
    if !hidden.contains(.composer), !hidden.contains(.keyboard) {
      let gap = PlotGap(plot: plot, rows: rows, frames: frames)
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
        line(series), isFinger ? 1 : width,
        theme.color(of: series).faded(isFinger ? 1 : alpha), join: .round, dash: series.dash)
    }
  }

  /// A line through the places of a series, broken where it has none.
  private func line(_ series: Series) -> Path {
    var path = Path()
    var isDown = false
    for frame in stride(from: frames.lowerBound, through: frames.upperBound, by: plot.lineStep) {
      guard let value = rows[frame]?.place(of: series, screenHeight: plot.height) else {
        isDown = false
        continue
      }
      let point = Point(x: plot.axis.x(frame), y: plot.y(value))
      path.elements.append(isDown ? .line(point) : .move(point))
      isDown = true
    }
    return path
  }

  private func drawMarkers(_ sketch: inout Sketch) {
    var markers = PlotMarkers(plot: plot, hidden: hidden)
    let around = plot.framesAround(frames)
    let step = plot.markerStep
    let first = Int((Double(around.lowerBound) / Double(step)).rounded(.up)) * step
    for frame in stride(from: first, through: around.upperBound, by: step) {
      guard let row = rows[frame], isShown(frame) else { continue }
      markers.add(row)
    }
    for (series, path) in markers.paths { sketch.fill(path, theme.color(of: series)) }
  }

  private func isShown(_ frame: Int) -> Bool {
    guard let window else { return true }
    let sixtieth = Double(frame) * 60 / Double(plot.axis.hertz)
    return sixtieth > window.lowerBound - 0.01 && sixtieth < window.upperBound + 0.01
  }

  /// There are no words in a tile of a plot.
  private struct NoText: TextMeasuring {
    func width(of string: String, font: Font) -> Double { 0 }
    func covers(_ character: Character) -> Bool { false }
  }
}
