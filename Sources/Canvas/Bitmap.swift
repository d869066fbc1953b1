/// An opaque picture in memory.
public struct Bitmap: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The pixels as 0xRRGGBB, row by row from the left top.
  public internal(set) var pixels: [UInt32]

  /// A picture of `pixels`, row by row.
  ///
  /// - Throws: `CanvasError.size` unless there are `width` × `height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) throws(CanvasError) {
    try CanvasError.check(width: width, height: height)
    guard pixels.count == width * height else { throw .size(width: width, height: height) }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colour of a pixel as 0xRRGGBB, or `nil` outside of the picture.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return pixels[y * width + x]
  }
}
