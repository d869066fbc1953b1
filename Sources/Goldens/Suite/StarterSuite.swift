import Catalog
import Choreography

/// Writes a suite to begin with: of every strategy its numbers and a film strip.
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
  private static let count = 6

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
    for scene in catalog.scenes { lines += folders.isEmpty ? all(of: scene) : each(of: scene) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One entry for all strategies of a scene on each operating system.
  private func all(of scene: Scene) -> [String] {
    guard let take = catalog.takes(of: scene.id).first else { return [] }
    var lines: [String] = []
    for platform in Platform.ID.allCases {
      let strategies = catalog.strategies(of: scene.id, on: platform)
      guard let device = device(of: [platform]), !strategies.isEmpty else { continue }
      let isUsual = device == Catalog.defaultDevice
      lines += entry(
        isUsual ? scene.id.rawValue : "\(scene.id.rawValue)-\(platform.rawValue)", scene, take, "*",
        device, strategies)
    }
    return lines
  }

  /// An entry for each strategy of one's own.
  private func each(of scene: Scene) -> [String] {
    guard let take = catalog.takes(of: scene.id).first else { return [] }
    return catalog.strategies(of: scene.id).filter { own.contains($0.id) }.flatMap { strategy in
      device(of: strategy.platforms).map {
        entry(strategy.id, scene, take, strategy.id, $0, [strategy])
      } ?? []
    }
  }

  private func entry(
    _ name: String, _ scene: Scene, _ take: Take, _ strategy: String, _ device: String,
    _ strategies: [Strategy]
  ) -> [String] {
    let link = "\(scene.id.rawValue)/\(take.id):\(strategy)"
    guard
      let experiment = try? catalog.experiment(
        scene.id, device: device, strategies: strategies.map(\.id))
    else { return [] }
    let moments = Self.moments(of: Performance.run(experiment, take: take).traces)
    var lines = ["  \(name):", "    group: \(scene.id.rawValue)"]
    // A star would begin an alias.
    lines.append("    link: \(strategy == "*" ? "\"\(link)\"" : link)")
    if device != Catalog.defaultDevice { lines.append("    with: { device: \(device) }") }
    return lines + ["    strip: [\(moments.joined(separator: ", "))]"]
  }

  /// The usual device, or the first one of an operating system.
  private func device(of platforms: [Platform.ID]) -> String? {
    let fitting = catalog.devices.filter { platforms.contains($0.platform) }
    return (fitting.first { $0.id == Catalog.defaultDevice } ?? fitting.first)?.id
  }

  /// Times spread over what moves, from the frame before it to the one in which all rest again.
  static func moments(of traces: [Trace]) -> [String] {
    let moving = traces.flatMap { trace in
      trace.rows.indices.dropFirst().filter { index in
        TraceSeries.allCases.contains { series in
          series.position(in: trace.rows[index]) != series.position(in: trace.rows[index - 1])
        }
      }
    }
    guard let rate = traces.first?.rate, let first = moving.min(), let last = moving.max() else {
      return ["0"]
    }
    let start = max(0, first - 1)
    var frames: [Int] = []
    for part in 0..<count {
      let frame = start + (last - start) * part / (count - 1)
      if frame != frames.last { frames.append(frame) }
    }
    return frames.map { "\(Int(rate.milliseconds(at: $0).rounded()))ms" }
  }
}
