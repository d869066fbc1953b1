import Catalog
import Choreography

/// What a call works with: the catalog and what `--with` sets.
struct Workspace: Sendable {
  /// Everything there is to choose from.
  let catalog: Catalog
  /// What `--with` sets.
  let setup: Setup
  /// The device that is meant.
  let device: Device

  /// Reads the catalog that `arguments` name.
  ///
  /// With `watch` the strategies are those of the files that could be read. With `links` that all
  /// name their strategies the call needs no others, and faults of others do not stop it.
  init(_ arguments: Arguments, watch: StrategyWatch? = nil, links: [String]? = nil) throws {
    setup = try Setup(arguments)
    catalog =
      try watch.map {
        try Catalog(assets: Assets.find(directory: arguments.value(.assets)), watch: $0)
      } ?? Workspace.catalog(arguments, named: links.flatMap { Self.names(in: $0) })
    do {
      device = try catalog.device(named: setup.device)
    } catch {
      guard case .unknown(_, let name, let valid, _) = error else { throw error }
      throw CommandError.unknownDevice(name, valid: valid)
    }
  }

  /// A workspace from its parts.
  init(catalog: Catalog, setup: Setup, device: Device) {
    self.catalog = catalog
    self.setup = setup
    self.device = device
  }

  /// The catalog that `arguments` name.
  static func catalog(_ arguments: Arguments, named names: [String]? = nil) throws -> Catalog {
    try Catalog(
      assets: Assets.find(directory: arguments.value(.assets)),
      extraStrategies: arguments.values(.strategies), named: names)
  }

  /// The names of the strategies in `links`; `nil` where one means all of its scene.
  private static func names(in links: [String]) -> [String]? {
    var names: [String] = []
    for text in links {
      switch (try? Link(text))?.strategy {
      case .known(let name): names.append(name)
      case .file: continue
      case nil: return nil
      }
    }
    return names
  }

  /// The names in `texts`, each a strategy's name or a scene's with a colon before it.
  static func names(written texts: [String]) -> [String] {
    texts.map { String($0.split(separator: ":").last ?? "") }
  }

  /// What the link `text` names.
  func place(_ text: String) throws -> Place {
    let link = try Link(text)
    let scene = try catalog.scene(named: link.scene)
    let take = try link.take.map { try catalog.take(named: $0, in: scene.id) }
    let strategy = try link.strategy.map { try catalog.strategy($0, in: scene.id) }
    return Place(text: text, link: link, scene: scene, take: take, strategy: strategy)
  }

  /// What a link names.
  struct Place: Sendable {
    /// The link as it was written.
    var text: String
    /// The link.
    var link: Link
    /// Its scene.
    var scene: Scene
    /// Its take; `nil` where it names none.
    var take: Take?
    /// Its strategy; `nil` where all of the scene are meant.
    var strategy: Strategy?
  }

  /// The strategies that `place` means: the one it names, or all of its scene for the device.
  func strategies(of place: Place) throws(CommandError) -> [Strategy] {
    if let strategy = place.strategy { return [strategy] }
    let strategies = catalog.strategies(of: place.scene.id, on: device.platform)
    guard !strategies.isEmpty else {
      throw .noStrategyFits(
        place.scene.id.rawValue, device: device.title, platform: device.platform.rawValue)
    }
    return strategies
  }

  /// An experiment of `strategies` in `scene`, with what the call sets.
  func experiment(_ scene: Scene, _ strategies: [Strategy]) -> Experiment {
    Experiment(
      scene: scene, device: device, platform: setup.platform(device.platform),
      surroundings: setup.surroundings,
      strategies: strategies)
  }
}
