import Canvas

/// Recognises pixels that only smooth an edge (after V. Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009): between a darker and a lighter neighbour, at least one of
/// which belongs to a flat area in both pictures.
struct EdgeDetector {
  private let expected: Bitmap
  private let actual: Bitmap

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether the pixel smooths an edge in one of the pictures.
  func isEdge(_ x: Int, _ y: Int) -> Bool {
    smooths(x, y, in: expected, beside: actual) || smooths(x, y, in: actual, beside: expected)
  }

  private func smooths(_ x: Int, _ y: Int, in picture: Bitmap, beside other: Bitmap) -> Bool {
    guard let center = picture[x, y] else { return false }
    let lightness = Self.lightness(center)
    var equal = 0
    var darkest = (step: 0, x: 0, y: 0)
    var lightest = (step: 0, x: 0, y: 0)
    for (dx, dy) in Self.around {
      guard let neighbour = picture[x + dx, y + dy] else { continue }
      let step = Self.lightness(neighbour) - lightness
      if step == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if step < darkest.step {
        darkest = (step, x + dx, y + dy)
      } else if step > lightest.step {
        lightest = (step, x + dx, y + dy)
      }
    }
    guard darkest.step < 0, lightest.step > 0 else { return false }
    return [darkest, lightest].contains { place in
      Self.isFlat(place.x, place.y, in: picture) && Self.isFlat(place.x, place.y, in: other)
    }
  }

  /// Whether at least three neighbours have the pixel's own colour.
  private static func isFlat(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    guard let center = picture[x, y] else { return false }
    return around.count { picture[x + $0.0, y + $0.1] == center } > 2
  }

  private static func lightness(_ rgb: UInt32) -> Int {
    Int(rgb >> 16 & 0xFF) * 54 + Int(rgb >> 8 & 0xFF) * 183 + Int(rgb & 0xFF) * 19
  }

  private static let around = [
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
  ]
}
