/// Numbers as short decimal text, the same on every machine.
enum SVGNumber {
  /// The largest number that is written; beyond it nothing can be seen.
  static let largest = 4_000_000.0

  /// `value` with at most `decimals` decimals: no exponent, no zero that could be left out, and
  /// zero without a sign.
  static func text(_ value: Double, decimals: Int) -> String {
    text(whole(value, decimals: decimals), decimals: decimals)
  }

  /// How many units of the last decimal `value` is.
  static func whole(_ value: Double, decimals: Int) -> Int {
    let scaled = (value * power(decimals)).rounded()
    return Int(exactly: scaled) ?? 0
  }

  /// A number of units of the last decimal as text.
  static func text(_ units: Int, decimals: Int) -> String {
    guard units != 0 else { return "0" }
    let divisor = Int(power(decimals))
    let (head, tail) = (units.magnitude / UInt(divisor), units.magnitude % UInt(divisor))
    var result = units < 0 ? "-" : ""
    if head > 0 || tail == 0 { result += String(head) }
    guard tail > 0 else { return result }
    var digits = String(tail)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return result + "." + digits
  }

  private static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }
}
