import Canvas
import Choreography
import Picture

/// What tests of painting need: a painter, and pictures of one layer.
struct Studio {
  let fonts: FontBook
  let painter: Painter

  init() throws {
    fonts = try FontBook()
    painter = Painter(fonts: fonts)
  }

  /// A picture of `commands` over a background.
  static func list(
    _ commands: [Command], width: Int = 40, height: Int = 30, scale: Double = 1,
    background: UInt32 = 0xFFFFFF
  ) -> DisplayList {
    let whole = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
    return DisplayList(
      width: width, height: height,
      layers: [
        Layer(
          id: "all", frame: PixelRect(x: 0, y: 0, width: width, height: height), scale: scale,
          commands: [.rect(whole, Color(background))] + commands)
      ], targets: [])
  }

  /// `commands` painted over a background.
  func bitmap(
    _ commands: [Command], width: Int = 40, height: Int = 30, scale: Double = 1,
    background: UInt32 = 0xFFFFFF
  ) throws -> Bitmap {
    try painter.bitmap(
      of: Self.list(
        commands, width: width, height: height, scale: scale, background: background))
  }
}

extension Bitmap {
  /// The smallest rectangle around all pixels that are not `background`, or `nil` without any.
  func ink(on background: UInt32 = 0xFFFFFF) -> PixelRect? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != background {
        let old = box ?? (x, y, x, y)
        box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return box.map {
      PixelRect(
        x: $0.left, y: $0.top, width: $0.right - $0.left + 1, height: $0.bottom - $0.top + 1)
    }
  }

  /// How far each channel of two pictures of the same size differs at most.
  func difference(_ other: Bitmap) -> Int {
    zip(pixels, other.pixels).map { a, b in
      [0, 8, 16].map { abs(Int((a >> $0) & 0xFF) - Int((b >> $0) & 0xFF)) }.max() ?? 0
    }.max() ?? 0
  }
}
