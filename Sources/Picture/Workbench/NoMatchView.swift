import Choreography

/// What stands in place of the rows where the filter leaves none.
enum NoMatchView {
  static func add(to assembly: inout Assembly) {
    let (layout, theme, model) = (assembly.layout, assembly.theme, assembly.model)
    guard layout.rows.isEmpty, !model.rows.isEmpty else { return }
    let area = layout.rowsViewport
    let id = "filter.all"
    let state = assembly.state(id)
    let width = assembly.measurer.width(of: "Clear", font: Lettering.control) + 28
    let button = assembly.grid.snap(
      Rect(x: area.midX - width / 2, y: area.y + 66, width: width, height: 28))
    let wanted = model.filter.isEmpty ? model.framework?.title : "“\(model.filter)”"
    assembly.layer("panel.nothing", area) { [isFocused = model.focus == id] sketch in
      sketch.box(area, theme.panel)
      sketch.vertical(area.x, area.y, area.maxY, theme.line)
      sketch.text(
        "Nothing matches \(wanted ?? "")", Lettering.rowName, theme.t2, area.midX, area.y + 48,
        anchor: .middle, within: area.width - 32)
      sketch.box(button, radius: 8, state == .idle ? theme.control : theme.controlHover)
      sketch.text(
        "Clear", Lettering.control, theme.t1, button.midX,
        Lettering.baseline(Lettering.control, top: button.y, height: 28), anchor: .middle)
      if isFocused { sketch.focusRing(button, radius: 8, theme) }
    }
    assembly.target(
      Target(
        id: id, rect: button, role: .button, label: "Show all strategies",
        action: model.filter.isEmpty ? .chooseFramework(nil) : .clearFilter))
  }
}
