import Catalog

extension PictureComparison {
  /// What differs, in numbers; empty where nothing counts.
  ///
  /// `400 of 1296000 pixels differ (0.031 %), worst ΔE 57.3; 400 of them in one window of 32 × 32
  /// at 700, 430; beyond ΔE 1: 400, 2: 400, 5: 392, 10: 0`
  public var sentence: String {
    guard isSameSize else {
      return "the golden is \(expectedSize.width) × \(expectedSize.height) pixels, this is "
        + "\(actualSize.width) × \(actualSize.height)"
        + (differing > 0 ? "; \(differing) pixels of what both have differ" : "")
    }
    guard unequal > 0 else { return "" }
    let all = expectedSize.width * expectedSize.height
    var text =
      "\(differing) of \(all) pixels \(differing == 1 ? "differs" : "differ") "
      + "(\(Self.percent(differing, of: all)) %), worst ΔE \(Self.tenths(worst))"
    if let densest {
      text +=
        "; \(densest.count) of them in one window of \(densest.frame.width) × "
        + "\(densest.frame.height) at \(densest.frame.x), \(densest.frame.y)"
    }
    if let edges, edges > 0 {
      text += "; \(edges) smooth an edge" + (tolerance.edges == .ignore ? " and do not count" : "")
    }
    let told = others.map { "\($0.color.plain): \($0.count)" }.joined(separator: ", ")
    return text + (told.isEmpty ? "" : "; beyond ΔE \(told)")
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A share with as many decimals as it takes to see it, at most four.
  private static func percent(_ count: Int, of all: Int) -> String {
    let share = Double(count) * 100 / Double(max(all, 1))
    for digits in [10.0, 100, 1000] where (share * digits).rounded() >= 10 || share == 0 {
      return ((share * digits).rounded() / digits).plain
    }
    return max((share * 10_000).rounded() / 10_000, 0.0001).plain
  }
}
