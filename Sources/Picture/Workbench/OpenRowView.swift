import Choreography

/// The open row: name, verdict and read-out, and the large plot with axes and events.
enum OpenRowView {
  static func add(to assembly: inout Assembly, place: WorkbenchLayout.RowPlace, visible: Rect) {
    let (layout, theme, model) = (assembly.layout, assembly.theme, assembly.model)
    let row = model.rows[place.index]
    let id = "row.\(row.id)"
    let rect = place.rect
    let head = OpenRowHead(
      row: row, badge: model.badge(of: place.index), rect: rect, plotX: layout.plotX,
      isNarrow: model.showsAdvice, measurer: assembly.measurer)
    let figures = model.figures(of: place.index)
    let picture = OpenPlot(
      plot: PlotFrame(
        axis: PlotAxis(model: model, layout: layout), top: rect.y + 68, bottom: rect.maxY - 34,
        height: row.trace.device.size.height, isOpen: true),
      row: row, cursor: model.cursor, figures: figures, chip: head.chipRect,
      hidden: model.hiddenSeries, theme: theme,
      background: theme.rowOpen, grid: layout.grid, measurer: assembly.measurer)
    let columns = picture.columns(&assembly.memo)
    let lanes = picture.lanes
    let button = AdviceButton(row: row, rowRect: rect, isOpen: model.showsAdvice)
    let decisions = DecisionButton(
      row: row, rowRect: rect, isBesideAdvice: button.isNeeded, isOpen: model.decisions != nil)
    let card =
      model.showsAdvice
      ? AdviceCard(
        row: row, rect: AdviceCard.rect(row: rect, layout), framework: model.framework,
        theme: theme, measurer: assembly.measurer) : nil
    assembly.layer(id, visible) { [assembly] sketch in
      sketch.box(rect, theme.rowOpen)
      sketch.add(columns)
      picture.drawStems(lanes, from: rect.y, &sketch)
      CompactRowView.cursor(model, picture.plot.axis, rect, layout.grid, &sketch)
      picture.drawOverlays(&sketch)
      picture.drawEvents(lanes, from: rect.y, &sketch)
      sketch.box(Rect(x: rect.x, y: rect.y, width: 2, height: rect.height), theme.t1)
      head.draw(theme, &sketch)
      if let figures {
        ReadOut(row: row, figures: figures, model: model, theme: theme).draw(
          left: rect.x + 16, row: rect, &sketch)
      }
      sketch.horizontal(rect.x + 2, rect.maxX, bottom: rect.maxY, theme.line)
      PanelView.drawScrollMark(layout, theme, &sketch)
      if model.focus == id {
        sketch.stroke(.rounded(rect.insetBy(dx: 3, dy: 3), radius: 5), 1.5, theme.focusRing)
      }
      if !model.showsAdvice {
        HoverCard.draw(picture, row, model, id: id + ".plot", within: visible, &sketch)
      }
      button.draw(assembly, &sketch)
      decisions.draw(assembly, &sketch)
      card?.draw(scroll: model.adviceScroll, &sketch)
    }
    let number = place.index + 1
    assembly.target(
      Target(
        id: id, rect: rect, role: .row, label: row.label,
        shortcut: number <= 9 ? "\(number)" : nil, action: .selectRow(place.index)),
      within: visible)
    assembly.target(
      Target(
        id: id + ".plot",
        rect: Rect(
          x: layout.plotX, y: rect.y + 12, width: layout.plotWidth,
          height: rect.height - 24), role: .plot, label: "Plot of \(row.title)",
        action: .plotScrub),
      within: visible)
    button.addTarget(to: &assembly, within: visible)
    decisions.addTarget(to: &assembly, within: visible)
    if let card {
      assembly.target(
        Target(
          id: id + ".advice.card", rect: card.rect, role: .overlay, label: "About \(row.title)",
          action: .scrollAdvice(card.longestScroll)), within: visible)
    }
  }
}
