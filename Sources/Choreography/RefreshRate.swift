/// How often the simulated display refreshes, and how seconds become frames.
public struct RefreshRate: Hashable, Sendable {
  /// Frames a second: 60 or 120.
  public let hertz: Int

  /// A rate of `hertz` frames a second; `nil` unless it is 60 or 120.
  public init?(hertz: Int) {
    guard hertz == 60 || hertz == 120 else { return nil }
    self.hertz = hertz
  }

  private init(known hertz: Int) { self.hertz = hertz }

  /// 60 frames a second.
  public static let sixty = RefreshRate(known: 60)
  /// 120 frames a second.
  public static let oneTwenty = RefreshRate(known: 120)

  /// The whole number of frames that have to pass before `seconds` are over.
  ///
  /// What is scheduled `seconds` after frame n happens in frame n + this number.
  public func frames(in seconds: Double) -> Int {
    Int((seconds * Double(hertz) - 1e-6).rounded(.up))
  }

  /// Seconds from the start to frame `frame`.
  public func seconds(at frame: Int) -> Double { Double(frame) / Double(hertz) }

  /// Milliseconds from the start to frame `frame`.
  public func milliseconds(at frame: Int) -> Double { Double(frame) * 1000 / Double(hertz) }
}

/// A moment between two frames or on one: a whole frame and the part of the next that has passed.
public struct Instant: Hashable, Sendable {
  /// The last frame that has begun.
  public let frame: Int
  /// How much of the way to the next frame has passed, 0 ..< 1.
  public let fraction: Double

  /// The moment `fraction` of a frame after `frame`.
  public init(frame: Int, fraction: Double = 0) {
    self.frame = frame
    self.fraction = fraction
  }

  /// Seconds since frame `start`, formed from whole frame numbers.
  public func seconds(since start: Int, at rate: RefreshRate) -> Double {
    (Double(frame - start) + fraction) / Double(rate.hertz)
  }
}
