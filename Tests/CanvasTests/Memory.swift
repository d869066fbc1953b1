import Canvas

/// Memory as a window would give it, with room after each row.
final class Memory {
  let target: PixelTarget
  private static let padding: UInt32 = 0xDEAD_BEEF

  init(width: Int, height: Int, pitch: Int? = nil) {
    let pitch = pitch ?? width * 4
    let base = UnsafeMutableRawPointer.allocate(byteCount: pitch * height, alignment: 16)
    base.initializeMemory(as: UInt32.self, repeating: Self.padding, count: pitch / 4 * height)
    target = PixelTarget(base: base, width: width, height: height, pitch: pitch)
  }

  deinit { target.base.deallocate() }

  private func raw(_ x: Int, _ y: Int) -> UInt32 {
    target.base.load(fromByteOffset: y * target.pitch + 4 * x, as: UInt32.self)
  }

  subscript(x: Int, y: Int) -> UInt32 { raw(x, y) & 0xFFFFFF }

  /// Whether nothing was written behind the rows.
  var isPaddingUntouched: Bool {
    (0..<target.height).allSatisfy { y in
      (target.width..<target.pitch / 4).allSatisfy { raw($0, y) == Self.padding }
    }
  }

  /// What stands there.
  var bitmap: Bitmap {
    get throws {
      try Bitmap(
        width: target.width, height: target.height,
        pixels: (0..<target.height).flatMap { y in (0..<target.width).map { self[$0, y] } })
    }
  }
}
