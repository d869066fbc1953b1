import Glibc

/// A motion that loses the same part of its velocity every millisecond, as a thrown list does.
public struct Decay: Hashable, Sendable {
  /// The part of the velocity that is left after a millisecond, above 0 and below 1.
  public let rate: Double

  /// Makes a decay that keeps this part of its velocity each millisecond.
  public init(rate: Double) {
    self.rate = rate
  }

  /// A scroll view's usual deceleration, 0.998 (M).
  public static let normal = Decay(rate: 0.998)

  /// A scroll view's fast deceleration, 0.99 (M).
  public static let fast = Decay(rate: 0.99)

  /// The exponent for each second, below 0.
  private var exponent: Double { 1000 * log(rate) }

  /// The way covered after `time` seconds, from this velocity in units a second.
  public func distance(at time: Double, velocity: Double) -> Double {
    velocity * expm1(exponent * time) / exponent
  }

  /// The velocity left after `time` seconds, in units a second.
  public func velocity(at time: Double, velocity: Double) -> Double {
    velocity * exp(exponent * time)
  }

  /// The whole way until rest, which is only approached; `projection` is UIKit's estimate of it.
  public func restingDistance(velocity: Double) -> Double {
    -velocity / exponent
  }

  /// The time in seconds until this way has been covered, or nil where it never is.
  public func time(toCover distance: Double, velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let left = exponent * distance / velocity
    guard left < 0, left > -1 else { return nil }
    return log1p(left) / exponent
  }

  /// The time in seconds until less than this way is left, 0 where it already is.
  public func time(untilWithin distance: Double, velocity: Double) -> Double {
    let whole = abs(restingDistance(velocity: velocity))
    return whole <= distance ? 0 : log(distance / whole) / exponent
  }
}

/// How far a touch released at this velocity (units a second) would be carried, with the part
/// `rate` of the velocity left each millisecond: v/1000 · rate/(1 − rate) (D).
///
/// It adds whole milliseconds up, and so comes 0.1 % short of `Decay.restingDistance` at 0.998.
public func projection(velocity: Double, rate: Double = Decay.normal.rate) -> Double {
  velocity / 1000 * rate / (1 - rate)
}
