import Catalog
import Choreography
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
}
