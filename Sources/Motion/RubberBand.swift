/// The resistance beyond an end: the further a finger pulls, the less it moves.
public struct RubberBand: Hashable, Sendable {
  /// What is approached and never reached, in points: a view's height for a list. Nothing
  /// stretches where it is 0 or less.
  public let dimension: Double
  /// How much of the first point of a pull is followed, above 0.
  public let coefficient: Double

  /// A scroll view's coefficient, 0.55 (M).
  public static let scrollViewCoefficient = 0.55

  /// Makes a rubber band over a dimension in points.
  public init(dimension: Double, coefficient: Double = scrollViewCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content goes for a pull beyond the end, both in points, either way.
  public func stretch(forPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = coefficient * abs(pull) / dimension
    let stretch = dimension * part / (1 + part)
    return pull < 0 ? -stretch : stretch
  }

  /// How far a finger must pull for this stretch, in points; nil from the dimension on.
  public func pull(forStretch stretch: Double) -> Double? {
    guard abs(stretch) < dimension else { return nil }
    return stretch * dimension / (coefficient * (dimension - abs(stretch)))
  }
}
