import Choreography

/// Writes the commands of a drawing as the elements of an SVG file.
struct SVGWriter {
  private let outliner: (any TextOutlining)?
  var bodies = SVGBodies()
  /// Gradients, clips and filters in the order of their first use.
  private var definitions = ""
  private var defined = Set<String>()
  /// Whether a text asks for digits of equal width.
  var usesTabularDigits = false

  init(outliner: (any TextOutlining)?) { self.outliner = outliner }

  /// The drawing as text, and before it what it points at.
  mutating func write(_ commands: [Command]) -> (definitions: String, body: String) {
    let root = bodies.add(body(commands, under: .identity))
    let (shared, text) = bodies.text(of: root)
    return (definitions + shared, text)
  }

  /// `commands` in their own units; `transform` leads from them to pixels.
  private mutating func body(_ commands: [Command], under transform: Transform) -> SVGBody {
    var body = SVGBody()
    for command in commands { add(command, transform, to: &body) }
    return body
  }

  private mutating func add(_ command: Command, _ transform: Transform, to body: inout SVGBody) {
    switch command {
    case .fill(let path, let paint, let rule):
      guard path.isWritable, let fill = attribute("fill", paint) else { return }
      let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      body.append("<path d=\"\(data(path, transform))\"\(fill)\(evenOdd)/>")
    case .stroke(let path, let style, let paint):
      guard let text = stroke(path, style, paint, transform) else { return }
      body.append(text)
    case .text(let line):
      guard line.origin.isWritable, line.color.alpha > 0, !line.string.isEmpty,
        line.font.size > 0, line.font.size < SVGNumber.largest, line.font.spacing.isFinite
      else { return }
      if let outliner {
        outlined(line, outliner, to: &body)
      } else {
        body.append(text(line, decimals(transform)))
      }
    case .shadow(let shadow):
      guard let text = self.shadow(shadow, decimals(transform)) else { return }
      body.append(text)
    case .group(let group): add(group, transform, to: &body)
    case .tile: break
    }
  }

  // MARK: Groups

  private mutating func add(_ group: Group, _ transform: Transform, to body: inout SVGBody) {
    guard group.opacity > 0, group.transform.isWritable else { return }
    let inner = self.body(group.commands, under: group.transform.then(transform))
    guard !inner.isEmpty else { return }
    var attributes = ""
    if let clip = group.clip {
      guard clip.isWritable, !clip.elements.isEmpty else { return }
      let data = data(clip, transform)
      let name = define("c", "<path d=\"\(data)\" clip-rule=\"evenodd\"/>") {
        "<clipPath id=\"\($0)\">\($1)</clipPath>"
      }
      attributes += " clip-path=\"url(#\(name))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGText.opacity(group.opacity))\"" }
    let child = SVGBody.Child(
      index: bodies.add(inner), transform: group.transform, attributes: attributes)
    guard group.clip != nil, group.transform != .identity else { return body.append(child) }
    // A clip is read in the units of its own element, so what moves stands inside of it.
    var moved = SVGBody()
    moved.append(SVGBody.Child(index: child.index, transform: group.transform, attributes: ""))
    body.append(
      SVGBody.Child(index: bodies.add(moved), transform: .identity, attributes: attributes))
  }

  // MARK: Numbers and names

  /// How many decimals a coordinate needs to be right to a hundredth of a pixel.
  func decimals(_ transform: Transform) -> Int { transform.scale > 1.001 ? 3 : 2 }

  func data(_ path: Path, _ transform: Transform) -> String {
    SVGPathData(path, decimals: decimals(transform)).text
  }

  /// Writes a definition once and answers its name, which is made from its content.
  mutating func define(
    _ kind: String, _ content: String, _ element: (_ name: String, _ content: String) -> String
  ) -> String {
    var hash = SVGHash()
    hash.add(content)
    let name = kind + hash.name
    if defined.insert(name).inserted { definitions += element(name, content) }
    return name
  }
}
