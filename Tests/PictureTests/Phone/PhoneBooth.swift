import Catalog
import Choreography

@testable import Picture

/// Phones for tests: what stands on the screen while a take of the shipped files runs.
struct PhoneBooth {
  let catalog: Catalog

  init() throws { catalog = try Catalog(assets: try Assets.find()) }

  /// What stands on the screen in every `stride`-th frame of a take.
  func appearances(
    _ take: String, _ scene: SceneID, _ strategy: String, theme: Surroundings.Theme = .dark,
    device: String = Catalog.defaultDevice, stride: Int = 1
  ) throws -> [Appearance] {
    var surroundings = Surroundings()
    surroundings.appearance = theme
    let experiment = try catalog.experiment(
      scene, device: device, surroundings: surroundings, strategies: [strategy])
    var appearances: [Appearance] = []
    _ = Performance.run(experiment, take: try catalog.take(named: take, in: scene)) { lanes in
      guard lanes.frame.isMultiple(of: stride) else { return }
      appearances += lanes.worlds.map(\.appearance)
    }
    return appearances
  }

  /// A chat at rest with its keyboard up.
  func chat(theme: Surroundings.Theme = .light) throws -> Appearance {
    let all = try appearances("tap-type-send", .chat, "follows", theme: theme)
    return all.last { $0.keyboard.top < $0.device.size.height } ?? all[0]
  }

  /// A sheet at large with its keyboard up.
  func sheet(theme: Surroundings.Theme = .dark) throws -> Appearance {
    let all = try appearances("open", .composeSheet, "one-motion", theme: theme, stride: 5)
    return all[all.count - 1]
  }
}

/// A font whose characters are all as wide as each other; it has none beyond the Latin letters
/// and their marks.
struct FixedMeasurer: TextMeasuring {
  /// Advance of a character, in sizes of the font.
  var advance = 0.6

  func width(of string: String, font: Font) -> Double {
    Double(string.count) * (font.size * advance + font.spacing)
  }

  func covers(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value < 0x2100 }
  }
}

extension Array where Element == Command {
  /// All commands that draw, those in groups and tiles included, in the order of drawing.
  var flattened: [Command] {
    flatMap { command -> [Command] in
      switch command {
      case .group(let group): group.commands.flattened
      case .tile(let tile): tile.commands.flattened
      case .fill, .stroke, .text, .shadow: [command]
      }
    }
  }

  /// All tiles, in the order of drawing.
  var tiles: [Tile] {
    flatMap { command -> [Tile] in
      switch command {
      case .group(let group): group.commands.tiles
      case .tile(let tile): [tile]
      case .fill, .stroke, .text, .shadow: []
      }
    }
  }

  /// The strings of all lines of text, in the order of drawing.
  var strings: [String] {
    flattened.compactMap { command in
      guard case .text(let line) = command else { return nil }
      return line.string
    }
  }
}
