import Canvas
import Picture

/// Goes once over two pictures and counts.
struct PixelScan {
  let unequal: Int
  let differing: Int
  let edges: Int
  let worst: Double
  /// How many count at each of `PictureComparison.thresholds`.
  let counts: [Int]
  let densest: PictureComparison.Window?
  let bounds: PixelRect?
  let picture: Bitmap?

  init(expected: Bitmap, actual: Bitmap, tolerance: PictureTolerance) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let detector = EdgeDetector(expected, actual)
    var marks = [Mark](repeating: .equal, count: width * height)
    var tally = Tally(tolerance: tolerance)
    var colors = ColorDistance()
    for y in 0..<height {
      for x in 0..<width {
        guard let was = expected[x, y], let this = actual[x, y] else {
          marks[y * width + x] = .outside
          continue
        }
        if was == this { continue }
        let distance = colors.between(was, this)
        let isEdge =
          distance > tolerance.color || tolerance.edges == .ignore
          ? detector.isEdge(x, y) : false
        marks[y * width + x] = tally.add(distance, isEdge: isEdge)
      }
    }
    unequal = tally.unequal
    differing = tally.differing
    edges = tally.edges
    worst = tally.worst
    counts = tally.counts
    let crowd = Crowd(width: width, height: height) { marks[$0] == .counts }
    densest = crowd.densest
    bounds = crowd.bounds
    picture = Self.picture(of: marks, width: width, height: height, over: actual)
  }

  /// What becomes of a pixel.
  enum Mark: UInt8 { case equal, tolerated, counts, outside }

  /// The counts so far.
  private struct Tally {
    let tolerance: PictureTolerance
    var unequal = 0
    var differing = 0
    var edges = 0
    var worst = 0.0
    var counts = [Int](repeating: 0, count: PictureComparison.thresholds.count)

    mutating func add(_ distance: Double, isEdge: Bool) -> Mark {
      unequal += 1
      worst = max(worst, distance)
      let isIgnored = isEdge && tolerance.edges == .ignore
      if !isIgnored {
        for (index, threshold) in PictureComparison.thresholds.enumerated()
        where distance > threshold { counts[index] += 1 }
      }
      guard distance > tolerance.color else { return .tolerated }
      if isEdge { edges += 1 }
      if isIgnored { return .tolerated }
      differing += 1
      return .counts
    }
  }

  /// The colour of what counts in the picture of a difference.
  static let counting: UInt32 = 0xE5102E

  private static func picture(
    of marks: [Mark], width: Int, height: Int, over actual: Bitmap
  ) -> Bitmap? {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        switch marks[index] {
        case .equal: pixels[index] = actual[x, y].map(faint) ?? 0
        case .tolerated: pixels[index] = 0xE0B000
        case .counts: pixels[index] = counting
        // Where only one of the pictures reaches: stripes.
        case .outside: pixels[index] = (x + y) % 8 < 4 ? 0xC2A8F0 : 0xE6DCFA
        }
      }
    }
    return try? Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A colour's lightness alone, moved most of the way to white.
  private static func faint(_ rgb: UInt32) -> UInt32 {
    let light = ((rgb >> 16 & 0xFF) * 54 + (rgb >> 8 & 0xFF) * 183 + (rgb & 0xFF) * 19) >> 8
    let grey = 205 + light * 50 / 255
    return grey << 16 | grey << 8 | grey
  }
}

/// Distances of colours; the last pair is kept, since a block differs in one colour.
struct ColorDistance {
  private var last: (UInt32, UInt32, Double) = (0, 0, 0)

  mutating func between(_ a: UInt32, _ b: UInt32) -> Double {
    if last.0 == a, last.1 == b { return last.2 }
    last = (a, b, OKLab(a).distance(to: OKLab(b)))
    return last.2
  }
}
