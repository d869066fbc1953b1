import Motion

/// How a composer follows the keyboard, and what it adds.
public struct FollowPlan: Hashable, Sendable {
  /// By what it follows.
  public var way: Way
  /// What it adds to its inset.
  public var adds: Addition
  /// What of an event it reads.
  public var reads: Reading
  /// Whether it also applies the end state at once when that is announced.
  public var appliesEndState: Bool
  /// Whether it goes the keyboard's way or the other.
  public var direction: Direction
  /// Which frame of the keyboard's flight it hears in each, counted from the flight's start; `nil`
  /// where one is lost. Empty hears every frame; after the last it hears every frame too.
  public var hears: [Int?]

  /// A plan from all its decisions.
  public init(
    way: Way = .everyFrame(late: 0), adds: Addition = .nothing, reads: Reading = .intersection,
    appliesEndState: Bool = false, direction: Direction = .with, hears: [Int?] = []
  ) {
    self.way = way
    self.adds = adds
    self.reads = reads
    self.appliesEndState = appliesEndState
    self.direction = direction
    self.hears = hears
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
    /// The curve the event names, the keyboard's own, from will-show and will-hide, `late` frames
    /// behind.
    case eventCurve(late: Int)
    /// A spring of its own after the keyboard's end place, from will-show and will-hide.
    case ownSpring(Spring)

    /// Whether the app listens to the keyboard's animation frame by frame.
    public var listensToFrames: Bool {
      if case .everyFrame = self { return true }
      return false
    }
  }

  /// What a composer adds to the inset it has.
  public enum Addition: Hashable, Sendable {
    case nothing
    /// The keyboard once more.
    case keyboard
    /// The bottom safe area beside the keyboard, where the larger of both belongs.
    case safeArea
    /// So many points while the keyboard is there.
    case offset(Double)
  }

  /// What of the keyboard's announced frame is taken for its height.
  public enum Reading: String, CaseIterable, Hashable, Sendable {
    /// What of it lies on the screen.
    case intersection
    /// Its height.
    case height
    /// The distance from its top to the screen's bottom.
    case top
  }

  /// Which way a composer goes.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Up when the keyboard comes up.
    case with
    /// Down: a height that was negative already was added instead of translated by.
    case against
  }
}
