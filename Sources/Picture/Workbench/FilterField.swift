import Choreography

/// The field that narrows the rows.
enum FilterField {
  static func rect(_ layout: WorkbenchLayout) -> Rect {
    Rect(x: layout.panel.x + 16, y: layout.panel.y + 41, width: 118, height: 26)
  }

  static func add(to assembly: inout Assembly, _ sketch: inout Sketch) {
    let (theme, model) = (assembly.theme, assembly.model)
    let rect = rect(assembly.layout)
    let isFocused = model.focus == "filter"
    let state = assembly.state("filter")
    sketch.box(rect, radius: 8, state == .idle ? theme.control : theme.controlHover)
    sketch.icon(.search, rect.x + 6, rect.y + 5, theme.t3)
    let isEmpty = model.filter.isEmpty
    let baseline = Lettering.baseline(Lettering.body, top: rect.y, height: rect.height)
    let room = rect.width - 27 - (isEmpty ? 8 : 28)
    let text = isEmpty ? "Filter" : tail(model.filter, room, assembly.measurer)
    let width =
      isEmpty && isFocused
      ? 0 : sketch.text(text, Lettering.body, isEmpty ? theme.t2 : theme.t1, rect.x + 27, baseline)
    if isFocused {
      if model.showsCaret {
        sketch.vertical(rect.x + 28 + width, rect.y + 6, rect.maxY - 6, theme.t1)
      }
      sketch.focusRing(rect, radius: 8, theme)
    }
    assembly.target(
      Target(
        id: "filter", rect: rect, role: .textField, label: "Filter strategies by their words",
        action: .focusFilter))
    addFrameworks(to: &assembly, beside: rect, &sketch)
    if !isEmpty {
      let clear = Rect(x: rect.maxX - 25, y: rect.y + 1, width: 24, height: 24)
      let state = assembly.state("filter.clear")
      sketch.icon(.clear, clear.x + 4, clear.y + 4, state == .idle ? theme.t2 : theme.t1)
      assembly.target(
        Target(
          id: "filter.clear", rect: clear, role: .button, label: "Clear the filter",
          shortcut: "Esc", action: .clearFilter))
    }
  }

  /// The end of what was typed, as far as it fits.
  private static func tail(
    _ text: String, _ room: Double, _ measurer: any TextMeasuring
  ) -> String {
    var shown = text
    while !shown.isEmpty, measurer.width(of: shown, font: Lettering.body) > room {
      shown.removeFirst()
    }
    return shown
  }
}
