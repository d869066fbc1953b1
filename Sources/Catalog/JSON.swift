/// A value of JSON whose members keep their order.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number written with at most three decimals, as positions are.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// The member `name` with `value`.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// A number, or null where there is none.
  public static func number(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }

  /// The text of the value, ended by a line feed; what has no list or object in it stands on one
  /// line.
  public var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private var isFlat: Bool {
    switch self {
    case .array(let items): items.allSatisfy(\.isLeaf)
    case .object(let members): members.allSatisfy(\.value.isLeafOrLeaves)
    default: true
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private var isLeafOrLeaves: Bool {
    if case .array(let items) = self { return items.allSatisfy(\.isLeaf) }
    return isLeaf
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Decimals.shortest(value)
    case .string(let value): text += Self.quoted(value)
    case .array(let items):
      Self.write(
        items, to: &text, open: "[", close: "]", isFlat: isFlat, indent: indent
      ) { item, text in item.write(to: &text, indent: indent + 2) }
    case .object(let members):
      Self.write(
        members, to: &text, open: "{", close: "}", isFlat: isFlat, indent: indent
      ) { member, text in
        text += Self.quoted(member.name) + ": "
        member.value.write(to: &text, indent: indent + 2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], to text: inout String, open: String, close: String, isFlat: Bool,
    indent: Int, _ writeItem: (Item, inout String) -> Void
  ) {
    text += open
    let margin = String(repeating: " ", count: indent)
    for (index, item) in items.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n\(margin)  " }
      writeItem(item, &text)
    }
    if !isFlat { text += "\n\(margin)" }
    text += close
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
