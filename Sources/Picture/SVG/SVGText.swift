/// Pieces of SVG as text.
enum SVGText {
  /// `string` with what XML reads as markup replaced and what it forbids left out; line ends and
  /// tabs become spaces, as in a painted picture.
  static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case "\u{FFFE}", "\u{FFFF}": break
      default:
        if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// An attribute that paints `name` (fill or stroke) in a colour, with a space before it.
  static func paint(_ name: String, _ color: Color) -> String {
    let result = " \(name)=\"\(hex(color))\""
    return color.alpha >= 1 ? result : result + " \(name)-opacity=\"\(opacity(color.alpha))\""
  }

  /// A colour without its opacity.
  static func hex(_ color: Color) -> String {
    let text = String(color.rgb & 0xFFFFFF, radix: 16)
    let digits = Array(String(repeating: "0", count: 6 - text.count) + text)
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    return "#" + String(isShort ? [digits[0], digits[2], digits[4]] : digits)
  }

  /// An opacity, 0 … 1.
  static func opacity(_ value: Double) -> String {
    SVGNumber.text(min(max(value, 0), 1), decimals: 4)
  }

  /// The value of a `transform`; empty when nothing changes.
  static func transform(_ transform: Transform) -> String {
    let (x, y) = (place(transform.dx), place(transform.dy))
    var result = ""
    if y != "0" { result = "translate(\(x) \(y))" } else if x != "0" { result = "translate(\(x))" }
    let scale = SVGNumber.text(transform.scale, decimals: 7)
    return scale == "1" ? result : result + "scale(\(scale))"
  }

  private static func place(_ value: Double) -> String { SVGNumber.text(value, decimals: 4) }

  /// A group, or only what is in it where nothing is said of it.
  static func group(_ inner: String, _ transform: Transform, _ attributes: String) -> String {
    let move = Self.transform(transform)
    if move.isEmpty && attributes.isEmpty { return inner }
    return "<g" + (move.isEmpty ? "" : " transform=\"\(move)\"") + attributes + ">\(inner)</g>"
  }

  /// A place that shows what is defined under `name`.
  static func use(_ name: String, _ transform: Transform, _ attributes: String) -> String {
    var result = "<use xlink:href=\"#\(name)\""
    if SVGNumber.text(transform.scale, decimals: 7) == "1" {
      let (x, y) = (place(transform.dx), place(transform.dy))
      if x != "0" { result += " x=\"\(x)\"" }
      if y != "0" { result += " y=\"\(y)\"" }
    } else {
      result += " transform=\"\(Self.transform(transform))\""
    }
    return result + attributes + "/>"
  }
}
