import Choreography

/// The decisions of the open strategy, under its row, where its plot stays in sight.
struct DecisionCard {
  private static let pitch = 29.0
  private static let header = 42.0
  private static let footer = 8.0
  private static let padding = 14.0
  private static let columnGap = 24.0
  /// Width of a value with its two buttons.
  private static let control = 142.0

  static func add(to assembly: inout Assembly) {
    guard let decisions = assembly.model.decisions, let card = rect(assembly, decisions) else {
      return
    }
    assembly.target(
      Target(
        id: "decisions.card", rect: card, role: .overlay, label: "Decisions", action: .none))
    var sketch = assembly.sketch
    let theme = assembly.theme
    sketch.add(.shadow(card.offsetBy(dx: 0, dy: 4), radius: 12, sigma: 10, .black(0.5)))
    sketch.box(card, radius: 12, theme.card)
    sketch.border(card, radius: 12, .white(0.14))
    addHeader(decisions, card, to: &assembly, &sketch)
    let rows = (decisions.lines.count + 1) / 2
    let column = (card.width - 2 * padding - columnGap) / 2
    for (index, line) in decisions.lines.enumerated() {
      let (place, row) = (index / max(1, rows), index % max(1, rows))
      let rect = Rect(
        x: card.x + padding + Double(place) * (column + columnGap),
        y: card.y + header + Double(row) * pitch, width: column, height: 24)
      add(line, rect, to: &assembly, &sketch)
    }
    assembly.overlay("decisions", card.insetBy(dx: -20, dy: -20)) { $0.add(sketch.commands) }
  }

  /// Below the open row, or above it, wherever there is more room.
  private static func rect(
    _ assembly: Assembly, _ decisions: WorkbenchModel.Decisions
  ) -> Rect? {
    let layout = assembly.layout
    guard let open = layout.rows.first(where: \.isOpen)?.rect else { return nil }
    let rows = Double((decisions.lines.count + 1) / 2)
    let height = header + rows * pitch + footer
    let viewport = layout.rowsViewport
    let below = viewport.maxY - open.maxY
    let above = open.y - viewport.y
    var top = open.maxY + 4
    if below < height + 8 {
      top = above > below ? open.y - height - 4 : viewport.maxY - height - 4
    }
    top = min(max(top, viewport.y + 2), viewport.maxY - height - 4)
    return layout.grid.snap(
      Rect(x: viewport.x + 10, y: top, width: viewport.width - 20, height: height))
  }

  private static func addHeader(
    _ decisions: WorkbenchModel.Decisions, _ card: Rect, to assembly: inout Assembly,
    _ sketch: inout Sketch
  ) {
    let theme = assembly.theme
    var right = card.maxX - padding + 4
    func button(_ id: String, _ text: String?, _ label: String, _ action: Action) {
      let width =
        text.map { assembly.measurer.width(of: $0, font: Lettering.control) + 20 } ?? 26
      right -= width
      let rect = Rect(x: right, y: card.y + 8, width: width, height: 26)
      let state = assembly.state(id)
      sketch.box(
        rect, radius: 7,
        state == .pressed
          ? theme.controlOn : state == .hovered ? theme.controlHover : theme.control)
      let ink = state == .idle ? theme.t2 : theme.t1
      if let text {
        sketch.text(
          text, Lettering.control, ink, rect.midX,
          Lettering.baseline(Lettering.control, top: rect.y, height: rect.height),
          anchor: .middle)
      } else {
        sketch.icon(.clear, rect.x + 5, rect.y + 5, ink)
      }
      if assembly.model.focus == id { sketch.focusRing(rect, radius: 7, theme) }
      assembly.target(
        Target(id: id, rect: rect, role: .button, label: label, action: action))
      right -= 6
    }
    button("decisions.close", nil, "Close the decisions", .toggleDecisions)
    button("decisions.save", "Save as…", "Write this strategy as a file", .saveDecisions)
    if decisions.isEdited {
      button("decisions.reset", "Reset", "Take all changes back", .resetDecisions)
    }
    sketch.text(
      "Decisions of \(decisions.title)", Lettering.panelTitle, theme.t1, card.x + padding,
      card.y + 25.5, within: right - card.x - padding - 6)
  }

  private static func add(
    _ line: WorkbenchModel.Decisions.Line, _ rect: Rect, to assembly: inout Assembly,
    _ sketch: inout Sketch
  ) {
    let theme = assembly.theme
    let box = Rect(x: rect.maxX - control, y: rect.y, width: control, height: rect.height)
    let baseline = Lettering.baseline(Lettering.body, top: rect.y, height: rect.height)
    sketch.text(
      line.title, Lettering.body, theme.t2, rect.x, baseline, within: box.x - 8 - rect.x)
    sketch.box(box, radius: 7, theme.control)
    let ends = [
      ("back", line.hasBack, -1, box.x, line.isNumber ? Icon.minus : .back),
      ("on", line.hasOn, 1, box.maxX - 26, line.isNumber ? Icon.plus : .on),
    ]
    for (name, isPossible, step, x, icon) in ends {
      let id = "decision.\(line.id).\(name)"
      let end = Rect(x: x, y: box.y, width: 26, height: box.height)
      let state = isPossible ? assembly.state(id) : .idle
      if state != .idle {
        sketch.box(end, radius: 7, state == .pressed ? theme.controlOn : theme.controlHover)
      }
      let ink = isPossible ? (state == .idle ? theme.t2 : theme.t1) : theme.t4
      sketch.icon(icon, end.x + 5, end.y + 4, ink)
      if assembly.model.focus == id { sketch.focusRing(end, radius: 7, theme) }
      assembly.target(
        Target(
          id: id, rect: end, role: .button,
          label: "\(line.title): \(step < 0 ? "back" : "on") from \(line.value)",
          isEnabled: isPossible, action: .changeDecision(line.id, step)))
    }
    sketch.text(
      line.value, Lettering.control, theme.t1, box.midX, baseline, anchor: .middle,
      within: control - 54)
  }
}
