import Choreography

/// Reads the folders of a catalog and collects the faults of all their files.
struct Loader {
  /// What was found so far.
  private(set) var faults: [Fault] = []

  /// Every file of `folder`, decoded with the name its file gives it.
  ///
  /// With `wanted` faults of files with other names are passed over, and what has them left out.
  mutating func items<Item>(
    in folder: String, wanted: [String]? = nil, _ decode: (Value, String) -> Item?
  ) throws(CatalogError) -> [Item] {
    var items: [Item] = []
    for name in try FileReader.yamlFiles(in: folder) {
      let id = FileReader.stem(of: name)
      do {
        items.append(try CatalogFile.decode(file: "\(folder)/\(name)") { decode($0, id) })
      } catch {
        if let wanted, !wanted.contains(id) { continue }
        guard case .faults(let found) = error else { throw error }
        faults += found
      }
    }
    return items
  }

  /// The scenes, in the order of `SceneID`.
  mutating func scenes(in assets: Assets) throws(CatalogError) -> [Scene] {
    let valid = SceneID.allCases.map(\.rawValue)
    let scenes = try items(in: "\(assets.path)/Scenes") { root, id -> Scene? in
      if let scene = SceneID(rawValue: id) { return SceneDecoder.decode(root, id: scene) }
      root.report(.notAScene(id, valid: valid))
      return nil
    }
    return SceneID.allCases.compactMap { id in scenes.first { $0.id == id } }
  }
}
