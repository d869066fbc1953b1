import Choreography

// The menu beside the filter's field: whose frameworks' strategies are shown.
extension FilterField {
  /// Adds the menu's button.
  static func addFrameworks(
    to assembly: inout Assembly, beside field: Rect, _ sketch: inout Sketch
  ) {
    let model = assembly.model
    guard !model.frameworksShown.isEmpty else { return }
    let id = "menu.frameworks"
    let rect = Rect(x: field.maxX + 4, y: field.y, width: 28, height: field.height)
    let isOn = model.framework != nil || model.menu == .frameworks
    let state = assembly.state(id)
    let theme = assembly.theme
    sketch.box(
      rect, radius: 8,
      isOn ? theme.controlOn : state == .idle ? theme.control : theme.controlHover)
    sketch.icon(.stack, rect.x + 6, rect.y + 5, isOn || state != .idle ? theme.t1 : theme.t2)
    if model.focus == id { sketch.focusRing(rect, radius: 8, theme) }
    let chosen = model.framework?.title ?? "all"
    assembly.target(
      Target(
        id: id, rect: rect, role: .menu, label: "Framework: \(chosen)",
        action: model.menu == .frameworks ? .closeMenu : .openMenu(.frameworks)))
  }

  /// The lines of the menu.
  static func items(_ model: WorkbenchModel) -> [MenuView.Item] {
    [
      MenuView.Item(
        id: "framework.all", title: "All frameworks", isOn: model.framework == nil,
        action: .chooseFramework(nil))
    ]
      + model.frameworksShown.map {
        MenuView.Item(
          id: "framework.\($0.rawValue)", title: $0.title, isOn: model.framework == $0,
          action: .chooseFramework($0))
      }
  }
}

extension WorkbenchModel {
  /// The frameworks that the rows have something to say about, in their order.
  var frameworksShown: [Strategy.Framework] {
    Strategy.Framework.allCases.filter { framework in
      rows.contains { $0.frameworks.contains(framework) }
    }
  }
}

extension WorkbenchModel.Row {
  /// The frameworks it has something to say about, in their order.
  var frameworks: [Strategy.Framework] {
    Strategy.Framework.allCases.filter { framework in
      advice.instead.contains { $0.framework == framework }
    }
  }
}

extension Strategy.Framework {
  /// The name people read.
  public var title: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .compose: "Compose"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    }
  }
}
