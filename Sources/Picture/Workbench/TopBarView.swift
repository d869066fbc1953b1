import Choreography

/// The bar at the top: scene, take, device, and what the phone is set to.
enum TopBarView {
  static func add(to assembly: inout Assembly) {
    let (layout, theme, model) = (assembly.layout, assembly.theme, assembly.model)
    var sketch = assembly.sketch
    sketch.box(layout.topBar, theme.chrome)
    sketch.horizontal(0, layout.size.width, bottom: layout.topBar.maxY, theme.line)
    sketch.logo(16, 13, theme)
    let word = sketch.text("Keyrise", Lettering.wordmark, theme.t1, 47, 29.5)
    let divider = max(114.5, 47 + word + 14)
    sketch.vertical(divider, 16, 32, theme.controlOn)

    let scenes = sceneSegments(assembly)
    var x = divider + 15.5
    assembly.segmented(scenes, x, 10, &sketch)
    x += Assembly.width(scenes) + 12
    let right = SurroundingsControls.add(
      to: &assembly, right: addToggles(to: &assembly, &sketch), &sketch)
    let room = right - 16 - x
    let take = takeButton(model)
    let device = deviceButton(model)
    let wanted = [take, device].map { menuWidth($0, assembly) }
    let widths = share(wanted, room: room - 12)
    for (button, width) in zip([take, device], widths) where width > 60 {
      assembly.button(button, Rect(x: x, y: 10, width: width, height: 28), &sketch)
      x += width + 12
    }
    assembly.layer("topbar", layout.topBar) { $0.add(sketch.commands) }
  }

  /// The rectangle of a menu's button, under which the menu opens.
  static func menuButton(_ menu: MenuID, _ assembly: Assembly) -> Rect? {
    assembly.targets.first { $0.id == "menu.\(menu.rawValue)" }?.rect
  }

  private static func sceneSegments(_ assembly: Assembly) -> [Assembly.Segment] {
    assembly.model.scenes.enumerated().map { index, scene in
      Assembly.Segment(
        id: "scene.\(scene.id.rawValue)", text: scene.title, label: "Scene: \(scene.title)",
        shortcut: "Ctrl+\(index + 1)", isOn: scene.id == assembly.model.scene,
        action: .selectScene(scene.id),
        width: assembly.measurer.width(of: scene.title, font: Lettering.control) + 24)
    }
  }

  private static func takeButton(_ model: WorkbenchModel) -> Assembly.IconButton {
    Assembly.IconButton(
      id: "menu.takes", icon: model.take == nil ? .hand : .film, text: model.takeTitle,
      label: "Take: what the finger does", isOn: model.menu == .takes, isFilled: true,
      opensMenu: true, action: model.menu == .takes ? .closeMenu : .openMenu(.takes))
  }

  private static func deviceButton(_ model: WorkbenchModel) -> Assembly.IconButton {
    Assembly.IconButton(
      id: "menu.devices", icon: .phone,
      text: "\(model.device.title) · \(model.device.platform.title)", label: "Device",
      isOn: model.menu == .devices, isFilled: true, opensMenu: true,
      action: model.menu == .devices ? .closeMenu : .openMenu(.devices))
  }

  private static func menuWidth(_ button: Assembly.IconButton, _ assembly: Assembly) -> Double {
    min(300, assembly.buttonWidth(button.text) + 20)
  }

  /// Widths that together fit into `room`: the widest gives way first.
  private static func share(_ wanted: [Double], room: Double) -> [Double] {
    var widths = wanted
    let excess = widths.reduce(0, +) - room
    guard excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else {
      return widths
    }
    let other = widths.indices.first { $0 != widest } ?? widest
    let first = min(excess, widths[widest] - min(widths[widest], widths[other]))
    widths[widest] -= first
    let rest = (excess - first) / Double(widths.count)
    return widths.map { max(0, $0 - rest) }
  }

  /// - Returns: the left edge of the toggles.
  private static func addToggles(to assembly: inout Assembly, _ sketch: inout Sketch) -> Double {
    let (layout, theme, model) = (assembly.layout, assembly.theme, assembly.model)
    var right = layout.size.width - 16
    addHelp(to: &assembly, Rect(x: right - 28, y: 10, width: 28, height: 28), &sketch)
    right -= 28 + 12
    sketch.vertical(right, 16, 32, theme.controlOn)
    right -= 8
    let isDark = model.appearance == .dark
    let appearance = isDark ? "Dark" : "Light"
    let labelled = layout.hasToggleLabels
    let toggles =
      [
        Assembly.IconButton(
          id: "refreshRate", icon: .pulse, text: labelled ? "120 Hz" : nil,
          label: model.rate.hertz == 120 ? "Refresh rate: 120 Hz" : "Refresh rate: 60 Hz",
          isOn: model.rate.hertz == 120, action: .toggleRefreshRate)
      ] + SurroundingsControls.toggles(model, isLabelled: layout.size.width >= 1680) + [
        Assembly.IconButton(
          id: "appearance", icon: isDark ? .moon : .sun, text: labelled ? appearance : nil,
          label: "Appearance of the phone: \(appearance.lowercased())", isOn: isDark,
          action: .toggleAppearance)
      ]
    for toggle in toggles {
      let width = assembly.buttonWidth(toggle.text)
      right -= width
      assembly.button(toggle, Rect(x: right, y: 10, width: width, height: 28), &sketch)
      right -= 4
    }
    return right + 4
  }

  private static func addHelp(to assembly: inout Assembly, _ rect: Rect, _ sketch: inout Sketch) {
    let theme = assembly.theme
    let state = assembly.state("help")
    let isOn = assembly.model.showsHelp || state == .pressed
    sketch.box(
      rect, radius: 8,
      isOn ? theme.controlOn : state == .hovered ? theme.controlHover : theme.control)
    sketch.text(
      "?", Lettering.panelTitle, isOn || state != .idle ? theme.t1 : theme.t2, rect.midX,
      Lettering.baseline(Lettering.panelTitle, top: rect.y, height: rect.height), anchor: .middle)
    if assembly.model.focus == "help" { sketch.focusRing(rect, radius: 8, theme) }
    assembly.target(
      Target(
        id: "help", rect: rect, role: .button, label: "List of keys", shortcut: "?",
        action: .toggleHelp))
  }
}

extension WorkbenchModel {
  /// The take's name to read.
  var takeTitle: String {
    guard let take else { return "Live" }
    return takes.first { $0.id == take }?.title ?? take
  }
}

extension Platform.ID {
  /// The name people read.
  var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}
