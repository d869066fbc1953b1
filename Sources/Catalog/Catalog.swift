import Choreography

/// Everything there is to choose from: scenes, their strategies and takes, devices.
public struct Catalog: Sendable {
  /// The scenes, in the order of `SceneID`.
  public let scenes: [Scene]
  /// The devices, in their order.
  public let devices: [Device]
  private let allStrategies: [Ordered<Strategy>]
  private let allTakes: [Ordered<Take>]

  /// What `assets` holds, and the strategies in the folders `extraStrategies`.
  ///
  /// A strategy of an extra folder replaces one of the assets of the same name and scene. With
  /// `named` only the extra strategies of these names are wanted: of others the faults are passed
  /// over.
  /// - Throws: every fault of every file at once.
  public init(
    assets: Assets, extraStrategies: [String] = [], named names: [String]? = nil
  ) throws(CatalogError) {
    var loader = Loader()
    var own: [[Ordered<Strategy>]] = []
    for folder in extraStrategies {
      own.append(
        try loader.items(in: folder, wanted: names) { StrategyDecoder.decode($0, id: $1) })
    }
    try self.init(assets: assets, own: own, loader: loader)
  }

  /// What `assets` holds, and what could be read of the folders in `watch`.
  public init(assets: Assets, watch: StrategyWatch) throws(CatalogError) {
    try self.init(assets: assets, own: [watch.strategies], loader: Loader())
  }

  private init(
    assets: Assets, own: [[Ordered<Strategy>]], loader: Loader
  ) throws(CatalogError) {
    var loader = loader
    scenes = try loader.scenes(in: assets)
    devices = try loader.items(in: "\(assets.path)/Devices") { DeviceDecoder.decode($0, id: $1) }
      .sorted { $0.precedes($1) }.map(\.value)
    let formFields = Self.formFields(scenes)
    allTakes = try loader.items(in: "\(assets.path)/Takes") {
      TakeDecoder.decode($0, id: $1, formFields: formFields)
    }
    .sorted { $0.precedes($1) }
    var strategies = try loader.items(in: "\(assets.path)/Strategies") {
      StrategyDecoder.decode($0, id: $1)
    }
    for folder in own {
      for strategy in folder {
        strategies.removeAll {
          $0.id == strategy.id && $0.value.scene == strategy.value.scene
        }
      }
      strategies += folder
    }
    allStrategies = strategies.sorted { $0.precedes($1) }
    if !loader.faults.isEmpty { throw .faults(loader.faults) }
  }

  /// The names of the fields of the form in `assets`; `nil` where they cannot be read.
  package static func formFields(of assets: Assets) -> [String]? {
    var loader = Loader()
    return (try? loader.scenes(in: assets)).flatMap(formFields)
  }

  /// The names of the fields of the form among `scenes`; `nil` where there is none.
  private static func formFields(_ scenes: [Scene]) -> [String]? {
    scenes.first { $0.id == .form }?.form?.fields.map(\.id)
  }

  /// The strategies of a scene, in their order.
  public func strategies(of scene: SceneID) -> [Strategy] {
    allStrategies.filter { $0.value.scene == scene }.map(\.value)
  }

  /// The takes of a scene, in their order.
  public func takes(of scene: SceneID) -> [Take] {
    allTakes.filter { $0.value.scene == scene }.map(\.value)
  }

  /// The scene called `name`.
  public func scene(named name: String) throws(CatalogError) -> Scene {
    if let scene = scenes.first(where: { $0.id.rawValue == name }) { return scene }
    throw .unknown(.scene, name, valid: scenes.map(\.id.rawValue), scene: nil)
  }

  /// The scene `id`.
  public func scene(_ id: SceneID) throws(CatalogError) -> Scene {
    try scene(named: id.rawValue)
  }

  /// The device called `name`, by the name of links or the one people read.
  public func device(named name: String) throws(CatalogError) -> Device {
    if let device = devices.first(where: { $0.id == name || $0.title == name }) { return device }
    throw .unknown(.device, name, valid: devices.map(\.id), scene: nil)
  }

  /// The strategy called `name` of a scene.
  public func strategy(named name: String, in scene: SceneID) throws(CatalogError) -> Strategy {
    let strategies = strategies(of: scene)
    if let strategy = strategies.first(where: { $0.id == name }) { return strategy }
    throw .unknown(.strategy, name, valid: strategies.map(\.id), scene: scene.rawValue)
  }

  /// The take called `name` of a scene.
  public func take(named name: String, in scene: SceneID) throws(CatalogError) -> Take {
    let takes = takes(of: scene)
    if let take = takes.first(where: { $0.id == name }) { return take }
    throw .unknown(.take, name, valid: takes.map(\.id), scene: scene.rawValue)
  }
}
