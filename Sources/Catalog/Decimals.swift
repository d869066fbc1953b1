/// Writes numbers with three decimals, the same on every run.
public enum Decimals {
  /// `value` rounded to three decimals, all of them written: `617.150`.
  public static func fixed(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return String(value) }
    let thousandths = Int64((value * 1000).rounded())
    let magnitude = thousandths.magnitude
    let fraction = String(magnitude % 1000)
    return (thousandths < 0 ? "-" : "") + String(magnitude / 1000) + "."
      + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  /// `value` rounded to three decimals, without zeros at the end: `617.15`, `68`.
  public static func shortest(_ value: Double) -> String {
    var text = fixed(value)[...]
    guard value.isFinite, value.magnitude < 1e12 else {
      return value.isFinite ? String(text) : "null"
    }
    while text.last == "0" { text = text.dropLast() }
    if text.last == "." { text = text.dropLast() }
    return String(text)
  }
}
