import Canvas
import Catalog

/// What a picture shows and what drew it, as it stands in the texts of its PNG file.
public struct Provenance: Hashable, Sendable {
  /// The link of the state.
  public var link: String
  /// What was set around it: `device=iphone-15 refreshRate=60`.
  public var surroundings: String
  /// The frame, or the frames of a strip; empty where the whole take is shown.
  public var frames: String
  /// The view and its scale: `phone ×2`.
  public var view: String
  /// The program's version.
  public var version: String
  /// Hashes of what was simulated, by what it is: scene, strategy, device, take.
  public var inputs: [Input]
  /// What drew it.
  public var stack: DrawingStack

  /// A thing that was simulated and its hash.
  public struct Input: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Its hash.
    public var digest: String

    /// A hash of a thing.
    public init(_ kind: Kind, _ digest: String) {
      self.kind = kind
      self.digest = digest
    }
  }

  /// The things that are simulated.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case scene, strategy, device, take
  }

  /// A provenance from all its parts.
  public init(
    link: String, surroundings: String, frames: String, view: String, version: String,
    inputs: [Input], stack: DrawingStack
  ) {
    self.link = link
    self.surroundings = surroundings
    self.frames = frames
    self.view = view
    self.version = version
    self.inputs = inputs
    self.stack = stack
  }

  /// The texts of a PNG file.
  public var texts: [PNG.Text] {
    var texts = [
      PNG.Text("Software", "Keyrise \(version)"), PNG.Text("keyrise:link", link),
      PNG.Text("keyrise:with", surroundings),
    ]
    if !frames.isEmpty { texts.append(PNG.Text("keyrise:frames", frames)) }
    texts.append(PNG.Text("keyrise:view", view))
    texts += inputs.map { PNG.Text("keyrise:\($0.kind.rawValue)", $0.digest) }
    texts += Self.stackKeys.map { PNG.Text($0.keyword, stack[keyPath: $0.path]) }
    return texts.map { PNG.Text($0.keyword, Self.latin1($0.text)) }
  }

  /// The names of a drawing stack's parts.
  static let stackKeys:
    [(keyword: String, name: String, path: KeyPath<DrawingStack, String> & Sendable)] = [
      ("keyrise:cairo", "Cairo", \.cairo), ("keyrise:pango", "Pango", \.pango),
      ("keyrise:freetype", "FreeType", \.freeType), ("keyrise:harfbuzz", "HarfBuzz", \.harfBuzz),
      ("keyrise:fonts", "the fonts", \.fonts),
    ]

  /// What a file says of the stack that drew it, where it is another one: `Pango 1.50.12 instead of
  /// 1.52.0`; `nil` where it is this one, or where the file says nothing of it.
  func otherStack(in file: PNGFile) -> String? {
    let others = Self.stackKeys.compactMap { keyword, name, path -> String? in
      guard let was = file.text(keyword), was != stack[keyPath: path] else { return nil }
      return name == "the fonts"
        ? "other fonts" : "\(name) \(was) instead of \(stack[keyPath: path])"
    }
    return others.isEmpty ? nil : others.joined(separator: ", ")
  }

  /// What was another when the file was made: `strategy`, `surroundings`, …
  func changes(since file: PNGFile) -> [String] {
    let now = texts
    let keys = inputs.map(\.kind.rawValue) + ["with", "frames", "view"]
    return keys.compactMap { key in
      let keyword = "keyrise:\(key)"
      guard let was = file.text(keyword), let text = now.first(where: { $0.keyword == keyword })
      else { return nil }
      return was == text.text ? nil : key == "with" ? "surroundings" : key
    }
  }

  /// The text with what Latin 1 lacks written out as `\u{1F642}`.
  private static func latin1(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if (0x20..<0x7F).contains(scalar.value) || (0xA0..<0x100).contains(scalar.value) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}
