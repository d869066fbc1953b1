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
    var moment: Link.Moment?
  }

  /// What the link in `value` names; its faults go to the value's list.
  func place(_ value: Value, _ setup: Setup) -> Place? {
    guard let text = value.text() else { return nil }
    do {
      // All strategies, one by one or together: the same experiment.
      let link = try Link(text.hasSuffix(":*") ? String(text.dropLast(2)) : text)
      let scene = try catalog.scene(named: link.scene)
      let take = try link.take.map { try catalog.take(named: $0, in: scene.id) }
      // Told where it is named.
      guard let device = try? catalog.device(named: setup.device) else { return nil }
      let strategies = try strategies(of: link, in: scene.id, on: device.platform)
      return Place(
        link: text, take: take,
        experiment: Experiment(
          scene: scene, device: device, platform: setup.platform(device.platform),
          surroundings: setup.surroundings, strategies: strategies),
        moment: link.moment)
    } catch let error as CatalogError {
      report(error, value)
    } catch {
      value.report(.saying("\(error)"))
    }
    return nil
  }

  private func strategies(
    of link: Link, in scene: SceneID, on platform: Platform.ID
  ) throws(CatalogError) -> [Strategy] {
    switch link.strategy {
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
