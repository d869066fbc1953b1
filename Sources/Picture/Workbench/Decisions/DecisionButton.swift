import Choreography

/// The button in the open row that opens the decisions of its strategy.
struct DecisionButton {
  let row: WorkbenchModel.Row
  /// The whole open row.
  let rowRect: Rect
  /// Whether the button of the advice stands at its left.
  let isBesideAdvice: Bool
  let isOpen: Bool

  private var id: String { "row.\(row.id).decisions" }

  private var rect: Rect {
    let left = isBesideAdvice ? AdviceButton.width + 4 : 0
    return Rect(
      x: rowRect.x + 12 + left, y: rowRect.maxY - AdviceButton.height - 10, width: 28,
      height: AdviceButton.height)
  }

  func draw(_ assembly: Assembly, _ sketch: inout Sketch) {
    let theme = assembly.theme
    let state = assembly.state(id)
    sketch.box(
      rect, radius: 7,
      isOpen || state == .pressed
        ? theme.controlOn : state == .hovered ? theme.controlHover : theme.control)
    sketch.icon(
      .sliders, rect.x + 6, rect.y + 5, isOpen || state != .idle ? theme.t1 : theme.t2)
    if assembly.model.focus == id { sketch.focusRing(rect, radius: 7, theme) }
  }

  func addTarget(to assembly: inout Assembly, within visible: Rect) {
    assembly.target(
      Target(
        id: id, rect: rect, role: .toggle, label: "Change its decisions", shortcut: "D",
        action: .toggleDecisions), within: visible)
  }
}
