import Catalog
import Choreography
import Diagnosis

@testable import Picture

/// Workbenches for tests: what the window shows at a frame of a take of the shipped files.
struct WorkbenchStand {
  let catalog: Catalog

  init() throws { catalog = try Catalog(assets: try Assets.find()) }

  /// How many strategies a workbench shows: those that were there when it was drawn.
  static let rows = 7
  /// The smallest window, the usual one, and a large one.
  static let sizes = [
    Size(width: 1100, height: 720), Size(width: 1440, height: 900), Size(width: 1920, height: 1080),
  ]

  /// The window paused at a frame, the first strategies compared.
  func model(
    _ scene: SceneID, take: String, frame: Int, size: Size = sizes[1], scale: Double = 1,
    hertz: Int = 60, compare: Int = 1, selected: Int = 1, device: String = Catalog.defaultDevice
  ) throws -> WorkbenchModel {
    var surroundings = Surroundings()
    surroundings.rate = RefreshRate(hertz: hertz) ?? .sixty
    var experiment = try catalog.experiment(scene, device: device, surroundings: surroundings)
    experiment.strategies = Array(experiment.strategies.prefix(Self.rows))
    var phones: [Appearance] = []
    let compared = compare == 1 ? [selected] : Array(0..<compare)
    let performance = Performance.run(experiment, take: try catalog.take(named: take, in: scene)) {
      guard $0.frame == frame else { return }
      let worlds = $0.worlds
      phones = compared.map { worlds[$0].appearance }
    }
    let rows = zip(experiment.strategies, performance.traces).map { strategy, trace in
      WorkbenchModel.Row(
        id: strategy.id, title: strategy.title, mechanism: strategy.mechanism, trace: trace,
        diagnosis: Diagnosis(of: trace))
    }
    return WorkbenchModel(
      size: size, scale: scale,
      scenes: catalog.scenes.map { .init(id: $0.id, title: $0.title) }, scene: scene,
      takes: catalog.takes(of: scene).map { .init(id: $0.id, title: $0.title) }, take: take,
      devices: catalog.devices.map { .init(id: $0.id, title: $0.title) },
      device: experiment.device, appearance: .dark, rate: surroundings.rate, rows: rows,
      selectedRow: selected, compared: compared, phones: phones, cursor: Instant(frame: frame),
      lastFrame: performance.frame)
  }

  /// The sheet being opened with the delayed focus, after the keyboard has started.
  func opening(size: Size = sizes[1], scale: Double = 1) throws -> WorkbenchModel {
    try model(.composeSheet, take: "open", frame: 36, size: size, scale: scale)
  }

  /// Three conversations compared.
  func comparing(size: Size = sizes[1], scale: Double = 1) throws -> WorkbenchModel {
    try model(.chat, take: "tap-type-send", frame: 16, size: size, scale: scale, compare: 3)
  }

  /// A finger that drags the keyboard away.
  func dragging(size: Size = sizes[1], scale: Double = 1) throws -> WorkbenchModel {
    try model(.chat, take: "flick-down", frame: 70, size: size, scale: scale, selected: 2)
  }

  /// More rows than fit, with names that are too long.
  func crowded(size: Size = sizes[0]) throws -> WorkbenchModel {
    var model = try opening(size: size)
    model.rows += model.rows.map { row in
      var copy = row
      copy.id += "-again"
      copy.title = "Bildschirmtastaturverschiebungsverfahren"
      copy.mechanism = "mit einer ausführlichen Beschreibung des Verfahrens"
      return copy
    }
    return model
  }
}

extension WorkbenchModel {
  /// The list for this model with letters all equally wide.
  var list: DisplayList { WorkbenchView.list(model: self, measurer: FixedMeasurer(advance: 0.58)) }
}

extension Rect {
  /// Whether `other` lies in this rectangle, but for the noise of sums.
  func holds(_ other: Rect) -> Bool {
    other.x >= x - 1e-6 && other.y >= y - 1e-6 && other.maxX <= maxX + 1e-6
      && other.maxY <= maxY + 1e-6
  }

  /// Whether both cover more than the noise of sums.
  func meets(_ other: Rect) -> Bool {
    guard let common = intersection(other) else { return false }
    return common.width > 1e-6 && common.height > 1e-6
  }
}

/// A line of text where it stands in the window.
struct PlacedText: Hashable {
  var string: String
  /// From the tops of capitals to the baseline.
  var rect: Rect
  /// The layer it is in.
  var layer: String

  /// All text of a list outside of the phones' screens.
  static func all(in list: DisplayList, scale: Double) -> [PlacedText] {
    list.layers.filter { !$0.id.hasPrefix("phone.") }.flatMap { layer in
      texts(layer.commands, .identity, scale, layer.id)
    }
  }

  private static func texts(
    _ commands: [Command], _ transform: Transform, _ scale: Double, _ layer: String
  ) -> [PlacedText] {
    commands.flatMap { command -> [PlacedText] in
      switch command {
      case .text(let line): return [placed(line, transform, layer)]
      case .group(let group):
        return texts(group.commands, group.transform.then(transform), scale, layer)
      case .tile(let tile):
        let corner = Transform(dx: Double(tile.frame.x) / scale, dy: Double(tile.frame.y) / scale)
        return texts(tile.commands, corner, scale, layer)
      case .fill, .stroke, .shadow: return []
      }
    }
  }

  private static func placed(_ line: TextLine, _ transform: Transform, _ layer: String)
    -> PlacedText
  {
    let width = FixedMeasurer(advance: 0.58).width(of: line.string, font: line.font)
    let origin = transform.apply(line.origin)
    let shift: Double =
      switch line.anchor {
      case .start: 0
      case .middle: width / 2
      case .end: width
      }
    let height = 0.73 * line.font.size
    return PlacedText(
      string: line.string,
      rect: Rect(x: origin.x - shift, y: origin.y - height, width: width, height: height),
      layer: layer)
  }
}
