/// Times as people read them.
enum TimeText {
  /// From this many milliseconds on, times are told in seconds.
  private static let long = 10_000.0

  /// Whole milliseconds: `517 ms`; from ten seconds on seconds: `13.50 s`.
  static func milliseconds(_ value: Double) -> String {
    value.rounded() < long ? "\(Int(value.rounded())) ms" : "\(seconds(value, decimals: 2)) s"
  }

  /// A tick of an axis whose ticks are `step` milliseconds apart: in milliseconds, on an axis that
  /// goes on to ten seconds or more in seconds, with as many decimals as tell ticks apart.
  static func tick(_ value: Double, step: Double, end: Double) -> String {
    guard end >= long else { return value == 0 ? "0 ms" : "\(Int(value.rounded()))" }
    let whole = Int(step.rounded())
    let decimals = whole % 1000 == 0 ? 0 : whole % 100 == 0 ? 1 : 2
    return "\(seconds(value, decimals: decimals)) s"
  }

  private static func seconds(_ milliseconds: Double, decimals: Int) -> String {
    let parts = decimals == 2 ? 100 : decimals == 1 ? 10 : 1
    let count = Int((milliseconds * Double(parts) / 1000).rounded())
    guard decimals > 0 else { return "\(count)" }
    let rest = String(count % parts)
    let zeros = String(repeating: "0", count: decimals - rest.count)
    return "\(count / parts).\(zeros)\(rest)"
  }
}
