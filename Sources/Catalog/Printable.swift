extension String {
  /// The text for a terminal: what would steer it, or turn or hide text, is written as its code.
  package var printable: String {
    guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminals {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal takes it for a command: control characters, line breaks, and marks that
  /// turn the direction of writing.
  fileprivate var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
