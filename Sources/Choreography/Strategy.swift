import Motion

/// The decisions an app makes in a scene. Nothing of their outcome stands here.
public struct Strategy: Hashable, Sendable {
  /// The name in links and files: `delayed-focus`.
  public var id: String
  /// The name people read: `Delayed focus`.
  public var title: String
  /// What it does, in a few words: `focus on a 400 ms timer`.
  public var mechanism: String
  /// The scene it is for.
  public var scene: SceneID
  /// The operating systems on which an app can decide so.
  public var platforms: [Platform.ID]
  /// Why it works or fails, and what to do instead.
  public var advice: Advice
  /// How its sheet is opened, focused and closed; `nil` in a scene without one.
  public var sheet: SheetPlan?
  /// How its form keeps things in sight and moves between fields; `nil` in a scene without one.
  public var form: FormPlan?
  /// How its composer follows the keyboard.
  public var follow: FollowPlan
  /// How the keyboard is put away.
  public var putAway: PutAway
  /// What a tap outside the field does.
  public var tapOutside: TapOutside
  /// Whether the composer grows with its text.
  public var composer: Composer
  /// Whether a tab bar stands under the scene; the bottom safe area is higher by it.
  public var hasTabBar: Bool

  /// A strategy from all its decisions.
  public init(
    id: String, title: String, mechanism: String, scene: SceneID,
    platforms: [Platform.ID] = [.ios], advice: Advice = Advice(), sheet: SheetPlan? = nil,
    form: FormPlan? = nil, follow: FollowPlan = FollowPlan(), putAway: PutAway = .doneOnly,
    tapOutside: TapOutside = .passes, composer: Composer = .oneLine, hasTabBar: Bool = false
  ) {
    self.id = id
    self.title = title
    self.mechanism = mechanism
    self.scene = scene
    self.platforms = platforms
    self.advice = advice
    self.sheet = sheet
    self.form = form
    self.follow = follow
    self.putAway = putAway
    self.tapOutside = tapOutside
    self.composer = composer
    self.hasTabBar = hasTabBar
  }

  /// How high a composer is.
  public enum Composer: String, CaseIterable, Hashable, Sendable {
    /// One line, in which a long text scrolls.
    case oneLine
    /// As many lines as its text has, up to a third of the screen.
    case grows
  }

  /// How the keyboard is put away by a finger on the messages.
  public enum PutAway: Hashable, Sendable {
    /// Not at all: only the Done button does.
    case doneOnly
    /// At once, when a drag begins.
    case onDrag
    /// It follows the finger once that is within `padding` points of its top. iOS has it; on
    /// Android it does nothing.
    case interactive(padding: Double)
    /// A drag moves the keyboard before the list, wherever the finger is. Android has it; on iOS
    /// it does nothing.
    case nestedScroll
  }

  /// What a tap outside the field does while the keyboard is up.
  public enum TapOutside: String, CaseIterable, Hashable, Sendable {
    /// What it was aimed at; the keyboard stays.
    case passes
    /// What it was aimed at comes first; where nothing wants it, the keyboard is put away.
    case handled
    /// The keyboard is put away, and what it was aimed at never hears of it.
    case eaten
  }

  /// Why a strategy works or fails, in sentences for people.
  public struct Advice: Hashable, Sendable {
    /// Why it works or fails.
    public var why: String
    /// What to do instead, or how to do it, a framework each.
    public var instead: [Hint]

    /// Advice from its parts.
    public init(why: String = "", instead: [Hint] = []) {
      self.why = why
      self.instead = instead
    }
  }

  /// What to call in one framework.
  public struct Hint: Hashable, Sendable {
    /// The framework.
    public var framework: Framework
    /// What to do there.
    public var text: String

    /// A hint from its parts.
    public init(framework: Framework, text: String) {
      self.framework = framework
      self.text = text
    }
  }

  /// The frameworks that advice is given for, in the order it is shown.
  public enum Framework: String, CaseIterable, Hashable, Sendable {
    case swiftUI, uiKit, compose, reactNative, flutter
  }
}
