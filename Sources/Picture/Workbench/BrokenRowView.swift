import Choreography

/// The row of a file that could not be read: its faults, and no lane.
enum BrokenRowView {
  static func add(to assembly: inout Assembly, place: WorkbenchLayout.RowPlace, visible: Rect) {
    let (layout, theme) = (assembly.layout, assembly.theme)
    let row = assembly.model.rows[place.index]
    let rect = place.rect
    let id = "row.\(row.id)"
    assembly.layer(id, visible) { sketch in
      sketch.box(rect, theme.panel)
      sketch.vertical(rect.x, rect.y, rect.maxY, theme.line)
      let left = rect.x + 16
      let middle = ((rect.height - 42) / 2).rounded()
      sketch.text(
        row.title, Lettering.rowName, theme.t1, left, rect.y + middle + 12,
        within: layout.plotX - 12 - left)
      let chip = Chip(text: "Broken file", outcome: .bad)
      sketch.chip(chip, left, rect.y + middle + 22, within: layout.plotX - 12 - left, theme)
      drawFaults(
        row.faults, x: layout.plotX, top: rect.y + 10, bottom: rect.maxY - 6,
        room: rect.maxX - 16 - layout.plotX, theme, &sketch)
      sketch.horizontal(rect.x, rect.maxX, bottom: rect.maxY, theme.line)
    }
    assembly.target(
      Target(
        id: id, rect: rect, role: .row, label: ([row.title] + row.faults).joined(separator: "; "),
        isEnabled: false, action: .none), within: visible)
  }

  /// As many faults as there is room for, and how many there are beside.
  private static func drawFaults(
    _ faults: [String], x: Double, top: Double, bottom: Double, room: Double,
    _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    let pitch = 15.0
    let lines = max(1, Int((bottom - top) / pitch))
    let fits = faults.count <= lines
    let shown = fits ? faults : Array(faults.prefix(max(1, lines - 1)))
    for (index, fault) in shown.enumerated() {
      let baseline = top + 10 + Double(index) * pitch
      let isLast = index == shown.count - 1
      let rest = isLast && !fits ? " · and \(faults.count - shown.count) more" : ""
      let width = sketch.width(rest, Lettering.mechanism)
      let end = sketch.text(
        fault, Lettering.mechanism, theme.fail, x, baseline, within: room - width)
      sketch.text(rest, Lettering.mechanism, theme.t3, x + end, baseline)
    }
  }
}
