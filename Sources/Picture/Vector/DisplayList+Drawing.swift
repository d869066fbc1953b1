import Choreography

extension DisplayList {
  /// The picture in device pixels without layers and tiles: what is left are fills, strokes,
  /// texts, shadows and groups.
  ///
  /// Layers become clips in their order, tiles become groups with a clip in their own units, so
  /// that equal tiles stay equal. Tiles in a row that show parts of one picture, as those that put
  /// a screen's corners back, are cut from it at once.
  public var drawing: [Command] {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    return layers.flatMap { layer -> [Command] in
      let commands = Flattening.flat(layer.commands, under: Transform(scale: layer.scale))
      guard !commands.isEmpty, !layer.frame.isEmptyRect else { return [] }
      if layer.frame == whole { return commands }
      return [.group(commands, clip: .pixels(layer.frame))]
    }
  }
}

/// Turns commands with tiles into commands without.
private struct Flattening {
  private let transform: Transform
  private var result: [Command] = []
  /// Commands without tiles that are still in the units of `transform`.
  private var loose: [Command] = []
  /// Where one picture is seen, as long as tiles that are parts of it follow each other.
  private var window: Window?

  private struct Window {
    var frames: [PixelRect]
    var commands: [Command]
    var transform: Transform
  }

  private init(transform: Transform) { self.transform = transform }

  /// `commands` in device pixels, or in the pixels of the tile they stand in.
  static func flat(_ commands: [Command], under transform: Transform) -> [Command] {
    var flattening = Flattening(transform: transform)
    for command in commands { flattening.add(command) }
    flattening.closeWindow()
    flattening.closeLoose()
    return flattening.result
  }

  private mutating func add(_ command: Command) {
    switch command {
    case .tile(let tile): add(tile)
    case .group(let group) where group.commands.contains(where: \.hasTiles):
      closeWindow()
      closeLoose()
      result.append(
        .group(
          Self.flat(group.commands, under: group.transform.then(transform)),
          opacity: group.opacity, clip: group.clip?.transformed(transform)))
    case .fill, .stroke, .text, .shadow, .group:
      closeWindow()
      loose.append(command)
    }
  }

  private mutating func add(_ tile: Tile) {
    closeLoose()
    guard !tile.frame.isEmptyRect else { return }
    if tile.commands.count == 1, case .group(let group) = tile.commands[0], group.opacity >= 1,
      group.clip == nil, !group.commands.contains(where: \.hasTiles)
    {
      let place = Transform(
        scale: tile.scale, dx: Double(tile.frame.x), dy: Double(tile.frame.y))
      open(tile.frame, group.commands, group.transform.then(place).tidied)
      return
    }
    closeWindow()
    let content = Self.flat(tile.commands, under: Transform(scale: tile.scale))
    let corner = PixelRect(x: 0, y: 0, width: tile.frame.width, height: tile.frame.height)
    result.append(
      .group(
        [.group(content, clip: .pixels(corner))],
        transform: Transform(dx: Double(tile.frame.x), dy: Double(tile.frame.y))))
  }

  /// Shows `commands` in `frame`, together with what was shown just before if it is the same.
  private mutating func open(
    _ frame: PixelRect, _ commands: [Command], _ transform: Transform
  ) {
    if let last = window, last.transform == transform, last.commands == commands,
      !last.frames.contains(where: { $0.overlaps(frame) })
    {
      window?.frames.append(frame)
      return
    }
    closeWindow()
    window = Window(frames: [frame], commands: commands, transform: transform)
  }

  private mutating func closeWindow() {
    guard let last = window else { return }
    window = nil
    let clip = last.frames.reduce(Path()) { $0.appending(.pixels($1)) }
    result.append(.group([.group(last.commands, transform: last.transform)], clip: clip))
  }

  private mutating func closeLoose() {
    guard !loose.isEmpty else { return }
    result += transform == .identity ? loose : [.group(loose, transform: transform)]
    loose = []
  }
}

extension Command {
  /// Whether it is a tile or a group with one in it.
  fileprivate var hasTiles: Bool {
    switch self {
    case .tile: true
    case .group(let group): group.commands.contains(where: \.hasTiles)
    case .fill, .stroke, .text, .shadow: false
    }
  }
}

extension Path {
  fileprivate static func pixels(_ rect: PixelRect) -> Path {
    .rect(Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }
}

extension PixelRect {
  fileprivate var isEmptyRect: Bool { width <= 0 || height <= 0 }

  fileprivate func overlaps(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

extension Transform {
  /// The same without the noise of sums, so that equal places are equal.
  fileprivate var tidied: Transform {
    func tidy(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
    return Transform(scale: tidy(scale), dx: tidy(dx), dy: tidy(dy))
  }
}
