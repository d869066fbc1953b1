/// Breaks text into lines.
enum TextLines {
  /// The lines of `text`, each at most `limit` wide where its words allow; a word that is longer
  /// than a line is broken.
  static func broken(
    _ text: String, font: Font, limit: Double, measurer: any TextMeasuring
  ) -> [String] {
    func fits(_ line: String) -> Bool {
      RichText(line, font: font, measurer: measurer).width <= limit
    }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if fits(longer) {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        line = ""
        for character in word {
          if !line.isEmpty, !fits(line + String(character)) {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
      lines.append(line)
    }
    return lines
  }
}
