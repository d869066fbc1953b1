import Picture

/// What painters keep from picture to picture: masks of text and of shadows, tiles.
final class Stock {
  let fonts: FontBook
  var text: TextMasks
  var shadows = ShadowMasks()
  /// Tiles by what they show; 24 MB each generation hold three phones at scale 2.
  var tiles = BoundedCache<TileKey, Surface>(limit: 48 << 20)

  init(fonts: FontBook) {
    self.fonts = fonts
    text = TextMasks(fonts: fonts)
  }
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
