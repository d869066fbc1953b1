/// Collects the faults of one file while it is decoded.
package final class FaultList {
  /// The file, as it was named.
  package let file: String
  /// What was found so far.
  package private(set) var faults: [Fault] = []

  /// No faults yet in the file `file`.
  package init(file: String) { self.file = file }

  /// Adds a fault.
  package func report(_ problem: Fault.Problem, at mark: Mark, path: String) {
    faults.append(Fault(file: file, mark: mark, path: path, problem: problem))
  }
}

/// A value of a file on its way into a type: every question it cannot answer becomes a fault.
package struct Value {
  /// The value itself.
  package let node: Node
  /// The way to it from the file's root.
  package let path: String
  /// Where its faults go.
  package let list: FaultList

  /// The value `node` at `path`.
  package init(node: Node, path: String, list: FaultList) {
    self.node = node
    self.path = path
    self.list = list
  }

  /// Tells a fault of this value.
  package func report(_ problem: Fault.Problem) { list.report(problem, at: node.mark, path: path) }

  private func reportKind(_ expected: String) {
    if case .broken = node.content { return }
    report(.wrongKind(expected: expected, found: node.kind))
  }

  /// A text that is not empty.
  package func text() -> String? {
    guard case .scalar(let text, _) = node.content, !text.isEmpty else {
      reportKind("a text")
      return nil
    }
    return text
  }

  /// `true` or `false`.
  package func flag() -> Bool? {
    switch node.content {
    case .scalar("true", isPlain: true): return true
    case .scalar("false", isPlain: true): return false
    default:
      reportKind("`true` or `false`")
      return nil
    }
  }

  /// A finite number within `range`.
  package func number(in range: ClosedRange<Double>, unit: String = "") -> Double? {
    guard case .scalar(let text, isPlain: true) = node.content, Self.isNumber(text),
      let value = Double(text)
    else {
      reportKind("a number")
      return nil
    }
    guard value.isFinite else {
      report(.notFinite(text))
      return nil
    }
    guard range.contains(value) else {
      report(.outOfRange(value, range, unit: unit))
      return nil
    }
    return value
  }

  /// A whole number within `range`.
  package func integer(in range: ClosedRange<Int>, unit: String = "") -> Int? {
    let wide = Double(range.lowerBound)...Double(range.upperBound)
    guard let value = number(in: wide, unit: unit) else { return nil }
    guard value == value.rounded() else {
      report(.notWhole(value))
      return nil
    }
    return Int(value)
  }

  /// One of the words of an enumeration.
  package func word<Word: RawRepresentable>(of words: [Word]) -> Word?
  where Word.RawValue == String {
    let valid = words.map(\.rawValue)
    guard case .scalar(let text, _) = node.content, !text.isEmpty else {
      reportKind("one of \(Spelling.list(valid, "and"))")
      return nil
    }
    guard let word = words.first(where: { $0.rawValue == text }) else {
      report(.unknownWord(text, valid: valid))
      return nil
    }
    return word
  }

  /// The entries of a list.
  package func entries(_ count: ClosedRange<Int>) -> [Value]? {
    guard case .sequence(let nodes) = node.content else {
      reportKind("a list")
      return nil
    }
    guard count.contains(nodes.count) else {
      report(.listLength(nodes.count, count))
      return nil
    }
    return nodes.enumerated().map { index, node in
      Value(node: node, path: "\(path)[\(index)]", list: list)
    }
  }

  /// The values of a mapping, whose keys are among `keys`.
  package func fields(_ keys: [String]) -> Fields? {
    guard case .mapping(let entries) = node.content else {
      reportKind("a mapping with \(Spelling.list(keys, "and"))")
      return nil
    }
    for entry in entries where !keys.contains(entry.key) {
      list.report(
        .unknownKey(entry.key, valid: keys), at: entry.mark, path: child(entry.key.shortened))
    }
    return Fields(value: self, entries: entries)
  }

  /// The values of a mapping whose keys are names of the writer's own, in their order.
  package func members(_ expected: String) -> [Member]? {
    guard case .mapping(let entries) = node.content else {
      reportKind(expected)
      return nil
    }
    return entries.map { entry in
      Member(
        name: entry.key, mark: entry.mark,
        value: Value(node: entry.value, path: child(entry.key.shortened), list: list))
    }
  }

  /// A value under a name of the writer's own.
  package struct Member {
    /// The name.
    package let name: String
    /// Where the name stands.
    package let mark: Mark
    /// The value.
    package let value: Value
  }

  /// A choice: a word among `words`, or a mapping with exactly one of `keys`.
  package func choice(words: [String], keys: [String]) -> Choice? {
    switch node.content {
    case .scalar(let word, _) where !word.isEmpty:
      if words.contains(word) { return .word(word) }
      if keys.contains(word) {
        report(.needsValue(word))
        return nil
      }
      report(.unknownWord(word, valid: words + keys.filter { !words.contains($0) }))
      return nil
    case .mapping(let entries):
      guard let fields = fields(keys) else { return nil }
      guard entries.count == 1, let entry = entries.first else {
        report(.notOneOf(keys))
        return nil
      }
      return fields[entry.key].flatMap { keys.contains(entry.key) ? .key(entry.key, $0) : nil }
    default:
      reportKind("one of \(Spelling.list(words + keys.filter { !words.contains($0) }, "and"))")
      return nil
    }
  }

  /// The word that a mapping holds for `key`, without any fault where it does not.
  package func peek(_ key: String) -> String? {
    guard case .mapping(let entries) = node.content,
      case .scalar(let word, _)? = entries.first(where: { $0.key == key })?.value.content
    else { return nil }
    return word
  }

  /// Whether it is a mapping with `key`.
  package func has(_ key: String) -> Bool {
    guard case .mapping(let entries) = node.content else { return false }
    return entries.contains { $0.key == key }
  }

  /// What was chosen.
  package enum Choice {
    case word(String)
    case key(String, Value)
  }

  /// The way to the value of `key`.
  fileprivate func child(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Whether `text` is a decimal number: digits, with a sign, a fraction and an exponent or not.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func takeDigits() -> Bool {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest[digits.endIndex...]
      return !digits.isEmpty
    }
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-+")
    guard takeDigits() else { return false }
    if take("."), !takeDigits() { return false }
    if take("eE") {
      _ = take("-+")
      if !takeDigits() { return false }
    }
    return rest.isEmpty
  }
}

/// The values of a mapping by key.
package struct Fields {
  /// The mapping itself.
  package let value: Value
  fileprivate let entries: [Node.Entry]

  /// The value of `key`, if it is there.
  package subscript(key: String) -> Value? {
    entries.first { $0.key == key }.map {
      Value(node: $0.value, path: value.child(key), list: value.list)
    }
  }

  /// The value of `key`; that it is missing is a fault.
  package func required(_ key: String) -> Value? {
    if let value = self[key] { return value }
    value.list.report(.missingKey(key), at: value.node.mark, path: value.path)
    return nil
  }
}
