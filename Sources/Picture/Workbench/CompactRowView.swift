import Choreography
import Diagnosis

/// A closed row: name, verdict, and a small plot.
enum CompactRowView {
  static func add(to assembly: inout Assembly, place: WorkbenchLayout.RowPlace, visible: Rect) {
    let (layout, theme, model) = (assembly.layout, assembly.theme, assembly.model)
    let row = model.rows[place.index]
    let id = "row.\(row.id)"
    let state = assembly.state(id)
    let background =
      switch state {
      case .idle where assembly.model.hover == id + ".plot": Color(0x16171B)
      case .idle: theme.panel
      case .hovered: Color(0x16171B)
      case .pressed: theme.rowOpen
      }
    let rect = place.rect
    let axis = PlotAxis(model: model, layout: layout)
    let plot = PlotFrame(
      axis: axis, top: rect.y + 9, bottom: rect.maxY - 9, height: row.trace.device.size.height,
      isOpen: false)
    let columns = PlotColumns(
      plot: plot, trace: row.trace, hidden: model.hiddenSeries, theme: theme,
      background: background, top: rect.y + 2, bottom: rect.maxY - 2, grid: layout.grid
    ).tiles(row.id, &assembly.memo)
    assembly.layer(id, visible) { sketch in
      sketch.box(rect, background)
      sketch.vertical(rect.x, rect.y, rect.maxY, theme.line)
      sketch.add(columns)
      sketch.box(
        Rect(
          x: rect.x + 1, y: rect.y + 1, width: layout.plotX - 6 - rect.x, height: rect.height - 2),
        background)
      words(row, rect, model, layout, theme, place.index, &sketch)
      sketch.horizontal(rect.x, rect.maxX, bottom: rect.maxY, theme.line)
      cursor(model, axis, rect, layout.grid, &sketch)
      PanelView.drawScrollMark(layout, theme, &sketch)
      if model.focus == id {
        sketch.stroke(
          .rounded(rect.insetBy(dx: 2, dy: 2), radius: 5), 1.5, theme.focusRing)
      }
    }
    assembly.target(
      Target(
        id: id, rect: rect, role: .row, label: row.label,
        shortcut: model.digit(of: place.index, in: layout).map(String.init),
        action: .selectRow(place.index)),
      within: visible)
  }

  /// The line of the cursor, through a row.
  static func cursor(
    _ model: WorkbenchModel, _ axis: PlotAxis, _ rect: Rect, _ grid: WindowGrid,
    _ sketch: inout Sketch
  ) {
    guard axis.shows(model.cursor) else { return }
    let width = max(grid.hairline, grid.snap(1))
    sketch.box(
      Rect(
        x: grid.snap(axis.x(model.cursor) - width / 2), y: rect.y, width: width,
        height: rect.height), .white(0.75))
  }

  private static func words(
    _ row: WorkbenchModel.Row, _ rect: Rect, _ model: WorkbenchModel, _ layout: WorkbenchLayout,
    _ theme: WorkbenchTheme, _ index: Int, _ sketch: inout Sketch
  ) {
    let left = rect.x + 16
    let room = layout.plotX - 12 - left
    let hasMechanism = rect.height >= 64 && !row.mechanism.isEmpty
    let middle = ((rect.height - 42) / 2).rounded()
    let extra = rect.height >= 72 ? 4.0 : 0
    let nameY = hasMechanism ? rect.y + 18 + extra : rect.y + middle + 12
    let chipTop = hasMechanism ? rect.y + 39 + extra : rect.y + middle + 22
    var nameX = left
    if let number = model.badge(of: index) {
      sketch.badge(number, left, nameY - 12.5, isOn: false, theme)
      nameX += 22
    }
    sketch.text(
      row.title, Lettering.rowName, theme.t1, nameX, nameY, within: room - (nameX - left))
    if hasMechanism {
      sketch.text(
        row.faults.first ?? row.mechanism, Lettering.mechanism,
        row.faults.isEmpty ? theme.t3 : theme.fail, left, rect.y + 33 + extra, within: room)
    }
    let flagRoom = row.isFlagged ? 20.0 : 0
    let chip = sketch.chip(Chip(row.diagnosis), left, chipTop, within: room - flagRoom, theme)
    if row.isFlagged { sketch.icon(.flag, left + chip + 7, chipTop + 4, theme.fail) }
  }
}

extension WorkbenchModel.Row {
  /// Its name and what it was worth.
  var label: String {
    "\(title): \(diagnosis.isEmpty ? Diagnosis.nothingYet : diagnosis.verdict)"
  }

  /// Whether something about it is known to be wrong before it runs.
  var isFlagged: Bool { !flags.isEmpty || !faults.isEmpty }
}

extension WorkbenchModel {
  /// The digit that opens a row: where several are compared, the phones' numbers come first.
  func digit(of row: Int, in layout: WorkbenchLayout) -> Int? {
    if let badge = badge(of: row) { return badge }
    // The rows stand in the order of the strategies, but for the open one in the layout's list.
    let place = layout.rows.count { $0.index < row }
    guard place < 9 else { return nil }
    return compared.count > 1 && place < compared.count ? nil : place + 1
  }

  /// The number of a row's phone on the stage, where several are compared.
  func badge(of row: Int) -> Int? {
    guard compared.count > 1 else { return nil }
    return compared.firstIndex(of: row).map { $0 + 1 }
  }
}
