import Catalog

extension Report {
  /// The report for a terminal: a line for what is wrong, and one that counts.
  public var text: String {
    var lines: [String] = []
    for entry in entries where entry.status != .same {
      for sentence in entry.sentences {
        lines += sentence.split(separator: "\n").map { line in
          let isNamed = [entry.name, entry.place].contains { line.hasPrefix($0) }
          return isNamed ? String(line) : "\(entry.name): \(line)"
        }
      }
    }
    for name in unused { lines.append("\(name): no entry of the suite keeps this") }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many entries there are and how many of them are not the same.
  public var summary: String {
    var parts = ["\(entries.count) \(entries.count == 1 ? "entry" : "entries")"]
    for status in Status.allCases {
      let count = count(of: status)
      if count > 0 { parts.append("\(count) \(status.rawValue)") }
    }
    if !unused.isEmpty {
      parts.append("\(unused.count) unused \(unused.count == 1 ? "golden" : "goldens")")
    }
    return parts.joined(separator: ", ")
  }

  /// Commands that show what is wrong beside the suite's lines on GitHub.
  public var annotations: String {
    entries.filter { $0.status != .same }.map { entry in
      let message = Self.escaped(entry.sentences.joined(separator: "\n"))
      let file = Self.property(suite)
      let title = Self.property("\(entry.name): \(entry.status.rawValue)")
      return "::error file=\(file),line=\(entry.line),title=\(title)::\(message)\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { letter in
      switch letter {
      case "%": "%25"
      case "\r\n": "%0D%0A"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(letter)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    escaped(text).map { letter in
      switch letter {
      case ":": "%3A"
      case ",": "%2C"
      default: String(letter)
      }
    }.joined()
  }
}
