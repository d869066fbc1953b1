extension Color {
  /// Relative luminance, 0 … 1, by the weights of BT.709 and a gamma of about 2.2.
  var luminance: Double {
    func linear(_ value: Double) -> Double { value * value * (0.8 + 0.2 * value) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
