import Catalog
import Choreography

/// Runs takes for tests.
enum Stage {
  /// The repository's catalog.
  static func catalog() throws -> Catalog { try Catalog(assets: Assets.find()) }

  /// What one strategy does under a take.
  static func trace(
    _ scene: SceneID, _ take: String, _ strategy: String,
    platform: (inout Platform) -> Void = { _ in }
  ) throws -> Trace {
    let catalog = try catalog()
    var experiment = try catalog.experiment(scene, strategies: [strategy])
    platform(&experiment.platform)
    let performance = Performance.run(experiment, take: try catalog.take(named: take, in: scene))
    return performance.traces[0]
  }

  /// The trace as a golden keeps it: written and read again.
  static func kept(_ trace: Trace) throws -> Trace {
    let csv = Array(TraceWriter.csv([trace]).utf8)
    return try TraceReader.read(csv, named: trace.strategy, device: trace.device).traces[0]
  }
}

extension Trace {
  /// The trace with everything from frame `from` on `frames` later, what stood before held.
  func delayed(by frames: Int, from: Int) -> Trace {
    var copy = self
    var hold = rows[from - 1]
    hold.events = []
    let held = Array(repeating: hold, count: frames)
    copy.rows = (Array(rows[..<from]) + held + Array(rows[from...])).enumerated().map {
      var row = $0.element
      row.frame = $0.offset
      return row
    }
    return copy
  }
}
