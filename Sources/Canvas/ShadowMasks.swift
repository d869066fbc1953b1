import Picture

/// Blurred rounded rectangles, each computed once and kept.
struct ShadowMasks {
  /// What decides about the pixels, in device pixels.
  struct Key: Hashable {
    var width: Int
    var height: Int
    var radius: Double
    var sigma: Double
  }

  /// The coverage, and how far it reaches out of the rectangle on every side.
  struct Mask {
    var surface: Surface
    var margin: Int
  }

  private var kept = BoundedCache<Key, Mask>(limit: 24 << 20)

  /// The mask of a shadow.
  mutating func mask(_ key: Key) throws(CanvasError) -> Mask {
    if let mask = kept.value(for: key) { return mask }
    let widths = Blur.boxes(sigma: key.sigma)
    let margin = widths.reduce(0) { $0 + $1 / 2 } + 1
    let surface = try Surface(
      .mask, width: key.width + 2 * margin, height: key.height + 2 * margin)
    let pixels = surface.data.assumingMemoryBound(to: UInt8.self)
    let shape = RoundedCoverage(
      width: Double(key.width), height: Double(key.height), radius: key.radius)
    for row in 0..<key.height {
      let line = pixels + (row + margin) * surface.stride + margin
      for column in 0..<key.width { line[column] = shape.coverage(column, row) }
    }
    Blur.apply(
      widths, to: pixels, width: surface.width, height: surface.height, stride: surface.stride)
    let mask = Mask(surface: surface, margin: margin)
    kept.insert(mask, for: key, cost: surface.byteCount)
    return mask
  }
}

/// How much of each pixel a rounded rectangle at the origin covers; the same in all four corners.
private struct RoundedCoverage {
  let halfWidth: Double
  let halfHeight: Double
  let radius: Double

  init(width: Double, height: Double, radius: Double) {
    (halfWidth, halfHeight) = (width / 2, height / 2)
    self.radius = max(0, min(radius, halfWidth, halfHeight))
  }

  func coverage(_ column: Int, _ row: Int) -> UInt8 {
    let x = abs(Double(column) + 0.5 - halfWidth) - (halfWidth - radius)
    let y = abs(Double(row) + 0.5 - halfHeight) - (halfHeight - radius)
    guard x > 0, y > 0 else { return 255 }
    let inside = radius - (x * x + y * y).squareRoot() + 0.5
    return UInt8((max(0, min(1, inside)) * 255).rounded())
  }
}
