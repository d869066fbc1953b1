import Choreography

/// One YAML file of the catalog, read and checked whole.
public enum CatalogFile: Sendable {
  case strategy(Strategy)
  case take(Take)
  case scene(Scene)
  case device(Device)

  /// Reads the file at `path`; its content tells which kind it is.
  ///
  /// With `formFields` a take in a form may name only these of its fields.
  public static func read(
    _ path: String, formFields: [String]? = nil
  ) throws(CatalogError) -> CatalogFile {
    if path == "-" {
      let bytes = try FileReader.bytes(
        from: 0, named: "standard input", limit: Limits.written.fileBytes)
      return try read(bytes: bytes, named: "standard input", formFields: formFields)
    }
    return try read(
      bytes: FileReader.bytes(of: path, limit: Limits.written.fileBytes), named: path,
      formFields: formFields)
  }

  /// Reads `bytes` as the content of a file called `path`.
  public static func read(
    bytes: [UInt8], named path: String, formFields: [String]? = nil
  ) throws(CatalogError) -> CatalogFile {
    try decode(bytes, named: path) { root in
      let id = FileReader.stem(of: path)
      switch Kind(of: root) {
      case .strategy: return StrategyDecoder.decode(root, id: id).map { .strategy($0.value) }
      case .take:
        return TakeDecoder.decode(root, id: id, formFields: formFields).map { .take($0.value) }
      case .device: return DeviceDecoder.decode(root, id: id).map { .device($0.value) }
      case .scene:
        let scene = SceneID(rawValue: id) ?? (root.has("chat") ? .chat : .composeSheet)
        return SceneDecoder.decode(root, id: scene).map { .scene($0) }
      case nil:
        if case .mapping = root.node.content {
          root.report(.unknownFileKind)
        } else {
          _ = root.fields(StrategyDecoder.marks)
        }
        return nil
      }
    }
  }

  /// Reads the strategy at `path`.
  static func strategy(_ path: String) throws(CatalogError) -> Ordered<Strategy> {
    try decode(file: path) { StrategyDecoder.decode($0, id: FileReader.stem(of: path)) }
  }

  /// Reads and decodes the file at `path`.
  package static func decode<Item>(
    file path: String, _ decode: (Value) -> Item?
  ) throws(CatalogError) -> Item {
    try self.decode(
      FileReader.bytes(of: path, limit: Limits.written.fileBytes), named: path, decode)
  }

  /// Decodes `bytes`, the content of a file called `path`; all its faults come at once.
  package static func decode<Item>(
    _ bytes: [UInt8], named path: String, limits: Limits = .written, _ decode: (Value) -> Item?
  ) throws(CatalogError) -> Item {
    let tree = TreeBuilder.read(bytes, file: path, limits: limits)
    let list = FaultList(file: path)
    let item = tree.root.flatMap { decode(Value(node: $0, path: "", list: list)) }
    var faults: [Fault] = []
    // What several places take from one is told once.
    for fault in tree.faults + list.faults where !faults.contains(fault) { faults.append(fault) }
    faults.sort { first, second in
      (first.mark.line, first.mark.column) < (second.mark.line, second.mark.column)
    }
    guard let item, faults.isEmpty else { throw .faults(faults) }
    return item
  }

  /// The kinds of file.
  private enum Kind {
    case strategy, take, scene, device

    /// The kind whose keys `root` has.
    init?(of root: Value) {
      if root.has("gestures") {
        self = .take
      } else if root.has("platform") || DeviceDecoder.marks.count(where: root.has) > 1 {
        self = .device
      } else if SceneDecoder.marks.contains(where: root.has) {
        self = .scene
      } else if StrategyDecoder.marks.contains(where: root.has) || root.has("scene") {
        self = .strategy
      } else {
        return nil
      }
    }
  }
}
