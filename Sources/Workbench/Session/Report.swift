import Choreography

/// Something that happened, for those who watch from outside: a kind and its fields in order.
public struct Report: Hashable, Sendable {
  /// What kind it is: `ready`, `action`, `touch`, `text`, `key`, `state`, `row`, `painted`,
  /// `screenshot`, `toast`, `resized`, `end`.
  public var kind: String
  /// What it says.
  public var fields: [Field]

  /// A report of `kind` with `fields`.
  public init(_ kind: String, _ fields: [Field] = []) {
    self.kind = kind
    self.fields = fields
  }

  /// A named value.
  public struct Field: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: Value

    /// A value called `name`.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// A value as JSON has it.
  public enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// A position in points, written with three decimals.
    case points(Double?)
    case string(String)
    case strings([String])
  }

  /// A lane's row.
  init(_ row: TraceRow, strategy: String) {
    self.init(
      "row",
      [
        Field("strategy", .string(strategy)),
        Field("frame", .int(row.frame)),
        Field("sheet_top", .points(row.sheetTop)),
        Field("keyboard_top", .points(row.keyboardTop)),
        Field("composer_top", .points(row.composerTop)),
        Field("composer_bottom", .points(row.composerBottom)),
        Field("newest_bottom", .points(row.newestBottom)),
        Field("finger_y", .points(row.fingerY)),
        Field("focus", .string(row.focus.description)),
        Field("events", .strings(row.events.map(\.rawValue))),
      ])
  }

  /// One line of JSON, without its end of line.
  public var json: String {
    var text = "{\"report\":"
    Self.write(kind, to: &text)
    for field in fields {
      text += ","
      Self.write(field.name, to: &text)
      text += ":"
      Self.write(field.value, to: &text)
    }
    return text + "}"
  }

  private static func write(_ value: Value, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .points(let value): text += value.map(Self.decimal) ?? "null"
    case .string(let value): write(value, to: &text)
    case .strings(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        write(value, to: &text)
      }
      text += "]"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func decimal(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "null" }
    let thousandths = Int((value.magnitude * 1000).rounded())
    let fraction = String(thousandths % 1000)
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(sign)\(thousandths / 1000).\(zeros)\(fraction)"
  }
}
