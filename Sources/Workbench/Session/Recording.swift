import Choreography

/// All lanes of a scene under one input: their rows, and a world every 60 frames from which the
/// others are stepped again.
struct Recording: Sendable {
  /// What is simulated.
  let experiment: Experiment
  /// The first frame that is still kept.
  private(set) var firstFrame = 0
  /// The inputs of each kept step: those at index i led from `firstFrame` + i to the next frame.
  private(set) var inputs: [[Input]] = []
  /// The lanes, one for each strategy.
  private(set) var lanes: [Lane]

  /// Frames between two worlds that are kept.
  static let worldPitch = 60

  /// One strategy's rows and worlds.
  struct Lane: Sendable {
    /// The rows from the recording's first kept frame on.
    fileprivate(set) var rows: [TraceRow]
    /// The worlds at the first kept frame and every `worldPitch` frames after it.
    fileprivate(set) var worlds: [World]
    /// The world at the last frame.
    fileprivate(set) var newest: World
    /// The phone at the first kept frame.
    fileprivate(set) var device: Device
    /// The phone after each time it was turned, with the index of its first row.
    fileprivate(set) var turns: [Trace.Turn] = []
  }

  /// The recording of `experiment` before anything happens.
  init(_ experiment: Experiment) {
    self.experiment = experiment
    lanes = experiment.strategies.map { strategy in
      let world = World(experiment: experiment, strategy: strategy)
      return Lane(rows: [world.row], worlds: [world], newest: world, device: world.device)
    }
  }

  /// The last frame there is.
  var lastFrame: Int { firstFrame + inputs.count }
  /// Whether nothing is under way in any lane.
  var isAtRest: Bool { lanes.allSatisfy { $0.newest.isAtRest } }

  /// Takes every lane to the next frame.
  mutating func step(_ frameInputs: [Input]) {
    inputs.append(frameInputs)
    let keepsWorld = inputs.count % Self.worldPitch == 0
    for index in lanes.indices {
      lanes[index].newest.step(frameInputs)
      lanes[index].rows.append(lanes[index].newest.row)
      let device = lanes[index].newest.device
      if device != lanes[index].turns.last?.device ?? lanes[index].device {
        lanes[index].turns.append(Trace.Turn(frame: lastFrame, device: device))
      }
      if keepsWorld { lanes[index].worlds.append(lanes[index].newest) }
    }
  }

  /// The world of a lane at a kept frame, stepped on from the nearest one before it: `nearby`
  /// where that is given and closer.
  func world(of lane: Int, at frame: Int, from nearby: World? = nil) -> World {
    let frame = min(max(frame, firstFrame), lastFrame)
    if frame == lastFrame { return lanes[lane].newest }
    let kept = (frame - firstFrame) / Self.worldPitch
    var world = lanes[lane].worlds[kept]
    var reached = firstFrame + kept * Self.worldPitch
    if let nearby, nearby.frame <= frame, nearby.frame > reached {
      world = nearby
      reached = nearby.frame
    }
    while reached < frame {
      world.step(inputs[reached - firstFrame])
      reached += 1
    }
    return world
  }

  /// Forgets what lies after a frame, as if it had not happened.
  mutating func cut(after frame: Int) {
    guard frame < lastFrame, frame >= firstFrame else { return }
    let count = frame - firstFrame
    for index in lanes.indices {
      lanes[index].newest = world(of: index, at: frame)
      lanes[index].rows.removeLast(lanes[index].rows.count - count - 1)
      lanes[index].worlds.removeLast(lanes[index].worlds.count - count / Self.worldPitch - 1)
      lanes[index].turns.removeAll { $0.frame > frame }
    }
    inputs.removeLast(inputs.count - count)
  }

  /// Forgets what lies more than `limit` frames back, in pieces of ten seconds; tells whether
  /// something was forgotten.
  mutating func forget(beyond limit: Int) -> Bool {
    let piece = 10 * experiment.surroundings.rate.hertz
    guard inputs.count >= limit + piece else { return false }
    let forgotten = (inputs.count - limit) / Self.worldPitch * Self.worldPitch
    inputs.removeFirst(forgotten)
    for index in lanes.indices {
      lanes[index].rows.removeFirst(forgotten)
      lanes[index].worlds.removeFirst(forgotten / Self.worldPitch)
      lanes[index].device = lanes[index].worlds.first?.device ?? lanes[index].device
      lanes[index].turns = lanes[index].turns.compactMap { turn in
        turn.frame > forgotten
          ? Trace.Turn(frame: turn.frame - forgotten, device: turn.device) : nil
      }
    }
    firstFrame += forgotten
    return true
  }
}

extension Recording {
  /// All lanes of `experiment` under the inputs of frames that another recording had.
  init(_ experiment: Experiment, inputs: [[Input]]) {
    self.init(experiment)
    for frameInputs in inputs { step(frameInputs) }
  }

  /// All lanes of `experiment` run through a take: the rows are those of its traces everywhere.
  init(_ experiment: Experiment, of take: Take) {
    self.init(experiment)
    guard !lanes.isEmpty else { return }
    var worlds = experiment.strategies.map { _ in [World]() }
    let performance = Performance.run(experiment, take: take) { performance in
      guard performance.frame % Self.worldPitch == 0 else { return }
      for (lane, world) in performance.worlds.enumerated() { worlds[lane].append(world) }
    }
    let takeInputs = experiment.inputs(of: take)
    inputs = (0..<performance.frame).map { $0 + 1 < takeInputs.count ? takeInputs[$0 + 1] : [] }
    for lane in lanes.indices {
      lanes[lane] = Lane(
        rows: performance.traces[lane].rows, worlds: worlds[lane],
        newest: performance.worlds[lane], device: performance.traces[lane].device,
        turns: performance.traces[lane].turns)
    }
  }
}
