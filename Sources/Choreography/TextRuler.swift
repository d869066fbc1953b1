/// Widths of Inter Regular, so that the model breaks lines without a font.
///
/// A trace must not depend on what is installed, and where a line breaks moves the messages.
enum TextRuler {
  /// Advance widths of U+0020 … U+007E in thousandths of the font size (Inter 4.0, `hmtx`). M.
  private static let advances: [Int] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]

  /// The typographic apostrophe, in thousandths of the font size. M.
  private static let apostrophe = 185
  /// Any other letter, in thousandths of the font size: about the mean of the alphabet. A.
  private static let other = 600
  /// An emote or a box, in thousandths of the font size. A.
  static let box = 1180

  /// The width of a character in points.
  static func width(of character: Character, size: Double) -> Double {
    let thousandths: Int
    if let ascii = character.asciiValue {
      thousandths = ascii >= 32 && ascii < 127 ? advances[Int(ascii) - 32] : 0
    } else if character == "\u{2019}" {
      thousandths = apostrophe
    } else if let scalar = character.unicodeScalars.first, scalar.value < 0x0600 {
      thousandths = other
    } else {
      thousandths = box
    }
    return Double(thousandths) * size / 1000
  }

  /// The width of a line in points, with `spacing` after each character.
  static func width(of line: some StringProtocol, size: Double, spacing: Double) -> Double {
    line.reduce(0) { $0 + width(of: $1, size: size) + spacing }
  }

  /// The lines of `text`, each at most `limit` points wide; a word that is longer is broken.
  static func lines(of text: String, size: Double, spacing: Double, limit: Double) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var lineWidth = 0.0
      for word in pieces(of: paragraph) {
        let wordWidth = width(of: word, size: size, spacing: spacing)
        if lineWidth + wordWidth <= limit {
          line += word
          lineWidth += wordWidth
          continue
        }
        if !line.isEmpty { lines.append(trimmed(line)) }
        (line, lineWidth) = ("", 0)
        for character in word where !(line.isEmpty && character == " ") {
          let step = width(of: character, size: size) + spacing
          if lineWidth + step > limit && !line.isEmpty {
            lines.append(trimmed(line))
            (line, lineWidth) = ("", 0)
          }
          line.append(character)
          lineWidth += step
        }
      }
      lines.append(trimmed(line))
    }
    return lines
  }

  /// Words with the blanks before them.
  private static func pieces(of paragraph: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = paragraph.startIndex
    var inWord = false
    for index in paragraph.indices {
      let isBlank = paragraph[index] == " "
      if isBlank && inWord {
        pieces.append(paragraph[start..<index])
        start = index
      }
      inWord = !isBlank
    }
    pieces.append(paragraph[start...])
    return pieces
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
