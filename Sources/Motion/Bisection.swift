/// Halving an interval until nothing is left between its ends.
enum Bisection {
  /// The place at which `function` changes its sign between two places, or nil where it does not.
  static func root(
    in lower: Double, _ upper: Double, of function: (Double) -> Double
  ) -> Double? {
    var lower = lower
    var upper = upper
    let first = function(lower)
    let last = function(upper)
    if first == 0 { return lower }
    if last == 0 { return upper }
    guard (first < 0) != (last < 0) else { return nil }
    while true {
      let middle = lower + (upper - lower) / 2
      guard middle > lower, middle < upper else { return middle }
      let value = function(middle)
      if value == 0 { return middle }
      if (value < 0) == (first < 0) { lower = middle } else { upper = middle }
    }
  }
}
