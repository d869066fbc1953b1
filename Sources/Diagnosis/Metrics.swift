/// The figures behind a verdict; frames where they tell when, points where they tell how much.
public struct Metrics: Hashable, Sendable {
  /// How sheet, keyboard and composer answered each cause, in the order of time.
  public var answers: [Answer]
  /// The furthest the composer went beyond its place in one movement, in points.
  public var overshoot: Double
  /// The largest distance of the composer to its line, in points.
  public var worstDistance: Double
  /// The mean distance of the composer to its line, over all frames that have both, in points.
  public var meanDistance: Double
  /// In how many frames the composer was more than 1 pt off its line.
  public var framesOutOfStep: Int
  /// How often the composer changed its direction by more than 1 pt each way, outside fingers
  /// and new causes.
  public var reversals: Int
  /// Whether sheet, keyboard and composer stood still in all frames.
  public var isStill: Bool

  /// Metrics from all their parts.
  public init(
    answers: [Answer] = [], overshoot: Double = 0, worstDistance: Double = 0,
    meanDistance: Double = 0, framesOutOfStep: Int = 0, reversals: Int = 0,
    isStill: Bool = false
  ) {
    self.answers = answers
    self.overshoot = overshoot
    self.worstDistance = worstDistance
    self.meanDistance = meanDistance
    self.framesOutOfStep = framesOutOfStep
    self.reversals = reversals
    self.isStill = isStill
  }

  /// What answered the cause that is in force at `frame`; before the first one, nothing.
  public func answer(at frame: Int) -> Answer? { answers.last { $0.cause.frame <= frame } }

  /// When sheet, keyboard and composer moved for one cause.
  public struct Answer: Hashable, Sendable {
    /// What they answered.
    public var cause: Cause
    /// When the sheet moved; `nil` where it did not.
    public var sheet: Motion?
    /// When the keyboard moved; `nil` where it did not.
    public var keyboard: Motion?
    /// When the composer moved; `nil` where it did not.
    public var composer: Motion?

    /// An answer from all its parts.
    public init(
      cause: Cause, sheet: Motion? = nil, keyboard: Motion? = nil, composer: Motion? = nil
    ) {
      self.cause = cause
      self.sheet = sheet
      self.keyboard = keyboard
      self.composer = composer
    }

    /// The frame from which on all of them rest; `nil` where nothing moved.
    public var rest: Int? { [sheet, keyboard, composer].compactMap { $0?.rest }.max() }

    /// How many frames the keyboard's onset lies behind the sheet's (negative: before it);
    /// `nil` unless both moved.
    public var stagger: Int? {
      guard let sheet, let keyboard else { return nil }
      return keyboard.onset - sheet.onset
    }
  }

  /// From when to when something moved.
  public struct Motion: Hashable, Sendable {
    /// The first frame in which it moved.
    public var onset: Int
    /// The last frame in which it moved: it has come to rest there.
    public var rest: Int

    /// A motion from `onset` to `rest`.
    public init(onset: Int, rest: Int) {
      self.onset = onset
      self.rest = rest
    }
  }
}
