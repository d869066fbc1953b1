import CPangoCairo

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

  private var kept = BoundedCache<Key, Mask>(limit: 12 << 20)

  /// The mask of a shadow.
  mutating func mask(_ key: Key) throws(CanvasError) -> Mask {
    if let mask = kept.value(for: key) { return mask }
    let widths = Blur.boxes(sigma: key.sigma)
    let margin = widths.reduce(0) { $0 + $1 / 2 } + 1
    let surface = try Surface(
      .mask, width: key.width + 2 * margin, height: key.height + 2 * margin)
    // Far from the corners all rows are alike, and all columns: only one of them is blurred.
    let corner = Int(max(0, min(key.radius, 1e6)).rounded(.up)) + margin
    let width = min(key.width, 2 * corner + 1)
    let height = min(key.height, 2 * corner + 1)
    let small = try blurred(
      widths, width: width, height: height, radius: key.radius, margin: margin)
    small.stretch(
      into: surface, afterColumn: margin + width / 2, afterRow: margin + height / 2)
    let mask = Mask(surface: surface, margin: margin)
    kept.insert(mask, for: key, cost: surface.byteCount)
    return mask
  }

  private func blurred(
    _ boxes: [Int], width: Int, height: Int, radius: Double, margin: Int
  ) throws(CanvasError) -> Surface {
    let surface = try Surface(.mask, width: width + 2 * margin, height: height + 2 * margin)
    let pixels = surface.data.assumingMemoryBound(to: UInt8.self)
    let shape = RoundedCoverage(width: Double(width), height: Double(height), radius: radius)
    for row in 0..<height {
      let line = pixels + (row + margin) * surface.stride + margin
      for column in 0..<width { line[column] = shape.coverage(column, row) }
    }
    Blur.applySymmetric(
      boxes, to: pixels, width: surface.width, height: surface.height, stride: surface.stride)
    return surface
  }
}

extension Surface {
  /// Fills a larger mask with this one, repeating one column and one row as often as needed.
  fileprivate func stretch(into target: Surface, afterColumn column: Int, afterRow row: Int) {
    let (moreColumns, moreRows) = (target.width - width, target.height - height)
    for y in 0..<target.height {
      let from = y <= row ? y : max(row, y - moreRows)
      let source = (data + from * stride).assumingMemoryBound(to: UInt8.self)
      let line = (target.data + y * target.stride).assumingMemoryBound(to: UInt8.self)
      line.update(from: source, count: column + 1)
      (line + column + 1).update(repeating: source[column], count: moreColumns)
      (line + column + 1 + moreColumns).update(
        from: source + column + 1, count: width - column - 1)
    }
    cairo_surface_mark_dirty(target.raw)
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
