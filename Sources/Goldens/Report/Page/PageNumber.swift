import Catalog

/// Numbers as the page writes them.
enum PageNumber {
  /// At most three decimals.
  static func text(_ value: Double) -> String { Decimals.shortest(value) }

  /// A position, or a dash where there is none.
  static func position(_ value: Double?) -> String { value.map(text) ?? "–" }

  /// A difference with its sign; a dash where one of the two is not there.
  static func difference(_ expected: Double?, _ actual: Double?) -> String {
    guard let expected, let actual else { return "–" }
    let value = actual - expected
    if value.magnitude < 0.0005 { return "0" }
    return (value > 0 ? "+" : "\u{2212}") + text(value.magnitude)
  }
}
