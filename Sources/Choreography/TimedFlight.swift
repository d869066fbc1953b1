import Motion

/// A flight that starts in a frame and, where it has a cut, is at its target from a frame on.
public struct TimedFlight: Hashable, Sendable {
  /// The motion, its time counted from `startFrame`.
  public var flight: Flight
  /// The frame in which it starts; there it is at its beginning.
  public var startFrame: Int
  /// The first frame in which it is at its target.
  public var endFrame: Int

  /// A motion from `startFrame` on that is over `duration` seconds later.
  public init(
    _ curve: Flight.Curve, from: Double, to: Double, velocity: Double = 0, startFrame: Int,
    duration: Double, rate: RefreshRate
  ) {
    flight = Flight(curve: curve, from: from, to: to, velocity: velocity)
    self.startFrame = startFrame
    endFrame = startFrame + rate.frames(in: duration)
  }

  /// Where it ends.
  public var target: Double { flight.to }

  /// Whether it is over at frame `frame`.
  public func isOver(at frame: Int) -> Bool { frame >= endFrame }

  /// The value at a moment.
  public func value(at instant: Instant, rate: RefreshRate) -> Double {
    if instant.frame >= endFrame { return flight.to }
    if instant.frame < startFrame { return flight.from }
    return flight.value(at: instant.seconds(since: startFrame, at: rate))
  }

  /// The speed at a moment, in units a second.
  public func velocity(at instant: Instant, rate: RefreshRate) -> Double {
    if instant.frame >= endFrame { return 0 }
    if instant.frame < startFrame { return 0 }
    return flight.velocity(at: instant.seconds(since: startFrame, at: rate))
  }
}
