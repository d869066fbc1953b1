import Choreography

/// The open row's plot alone, with its name, a legend, and axes.
public enum PlotPicture {
  /// The extent that fits most pages, in units.
  public static let standardSize = Size(width: 880, height: 460)

  /// The picture of a row's plot.
  ///
  /// `frame` is where the crosshair stands, `nil` without one; `firstFrame` and `frames` are the
  /// window of time in sixtieths of a second, by default the whole trace. Of the options only the
  /// background counts.
  public static func list(
    row: WorkbenchModel.Row, frame: Int? = nil, firstFrame: Double = 0, frames: Double? = nil,
    hiddenSeries: Set<Series> = [], size: Size = standardSize, scale: Double,
    options: PictureOptions = PictureOptions(), measurer: any TextMeasuring
  ) -> DisplayList {
    let theme = WorkbenchTheme.over(options.background)
    let grid = WindowGrid(scale: scale)
    let whole = grid.snap(Rect(x: 0, y: 0, width: size.width, height: size.height))
    let trace = row.trace
    let last = Double(trace.frames?.upperBound ?? 90) * 60 / Double(trace.rate.hertz)
    let left = 64.0
    let plot = PlotFrame(
      axis: PlotAxis(
        left: left, width: (size.width - left - 32).rounded(), first: firstFrame,
        span: frames ?? max(30, last - firstFrame), rate: trace.rate),
      top: 126, bottom: (size.height - 44).rounded(), height: trace.device.size.height,
      isOpen: true)
    let picture = OpenPlot(
      plot: plot, row: row, cursor: frame.map { Instant(frame: $0) },
      figures: frame.flatMap { trace.figures(at: $0) }, hidden: hiddenSeries, theme: theme,
      background: theme.rowOpen, grid: grid, measurer: measurer)
    var sketch = Sketch(grid: grid, measurer: measurer)
    sketch.box(whole, theme.rowOpen)
    var memo = WorkbenchMemo()
    sketch.add(picture.columns(&memo))
    let lanes = picture.lanes
    picture.drawStems(lanes, from: 58, &sketch)
    if let frame, plot.axis.shows(frame) {
      let hair = max(grid.hairline, grid.snap(1))
      let x = plot.axis.x(frame)
      sketch.box(
        Rect(x: grid.snap(x - hair / 2), y: 64, width: hair, height: plot.bottom - 64),
        theme.veil(0.75))
    }
    picture.drawOverlays(&sketch)
    picture.drawEvents(lanes, from: 58, &sketch)
    let legend = drawLegend(trace, hiddenSeries, whole, theme, &sketch)
    let room = legend - 24 - 48
    let name = sketch.fit(row.title, Lettering.caption, room)
    let width = sketch.text(name, Lettering.caption, theme.t1, 24, 36)
    let chipRoom = legend - 16 - 24 - width - 10
    if chipRoom > 80 { sketch.chip(Chip(row.diagnosis), 34 + width, 21, within: chipRoom, theme) }
    return DisplayList(
      width: grid.pixels(whole).width, height: grid.pixels(whole).height,
      layers: [
        Layer(id: "plot", frame: grid.pixels(whole), scale: scale, commands: sketch.commands)
      ], targets: [])
  }

  /// - Returns: its left edge.
  private static func drawLegend(
    _ trace: Trace, _ hidden: Set<Series>, _ whole: Rect, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) -> Double {
    var right = whole.maxX - 32
    for series in Series.allCases.reversed() where !hidden.contains(series) {
      guard
        trace.rows.contains(where: {
          $0.place(of: series, screenHeight: .infinity) != nil
        })
      else { continue }
      let width = 26 + sketch.width(series.title(in: trace.scene), Lettering.legend)
      PanelView.sample(series, right - width, 32, theme.color(of: series), &sketch)
      sketch.text(series.title(in: trace.scene), Lettering.legend, theme.t2, right - width + 26, 36)
      right -= width + 14
    }
    return right
  }
}
