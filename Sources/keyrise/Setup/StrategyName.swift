import Catalog
import Choreography

extension Catalog {
  /// The strategy that a command line names: by its name alone where only one scene has it, as
  /// `scene:name`, or by the path of a file.
  func strategy(written text: String) throws -> Strategy {
    if text.contains("/") || text.hasSuffix(".yaml") {
      let file = try CatalogFile.read(text)
      guard case .strategy(let strategy) = file else { throw CommandError.notAStrategy(text) }
      return strategy
    }
    if let colon = text.firstIndex(of: ":") {
      let scene = try scene(named: String(text[..<colon]))
      return try strategy(named: String(text[text.index(after: colon)...]), in: scene.id)
    }
    let all = SceneID.allCases.flatMap { strategies(of: $0) }
    let found = all.filter { $0.id == text }
    if found.count > 1 {
      throw CommandError.severalStrategies(
        text, found.map { "\($0.scene.rawValue):\($0.id)" })
    }
    guard let strategy = found.first else {
      throw CatalogError.unknown(.strategy, text, valid: all.map(\.id), scene: nil)
    }
    return strategy
  }
}
