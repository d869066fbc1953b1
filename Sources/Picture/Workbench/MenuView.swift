import Choreography

/// The open menu under its button.
enum MenuView {
  static func add(to assembly: inout Assembly) {
    guard let menu = assembly.model.menu, let button = TopBarView.menuButton(menu, assembly) else {
      return
    }
    let items = items(menu, assembly.model)
    let theme = assembly.theme
    let widest =
      items.map { assembly.measurer.width(of: $0.title, font: Lettering.control) }.max() ?? 0
    let width = max(button.width, min(360, widest + 50))
    let card = assembly.grid.snap(
      Rect(
        x: min(button.x, assembly.layout.size.width - 16 - width), y: button.maxY + 6, width: width,
        height: Double(items.count) * 30 + 8))
    assembly.target(
      Target(
        id: "menu.backdrop",
        rect: Rect(
          x: 0, y: 0, width: assembly.layout.size.width, height: assembly.layout.size.height),
        role: .overlay, label: "Close the menu", shortcut: "Esc", action: .closeMenu))
    let states = items.map { assembly.state($0.id) }
    let focus = assembly.model.focus
    assembly.overlay("menu", card.insetBy(dx: -1, dy: -1)) { sketch in
      sketch.box(card, radius: 10, theme.card)
      sketch.border(card, radius: 10, .white(0.14))
      for (index, item) in items.enumerated() {
        let rect = rect(card, index)
        if item.isEnabled, states[index] != .idle || focus == item.id {
          sketch.box(
            rect, radius: 7, states[index] == .pressed ? theme.controlOn : theme.controlHover)
        }
        let ink = item.isEnabled ? theme.t1 : theme.t1.faded(0.4)
        if item.isOn { sketch.icon(.tick, rect.x + 8, rect.y + 7, ink) }
        sketch.text(
          item.title, Lettering.control, ink, rect.x + 30,
          Lettering.baseline(Lettering.control, top: rect.y, height: rect.height),
          within: rect.width - 38)
        if focus == item.id {
          sketch.stroke(
            .rounded(rect.insetBy(dx: 0.75, dy: 0.75), radius: 6.5), 1.5, theme.focusRing)
        }
      }
    }
    for (index, item) in items.enumerated() {
      assembly.target(
        Target(
          id: item.id, rect: rect(card, index), role: .menuItem, label: item.title,
          isEnabled: item.isEnabled, action: item.action))
    }
  }

  private static func rect(_ card: Rect, _ index: Int) -> Rect {
    Rect(x: card.x + 4, y: card.y + 4 + Double(index) * 30, width: card.width - 8, height: 30)
  }

  /// A line of a menu.
  struct Item {
    var id: String
    var title: String
    var isOn: Bool
    var isEnabled = true
    var action: Action
  }

  private static func items(_ menu: MenuID, _ model: WorkbenchModel) -> [Item] {
    switch menu {
    case .takes:
      [Item(id: "take.live", title: "Live", isOn: model.take == nil, action: .chooseTake(nil))]
        + model.takes.map {
          Item(
            id: "take.\($0.id)", title: $0.title, isOn: model.take == $0.id,
            action: .chooseTake($0.id))
        }
    case .devices:
      model.devices.map {
        Item(
          id: "device.\($0.id)", title: $0.title, isOn: model.device.id == $0.id,
          action: .chooseDevice($0.id))
      }
    case .surroundings: SurroundingsControls.items(model)
    case .frameworks: FilterField.items(model)
    }
  }
}
