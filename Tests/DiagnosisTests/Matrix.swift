import Catalog
import Choreography

@testable import Diagnosis

/// Runs shipped strategies under shipped takes, on any device in any surroundings.
struct Matrix {
  let catalog: Catalog

  init() throws { catalog = try Catalog(assets: Assets.find()) }

  /// The traces of strategies (all of the device's platform by default) under `take`.
  func traces(
    _ scene: SceneID, _ take: String, device: String = Catalog.defaultDevice,
    _ surroundings: Surroundings = Surroundings(), strategies: [String]? = nil
  ) throws -> [Trace] {
    let experiment = try catalog.experiment(
      scene, device: device, surroundings: surroundings, strategies: strategies)
    return Performance.run(experiment, take: try catalog.take(named: take, in: scene)).traces
  }

  /// The trace of one strategy under `take`.
  func trace(
    _ scene: SceneID, _ take: String, _ strategy: String,
    device: String = Catalog.defaultDevice, _ surroundings: Surroundings = Surroundings()
  ) throws -> Trace {
    try traces(scene, take, device: device, surroundings, strategies: [strategy])[0]
  }

  /// The trace of a strategy with some of its decisions changed, on a phone with some of its
  /// figures changed.
  func trace(
    _ scene: SceneID, _ take: String, _ strategy: String,
    device: String = Catalog.defaultDevice, _ surroundings: Surroundings = Surroundings(),
    changing: (inout Strategy, inout Device) -> Void
  ) throws -> Trace {
    var experiment = try catalog.experiment(
      scene, device: device, surroundings: surroundings, strategies: [strategy])
    changing(&experiment.strategies[0], &experiment.device)
    return Performance.run(experiment, take: try catalog.take(named: take, in: scene)).traces[0]
  }
}

extension Trace {
  /// The first frame of `event` from `start` on; −1 without one.
  func frame(of event: Event, from start: Int = 0) -> Int {
    rows.first { $0.frame >= start && $0.events.contains(event) }?.frame ?? -1
  }

  /// Where a composer belongs that follows, whatever the phone is held like.
  func place(at frame: Int) -> Double {
    let device = device(at: frame)
    return min(device.size.height - device.safeArea.bottom, rows[frame].keyboardTop)
  }

  /// The furthest that the composer of a conversation or a form is from there, in any frame.
  var worst: Double {
    rows.map { abs(($0.composerBottom ?? 0) - place(at: $0.frame)) }.max() ?? .infinity
  }
}
