import Choreography

/// One file of a folder of strategies, as it was last read.
public struct StrategyFile: Hashable, Sendable {
  /// Where it is.
  public var path: String
  /// The name its strategy has in links.
  public var id: String
  /// The scene it is for, as far as that can be told.
  public var scene: SceneID?
  /// What was found in it.
  public var content: Content
  /// Where its strategy stands among its like.
  var order = Order.last

  /// A file from its parts.
  public init(path: String, id: String, scene: SceneID?, content: Content) {
    self.path = path
    self.id = id
    self.scene = scene
    self.content = content
  }

  /// The name that a strategy in the file at `path` has in links.
  public static func id(of path: String) -> String { FileReader.stem(of: path) }

  /// What was found in a file.
  public enum Content: Hashable, Sendable {
    /// A strategy.
    case strategy(Strategy)
    /// What is wrong, a sentence for each fault.
    case faults([String])
    /// The file is not there any more.
    case gone
  }

  /// Reads the file at `path`.
  init(reading path: String) {
    self.init(path: path, id: FileReader.stem(of: path), scene: nil, content: .gone)
    do throws(CatalogError) {
      let bytes = try FileReader.bytes(of: path, limit: Limits.written.fileBytes)
      scene = Self.scene(in: bytes)
      let found = try CatalogFile.decode(bytes, named: path) {
        StrategyDecoder.decode($0, id: id)
      }
      scene = found.value.scene
      order = found.order
      content = .strategy(found.value)
    } catch {
      switch error {
      case .missing: content = .gone
      case .faults(let faults):
        content = .faults(faults.map { "line \($0.mark.line): \($0.sentence)" })
      default: content = .faults([error.description])
      }
    }
  }

  /// The scene that a file names, whatever else is wrong with it.
  private static func scene(in bytes: [UInt8]) -> SceneID? {
    let text = String(decoding: bytes.dropFirst(UTF8Check.markLength(in: bytes)), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("scene:") {
      let word = line.dropFirst("scene:".count).prefix { $0 != "#" }.filter { !$0.isWhitespace }
      return SceneID(rawValue: String(word))
    }
    return nil
  }
}

extension Fault {
  /// What is wrong, without the file and the line.
  var sentence: String { path.isEmpty ? problem.text : "\(path): \(problem.text)" }
}
