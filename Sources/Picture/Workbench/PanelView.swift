import Choreography

/// The side panel: title, legend, ruler of time, and a row for each strategy.
enum PanelView {
  static func add(to assembly: inout Assembly) {
    addHeader(to: &assembly)
    addRuler(to: &assembly)
    addGround(to: &assembly)
    NoMatchView.add(to: &assembly)
    for place in assembly.layout.rows {
      guard let visible = place.visible else { continue }
      if assembly.model.rows[place.index].trace.rows.isEmpty {
        BrokenRowView.add(to: &assembly, place: place, visible: visible)
      } else if place.isOpen {
        OpenRowView.add(to: &assembly, place: place, visible: visible)
      } else {
        CompactRowView.add(to: &assembly, place: place, visible: visible)
      }
    }
  }

  /// Where title and legend end and the ruler begins, from the panel's top.
  static let titleHeight = 38.0

  private static func addHeader(to assembly: inout Assembly) {
    let (layout, theme) = (assembly.layout, assembly.theme)
    let panel = layout.panel
    let left = panel.x + 16
    let bottom = layout.grid.snap(panel.y + titleHeight)
    let rect = Rect(x: panel.x, y: panel.y, width: panel.width, height: bottom - panel.y)
    var sketch = assembly.sketch
    sketch.box(rect, theme.panel)
    sketch.vertical(panel.x, rect.y, rect.maxY, theme.line)
    let legendLeft = addLegend(to: &assembly, &sketch)
    let title = ["Positions, frame by frame", "Positions"].first {
      sketch.width($0, Lettering.panelTitle) <= legendLeft - 12 - left
    }
    sketch.text(title ?? "", Lettering.panelTitle, theme.t1, left, panel.y + 27)
    assembly.layer("panel.title", rect) { $0.add(sketch.commands) }
  }

  /// - Returns: its left edge.
  private static func addLegend(to assembly: inout Assembly, _ sketch: inout Sketch) -> Double {
    let (panel, theme, model) = (assembly.layout.panel, assembly.theme, assembly.model)
    var right = panel.maxX - 16
    let baseline = panel.y + 26.5
    for series in model.seriesShown.reversed() {
      let id = "legend.\(series.rawValue)"
      let title = series.title(in: model.scene)
      let width = 26 + assembly.measurer.width(of: title, font: Lettering.legend)
      let rect = Rect(x: right - width, y: panel.y + 12, width: width, height: 22)
      let isOff = model.hiddenSeries.contains(series)
      let state = assembly.state(id)
      if state != .idle {
        sketch.box(
          rect.insetBy(dx: -5, dy: 0), radius: 6,
          state == .pressed ? theme.controlOn : theme.controlHover)
      }
      let color = theme.color(of: series)
      sample(series, rect.x, baseline - 4, isOff ? theme.t4 : color, &sketch)
      sketch.text(
        title, Lettering.legend, isOff ? theme.t3 : state == .idle ? theme.t2 : theme.t1,
        rect.x + 26, baseline)
      if isOff {
        sketch.box(Rect(x: rect.x + 26, y: baseline - 4.5, width: width - 26, height: 1), theme.t3)
      }
      if model.focus == id { sketch.focusRing(rect.insetBy(dx: -3, dy: 0), radius: 6, theme) }
      assembly.target(
        Target(
          id: id, rect: rect.insetBy(dx: -5, dy: 0), role: .toggle,
          label: isOff ? "Show \(title.lowercased())" : "Hide \(title.lowercased())",
          action: .toggleSeries(series)))
      right -= width + 14
    }
    return right + 14
  }

  /// A short piece of a series' line with its marker.
  static func sample(
    _ series: Series, _ x: Double, _ y: Double, _ color: Color, _ sketch: inout Sketch
  ) {
    sketch.stroke(.line(x, y, x + 20, y), series == .finger ? 1 : 1.25, color, dash: series.dash)
    marker(series, x + 10, y, 3, color, &sketch)
  }

  /// A series' marker; the finger has none.
  static func marker(
    _ series: Series, _ x: Double, _ y: Double, _ half: Double, _ color: Color,
    _ sketch: inout Sketch
  ) {
    switch series {
    case .sheet: sketch.fill(.circle(x, y, half), color)
    case .keyboard:
      sketch.box(
        Rect(x: x - half * 0.9, y: y - half * 0.9, width: half * 1.8, height: half * 1.8), color)
    case .composer: sketch.fill(.diamond(x, y, half * 1.25, half * 1.25), color)
    case .finger: break
    }
  }

