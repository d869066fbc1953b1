import Picture

/// What painters keep from picture to picture: masks of text and of shadows, tiles.
final class Stock {
  let fonts: FontBook
  var text: TextMasks
  var shadows = ShadowMasks()
  /// Tiles by what they show.
  var tiles = Stock.emptyTiles

  init(fonts: FontBook) {
    self.fonts = fonts
    text = TextMasks(fonts: fonts)
  }

  /// Forgets everything that can be made again.
  func forget() {
    text = TextMasks(fonts: fonts)
    shadows = ShadowMasks()
    tiles = Self.emptyTiles
  }

  /// 12 MB each generation.
  private static var emptyTiles: BoundedCache<TileKey, Surface> { BoundedCache(limit: 24 << 20) }
}

/// What decides about the pixels of a tile: everything but where it stands.
struct TileKey: Hashable {
  var width: Int
  var height: Int
  var scale: Double
  var commands: [Command]

  init(_ tile: Tile) {
    (width, height) = (tile.frame.width, tile.frame.height)
    (scale, commands) = (tile.scale, tile.commands)
  }

  /// A few commands tell tiles apart well enough; equality looks at all of them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    commands.fingerprint(into: &hasher)
  }
}
