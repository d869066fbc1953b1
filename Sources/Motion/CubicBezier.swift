/// An easing curve from (0, 0) to (1, 1) with two control points: progress over the part of a
/// duration that has gone by.
///
/// The curve is solved exactly (to better than 1e-7 in x), where some libraries stop earlier and
/// Android walks along a polyline.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's place in time, from 0 to 1.
  public let x1: Double
  /// The first control point's progress, any number.
  public let y1: Double
  /// The second control point's place in time, from 0 to 1.
  public let x2: Double
  /// The second control point's progress, any number.
  public let y2: Double

  /// Makes a curve from its control points; `x1` and `x2` from 0 to 1, or time would run back.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Progress equals time.
  public static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Core Animation's ease-in-ease-out (D).
  public static let easeInEaseOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Core Animation's ease-out (D).
  public static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// Core Animation's ease-in (D).
  public static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)

  var horizontal: Polynomial { Polynomial(first: x1, second: x2) }
  var vertical: Polynomial { Polynomial(first: y1, second: y2) }

  /// One coordinate of the curve over its parameter, from 0 at 0 to 1 at 1.
  struct Polynomial {
    let cubic: Double
    let square: Double
    let linear: Double

    init(first: Double, second: Double) {
      linear = 3 * first
      square = 3 * (second - first) - linear
      cubic = 1 - linear - square
    }

    func value(at parameter: Double) -> Double {
      ((cubic * parameter + square) * parameter + linear) * parameter
    }

    func slope(at parameter: Double) -> Double {
      (3 * cubic * parameter + 2 * square) * parameter + linear
    }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The curve as style sheets write it.
  public var description: String { "cubic-bezier(\(x1), \(y1), \(x2), \(y2))" }
}
