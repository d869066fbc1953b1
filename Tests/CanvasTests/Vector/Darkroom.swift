import Catalog
import Choreography
import Diagnosis
import Picture

@testable import Canvas

/// Pictures for tests, made of the shipped files.
struct Darkroom {
  let catalog: Catalog
  let fonts: FontBook
  let measurer: TextMeasurer

  init() throws {
    catalog = try Catalog(assets: try Assets.find())
    fonts = try FontBook()
    measurer = TextMeasurer(fonts: fonts)
  }

  /// What stands on the screen at `frames` of a take.
  func appearances(
    _ scene: SceneID, _ take: String, _ strategy: String, _ frames: [Int],
    theme: Surroundings.Theme = .dark
  ) throws -> [Appearance] {
    var surroundings = Surroundings()
    surroundings.appearance = theme
    let experiment = try catalog.experiment(
      scene, device: Catalog.defaultDevice, surroundings: surroundings, strategies: [strategy])
    var result: [Appearance] = []
    _ = Performance.run(experiment, take: try catalog.take(named: take, in: scene)) { lanes in
      if frames.contains(lanes.frame) { result += lanes.worlds.map(\.appearance) }
    }
    return result
  }

  /// A lane of a strip.
  func lane(
    _ scene: SceneID, _ take: String, _ strategy: String, _ frames: [Int],
    theme: Surroundings.Theme = .dark
  ) throws -> StripPicture.Lane {
    let all = try appearances(scene, take, strategy, frames, theme: theme)
    return StripPicture.Lane(
      title: strategy,
      shots: zip(frames, all).map {
        StripPicture.Shot(at: Instant(frame: $0), rate: .sixty, appearance: $1)
      })
  }

  /// The window paused at a frame of the first take of a scene.
  func workbench(_ scene: SceneID, _ take: String, frame: Int, scale: Double) throws
    -> WorkbenchModel
  {
    let experiment = try catalog.experiment(scene)
    var phones: [Appearance] = []
    let performance = Performance.run(experiment, take: try catalog.take(named: take, in: scene)) {
      if $0.frame == frame { phones = [$0.worlds[1].appearance] }
    }
    let rows = zip(experiment.strategies, performance.traces).map { strategy, trace in
      WorkbenchModel.Row(
        id: strategy.id, title: strategy.title, mechanism: strategy.mechanism, trace: trace,
        diagnosis: Diagnosis(of: trace))
    }
    return WorkbenchModel(
      size: Size(width: 1440, height: 900), scale: scale,
      scenes: catalog.scenes.map { .init(id: $0.id, title: $0.title) }, scene: scene,
      takes: catalog.takes(of: scene).map { .init(id: $0.id, title: $0.title) }, take: take,
      devices: catalog.devices.map { .init(id: $0.id, title: $0.title) },
      device: experiment.device, appearance: .dark, rate: .sixty, rows: rows, selectedRow: 1,
      compared: [1], phones: phones, cursor: Instant(frame: frame), lastFrame: performance.frame)
  }

  /// A picture of each view.
  func list(_ view: View, scale: Double, options: PictureOptions = PictureOptions()) throws
    -> DisplayList
  {
    switch view {
    case .phone:
      let all = try appearances(.composeSheet, "open", "delayed-focus", [36])
      return PhonePicture.list(all[0], scale: scale, options: options, measurer: measurer)
    case .chat:
      let all = try appearances(.chat, "tap-type-send", "follows", [30], theme: .light)
      return PhonePicture.list(all[0], scale: scale, options: options, measurer: measurer)
    case .strip:
      let lanes = [
        try lane(.composeSheet, "open", "one-motion", [1, 12, 24]),
        try lane(.composeSheet, "open", "delayed-focus", [1, 12, 24]),
      ]
      return StripPicture.list(lanes, scale: scale, options: options, measurer: measurer)
    case .plot:
      let model = try workbench(.composeSheet, "open", frame: 36, scale: scale)
      return PlotPicture.list(row: model.rows[1], frame: 36, scale: scale, measurer: measurer)
    case .workbench:
      let model = try workbench(.composeSheet, "open", frame: 36, scale: scale)
      return WorkbenchView.list(model: model, measurer: measurer)
    }
  }

  /// Views of a picture.
  enum View: String, CaseIterable, Sendable { case phone, chat, strip, plot, workbench }
}
