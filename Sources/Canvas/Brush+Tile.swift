import Picture

extension Brush {
  /// How deep tiles may stand in tiles.
  private static let deepest = 8

  /// Sets an opaque picture on whole pixels; it is painted once for as long as it is kept.
  func tile(_ tile: Tile) throws(CanvasError) {
    let place = tile.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let seen = place.intersection(clip)
    guard !seen.isEmpty, depth < Self.deepest else { return }
    let key = TileKey(tile)
    let picture: Surface
    if let kept = stock.tiles.value(for: key) {
      picture = kept
    } else {
      picture = try paintTile(tile, key)
    }
    surface.copy(
      seen.offsetBy(dx: -place.x, dy: -place.y), of: picture, toX: seen.x, y: seen.y)
  }

  private func paintTile(_ tile: Tile, _ key: TileKey) throws(CanvasError) -> Surface {
    let picture = try Surface(.color, width: tile.frame.width, height: tile.frame.height)
    let brush = Brush(surface: picture, scale: tile.scale, stock: stock, depth: depth + 1)
    try brush.paintAll(tile.commands)
    stock.tiles.insert(picture, for: key, cost: picture.byteCount)
    return picture
  }
}
