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
  ///
  /// GitHub knows files by their path from the checkout's top, `root`; without it the suite is
  /// named as it was given.
  public func annotations(root: String? = nil, folder: String = "") -> String {
    let path = Self.path(of: suite, in: folder, from: root)
    return entries.filter { $0.status != .same }.map { entry in
      let message = Self.escaped(entry.sentences.joined(separator: "\n"))
      let file = Self.property(path)
      let title = Self.property("\(entry.name): \(entry.status.rawValue)")
      return "::error file=\(file),line=\(entry.line),title=\(title)::\(message)\n"
    }.joined()
  }

  /// The path of `file`, which was named in `folder`, from `root` on where it lies below that.
  private static func path(of file: String, in folder: String, from root: String?) -> String {
    guard let root, !root.isEmpty else { return file }
    let whole = file.hasPrefix("/") ? file : "\(folder)/\(file)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    let lead = root.split(separator: "/")
    return parts.starts(with: lead) && parts.count > lead.count
      ? parts.dropFirst(lead.count).joined(separator: "/") : file
  }

  private static func escaped(_ text: String) -> String {
    written(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    written(escaped(text), [":": "%3A", ",": "%2C"])
  }

  /// The text with some letters written otherwise. A letter counts also where an accent follows
  /// it: those who read annotations know no letters, only codes.
  private static func written(_ text: String, _ others: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { others[$0] ?? String($0) }.joined()
  }
}
