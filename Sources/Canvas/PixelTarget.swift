/// Memory to paint into, such as the surface of a window: XRGB8888, four bytes a pixel.
///
/// The memory belongs to the caller and is touched during a call only.
public struct PixelTarget {
  /// The pixel at the left top.
  public var base: UnsafeMutableRawPointer
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Bytes from one row to the next, a multiple of 4.
  public var pitch: Int

  /// Memory of `height` rows, each `pitch` bytes after the one before.
  public init(base: UnsafeMutableRawPointer, width: Int, height: Int, pitch: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.pitch = pitch
  }
}

extension PixelTarget: Equatable {}
