import Choreography

/// The figures under the pointer.
enum HoverCard {
  private static let size = Size(width: 124, height: 0)

  static func draw(
    _ picture: OpenPlot, _ row: WorkbenchModel.Row, _ model: WorkbenchModel, id: String,
    within area: Rect, _ sketch: inout Sketch
  ) {
    guard model.hover == id, model.pressed == nil, let pointer = model.pointer else { return }
    let (plot, theme) = (picture.plot, picture.theme)
    let frame = plot.axis.frame(at: pointer.x)
    guard plot.axis.shows(frame), let current = row.trace.figures(at: frame) else { return }
    let x = plot.axis.x(frame)
    let hair = max(sketch.grid.hairline, sketch.grid.snap(1))
    sketch.box(
      Rect(
        x: sketch.grid.snap(x - hair / 2), y: plot.top - 8, width: hair,
        height: plot.bottom - plot.top + 8), .white(0.4))
    let series = [Series.sheet, .keyboard, .composer, .finger].filter {
      !model.hiddenSeries.contains($0)
        && current[$0] != nil
    }
    let height = 32 + 17 * Double(series.count) + (current.gap == nil ? 0 : 17)
    var left = x + 14
    if left + size.width > area.maxX - 8 { left = x - 14 - size.width }
    let top = min(max(pointer.y - height - 10, area.y + 8), area.maxY - 8 - height)
    let card = sketch.grid.snap(Rect(x: left, y: top, width: size.width, height: height))
    sketch.box(card, radius: 8, theme.card)
    sketch.border(card, radius: 8, .white(0.14))
    sketch.text(
      TimeText.milliseconds(model.rate.milliseconds(at: frame)), Lettering.release, theme.t1,
      card.x + 10, card.y + 19)
    sketch.text(
      "frame \(frame)", Lettering.axis, theme.t2, card.maxX - 10, card.y + 19, anchor: .end)
    var y = card.y + 37
    for series in series {
      guard let value = current[series] else { continue }
      let color = theme.color(of: series)
      PanelView.marker(series, card.x + 14, y - 3.6, 2.8, color, &sketch)
      if series == .finger {
        sketch.stroke(.line(card.x + 10, y - 3.6, card.x + 18, y - 3.6), 1.25, color)
      }
      line(series.shortTitle(in: model.scene), ReadOut.whole(value), card, 14, y, theme, &sketch)
      y += 17
    }
    if let gap = current.gap {
      line("Gap", "\(ReadOut.whole(gap)) pt", card, 0, y, theme, &sketch)
    }
  }

  private static func line(
    _ label: String, _ value: String, _ card: Rect, _ indent: Double, _ y: Double,
    _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    sketch.text(label, Lettering.readOutLabel, theme.t2, card.x + 10 + indent, y)
    sketch.text(value, Lettering.release, theme.t1, card.maxX - 10, y, anchor: .end)
  }
}
