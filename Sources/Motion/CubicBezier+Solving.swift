extension CubicBezier {
  /// The progress at a part of the duration; before 0 and after 1 it goes on along the curve's end
  /// gradients.
  public func value(at x: Double) -> Double {
    if x <= 0 { return x == 0 ? 0 : startGradient * x }
    if x >= 1 { return x == 1 ? 1 : 1 + endGradient * (x - 1) }
    return vertical.value(at: parameter(at: x))
  }

  /// The progress for each unit of x; outside 0…1 that of the nearer end.
  ///
  /// It is infinite where the curve stands upright, and 0 where a control point lies on its end.
  public func slope(at x: Double) -> Double {
    let parameter = parameter(at: min(max(x, 0), 1))
    let across = horizontal.slope(at: parameter)
    let along = vertical.slope(at: parameter)
    return across == 0 && along == 0 ? 0 : along / across
  }

  /// The first place in 0…1 at which the curve has this progress, or nil where it never has.
  public func progress(toReach value: Double) -> Double? {
    if value == 0 { return 0 }
    let polynomial = vertical
    var lower = 0.0
    for upper in turningParameters + [1] {
      let found = Bisection.root(in: lower, upper) { polynomial.value(at: $0) - value }
      if let found { return horizontal.value(at: found) }
      lower = upper
    }
    return nil
  }

  /// The parameter at which the curve is at x, for x in 0…1.
  private func parameter(at x: Double) -> Double {
    let polynomial = horizontal
    // Eleven samples give the interval and the first guess.
    var lower = 0.0
    var lowerX = 0.0
    var upper = 1.0
    var upperX = 1.0
    for sample in 1...10 {
      upper = Double(sample) / 10
      upperX = sample == 10 ? 1 : polynomial.value(at: upper)
      if upperX >= x { break }
      lower = upper
      lowerX = upperX
    }
    guard upperX > lowerX else { return lower }
    var guess = lower + (upper - lower) * (x - lowerX) / (upperX - lowerX)
    // Newton's steps, and a halving wherever one would leave the interval.
    for _ in 0..<Self.maximumSteps {
      let error = polynomial.value(at: guess) - x
      if abs(error) <= Self.precision * x { break }
      if error < 0 { lower = guess } else { upper = guess }
      guess -= error / polynomial.slope(at: guess)
      if !(guess > lower && guess < upper) { guess = lower + (upper - lower) / 2 }
    }
    return guess
  }

  /// How near to x the solver comes, for each unit of x.
  ///
  /// Well below the 1e-7 that the model asks for, so that no noise is seen in the difference of two
  /// frames.
  private static let precision = 1e-14

  /// Enough for halvings alone to exhaust a double.
  private static let maximumSteps = 64

  private var startGradient: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0 && x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  private var endGradient: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if y2 == 1 && x1 < 1 { return (y1 - 1) / (x1 - 1) }
    return y1 == 1 && y2 == 1 ? 1 : 0
  }

  /// The parameters strictly between 0 and 1, in order, at which the progress turns round.
  private var turningParameters: [Double] {
    let a = 3 * vertical.cubic
    let b = 2 * vertical.square
    let c = vertical.linear
    var roots: [Double] = []
    if a == 0 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant > 0 {
        let root = discriminant.squareRoot()
        roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)].sorted()
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
