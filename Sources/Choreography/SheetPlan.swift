import Motion

/// How a sheet is opened, how its field gets focus, and how it closes.
public struct SheetPlan: Hashable, Sendable {
  /// The heights at which it may rest, smallest first.
  public var detents: [Detent]
  /// At which of them it opens.
  public var opens: Opening
  /// When the app asks for focus by `@FocusState`.
  public var focus: FocusTime
  /// The hidden field that takes the keyboard first.
  public var prewarm: Prewarm
  /// When the real field takes the keyboard over from the hidden one.
  public var handOff: HandOff
  /// When the strip below the composer is collapsed.
  public var strip: Strip
  /// Whether the bottom safe area is counted beside a late keyboard.
  public var handOver: HandOver
  /// What goes first when it closes.
  public var closing: Closing
  /// How the sheet moves.
  public var motion: SheetMotion
  /// Whose window it is in.
  public var window: Window
  /// The keyboard that the hidden field asks for.
  public var prewarmKeyboard: KeyboardType
  /// The keyboard that the real field asks for.
  public var fieldKeyboard: KeyboardType

  /// A plan from all its decisions.
  public init(
    detents: [Detent], opens: Opening, focus: FocusTime, prewarm: Prewarm, handOff: HandOff,
    strip: Strip, handOver: HandOver = .late, closing: Closing = .together,
    motion: SheetMotion = .system, window: Window = .own,
    prewarmKeyboard: KeyboardType = .letters, fieldKeyboard: KeyboardType = .letters
  ) {
    self.detents = detents
    self.opens = opens
    self.focus = focus
    self.prewarm = prewarm
    self.handOff = handOff
    self.strip = strip
    self.handOver = handOver
    self.closing = closing
    self.motion = motion
    self.window = window
    self.prewarmKeyboard = prewarmKeyboard
    self.fieldKeyboard = fieldKeyboard
  }

  /// A height at which a sheet rests.
  public enum Detent: String, CaseIterable, Hashable, Sendable, Comparable {
    /// Half of the screen.
    case medium
    /// Nearly the whole screen.
    case large

    /// Whether `lhs` is the smaller one.
    public static func < (lhs: Detent, rhs: Detent) -> Bool { lhs == .medium && rhs == .large }
  }

  /// Where a sheet opens.
  public enum Opening: String, CaseIterable, Hashable, Sendable {
    case large, medium
    /// Where a person last left it; the first time the largest.
    case lastUsed
  }

  /// When focus is asked by `@FocusState`.
  public enum FocusTime: Hashable, Sendable {
    /// Never: the hand-off does it.
    case never
    /// In the frame of the presentation.
    case atOnce
    /// So many seconds after it.
    case after(Double)
    /// When the button is tapped, so many seconds before the app presents the sheet.
    case before(Double)
    /// In the frame in which the sheet's window gets the system's focus (Android).
    case onWindowFocus
  }

  /// A hidden field that holds the keyboard until the real one is there.
  public enum Prewarm: String, CaseIterable, Hashable, Sendable {
    /// There is none.
    case none
    /// It leaves once the real field has the focus.
    case onLanding
    /// It leaves when the real field is tried.
    case onAttempt
  }

  /// When the real field is tried.
  public enum HandOff: Hashable, Sendable {
    /// Never.
    case none
    /// Once, so many seconds after the presentation began.
    case once(after: Double)
    /// From so many seconds on in every frame, until it lands.
    case untilLanded(after: Double)
  }

  /// When the strip below the composer is collapsed.
  public enum Strip: String, CaseIterable, Hashable, Sendable {
    /// It is never there.
    case fromFirstFrame
    /// It shrinks when the real field gets the focus.
    case onLanding
  }

  /// Whether the bottom safe area is counted beside a keyboard that comes after the sheet.
  public enum HandOver: String, CaseIterable, Hashable, Sendable {
    /// Until did-show, and then released.
    case late
    /// Never.
    case atOnce
  }

  /// What goes first when a sheet closes.
  public enum Closing: String, CaseIterable, Hashable, Sendable {
    case together, sheetThenFocus, focusThenSheet
  }

  /// Whose window a sheet is in. On Android a window of its own has to get the system's focus
  /// before a keyboard comes to it; on iOS it makes no difference.
  public enum Window: String, CaseIterable, Hashable, Sendable {
    /// One of its own, as a dialog has it.
    case own
    /// The one the screen below it is in.
    case shared
  }

  /// How a sheet moves.
  public enum SheetMotion: Hashable, Sendable {
    /// As the system's sheets do.
    case system
    /// By a curve of the app's or the framework's own, in so many seconds each way.
    case own(CubicBezier, enter: Double, exit: Double)
  }
}
