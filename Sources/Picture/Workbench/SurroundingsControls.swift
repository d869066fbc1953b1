import Choreography

/// What around the phones can be switched: toggles in the bar, and a menu with all of them.
enum SurroundingsControls {
  /// The toggles that stand in the bar itself, from the right.
  static func toggles(_ model: WorkbenchModel, isLabelled: Bool) -> [Assembly.IconButton] {
    [
      toggle(.hardwareKeyboard, .hardwareKeyboard, model, isLabelled),
      toggle(.reducedMotion, .reducedMotion, model, isLabelled),
    ]
  }

  private static func toggle(
    _ setting: PhoneSetting, _ icon: Icon, _ model: WorkbenchModel, _ isLabelled: Bool
  ) -> Assembly.IconButton {
    let isOn = model.surroundings[setting]
    return Assembly.IconButton(
      id: "setting.\(setting.rawValue)", icon: icon, text: isLabelled ? setting.title : nil,
      label: "\(setting.title): \(isOn ? "on" : "off")", isOn: isOn,
      action: .toggleSetting(setting))
  }

  /// Adds the menu's button and, where the device can be turned, the one that turns it.
  /// - Returns: their left edge.
  static func add(
    to assembly: inout Assembly, right: Double, _ sketch: inout Sketch
  ) -> Double {
    let model = assembly.model
    let isOpen = model.menu == .surroundings
    var buttons = [
      Assembly.IconButton(
        id: "menu.surroundings", icon: .sliders,
        text: assembly.layout.hasToggleLabels ? "Surroundings" : nil,
        label: "Surroundings: what the phone is set to",
        isOn: isOpen || PhoneSetting.allCases.contains { model.surroundings[$0] != $0.isUsuallyOn },
        opensMenu: assembly.layout.hasToggleLabels,
        action: isOpen ? .closeMenu : .openMenu(.surroundings))
    ]
    if model.device.landscape != nil {
      buttons.append(
        Assembly.IconButton(
          id: "rotate", icon: .rotate,
          label: model.device.isTurned ? "Turn upright" : "Turn on its side",
          isOn: model.device.isTurned, action: .rotate))
    }
    var left = right
    for button in buttons {
      let width = assembly.buttonWidth(button.text) + (button.opensMenu ? 22 : 0)
      left -= width + 4
      assembly.button(button, Rect(x: left, y: 10, width: width, height: 28), &sketch)
    }
    return left
  }

  /// The lines of the menu.
  static func items(_ model: WorkbenchModel) -> [MenuView.Item] {
    PhoneSetting.allCases.map { setting in
      let isPossible = setting != .floatingKeyboard || model.device.canFloat
      return MenuView.Item(
        id: "surroundings.\(setting.rawValue)", title: setting.title,
        isOn: isPossible && model.surroundings[setting], isEnabled: isPossible,
        action: .toggleSetting(setting))
    }
  }
}

extension PhoneSetting {
  /// What people read.
  public var title: String {
    switch self {
    case .predictionBar: "Prediction bar"
    case .hardwareKeyboard: "Hardware keyboard"
    case .floatingKeyboard: "Floating keyboard"
    case .reducedMotion: "Reduce motion"
    case .crossFade: "Prefer cross-fade"
    }
  }

  /// Whether it is on unless somebody has turned it off.
  var isUsuallyOn: Bool { self == .predictionBar }
}

extension Surroundings {
  /// Whether a part of the surroundings is on.
  public subscript(setting: PhoneSetting) -> Bool {
    get {
      switch setting {
      case .predictionBar: predictionBar
      case .hardwareKeyboard: hardwareKeyboard
      case .floatingKeyboard: floatingKeyboard
      case .reducedMotion: reducedMotion
      case .crossFade: crossFade
      }
    }
    set {
      switch setting {
      case .predictionBar: predictionBar = newValue
      case .hardwareKeyboard: hardwareKeyboard = newValue
      case .floatingKeyboard: floatingKeyboard = newValue
      case .reducedMotion: reducedMotion = newValue
      case .crossFade: crossFade = newValue
      }
    }
  }
}
