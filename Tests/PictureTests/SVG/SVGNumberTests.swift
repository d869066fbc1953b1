import Testing

@testable import Picture

@Suite struct SVGNumberTests {
  @Test(
    "a number is as short as it can be",
    arguments: [
      (0, 2, "0"), (-0.0, 2, "0"), (-0.001, 2, "0"), (1, 2, "1"), (-1, 0, "-1"), (0.5, 2, ".5"),
      (-0.5, 3, "-.5"), (12.340, 3, "12.34"), (0.005, 2, ".01"), (0.0625, 4, ".0625"),
      (100, 3, "100"), (1_234_567.891, 2, "1234567.89"), (.nan, 2, "0"), (.infinity, 2, "0"),
    ] as [(Double, Int, String)])
  func short(value: Double, decimals: Int, expected: String) {
    #expect(SVGNumber.text(value, decimals: decimals) == expected)
  }

  @Test("a number read back is off by half of its last decimal at most", arguments: 0...7)
  func readBack(decimals: Int) throws {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    for step in -500...500 {
      let value = Double(step) * 0.7310519 + Double(step) * Double(step) * 0.000317
      let text = SVGNumber.text(value, decimals: decimals)
      let read = try #require(Double(text.replacing("-.", with: "-0.")))
      #expect(abs(read - value) <= unit / 2 + 1e-12, "\(value)")
      #expect(!text.contains("e") && text != "-0")
    }
  }
}