  private static func addRuler(to assembly: inout Assembly) {
    let (layout, theme, model) = (assembly.layout, assembly.theme, assembly.model)
    let panel = layout.panel
    let axis = PlotAxis(model: model, layout: layout)
    let line = layout.rowsViewport.y
    let top = layout.grid.snap(panel.y + titleHeight)
    let rect = Rect(x: panel.x, y: top, width: panel.width, height: line - top)
    var sketch = assembly.sketch
    sketch.box(rect, theme.panel)
    sketch.vertical(panel.x, rect.y, rect.maxY, theme.line)
    let tag = cursorTag(assembly, axis)
    let step = axis.step(least: 500, apart: 56)
    for tick in axis.ticks(every: step / 5) {
      let isMajor = abs((tick / step).rounded() - tick / step) < 1e-9
      let x = axis.x(milliseconds: tick)
      sketch.vertical(
        x - layout.grid.hairline / 2, line - (isMajor ? 7 : 4), line - layout.grid.hairline,
        isMajor ? theme.t3 : theme.t4)
    }
    addTimeLabels(
      axis, step: step, baseline: line - 12, avoiding: tag.map { ($0.x - 6)...($0.maxX + 6) },
      &sketch, theme)
    sketch.horizontal(panel.x, panel.maxX, bottom: line, theme.line)
    if let tag, let text = model.cursorTime {
      sketch.box(tag, radius: 5, theme.t1)
      let x = axis.x(model.cursor)
      sketch.fill(
        .polygon([
          Point(x: x - 4, y: tag.maxY), Point(x: x + 4, y: tag.maxY), Point(x: x, y: tag.maxY + 5),
        ]), theme.t1)
      sketch.text(
        text, Lettering.cursorTag, theme.ink, tag.midX,
        Lettering.baseline(Lettering.cursorTag, top: tag.y, height: 18), anchor: .middle)
    }
    if layout.hasFilter { FilterField.add(to: &assembly, &sketch) }
    assembly.layer("panel.ruler", rect) { $0.add(sketch.commands) }
    assembly.target(
      Target(
        id: "ruler",
        rect: Rect(
          x: layout.plotX, y: rect.y, width: layout.plotWidth, height: rect.height),
        role: .plot, label: "Time", action: .plotScrub))
  }

  /// Words under or over ticks of time: both ends kept inside.
  static func addTimeLabels(
    _ axis: PlotAxis, step: Double, baseline: Double, avoiding taken: ClosedRange<Double>?,
    _ sketch: inout Sketch, _ theme: WorkbenchTheme
  ) {
    for tick in axis.ticks(every: step) {
      let text = TimeText.tick(tick, step: step, end: axis.milliseconds.upperBound)
      let width = sketch.width(text, Lettering.axis)
      // The tags of places end 4 left of the axis.
      let left = min(
        max(axis.x(milliseconds: tick) - width / 2, axis.left - 3), axis.right + 4 - width)
      if let taken, left < taken.upperBound, left + width > taken.lowerBound { continue }
      sketch.text(text, Lettering.axis, theme.t3, left, baseline)
    }
  }

  private static func cursorTag(_ assembly: Assembly, _ axis: PlotAxis) -> Rect? {
    guard axis.shows(assembly.model.cursor), let text = assembly.model.cursorTime else {
      return nil
    }
    let width = assembly.measurer.width(of: text, font: Lettering.cursorTag) + 14
    let x = axis.x(assembly.model.cursor)
    let left = min(x - width / 2, assembly.layout.panel.maxX - 4 - width)
    return Rect(x: left, y: assembly.layout.rowsViewport.y - 24, width: width, height: 18)
  }

  /// Draws how far the rows are scrolled, where they can be.
  static func drawScrollMark(
    _ layout: WorkbenchLayout, _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    guard layout.maximumRowScroll > 0 else { return }
    let (viewport, content) = (
      layout.rowsViewport, layout.rowsViewport.height + layout.maximumRowScroll
    )
    let height = max(28, viewport.height * viewport.height / content)
    let top =
      viewport.y + 3 + (viewport.height - 6 - height) * layout.rowScroll / layout.maximumRowScroll
    sketch.box(
      Rect(x: viewport.maxX - 6, y: top, width: 3, height: height), radius: 1.5, .white(0.22))
  }

  /// What is seen where no row is.
  private static func addGround(to assembly: inout Assembly) {
    let (viewport, theme) = (assembly.layout.rowsViewport, assembly.theme)
    assembly.layer("panel.ground", viewport) { sketch in
      sketch.box(viewport, theme.panel)
      sketch.vertical(viewport.x, viewport.y, viewport.maxY, theme.line)
    }
  }
}

extension WorkbenchModel {
  /// The series that the rows can show.
  var seriesShown: [Series] {
    guard rows.indices.contains(selectedRow) else { return [.keyboard, .composer] }
    let trace = rows[selectedRow].trace.rows
    var series: [Series] = scene == .composeSheet ? [.sheet] : []
    if trace.contains(where: { $0.fingerY != nil }) { series.append(.finger) }
    series.append(.keyboard)
    if scene != .form || trace.contains(where: { $0.composerBottom != nil }) {
      series.append(.composer)
    }
    return series
  }

  /// The cursor's time to read.
  var cursorTime: String? { TimeText.milliseconds(rate.milliseconds(at: cursor.frame)) }
}
