import Canvas
import Catalog
import Choreography
import Diagnosis
import Picture

extension Picturing {
  /// The film strip of one or more states: a row for each strategy they name.
  ///
  /// `moments` are shown, and those that the links name; without any, six that tell the story of
  /// all rows. A moment beyond the end of every take is an error.
  func strip(_ places: [Workspace.Place], moments: [Link.Moment]) throws -> DisplayList {
    let rate = workspace.setup.surroundings.rate
    let runs = try places.flatMap(runs)
    let end = runs.map(\.performance.frame).max() ?? 0
    var frames = moments.map { $0.frame(at: rate) }
    if let late = frames.first(where: { $0 > end }) {
      throw CommandError.momentBeyondEnd("--at \(late)", last: end)
    }
    for place in places {
      guard let frame = place.link.moment?.frame(at: rate) else { continue }
      guard frame <= end else { throw CommandError.momentBeyondEnd(place.text, last: end) }
      frames.append(frame)
    }
    if frames.isEmpty {
      frames = StripPicture.moments(of: runs.map(\.performance.traces[0]))
    }
    let shown = Set(frames).sorted()
    return StripPicture.list(
      runs.map { $0.lane(shown) }, scale: scale, options: options,
      measurer: TextMeasurer(fonts: fonts))
  }

  /// The rows of a link: each of its strategies.
  private func runs(_ place: Workspace.Place) throws -> [LaneRun] {
    guard let take = place.take else {
      throw CommandError.noTake(
        place.scene.id.rawValue, takes: workspace.catalog.takes(of: place.scene.id).map(\.id))
    }
    return try workspace.strategies(of: place).map {
      LaneRun(strategy: $0, take: take, experiment: workspace.experiment(place.scene, [$0]))
    }
  }
}

/// One strategy under a take.
private struct LaneRun {
  let strategy: Strategy
  let take: Take
  let performance: Performance

  init(strategy: Strategy, take: Take, experiment: Experiment) {
    self.strategy = strategy
    self.take = take
    performance = Performance.run(experiment, take: take)
  }

  /// The row of a strip; a moment in which something is wrong is marked.
  func lane(_ frames: [Int]) -> StripPicture.Lane {
    var shots: [StripPicture.Shot] = []
    let diagnosis = Diagnosis(of: performance.traces[0])
    let rate = performance.experiment.surroundings.rate
    func visit(_ performance: Performance) {
      guard frames.contains(performance.frame), let world = performance.worlds.first else {
        return
      }
      let frame = performance.frame
      shots.append(
        StripPicture.Shot(
          at: Instant(frame: frame), rate: rate,
          isMarked: diagnosis.occurrences.contains { $0.frames.contains(frame) },
          appearance: world.appearance(at: Instant(frame: frame))))
    }
    var performance = Performance.run(performance.experiment, take: take, visit: visit)
    // A take that ends earlier than that of another row rests from then on.
    while performance.frame < frames.last ?? 0 {
      performance.step([])
      visit(performance)
    }
    return StripPicture.Lane(title: strategy.title, note: diagnosis.verdict, shots: shots)
  }
}
