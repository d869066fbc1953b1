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
  /// How its sheet is opened, focused and closed; `nil` in a scene without one.
  public var sheet: SheetPlan?
  /// How its composer follows the keyboard.
  public var follow: FollowPlan
  /// How the keyboard is put away.
  public var putAway: PutAway
  /// What a tap on the messages does.
  public var tapOutside: TapOutside

  /// A strategy from all its decisions.
  public init(
    id: String, title: String, mechanism: String, scene: SceneID, sheet: SheetPlan? = nil,
    follow: FollowPlan = FollowPlan(), putAway: PutAway = .doneOnly,
    tapOutside: TapOutside = .passes
  ) {
    self.id = id
    self.title = title
    self.mechanism = mechanism
    self.scene = scene
    self.sheet = sheet
    self.follow = follow
    self.putAway = putAway
    self.tapOutside = tapOutside
  }

  /// How the keyboard is put away by a finger on the messages.
  public enum PutAway: Hashable, Sendable {
    /// Not at all: only the Done button does.
    case doneOnly
    /// It follows the finger once that is within `padding` points of its top.
    case interactive(padding: Double)
  }

  /// What a tap on the messages does while the keyboard is up.
  public enum TapOutside: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case passes
    /// Puts the keyboard away.
    case handled
  }
}

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

  /// A plan from all its decisions.
  public init(
    detents: [Detent], opens: Opening, focus: FocusTime, prewarm: Prewarm, handOff: HandOff,
    strip: Strip, handOver: HandOver = .late, closing: Closing = .together
  ) {
    self.detents = detents
    self.opens = opens
    self.focus = focus
    self.prewarm = prewarm
    self.handOff = handOff
    self.strip = strip
    self.handOver = handOver
    self.closing = closing
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
}

/// How a composer follows the keyboard, and what it adds.
public struct FollowPlan: Hashable, Sendable {
  /// By what it follows.
  public var way: Way
  /// What it adds to its inset.
  public var adds: Addition

  /// A plan from both decisions.
  public init(way: Way = .everyFrame(late: 0), adds: Addition = .nothing) {
    self.way = way
    self.adds = adds
  }

  /// By what a composer follows.
  public enum Way: Hashable, Sendable {
    /// It does not.
    case not
    /// The keyboard's place in each frame, `late` frames behind.
    case everyFrame(late: Int)
    /// It snaps at did-show and did-hide.
    case whenSettled
    /// It snaps at will-show and will-hide.
    case atStart
    /// Its own animation from will-show and will-hide, `delay` seconds late.
    case copiedCurve(CubicBezier, duration: Double, delay: Double)
  }

  /// What a composer adds to the inset it has.
  public enum Addition: Hashable, Sendable {
    case nothing
    /// The keyboard once more.
    case keyboard
    /// The bottom safe area once more.
    case safeArea
    /// So many points.
    case offset(Double)
  }
}
