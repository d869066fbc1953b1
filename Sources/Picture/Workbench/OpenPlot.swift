import Choreography
import Diagnosis

/// The large plot of a row, its axes, its crosshair and its events.
struct OpenPlot {
  let plot: PlotFrame
  let row: WorkbenchModel.Row
  /// Where the crosshair stands; `nil` without one.
  let cursor: Instant?
  /// The places there.
  let figures: Figures?
  /// What stands left of the plot, over its first labels.
  var chip: Rect?
  let hidden: Set<Series>
  let theme: WorkbenchTheme
  let background: Color
  let grid: WindowGrid
  let measurer: any TextMeasuring

  /// The part that stays.
  func columns(_ memo: inout WorkbenchMemo) -> [Command] {
    PlotColumns(
      plot: plot, trace: row.trace, hidden: hidden, theme: theme, background: background,
      top: plot.top - 8, bottom: plot.bottom + 8, grid: grid
    ).tiles(row.id, &memo)
  }

  /// Axes, stagger, release and crosshair.
  func drawOverlays(_ sketch: inout Sketch) {
    let marks = crossings()
    drawPlaces(marks, &sketch)
    let step = plot.axis.step(least: 250, apart: 44)
    let shown = cursor.flatMap { plot.axis.shows($0) ? plot.axis.x($0) : nil }
    PanelView.addTimeLabels(
      plot.axis, step: step, baseline: plot.bottom + 16,
      avoiding: shown.map { ($0 - 3)...($0 + 3) }, &sketch, theme)
    drawCrosshair(marks, &sketch)
    drawStagger(&sketch)
    drawRelease(&sketch)
  }

  /// A series where the cursor meets it.
  struct Crossing {
    let series: Series
    let value: Double
    let y: Double
  }

  private func crossings() -> [Crossing] {
    guard let cursor, plot.axis.shows(cursor), let figures else { return [] }
    return [Series.sheet, .composer, .keyboard].compactMap { series in
      guard !hidden.contains(series), let value = figures[series],
        series != .composer || value < plot.height
      else { return nil }
      return Crossing(series: series, value: value, y: plot.y(value))
    }
  }

  /// The places of the value tags: at their series, spread to 15 apart.
  private func tagPlaces(_ marks: [Crossing]) -> [Double] {
    Spread.apart(marks.map(\.y), distance: 15, within: (plot.top - 4)...(plot.bottom + 4))
  }

  /// Whether the verdict's chip reaches to a label at `y`.
  private func isTaken(_ y: Double) -> Bool {
    guard let chip else { return false }
    return chip.maxX > plot.axis.left - 38 && chip.maxY > y - 6 && chip.y < y + 6
  }

  private func drawPlaces(_ marks: [Crossing], _ sketch: inout Sketch) {
    let tags = tagPlaces(marks)
    var hasUnit = false
    for value in stride(from: 0.0, to: plot.height - 20, by: 200) {
      let y = plot.y(value)
      guard !tags.contains(where: { abs($0 - y) < 14 }), !isTaken(y) else { continue }
      sketch.text(
        hasUnit ? "\(Int(value))" : "\(Int(value)) pt", Lettering.axis, theme.t3,
        plot.axis.left - 8, y + 3.6, anchor: .end)
      hasUnit = true
    }
    for (mark, y) in zip(marks, tags) {
      let tag = Rect(x: plot.axis.left - 33, y: y - 7, width: 29, height: 14)
      sketch.box(tag, radius: 4, theme.color(of: mark.series))
      sketch.text(
        "\(Int(mark.value.rounded()))", Lettering.axisTag, theme.inkTag, tag.midX,
        Lettering.baseline(Lettering.axisTag, top: tag.y, height: 14), anchor: .middle)
    }
  }

