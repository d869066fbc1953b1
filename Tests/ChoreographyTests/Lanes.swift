import Catalog
import Choreography
import Testing

/// Runs takes of the shipped files, the way every test of an outcome does.
struct Lanes {
  /// Everything that ships.
  let catalog: Catalog
  var device = Catalog.defaultDevice
  var surroundings = Surroundings()
  /// What a test changes about the rules.
  var platform = Platform.ios

  init(rate: RefreshRate = .sixty) throws {
    catalog = try Catalog(assets: try Assets.find())
    surroundings.rate = rate
  }

  /// The lanes of `strategies` (all of the scene by default) under `take`.
  func run(_ take: String, _ scene: SceneID, _ strategies: [String]? = nil) throws -> [Lane] {
    var experiment = try catalog.experiment(
      scene, device: device, surroundings: surroundings, strategies: strategies)
    experiment.platform = platform
    let take = try catalog.take(named: take, in: scene)
    return Performance.run(experiment, take: take).traces.map { Lane(trace: $0) }
  }

  /// One lane.
  func run(_ take: String, _ scene: SceneID, strategy: String) throws -> Lane {
    try run(take, scene, [strategy])[0]
  }

  /// One lane of the compose sheet.
  func sheet(_ take: String, _ strategy: String) throws -> Lane {
    try run(take, .composeSheet, strategy: strategy)
  }

  /// One lane of the chat.
  func chat(_ take: String, _ strategy: String) throws -> Lane {
    try run(take, .chat, strategy: strategy)
  }
}

/// A trace with the questions that tests ask of it.
struct Lane {
  let trace: Trace

  var rows: [TraceRow] { trace.rows }

  /// The frame of the first `event` at or after `start`; -1 without one, so that it matches no row.
  func frame(of event: Event, from start: Int = 0) -> Int {
    rows.first { $0.frame >= start && $0.events.contains(event) }?.frame ?? -1
  }

  /// The row in which `event` happens first; an issue and an empty row without one.
  func row(of event: Event) -> TraceRow {
    guard let row = rows.first(where: { $0.events.contains(event) }) else {
      Issue.record("no \(event) in \(trace.strategy)")
      return TraceRow(frame: -1, keyboardTop: .nan)
    }
    return row
  }

  /// The frames with `event`.
  func frames(of event: Event) -> [Int] {
    rows.filter { $0.events.contains(event) }.map(\.frame)
  }

  /// The row `frame` frames after the presentation.
  func afterPresent(_ frame: Int) -> TraceRow { rows[self.frame(of: .present) + frame] }

  /// All rows between two frames.
  subscript(range: ClosedRange<Int>) -> ArraySlice<TraceRow> { rows[range] }
}
