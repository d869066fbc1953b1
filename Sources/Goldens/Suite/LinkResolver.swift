import Catalog
import Choreography

/// Finds what a suite's link names, and tells what of it is not there.
struct LinkResolver {
  /// Where the suite's file lies: files of strategies are seen from there.
  let base: String
  /// Everything a link may name.
  let catalog: Catalog

  /// What a link names.
  struct Place {
    var link: String
    var take: Take?
    var experiment: Experiment
    /// Whether the link's strategy is a pattern, so that each that fits is meant by itself.
    var isEach: Bool
    var moment: Link.Moment?
  }

  /// What the link in `value` names, without the strategies that fit one of `exceptions`; its faults
  /// go to the value's list.
  func place(_ value: Value, _ setup: Setup, except exceptions: [String]) -> Place? {
    guard let text = value.text() else { return nil }
    do {
      let link = try Link(text)
      let scene = try catalog.scene(named: link.scene)
      let take = try link.take.map { try catalog.take(named: $0, in: scene.id) }
      // Told where it is named.
      guard let device = try? catalog.device(named: setup.device) else { return nil }
      let strategies = try strategies(of: link, in: scene.id, on: device.platform).filter { one in
        !exceptions.contains { Pattern($0).fitsWhole(one.id) }
      }
      if strategies.isEmpty {
        value.report(.saying("no strategy of \(link.scene) for \(device.title) fits"))
        return nil
      }
      return Place(
        link: text, take: take,
        experiment: Experiment(
          scene: scene, device: device, platform: setup.platform(device.platform),
          surroundings: setup.surroundings, strategies: strategies),
        isEach: pattern(of: link) != nil, moment: link.moment)
    } catch let error as CatalogError {
      report(error, value)
    } catch {
      value.report(.saying("\(error)"))
    }
    return nil
  }

  /// The pattern in the place of a strategy's name: `*`, `close-*`.
  private func pattern(of link: Link) -> Pattern? {
    guard case .known(let name) = link.strategy, name.contains(where: { $0 == "*" || $0 == "?" })
    else { return nil }
    return Pattern(name)
  }

  private func strategies(
    of link: Link, in scene: SceneID, on platform: Platform.ID
  ) throws(CatalogError) -> [Strategy] {
    if let pattern = pattern(of: link) {
      return catalog.strategies(of: scene, on: platform).filter { pattern.fitsWhole($0.id) }
    }
    return switch link.strategy {
    case nil: catalog.strategies(of: scene, on: platform)
    case .known(let name): [try catalog.strategy(named: name, in: scene)]
    case .file(let path):
      [try catalog.strategy(.file(SuitePath.of(path, in: base)), in: scene)]
    }
  }

  private func report(_ error: CatalogError, _ value: Value) {
    switch error {
    case .badLink(_, let problem): value.report(.saying(problem.text))
    case .faults(let faults):
      // Faults of another file: told there, with their own places.
      for fault in faults {
        value.list.report(.saying("in \(fault)"), at: value.node.mark, path: value.path)
      }
    default: value.report(.saying(error.description))
    }
  }
}
