import Motion

/// The rules of motion and of events of an operating system, each a named figure that a call can
/// override.
///
/// Sureness in the comments: D documented by the platform, M measured, L a well-known library's
/// choice, A our own assumption.
public struct Platform: Hashable, Sendable {
  /// Which operating system it is.
  public var id: ID
  /// How the keyboard moves by itself.
  public var keyboard = KeyboardRules()
  /// How a sheet moves and is dragged.
  public var sheet = SheetRules()
  /// How fields get into the window and the keyboard is handed over.
  public var focus = FocusRules()
  /// How lists scroll and fingers are measured.
  public var scroll = ScrollRules()

  /// The operating systems.
  public enum ID: String, CaseIterable, Hashable, Sendable { case ios, android }

  /// Whether a finger on the messages can take the keyboard with it, point for point. D.
  public var hasInteractiveDismissal = true
  /// Whether a drag can move the keyboard before the list. M.
  public var hasNestedScroll = false

  /// The rules of iOS.
  public static let ios = Platform(id: .ios)

  /// The rules of Android, where they differ (AOSP). M.
  public static let android: Platform = {
    var rules = Platform(id: .android)
    let heard = KeyboardMotion(
      bezier: CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.285)
    rules.keyboard.show = heard
    rules.keyboard.hide = heard
    rules.keyboard.unheard = Unheard(
      show: KeyboardMotion(bezier: CubicBezier(x1: 0, y1: 0, x2: 0.2, y2: 1), duration: 0.2),
      hide: KeyboardMotion(bezier: CubicBezier(x1: 0.4, y1: 0, x2: 1, y2: 1), duration: 0.2))
    rules.keyboard.didComesWithEnd = true
    rules.keyboard.countsSafeAreaWhenLate = false
    rules.sheet.raisesForKeyboard = false
    rules.focus.windowFocusDelay = 0.12
    rules.focus.mountDelay = 0
    rules.hasInteractiveDismissal = false
    rules.hasNestedScroll = true
    return rules
  }()

  /// The rules of the operating system called `id`.
  public static func rules(_ id: ID) -> Platform { id == .ios ? .ios : .android }

  /// How the keyboard moves by itself.
  public struct KeyboardRules: Hashable, Sendable {
    /// How it comes up. On iOS mass 3, stiffness 1000, damping 500, run as critical, over after
    /// 0.5 s. M.
    public var show = KeyboardMotion.spring
    /// How it goes down; on iOS as it comes up. M.
    public var hide = KeyboardMotion.spring
    /// How it comes and goes for an app that does not listen to its frames; `nil` where that
    /// makes no difference. M.
    public var unheard: Unheard?
    /// Seconds from will-show to did-show and from will-hide to did-hide. M.
    public var didDelay = 0.25
    /// Whether did-show and did-hide come with the end of the motion, whatever the delay. M.
    public var didComesWithEnd = false
    /// Seconds after which a show or hide is at its place; setting it sets all of them.
    public var duration: Double {
      get { show.duration }
      set {
        show = show.lasting(newValue)
        hide = hide.lasting(newValue)
        unheard = unheard.map {
          Unheard(show: $0.show.lasting(newValue), hide: $0.hide.lasting(newValue))
        }
      }
    }
    /// Frames from the grant of focus to the frame in which the keyboard starts. A.
    public var latency = 1
    /// Back up after an interactive drag: ease-in-ease-out. M.
    public var restoreCurve = CubicBezier.easeInEaseOut
    /// Seconds it would take to come back over its whole height. M.
    public var restoreDuration = 0.25
    /// Faster than this, in points a second, the direction of a release decides. L.
    public var releaseSpeed = 100.0
    /// Whether the bottom safe area stays counted beside a keyboard that comes to a sheet at rest,
    /// until did-show. M on iOS.
    public var countsSafeAreaWhenLate = true
    /// Seconds over which the bottom safe area is let go after did-show. A.
    public var handOverDuration = 0.25
    /// How letting it go eases. A.
    public var handOverCurve = CubicBezier.easeInEaseOut
    /// How close to its place a sheet counts as at rest, as a part of its travel. A.
    public var handOverTolerance = 0.005
  }

