import Choreography

extension Catalog {
  /// The device that stands where none is named.
  public static let defaultDevice = "iphone-15"

  /// The scene `id` with its strategies, or those called `strategies`, on a device.
  public func experiment(
    _ id: SceneID, device: String = defaultDevice, surroundings: Surroundings = Surroundings(),
    strategies names: [String]? = nil
  ) throws(CatalogError) -> Experiment {
    let device = try self.device(named: device)
    var strategies = strategies(of: id, on: device.platform)
    if let names {
      strategies = []
      for name in names { strategies.append(try strategy(named: name, in: id)) }
    }
    return Experiment(
      scene: try scene(id), device: device, platform: .rules(device.platform),
      surroundings: surroundings,
      strategies: strategies)
  }

  /// The strategies of a scene that an app on an operating system can have, in their order.
  public func strategies(of scene: SceneID, on platform: Platform.ID) -> [Strategy] {
    strategies(of: scene).filter { $0.platforms.contains(platform) }
  }

  /// The strategy that a link names: one of the scene's, or a file for that scene.
  public func strategy(
    _ name: Link.StrategyName, in scene: SceneID
  ) throws(CatalogError) -> Strategy {
    switch name {
    case .known(let name): return try strategy(named: name, in: scene)
    case .file(let path):
      let strategy = try CatalogFile.strategy(path).value
      guard strategy.scene == scene else {
        throw .otherScene(
          strategy: path, its: strategy.scene.rawValue, wanted: scene.rawValue)
      }
      return strategy
    }
  }
}
