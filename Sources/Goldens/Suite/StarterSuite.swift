import Catalog
import Choreography

/// Writes a suite to begin with: an entry for every strategy, with its numbers and a film strip.
public struct StarterSuite {
  /// Everything there is to choose from.
  let catalog: Catalog
  /// Folders of strategies, as the suite's file names them; with any, only their strategies and
  /// no others have entries.
  let folders: [String]
  /// The names of the strategies in those folders.
  let own: [String]

  /// A suite for what `catalog` holds, or for the strategies called `own` in `folders`.
  public init(_ catalog: Catalog, folders: [String] = [], own: [String] = []) {
    self.catalog = catalog
    self.folders = folders
    self.own = own
  }

  /// The moments of a strip.
  private static let moments = 6

  /// The content of the suite's file.
  public var text: String {
    var lines = [
      "# What must not change unnoticed: each entry names a state or a take by its link and says",
      "# what is kept of it. `keyrise verify` compares, `keyrise approve` makes the present state",
      "# the golden one.", "", "# The approved files, beside this one.", "goldens: goldens",
    ]
    if !folders.isEmpty {
      lines += ["", "# Strategies of your own.", "strategies:"] + folders.map { "  - \($0)" }
    }
    lines += [
      "", "# What holds for every entry that does not say otherwise.", "defaults:",
      "  trace: true", "  scale: 1", "  with: { device: \(Catalog.defaultDevice) }",
      "  # Nothing is allowed to differ. To allow something: points and frames of the numbers,",
      "  # color (what is seen begins at about 2), pixels and window of the pictures.",
      "  tolerance: { points: 0, frames: 0, color: 0, pixels: 0 }",
      "  # What must hold without a golden: `expect: [noSymptoms]`, `[no bounced]`,",
      "  # `[drifted up to 2 pt]`, `[composer never below keyboard]`, `[rests within 600 ms]`.", "",
      "entries:",
    ]
    for scene in catalog.scenes {
      for strategy in catalog.strategies(of: scene.id) where isChosen(strategy) {
        lines += entry(scene, strategy)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func isChosen(_ strategy: Strategy) -> Bool {
    folders.isEmpty || own.contains(strategy.id)
  }

  /// The take that shows most of a strategy: the scene's first.
  private func entry(_ scene: Scene, _ strategy: Strategy) -> [String] {
    guard let take = catalog.takes(of: scene.id).first, let device = device(for: strategy),
      let experiment = try? catalog.experiment(
        scene.id, device: device, strategies: [strategy.id])
    else { return [] }
    let trace = Performance.run(experiment, take: take).traces[0]
    let frames = Self.frames(of: trace).map(String.init).joined(separator: ", ")
    var lines = [
      "  \(scene.id.rawValue).\(strategy.id):", "    group: \(scene.id.rawValue)",
      "    link: \(scene.id.rawValue)/\(take.id):\(strategy.id)",
    ]
    if device != Catalog.defaultDevice { lines.append("    with: { device: \(device) }") }
    return lines + ["    strip: [\(frames)]"]
  }

  /// The usual device, or the first one of the strategy's own operating system.
  private func device(for strategy: Strategy) -> String? {
    let fitting = catalog.devices.filter { strategy.platforms.contains($0.platform) }
    return (fitting.first { $0.id == Catalog.defaultDevice } ?? fitting.first)?.id
  }

  /// Frames spread over what moves, with the one before and the one in which all rest again.
  static func frames(of trace: Trace) -> [Int] {
    let moving = trace.rows.indices.dropFirst().filter { index in
      TraceSeries.allCases.contains { series in
        series.position(in: trace.rows[index]) != series.position(in: trace.rows[index - 1])
      }
    }
    guard let first = moving.first, let last = moving.last else { return [0] }
    let start = max(0, first - 1)
    var frames: [Int] = []
    for part in 0..<moments {
      let frame = start + (last - start) * part / (moments - 1)
      if frame != frames.last { frames.append(frame) }
    }
    return frames
  }
}