  private func drawCrosshair(_ marks: [Crossing], _ sketch: inout Sketch) {
    guard let cursor, !marks.isEmpty else { return }
    let x = plot.axis.x(cursor)
    let hair = max(grid.hairline, grid.snap(1))
    for mark in marks {
      let y = grid.snap(mark.y - hair / 2) + hair / 2
      sketch.stroke(
        .line(plot.axis.left, y, x, y), hair, theme.color(of: mark.series).faded(0.7),
        dash: mark.series == .sheet ? [] : [4, 4], dashOffset: mark.series == .composer ? 4 : 0)
    }
    let keyboard = marks.first { $0.series == .keyboard }
    let composer = marks.first { $0.series == .composer }
    let meet = keyboard.flatMap { k in composer.map { abs($0.y - k.y) < 1.5 } } ?? false
    for mark in marks {
      if meet, mark.series == .keyboard { continue }
      let color = theme.color(of: mark.series)
      if meet, mark.series == .composer, let keyboard {
        sketch.fill(.circle(x, keyboard.y, 7.2), background)
        sketch.stroke(.circle(x, keyboard.y, 7.2), 1.5, theme.keyboard)
        sketch.stroke(.circle(x, mark.y, 4.6), 1.5, color)
      } else {
        sketch.fill(.circle(x, mark.y, 5.2), background)
        sketch.stroke(.circle(x, mark.y, 5.2), 1.5, color)
      }
      PanelView.marker(
        mark.series, x, mark.y, 2.4 / (mark.series == .composer ? 1.25 : 1), color, &sketch)
    }
  }

  /// How far the keyboard's start is behind the sheet's.
  private func drawStagger(_ sketch: inout Sketch) {
    guard let finding = row.diagnosis.finding(.staggered) else { return }
    let from = max(plot.axis.x(finding.frames.lowerBound), plot.axis.left - 1) + 3
    let to = min(plot.axis.x(finding.frames.upperBound), plot.axis.right + 1) - 3
    guard to - from >= 10 else { return }
    let y = plot.y(plot.height * 742 / 852)
    sketch.stroke(
      Path([
        .move(Point(x: from, y: y)), .line(Point(x: to, y: y)),
        .move(Point(x: from + 4, y: y - 3)), .line(Point(x: from, y: y)),
        .line(Point(x: from + 4, y: y + 3)), .move(Point(x: to - 4, y: y - 3)),
        .line(Point(x: to, y: y)), .line(Point(x: to - 4, y: y + 3)),
      ]), 1.1, theme.fail, cap: .round, join: .round)
    guard let figure = finding.figure,
      sketch.width(figure, Lettering.dimension) <= to - from - 8
    else { return }
    let width = sketch.width(figure, Lettering.dimension)
    sketch.box(
      Rect(x: (from + to - width) / 2 - 3, y: y - 16, width: width + 6, height: 12), background)
    sketch.text(
      figure, Lettering.dimension, theme.fail, (from + to) / 2, y - 6, anchor: .middle)
  }

  /// The finger's speed where it let go.
  private func drawRelease(_ sketch: inout Sketch) {
    guard !hidden.contains(.finger) else { return }
    for release in FingerRelease.all(in: row.trace, plot.axis.frames)
    where plot.axis.shows(release.frame) {
      let (x, y) = (plot.axis.x(release.frame), plot.y(release.y))
      guard abs(release.velocity) >= 1 else {
        sketch.stroke(.circle(x, y, 3), 1.4, theme.t1)
        continue
      }
      let dx = plot.axis.pitch * Double(plot.axis.hertz)
      let dy = release.velocity * (plot.bottom - plot.top) / plot.height
      let length = (dx * dx + dy * dy).squareRoot()
      let (ux, uy) = (dx / length, dy / length)
      let tip = Point(x: x + 46 * ux, y: y + 46 * uy)
      let area = Rect(
        x: plot.axis.left - 4, y: plot.top - 6, width: plot.axis.width + 16,
        height: plot.bottom - plot.top + 14)
      sketch.group(clip: .rect(area)) { inner in
        inner.stroke(
          Path([
            .move(Point(x: x + 3 * ux, y: y + 3 * uy)), .line(tip),
            .move(Point(x: tip.x - 7 * ux - 3.5 * uy, y: tip.y - 7 * uy + 3.5 * ux)), .line(tip),
            .line(Point(x: tip.x - 7 * ux + 3.5 * uy, y: tip.y - 7 * uy - 3.5 * ux)),
          ]), 1.4, theme.t1, cap: .round, join: .round)
      }
      sketch.fill(.circle(x, y, 3), background)
      sketch.stroke(.circle(x, y, 3), 1.4, theme.t1)
      let text = "\(Int(abs(release.velocity).rounded())) pt/s"
      let width = sketch.width(text, Lettering.release)
      let fits = x + 10 + width <= plot.axis.right + 12
      sketch.text(
        text, Lettering.release, theme.t1, fits ? x + 10 : x - 10, y - 10,
        anchor: fits ? .start : .end)
    }
  }
}
