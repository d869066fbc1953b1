import Catalog
import Choreography
import Diagnosis

extension Stock {
  /// What `catalog` holds.
  public init(_ catalog: Catalog) {
    self.init(
      scenes: catalog.scenes, strategies: catalog.scenes.flatMap { catalog.strategies(of: $0.id) },
      takes: catalog.scenes.flatMap { catalog.takes(of: $0.id) }, devices: catalog.devices,
      judge: { Diagnosis(of: $0) })
    redFlags = { RedFlag.all(in: $0).map(\.text) }
  }
}

extension Opening {
  /// What is shown at launch: the compose sheet, its take `open`, the row `delayed-focus`.
  public static func launch(
    _ catalog: Catalog, device: Device? = nil, platform: Platform = .ios,
    surroundings: Surroundings = Surroundings()
  ) throws(CatalogError) -> Opening {
    let link = Link(scene: "compose-sheet", take: "open", strategy: .known("delayed-focus"))
    return try Opening(
      link, in: catalog, device: device, platform: platform, surroundings: surroundings)
  }

  /// The state that `link` names; a strategy's own file stands as a row of its own, behind those
  /// of the scene.
  public init(
    _ link: Link, in catalog: Catalog, device: Device? = nil, platform: Platform = .ios,
    surroundings: Surroundings = Surroundings()
  ) throws(CatalogError) {
    let scene = try catalog.scene(named: link.scene)
    var take: Take?
    if let name = link.take { take = try catalog.take(named: name, in: scene.id) }
    var strategies: [Strategy]?
    var selected: String?
    var phone = device
    if phone == nil { phone = try catalog.device(named: Catalog.defaultDevice) }
    guard let phone else { throw .unknown(.device, "", valid: [], scene: nil) }
    if let name = link.strategy {
      let strategy = try catalog.strategy(name, in: scene.id)
      let others = catalog.strategies(of: scene.id, on: phone.platform)
      if !others.contains(strategy) {
        strategies = others.filter { $0.id != strategy.id } + [strategy]
      }
      selected = strategy.id
    }
    let place: Place? =
      switch link.moment {
      case nil: nil
      case .frame(let frame): .frame(frame)
      case .milliseconds(let time): .milliseconds(time)
      }
    self.init(
      scene: scene, take: take, strategies: strategies, strategy: selected, place: place,
      device: phone, platform: platform, surroundings: surroundings)
  }
}
