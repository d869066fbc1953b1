import Catalog

/// How long something takes, beside what it may take.
struct Benchmark {
  /// What was measured.
  var name: String
  /// The median; `nil` where it could not be measured.
  var milliseconds: Double?
  /// What it may take, in milliseconds.
  var budget: Double?
  /// Why it could not be measured.
  var note: String?

  /// The time as people read it: nanoseconds, microseconds or milliseconds.
  var figure: String {
    guard let milliseconds else { return note ?? "not measured" }
    if milliseconds >= 1 { return "\(Self.rounded(milliseconds)) ms" }
    if milliseconds >= 0.001 { return "\(Self.rounded(milliseconds * 1000)) µs" }
    return "\(Self.rounded(milliseconds * 1_000_000)) ns"
  }

  private static func rounded(_ value: Double) -> String {
    value >= 100
      ? Decimals.shortest(value.rounded()) : Decimals.shortest((value * 10).rounded() / 10)
  }

  /// The median time of `count` runs of `body`, in milliseconds.
  static func median(of count: Int, _ body: () -> Void) -> Double {
    median((0..<count).map { _ in time(body) })
  }

  /// The median of `times`; 0 where there are none.
  static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The time `body` takes, in milliseconds.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body).components
    return Double(duration.seconds) * 1000 + Double(duration.attoseconds) / 1e15
  }
}
