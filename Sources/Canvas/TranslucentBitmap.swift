import Picture

/// A picture in memory with an opacity for each pixel.
public struct TranslucentBitmap: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The pixels as 0xAARRGGBB, the colour not multiplied by the opacity, row by row.
  public let pixels: [UInt32]

  /// What was painted once over black and once over white, without either.
  ///
  /// Over black a channel is c·a, over white it is c·a + 1 − a: the difference is the opacity.
  ///
  /// - Throws: `CanvasError.size` when the two are not equally large.
  public init(overBlack black: Bitmap, overWhite white: Bitmap) throws(CanvasError) {
    guard black.width == white.width, black.height == white.height else {
      throw .size(width: white.width, height: white.height)
    }
    (width, height) = (black.width, black.height)
    pixels = zip(black.pixels, white.pixels).map(Self.pixel)
  }

  private static func pixel(_ black: UInt32, _ white: UInt32) -> UInt32 {
    if black == white { return 0xFF00_0000 | black }
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int((pixel >> shift) & 0xFF) }
    // Each channel is rounded by itself, so the average is nearer to the truth.
    let shifts: [UInt32] = [16, 8, 0]
    let lost = shifts.reduce(0) { $0 + channel(white, $1) - channel(black, $1) }
    let alpha = max(0, min(255, 255 - (lost + 1) / 3))
    guard alpha > 0 else { return 0 }
    let color = shifts.reduce(UInt32(0)) { color, shift in
      let straight = min(255, (channel(black, shift) * 255 + alpha / 2) / alpha)
      return color | UInt32(straight) << shift
    }
    return UInt32(alpha) << 24 | color
  }
}

extension Painter {
  /// A picture of what has no background; `list` gives it for the backgrounds it is asked for.
  ///
  /// - Throws: `CanvasError.size` for a picture, layer or tile that no surface can hold.
  public func translucentBitmap(
    of list: (PictureOptions.Background) -> DisplayList
  ) throws(CanvasError) -> TranslucentBitmap {
    let black = try bitmap(of: list(.probe(0x000000)))
    return try TranslucentBitmap(
      overBlack: black, overWhite: try bitmap(of: list(.probe(0xFFFFFF))))
  }
}
