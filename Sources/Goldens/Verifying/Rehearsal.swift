import Choreography
import Diagnosis

/// What an entry does: its traces, and what stands on the screen in the frames it shows.
struct Rehearsal {
  /// A trace for each lane.
  let traces: [Trace]
  /// What each trace was judged to be.
  let diagnoses: [Diagnosis]
  /// The last frame there is.
  let lastFrame: Int
  private let shown: [Int: [Appearance]]

  /// Seconds for which a strip may show how everything stays at rest after the take's end.
  private static let waiting = 2.0

  /// Runs `entry` and keeps what stands on the screen in `frames` beside its own.
  init(_ entry: SuiteEntry, also frames: [Int] = []) {
    let wanted = Set(entry.pieces.flatMap(\.frames) + frames)
    var shown: [Int: [Appearance]] = [:]
    func visit(_ performance: Performance) {
      guard wanted.contains(performance.frame) else { return }
      shown[performance.frame] = performance.worlds.map {
        $0.appearance(at: Instant(frame: performance.frame))
      }
    }
    var performance: Performance
    if let take = entry.take {
      performance = Performance.run(entry.experiment, take: take, visit: visit)
    } else {
      performance = Performance(entry.experiment)
      visit(performance)
    }
    traces = performance.traces
    diagnoses = performance.traces.map { Diagnosis(of: $0) }
    lastFrame = performance.frame
    // Strips of several strategies have the same moments, and not all rest equally soon.
    let strips = entry.pieces.flatMap { piece in
      if case .strip(let frames) = piece.kind { frames } else { [Int]() }
    }
    let limit = lastFrame + entry.experiment.surroundings.rate.frames(in: Self.waiting)
    let last = strips.filter { $0 <= limit }.max() ?? 0
    while performance.frame < last {
      performance.step([])
      visit(performance)
    }
    self.shown = shown
  }

  /// What stands on the screen of every lane in `frame`; `nil` beyond the end.
  func appearances(at frame: Int) -> [Appearance]? { shown[frame] }
}
