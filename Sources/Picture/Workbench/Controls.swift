import Choreography

extension Sketch {
  /// Draws the ring around the control with the keyboard's focus.
  mutating func focusRing(_ rect: Rect, radius: Double, _ theme: WorkbenchTheme) {
    stroke(.rounded(rect.insetBy(dx: -2, dy: -2), radius: radius + 2), 1.5, theme.focusRing)
  }
}

extension Assembly {
  /// A segmented control: a track and its segments.
  struct Segment {
    /// The target's name.
    var id: String
    /// What stands on it.
    var text: String
    /// What the tooltip says.
    var label: String
    /// The key that does the same.
    var shortcut: String?
    /// Whether it is the chosen one.
    var isOn: Bool
    /// Whether it can be chosen.
    var isEnabled = true
    /// What it does.
    var action: Action
    /// Its width.
    var width: Double
  }

  /// The width of a segmented control.
  static func width(_ segments: [Segment]) -> Double {
    segments.reduce(4) { $0 + $1.width }
  }

  /// Draws a segmented control and adds its targets.
  mutating func segmented(_ segments: [Segment], _ x: Double, _ y: Double, _ sketch: inout Sketch) {
    let track = Rect(x: x, y: y, width: Self.width(segments), height: 28)
    sketch.box(track, radius: 8, theme.control)
    var left = x + 2
    for segment in segments {
      let inner = Rect(x: left, y: y + 2, width: segment.width, height: 24)
      let state = segment.isEnabled ? state(segment.id) : .idle
      if segment.isOn {
        sketch.box(inner, radius: 6, theme.controlOn)
      } else if state != .idle {
        sketch.box(inner, radius: 6, state == .pressed ? theme.controlOn : theme.control)
      }
      let tone = segment.isOn || state != .idle ? theme.t1 : theme.t2
      sketch.text(
        segment.text, Lettering.control, segment.isEnabled ? tone : tone.faded(0.4), inner.midX,
        Lettering.baseline(Lettering.control, top: inner.y, height: 24), anchor: .middle)
      if model.focus == segment.id { sketch.focusRing(inner, radius: 6, theme) }
      target(
        Target(
          id: segment.id, rect: Rect(x: left, y: y, width: segment.width, height: 28),
          role: .segment, label: segment.label, shortcut: segment.shortcut,
          isEnabled: segment.isEnabled, action: segment.action))
      left += segment.width
    }
  }

  /// The width of a button with an icon and words.
  func buttonWidth(_ text: String?) -> Double {
    guard let text else { return 34 }
    return 9 + 16 + 6 + measurer.width(of: text, font: Lettering.control) + 11
  }

  /// A button with an icon and perhaps words.
  struct IconButton {
    /// The target's name.
    var id: String
    /// Its picture.
    var icon: Icon
    /// Its words; `nil` where only the picture fits.
    var text: String?
    /// What the tooltip says.
    var label: String
    /// The key that does the same.
    var shortcut: String?
    /// Whether it is on.
    var isOn: Bool
    /// Whether it has a fill when it is off.
    var isFilled = false
    /// Whether a menu opens from it.
    var opensMenu = false
    /// What it does.
    var action: Action
  }

  /// Draws a button and adds its target.
  mutating func button(_ button: IconButton, _ rect: Rect, _ sketch: inout Sketch) {
    let state = state(button.id)
    let fill: Color? =
      switch state {
      case .pressed: theme.controlOn
      case .hovered: button.isOn ? theme.controlOn : theme.controlHover
      case .idle: button.isOn ? theme.controlOn : button.isFilled ? theme.control : nil
      }
    if let fill { sketch.box(rect, radius: 8, fill) }
    let isBright = button.isOn || button.isFilled || state != .idle
    let iconX = button.text == nil ? rect.midX - 8 : rect.x + 9
    sketch.icon(button.icon, iconX, rect.y + 6, button.isOn || state != .idle ? theme.t1 : theme.t2)
    if let text = button.text {
      sketch.text(
        text, Lettering.control, isBright ? theme.t1 : theme.t2, rect.x + 31,
        Lettering.baseline(Lettering.control, top: rect.y, height: 28),
        within: rect.width - 31 - (button.opensMenu ? 30 : 10))
    }
    if button.opensMenu { sketch.icon(.chevron, rect.maxX - 23, rect.y + 6, theme.t2) }
    if model.focus == button.id { sketch.focusRing(rect, radius: 8, theme) }
    target(
      Target(
        id: button.id, rect: rect,
        role: button.opensMenu ? .menu : button.action.isToggle ? .toggle : .button,
        label: button.label, shortcut: button.shortcut, action: button.action))
  }
}

extension Action {
  /// Whether it turns something on and off.
  var isToggle: Bool {
    switch self {
    case .toggleAppearance, .toggleRefreshRate, .toggleLoop, .toggleSeries, .toggleSetting,
      .toggleAdvice:
      true
    default: false
    }
  }
}
