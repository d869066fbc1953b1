/// A value of a YAML file with its place: what libyaml's events were put together to.
package struct Node {
  /// What it is.
  package var content: Content
  /// Where it begins.
  package var mark: Mark

  /// The kinds of value.
  package enum Content {
    /// A text, a number or a word; `isPlain` tells whether it stands without quotes.
    case scalar(String, isPlain: Bool)
    case sequence([Node])
    case mapping([Entry])
    /// Something of which a fault has already been told.
    case broken
  }

  /// A key of a mapping, its place, and what it says.
  package struct Entry {
    package var key: String
    package var mark: Mark
    package var value: Node
  }

  /// What it is, for a message.
  package var kind: String {
    switch content {
    case .scalar("", isPlain: true): "nothing"
    case .scalar(let text, _): "`\(text.shortened)`"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .broken: "something broken"
    }
  }
}

extension String {
  /// The text on one line and no longer than a message bears.
  package var shortened: String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }
}