  /// How a keyboard comes and goes for an app that does not listen to its frames.
  public struct Unheard: Hashable, Sendable {
    /// How it comes up.
    public var show: KeyboardMotion
    /// How it goes down.
    public var hide: KeyboardMotion
  }

  /// One motion of the keyboard.
  public struct KeyboardMotion: Hashable, Sendable {
    /// Its curve.
    public var curve: Flight.Curve
    /// Seconds after which it is at its place.
    public var duration: Double

    /// A curve that is over after `duration` seconds.
    public init(_ curve: Flight.Curve, duration: Double) {
      self.curve = curve
      self.duration = duration
    }

    /// A bézier over `duration` seconds.
    public init(bezier: CubicBezier, duration: Double) {
      self.init(.bezier(bezier, duration: duration), duration: duration)
    }

    /// The same motion over another time: a bézier is stretched, a spring is cut there.
    public func lasting(_ seconds: Double) -> KeyboardMotion {
      if case .bezier(let bezier, _) = curve {
        return KeyboardMotion(bezier: bezier, duration: seconds)
      }
      return KeyboardMotion(curve, duration: seconds)
    }

    /// The keyboard of iOS. M.
    public static let spring = KeyboardMotion(
      .spring(Spring(mass: 3, stiffness: 1000, damping: 500, overdamping: .critical)),
      duration: 0.5)
  }

  /// How a sheet moves and is dragged.
  public struct SheetRules: Hashable, Sendable {
    /// Whether a sheet below large is taken there for the keyboard. M on iOS.
    public var raisesForKeyboard = true
    /// Present and dismiss: mass 1, stiffness 522.35, damping 45.7099552. M for modals, A here.
    public var spring = Spring(mass: 1, stiffness: 522.35, damping: 45.7099552)
    /// Seconds after which it is at its place. M.
    public var duration = 0.404
    /// Downward speed of a release that sends it away, in screen heights a second. M.
    public var awaySpeed = 2.0
    /// Part of the way down at which a sheet with one detent goes away. M.
    public var awayFraction = 0.48
    /// Seconds of the flight after a release. M.
    public var releaseDuration = 0.3
    /// How that flight eases. M.
    public var releaseCurve = CubicBezier.easeOut
    /// How far it stretches above large, as a part of the screen's height. M.
    public var stretch = 0.008
    /// Seconds in which a stretched sheet is back. M.
    public var stretchDuration = 0.18
    /// Seconds over which the strip below the composer shrinks. A.
    public var stripDuration = 0.25
    /// How the strip's shrinking eases. A.
    public var stripCurve = CubicBezier.easeInEaseOut
  }

  /// How fields get into the window.
  public struct FocusRules: Hashable, Sendable {
    /// Seconds from the start of a presentation until the sheet's real field is in the window. A;
    /// practice says that waiting about 0.4 s is safe. On Android 0: what a sheet holds is composed
    /// in the frame in which it is asked for. A.
    public var mountDelay = 0.35
    /// Seconds from the start of a presentation until the sheet's window has the system's focus;
    /// what is asked before shows a focused field and no keyboard. 0 on iOS, 0.12 on Android. A.
    public var windowFocusDelay = 0.0
    /// Frames from the start of a presentation until a prewarm field is in the window. A.
    public var prewarmDelay = 1
  }

  /// How lists scroll and fingers are measured.
  public struct ScrollRules: Hashable, Sendable {
    /// What is left of a speed after a millisecond. M.
    public var decay = 0.998
    /// Back from beyond an end: mass 1, stiffness 100, critical. L.
    public var bounce = Spring(mass: 1, stiffness: 100, damping: 20)
    /// Part of the finger's way beyond an end that the list takes. M.
    public var rubberBand = 0.55
    /// Seconds before a release from which its speed is taken. L.
    public var velocityWindow = 0.1
    /// A touch that moves less than this many points is a tap. L.
    public var tapSlop = 3.0
    /// How a keyboard that a drag moved settles: mass 1, stiffness 1500, critical. M.
    public var keyboardSpring = Spring(
      mass: 1, stiffness: 1500, damping: 2 * 1500.0.squareRoot())
    /// Part of its height above which a keyboard that a drag let go comes up. M.
    public var shownPart = 0.5
    /// Below this many points from its place a list stands still. L.
    public var restDistance = 0.5
  }
}
