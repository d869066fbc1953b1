/// What stands inside a group of an SVG file: text, and places where other bodies stand.
struct SVGBody: Hashable {
  /// A piece of the body.
  enum Piece: Hashable {
    /// Elements as they are written.
    case text(String)
    /// Another body.
    case child(Child)
  }

  /// A place where another body stands.
  struct Child: Hashable {
    /// Which one.
    var index: Int
    /// Where.
    var transform: Transform
    /// What else is said of it, each attribute with a space before it.
    var attributes: String
  }

  private(set) var pieces: [Piece] = []

  var isEmpty: Bool { pieces.isEmpty }

  /// Adds elements.
  mutating func append(_ text: String) {
    guard case .text(let last)? = pieces.last else { return pieces.append(.text(text)) }
    pieces[pieces.count - 1] = .text(last + text)
  }

  /// Adds another body.
  mutating func append(_ child: Child) { pieces.append(.child(child)) }
}

/// The bodies of an SVG file, equal ones only once, each with a name made from its content.
struct SVGBodies {
  private struct Entry {
    var body: SVGBody
    var name: String
    var length: Int
    /// How many places there are for it, in different bodies.
    var uses = 0
  }

  private var entries: [Entry] = []
  private var places: [SVGBody: Int] = [:]

  /// Below this many bytes a body is shorter than a place that points at it.
  private static let shortest = 64

  /// Keeps a body.
  mutating func add(_ body: SVGBody) -> Int {
    if let index = places[body] { return index }
    var hash = SVGHash()
    var length = 0
    for piece in body.pieces {
      switch piece {
      case .text(let text):
        hash.add(text)
        length += text.utf8.count
      case .child(let child):
        hash.add(entries[child.index].name)
        hash.add(SVGText.transform(child.transform))
        hash.add(child.attributes)
        entries[child.index].uses += 1
        length += min(entries[child.index].length, Self.shortest)
      }
    }
    entries.append(Entry(body: body, name: "g" + hash.name, length: length))
    places[body] = entries.count - 1
    return entries.count - 1
  }

  /// Whether a body is written once and pointed at.
  private func isShared(_ index: Int) -> Bool {
    entries[index].uses > 1 && entries[index].length >= Self.shortest
  }

  /// The body `root` as text, and before it the definitions that it needs.
  func text(of root: Int) -> (definitions: String, body: String) {
    var definitions = ""
    var defined = Set<Int>()
    let body = expanded(root, &definitions, &defined)
    return (definitions, body)
  }

  private func expanded(
    _ index: Int, _ definitions: inout String, _ defined: inout Set<Int>
  ) -> String {
    var result = ""
    for piece in entries[index].body.pieces {
      switch piece {
      case .text(let text): result += text
      case .child(let child):
        guard isShared(child.index) else {
          let inner = expanded(child.index, &definitions, &defined)
          result += SVGText.group(inner, child.transform, child.attributes)
          continue
        }
        let name = entries[child.index].name
        if defined.insert(child.index).inserted {
          let inner = expanded(child.index, &definitions, &defined)
          definitions += "<g id=\"\(name)\">\(inner)</g>"
        }
        result += SVGText.use(name, child.transform, child.attributes)
      }
    }
    return result
  }
}

/// A short name made from content: 64 bits by FNV-1a, in letters and digits.
struct SVGHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The name of what was added.
  var name: String { String(value, radix: 36) }
}
