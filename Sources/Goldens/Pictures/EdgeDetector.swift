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
    var darkest = Neighbour()
    var lightest = Neighbour()
    for dy in -1...1 {
      for dx in -1...1 where dx != 0 || dy != 0 {
        guard let neighbour = picture[x + dx, y + dy] else { continue }
        let step = Self.lightness(neighbour) - lightness
        if step == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if step < darkest.step {
          darkest = Neighbour(step: step, x: x + dx, y: y + dy)
        } else if step > lightest.step {
          lightest = Neighbour(step: step, x: x + dx, y: y + dy)
        }
      }
    }
    guard darkest.step < 0, lightest.step > 0 else { return false }
    return isFlat(darkest, picture, other) || isFlat(lightest, picture, other)
  }

  /// A pixel beside another and how much lighter it is.
  private struct Neighbour {
    var step = 0
    var x = 0
    var y = 0
  }

  private func isFlat(_ place: Neighbour, _ picture: Bitmap, _ other: Bitmap) -> Bool {
    Self.isFlat(place.x, place.y, in: picture) && Self.isFlat(place.x, place.y, in: other)
  }

  /// Whether at least three neighbours have the pixel's own colour.
  private static func isFlat(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    guard let center = picture[x, y] else { return false }
    var equal = 0
    for dy in -1...1 {
      for dx in -1...1 where dx != 0 || dy != 0 {
        if picture[x + dx, y + dy] == center { equal += 1 }
      }
    }
    return equal > 2
  }

  private static func lightness(_ rgb: UInt32) -> Int {
    Int(rgb >> 16 & 0xFF) * 54 + Int(rgb >> 8 & 0xFF) * 183 + Int(rgb & 0xFF) * 19
  }
}
