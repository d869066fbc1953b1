import Catalog
import Choreography

/// One lane of a call: where it came from and what it did.
struct Lane: Sendable {
  /// The link of the lane alone: `compose-sheet/open:one-motion`.
  var link: String
  /// The take it ran under.
  var take: Take
  /// What it did.
  var trace: Trace
}

extension Workspace {
  /// Runs the takes that `links` name and gives a lane for every strategy they name, all with the
  /// same number of rows.
  ///
  /// Links of one take run in lock-step; a strategy that is named twice runs once.
  func lanes(_ links: [String]) throws -> [Lane] {
    var groups: [Group] = []
    for text in links {
      let place = try place(text)
      guard let take = place.take else {
        throw CommandError.noTake(place.scene.id.rawValue, takes: takes(of: place.scene))
      }
      let strategies = try strategies(of: place)
      let index = groups.firstIndex { $0.scene.id == place.scene.id && $0.take.id == take.id }
      if index == nil { groups.append(Group(scene: place.scene, take: take)) }
      groups[index ?? groups.count - 1].add(strategies, from: place.link)
    }
    return run(groups)
  }

  private func takes(of scene: Scene) -> [String] { catalog.takes(of: scene.id).map(\.id) }

  /// The strategies that run under one take.
  private struct Group {
    var scene: Scene
    var take: Take
    var strategies: [Strategy] = []

    init(scene: Scene, take: Take) {
      self.scene = scene
      self.take = take
    }

    /// Adds those that are not there; a file whose name is taken is called by its path.
    mutating func add(_ new: [Strategy], from link: Link) {
      for var strategy in new where !strategies.contains(strategy) {
        if strategies.contains(where: { $0.id == strategy.id }),
          case .file(let path) = link.strategy
        {
          strategy.id = path
        }
        if !strategies.contains(strategy) { strategies.append(strategy) }
      }
    }
  }

  private func run(_ groups: [Group]) -> [Lane] {
    var performances = groups.map {
      Performance.run(experiment($0.scene, $0.strategies), take: $0.take)
    }
    let end = performances.map(\.frame).max() ?? 0
    for index in performances.indices {
      while performances[index].frame < end { performances[index].step([]) }
    }
    return zip(groups, performances).flatMap { group, performance in
      performance.traces.map { trace in
        let link = "\(group.scene.id.rawValue)/\(group.take.id):\(trace.strategy)"
        var trace = trace
        if groups.count > 1 { trace.strategy = link }
        return Lane(link: link, take: group.take, trace: trace)
      }
    }
  }
}

extension Workspace {
  /// The first world of `experiment` at the moment of `place`, or at the end of its take.
  func world(of experiment: Experiment, _ place: Place) throws(CommandError) -> World {
    let wanted = place.link.moment?.frame(at: setup.surroundings.rate)
    var found: World?
    var last = 0
    func visit(_ performance: Performance) {
      last = performance.frame
      if wanted == nil || wanted == last { found = performance.worlds.first }
    }
    if let take = place.take {
      _ = Performance.run(experiment, take: take, visit: visit)
    } else {
      visit(Performance(experiment))
    }
    guard let found else { throw .momentBeyondEnd(place.text, last: last) }
    return found
  }
}
