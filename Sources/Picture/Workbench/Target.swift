import Choreography

/// Something in the window that can be pointed at.
public struct Target: Hashable, Sendable {
  /// Its name, the same from frame to frame; a part of another target has that one's name before
  /// its own (`phone.0.field` lies in `phone.0`).
  ///
  /// `scene.<id>`, `menu.takes`, `menu.devices`, `menu.surroundings`, `menu.frameworks`, `take.live`, `take.<id>`, `device.<id>`,
  /// `menu.backdrop`, `appearance`, `refreshRate`, `setting.<name>`, `rotate`, `framework.all`, `framework.<name>`, `help`, `help.backdrop`, `phone.<place>`,
  /// `phone.<place>.<element>`, `legend.<series>`, `filter`, `filter.clear`, `filter.all`, `ruler`, `row.<id>`,
  /// `row.<id>.plot`, `row.<id>.advice`, `row.<id>.advice.card`, `row.<id>.decisions`, `decisions.card`, `decisions.save`,
  /// `decisions.reset`, `decisions.close`, `decision.<name>.back`, `decision.<name>.on`, `transport.start`, `.back`, `.play`, `.forward`, `.end`, `scrubber`,
  /// `scrubber.loopStart`, `scrubber.loopEnd`, `loop`, `speed.<speed>`, `compare.<n>`, `toast`.
  public var id: String
  /// Where it stands, in units of the window.
  public var rect: Rect
  /// What kind of control it is.
  public var role: Role
  /// What it is called by tooltips and tests.
  public var label: String
  /// The key that does the same, for the tooltip.
  public var shortcut: String?
  /// Whether it does something now.
  public var isEnabled: Bool
  /// What it does.
  public var action: Action

  /// A target from all its parts.
  public init(
    id: String, rect: Rect, role: Role, label: String, shortcut: String? = nil,
    isEnabled: Bool = true, action: Action
  ) {
    self.id = id
    self.rect = rect
    self.role = role
    self.label = label
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Kinds of control.
  public enum Role: String, Hashable, Sendable {
    case button, segment, toggle, menu, menuItem, row, slider, plot, textField, phone, element
    case overlay
  }
}

/// What a control asks the session to do.
public enum Action: Hashable, Sendable {
  /// Nothing; the target is for aiming only.
  case none
  case selectScene(SceneID)
  case openMenu(MenuID)
  case closeMenu
  /// Plays a take; `nil` is Live.
  case chooseTake(String?)
  case chooseDevice(String)
  case toggleAppearance
  case toggleRefreshRate
  /// Turns a part of the phone's surroundings on or off.
  case toggleSetting(PhoneSetting)
  /// Turns the phone from upright to lying, or back.
  case rotate
  /// Opens or closes the decisions of the open strategy.
  case toggleDecisions
  /// Takes a decision so many steps on.
  case changeDecision(String, Int)
  case resetDecisions
  /// Writes the open strategy as a file.
  case saveDecisions
  /// Opens or closes what is written about the open strategy.
  case toggleAdvice
  /// The wheel scrolls what is written, as far as this.
  case scrollAdvice(Double)
  /// Narrows the rows to strategies of a framework; `nil` is all.
  case chooseFramework(Strategy.Framework?)
  case toggleHelp
  case selectRow(Int)
  case toggleSeries(Series)
  case togglePlay
  case step(Int)
  case toStart
  case toEnd
  /// Dragging moves the cursor; the fraction along the target is the session's to compute.
  case scrub
  case loopStart
  case loopEnd
  case toggleLoop
  case setSpeed(Speed)
  case setCompare(Int)
  /// Moves the time cursor to where the pointer is in the plots.
  case plotScrub
  /// Edits the filter of rows.
  case focusFilter
  case clearFilter
  case dismissToast
  /// The phone at this place of the stage.
  case touchPhone(Int)
}

/// The menus.
public enum MenuID: String, CaseIterable, Hashable, Sendable {
  case takes, devices, surroundings, frameworks
}

/// What around a phone can be turned on and off.
public enum PhoneSetting: String, CaseIterable, Hashable, Sendable {
  case predictionBar, hardwareKeyboard, floatingKeyboard, reducedMotion, crossFade
}

/// The plotted series.
public enum Series: String, CaseIterable, Hashable, Sendable {
  case sheet, keyboard, composer, finger
}

/// Speeds of playing.
public enum Speed: String, CaseIterable, Hashable, Sendable {
  case full, half, quarter, tenth

  /// Simulated seconds for a second of the clock.
  public var factor: Double {
    switch self {
    case .full: 1
    case .half: 0.5
    case .quarter: 0.25
    case .tenth: 0.1
    }
  }
}
