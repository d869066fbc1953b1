import Choreography

extension Series {
  /// Dashes of its line.
  var dash: [Double] {
    switch self {
    case .sheet, .finger: []
    case .keyboard: [5, 2.5]
    case .composer: [1.2, 2.2]
    }
  }

  /// What the legend calls it.
  func title(in scene: SceneID?) -> String {
    switch self {
    case .composer where scene == .form: "Button bottom"
    case .sheet: "Sheet top"
    case .keyboard: "Keyboard top"
    case .composer: "Composer bottom"
    case .finger: "Finger"
    }
  }

  /// What the read-out calls it.
  func shortTitle(in scene: SceneID?) -> String {
    switch self {
    case .composer where scene == .form: "Button"
    case .sheet: "Sheet"
    case .keyboard: "Keyboard"
    case .composer: "Composer"
    case .finger: "Finger"
    }
  }
}
