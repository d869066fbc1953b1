/// All lanes of an experiment in lock-step: the worlds at their newest frame, and every row so far.
public struct Performance: Hashable, Sendable {
  /// What is simulated.
  public let experiment: Experiment
  /// One world for each strategy, all at the same frame.
  public private(set) var worlds: [World]
  /// One trace for each strategy, all equally long.
  public private(set) var traces: [Trace]

  /// Seconds for which everything has to stand still before a run is over.
  public static let restTime = 0.5
  /// Seconds after the last gesture at which a run ends in any case; nothing here moves that long.
  public static let longestTail = 60.0

  /// All lanes at frame 0.
  public init(_ experiment: Experiment) {
    self.experiment = experiment
    worlds = experiment.strategies.map { World(experiment: experiment, strategy: $0) }
    traces = worlds.map { world in
      Trace(
        strategy: world.setting.strategy.id, scene: experiment.scene.id,
        device: world.device, rate: experiment.surroundings.rate,
        canShowKeyboard: world.canShowKeyboard, rows: [world.row])
    }
  }

  /// The frame all lanes stand at.
  public var frame: Int { worlds.first?.frame ?? 0 }

  /// Whether nothing is under way in any lane.
  public var isAtRest: Bool { worlds.allSatisfy(\.isAtRest) }

  /// Takes every lane to the next frame under the same inputs.
  public mutating func step(_ inputs: [Input]) {
    for lane in worlds.indices {
      worlds[lane].step(inputs)
      traces[lane].rows.append(worlds[lane].row)
      let device = worlds[lane].device
      if device != traces[lane].device(at: worlds[lane].frame) {
        traces[lane].turns.append(Trace.Turn(frame: worlds[lane].frame, device: device))
      }
    }
  }

  /// Runs a whole take: until half a second after its last gesture is over and all lanes rest.
  ///
  /// `visit` is called after frame 0 and after each step.
  public static func run(
    _ experiment: Experiment, take: Take, visit: (Performance) -> Void = { _ in }
  ) -> Performance {
    var performance = Performance(experiment)
    visit(performance)
    let inputs = experiment.inputs(of: take)
    let rate = experiment.surroundings.rate
    let tail = rate.frames(in: restTime)
    let limit = inputs.count + rate.frames(in: longestTail)
    var restingSince: Int?
    while performance.frame < limit, !performance.worlds.isEmpty {
      let frame = performance.frame
      if frame + 1 >= inputs.count, performance.isAtRest {
        let since = restingSince ?? frame
        restingSince = since
        if frame - since >= tail { break }
      } else {
        restingSince = nil
      }
      performance.step(frame + 1 < inputs.count ? inputs[frame + 1] : [])
      visit(performance)
    }
    return performance
  }
}
