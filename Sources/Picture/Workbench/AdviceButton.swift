import Choreography

/// The button in the open row that shows what is written about its strategy.
struct AdviceButton {
  let row: WorkbenchModel.Row
  /// The whole open row.
  let rowRect: Rect
  let isOpen: Bool

  static let height = 26.0
  static let width = 96.0

  private var id: String { "row.\(row.id).advice" }

  private var rect: Rect {
    Rect(
      x: rowRect.x + 12, y: rowRect.maxY - Self.height - 10, width: Self.width,
      height: Self.height)
  }

  /// Whether there is anything to show.
  var isNeeded: Bool {
    !row.advice.why.isEmpty || !row.advice.instead.isEmpty || !row.flags.isEmpty
      || !row.faults.isEmpty
  }

  private var text: String {
    if !row.faults.isEmpty { return Self.count(row.faults.count, "fault") }
    if !row.flags.isEmpty { return Self.count(row.flags.count, "flag") }
    return "Why?"
  }

  private static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  func draw(_ assembly: Assembly, _ sketch: inout Sketch) {
    guard isNeeded else { return }
    let theme = assembly.theme
    let state = assembly.state(id)
    sketch.box(
      rect, radius: 7,
      isOpen || state == .pressed
        ? theme.controlOn : state == .hovered ? theme.controlHover : theme.control)
    let isFlagged = !row.flags.isEmpty || !row.faults.isEmpty
    var x = rect.x + 9
    if isFlagged {
      sketch.icon(.flag, x, rect.y + 7, theme.fail)
      x += 17
    }
    sketch.text(
      text, Lettering.chip, isOpen || state != .idle ? theme.t1 : theme.t2, x,
      Lettering.baseline(Lettering.chip, top: rect.y, height: rect.height),
      within: rect.maxX - 22 - x)
    sketch.icon(isOpen ? .clear : .chevron, rect.maxX - 21, rect.y + 5, theme.t2)
    if assembly.model.focus == id { sketch.focusRing(rect, radius: 7, theme) }
  }

  func addTarget(to assembly: inout Assembly, within visible: Rect) {
    guard isNeeded else { return }
    assembly.target(
      Target(
        id: id, rect: rect, role: .toggle,
        label: row.flags.first ?? "Why it is so, and what to do instead", shortcut: "W",
        action: .toggleAdvice), within: visible)
  }
}
