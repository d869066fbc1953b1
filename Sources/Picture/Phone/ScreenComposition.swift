import Choreography

/// Collects what stands on the screen, from the lowest to the topmost.
///
/// Tiles go to whole device pixels; what is drawn loosely is kept in points and put in one group
/// between two tiles.
struct ScreenComposition {
  /// Where points meet device pixels.
  let grid: PixelGrid
  /// The screen in device pixels of the whole picture.
  let frame: PixelRect
  /// Device pixels for one unit of the layer.
  let layerScale: Double

  private var finished: [Command] = []
  private var loose: [Command] = []

  init(grid: PixelGrid, frame: PixelRect, layerScale: Double) {
    self.grid = grid
    self.frame = frame
    self.layerScale = layerScale
  }

  /// From points of the screen to units of the layer.
  var transform: Transform {
    Transform(
      scale: grid.scale / layerScale, dx: Double(frame.x) / layerScale,
      dy: Double(frame.y) / layerScale)
  }

  /// Draws in points of the screen.
  mutating func draw(_ command: Command) { loose.append(command) }

  /// Draws in points of the screen.
  mutating func draw(_ commands: [Command]) { loose += commands }

  /// Sets an opaque picture; `place` counts device pixels from the screen's left top corner.
  ///
  /// What is wholly outside of the screen is left out.
  mutating func tile(_ place: PixelRect, _ commands: [Command]) {
    guard place.width > 0, place.height > 0, place.y < frame.height, place.x < frame.width,
      place.y + place.height > 0, place.x + place.width > 0
    else { return }
    flush()
    let moved = PixelRect(
      x: place.x + frame.x, y: place.y + frame.y, width: place.width, height: place.height)
    finished.append(.tile(Tile(frame: moved, scale: grid.scale, commands: commands)))
  }

  /// Cuts what `body` draws to rows of device pixels, counted from the screen's top.
  mutating func clipped(
    from top: Int, to bottom: Int, _ body: (inout ScreenComposition) -> Void
  ) {
    guard bottom > top else { return }
    flush()
    var inner = ScreenComposition(grid: grid, frame: frame, layerScale: layerScale)
    body(&inner)
    let clip = Path.rect(
      Double(frame.x) / layerScale, Double(frame.y + top) / layerScale,
      Double(frame.width) / layerScale, Double(bottom - top) / layerScale)
    finished.append(.group(inner.commands(), clip: clip))
  }

  /// Everything, in units of the layer.
  mutating func commands() -> [Command] {
    flush()
    return finished
  }

  private mutating func flush() {
    guard !loose.isEmpty else { return }
    finished.append(.group(loose, transform: transform))
    loose = []
  }
}
