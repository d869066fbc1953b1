import Glibc

/// A damped spring: how hard it pulls toward its target and how strongly it is held back.
///
/// A spring says nothing of where it starts or when; a `Flight` does. Its motion is asked as the
/// distance to the target, in whatever unit the start was given in, after a time in seconds.
public struct Spring: Sendable {
  /// What a spring with a damping ratio above 1 does.
  public enum Overdamping: Hashable, Sendable {
    /// It crawls, as the equation says.
    case exact
    /// It moves as a critical spring of the same angular frequency, as Core Animation has it (M).
    case critical
  }

  /// The terms in which a spring was described.
  public enum Given: Hashable, Sendable {
    /// By mass, stiffness and damping.
    case constants
    /// By perceptual duration in seconds, and bounce from -1 to 1.
    case duration(Double, bounce: Double)
    /// By response in seconds and damping ratio.
    case response(Double, dampingRatio: Double)
  }

  /// Mass, above 0.
  public let mass: Double
  /// Stiffness, above 0: force for each unit of distance.
  public let stiffness: Double
  /// Damping, from 0 up: force for each unit of velocity. It is not the damping ratio.
  public let damping: Double
  /// What happens above a damping ratio of 1.
  public let overdamping: Overdamping
  /// The terms in which it was described; two springs that move alike are equal whatever these are.
  public let given: Given

  /// Makes a spring from its physical constants.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, overdamping: Overdamping = .exact
  ) {
    self.init(
      mass: mass, stiffness: stiffness, damping: damping, overdamping: overdamping,
      given: .constants)
  }

  /// Makes a spring of mass 1 from its perceptual duration and its bounce, as SwiftUI names them.
  ///
  /// The duration, in seconds, is one undamped period: not the time until it rests. A bounce of 0
  /// is critical, above 0 it overshoots (1 never rests), below 0 it over-damps (-1 never moves).
  public init(duration: Double, bounce: Double, overdamping: Overdamping = .exact) {
    let ratio = bounce > 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      period: duration, ratio: ratio, overdamping: overdamping,
      given: .duration(duration, bounce: bounce))
  }

  /// Makes a spring of mass 1 from its response (an undamped period, seconds) and damping ratio.
  public init(response: Double, dampingRatio: Double, overdamping: Overdamping = .exact) {
    self.init(
      period: response, ratio: dampingRatio, overdamping: overdamping,
      given: .response(response, dampingRatio: dampingRatio))
  }

  private init(period: Double, ratio: Double, overdamping: Overdamping, given: Given) {
    let frequency = 2 * Double.pi / period
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      overdamping: overdamping, given: given)
  }

  private init(
    mass: Double, stiffness: Double, damping: Double, overdamping: Overdamping, given: Given
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.overdamping = overdamping
    self.given = given
  }

  /// The angular frequency without damping, in radians a second: w = √(k/m).
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio as described, z = c / (2√(km)): 1 is critical, below it the spring swings.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The damping ratio that the spring moves with: at most 1 where it never over-damps.
  public var effectiveDampingRatio: Double {
    switch overdamping {
    case .exact: dampingRatio
    case .critical: min(dampingRatio, 1)
    }
  }

  /// One undamped period in seconds: SwiftUI's response, and its duration.
  public var response: Double { 2 * Double.pi / angularFrequency }
}

extension Spring: Hashable {
  /// Whether two springs move alike.
  public static func == (one: Spring, other: Spring) -> Bool {
    one.mass == other.mass && one.stiffness == other.stiffness && one.damping == other.damping
      && one.overdamping == other.overdamping
  }

  /// Feeds what decides the motion.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
    hasher.combine(overdamping)
  }
}

extension Spring: CustomStringConvertible {
  /// What was given, and behind the arrow what was derived from it.
  public var description: String {
    let constants = "mass: \(mass), stiffness: \(stiffness), damping: \(damping)"
    let derived = "w: \(angularFrequency), z: \(dampingRatio)"
    let run = effectiveDampingRatio == dampingRatio ? "" : " run as \(effectiveDampingRatio)"
    switch given {
    case .constants:
      return "Spring(\(constants)) → \(derived)\(run)"
    case .duration(let duration, let bounce):
      return "Spring(duration: \(duration), bounce: \(bounce)) → \(constants), \(derived)\(run)"
    case .response(let response, let ratio):
      return
        "Spring(response: \(response), dampingRatio: \(ratio)) → \(constants), \(derived)\(run)"
    }
  }
}
