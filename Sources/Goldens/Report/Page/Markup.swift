/// Markup being written. Every text and every attribute is escaped, every element closed: the
/// result is HTML for a browser and well-formed XML for everything else.
struct Markup {
  /// What has been written.
  private(set) var text = ""

  /// Names with their values, in their order; one without a value is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// An element with what `content` writes into it.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += "</\(name)>"
    if Self.isBlock(name) { text += "\n" }
  }

  /// An element that holds a text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], _ words: String = "") {
    element(name, attributes) { $0.write(words) }
  }

  /// An element that HTML knows to hold nothing, such as a picture.
  mutating func empty(_ name: String, _ attributes: Attributes = [:]) {
    open(name, attributes)
    text.removeLast()
    text += "/>"
  }

  /// A text.
  mutating func write(_ words: String) { text += Self.escaped(words) }

  /// A name that somebody gave: its direction of writing ends with it.
  mutating func name(_ words: String) { element("bdi", [:], words) }

  /// What is markup already.
  mutating func add(_ markup: String) { text += markup }

  /// A style or a script of ours, kept from readers of XML by a comment of its language.
  mutating func source(_ name: String, _ source: String) {
    text += "<\(name)>/*<![CDATA[*/\n\(source)\n/*]]>*/</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(Self.escaped(value))\"" }
    }
    text += ">"
  }

  private static func isBlock(_ name: String) -> Bool {
    switch name {
    case "article", "section", "figure", "div", "header", "main", "nav", "aside", "footer", "form",
      "ul", "ol", "li", "dl", "table", "tr", "details", "summary", "dialog", "head", "body", "p",
      "svg", "script", "fieldset":
      true
    default: false
    }
  }

  /// The text with what markup keeps for itself written out, and without what XML forbids.
  static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
      case _ where scalar.value & 0xFFFE == 0xFFFE: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
