import Canvas
import Picture

/// Goes once over two pictures and counts.
struct PixelScan {
  let unequal: Int
  let differing: Int
  /// How many of the differing ones smooth an edge; `nil` where nobody asks and too many differ for
  /// that to matter.
  let edges: Int?
  let worst: Double
  /// How many count at each of `PictureComparison.thresholds`.
  let counts: [Int]
  let densest: PictureComparison.Window?
  let bounds: PixelRect?
  /// What becomes of each pixel.
  let marks: [Mark]

  /// What becomes of a pixel.
  enum Mark: UInt8 { case equal, tolerated, counts, outside }

  /// The part of a picture up to which edges are looked for where they count anyway: beyond it
  /// they are not what is wrong.
  private static let edgeShare = 0.1

  init(expected: Bitmap, actual: Bitmap, tolerance: PictureTolerance) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let (across, down) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    var marks = [Mark](
      repeating: expected.width == actual.width && expected.height == actual.height
        ? .equal : .outside, count: width * height)
    let most =
      tolerance.edges == .ignore ? Int.max : Int(Double(width * height) * Self.edgeShare)
    let detector = EdgeDetector(expected, actual)
    var tally = Tally(tolerance: tolerance)
    var colors = ColorDistance()
    expected.pixels.withUnsafeBufferPointer { was in
      actual.pixels.withUnsafeBufferPointer { this in
        marks.withUnsafeMutableBufferPointer { marks in
          for y in 0..<down {
            let (a, b, row) = (y * expected.width, y * actual.width, y * width)
            for x in 0..<across {
              if was[a + x] == this[b + x] {
                marks[row + x] = .equal
                continue
              }
              let distance = colors.between(was[a + x], this[b + x])
              let isEdge = tally.differing <= most && detector.isEdge(x, y)
              marks[row + x] = tally.add(distance, isEdge: isEdge)
            }
          }
        }
      }
    }
    unequal = tally.unequal
    differing = tally.differing
    edges = tally.differing <= most ? tally.edges : nil
    worst = tally.worst
    counts = tally.counts
    let crowd = Crowd(width: width, height: height, of: .counts, in: marks)
    densest = crowd.densest
    bounds = crowd.bounds
    self.marks = marks
  }

  /// The counts so far.
  private struct Tally {
    let tolerance: PictureTolerance
    var unequal = 0
    var differing = 0
    var edges = 0
    var worst = 0.0
    /// How many lie beyond so many thresholds and no more.
    private var beyond = [Int](repeating: 0, count: PictureComparison.thresholds.count + 1)

    private let thresholds = PictureComparison.thresholds

    init(tolerance: PictureTolerance) { self.tolerance = tolerance }

    /// How many lie beyond each threshold.
    var counts: [Int] {
      thresholds.indices.map { index in
        beyond[(index + 1)...].reduce(0, +)
      }
    }

    mutating func add(_ distance: Double, isEdge: Bool) -> Mark {
      unequal += 1
      worst = max(worst, distance)
      let isIgnored = isEdge && tolerance.edges == .ignore
      if !isIgnored {
        var index = 0
        while index < thresholds.count, distance > thresholds[index] { index += 1 }
        beyond[index] += 1
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

  /// What differs as a picture.
  func picture(over actual: Bitmap, width: Int, height: Int) -> Bitmap? {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        switch marks[index] {
        case .equal: pixels[index] = actual[x, y].map(Self.faint) ?? 0
        case .tolerated: pixels[index] = 0xE0B000
        case .counts: pixels[index] = Self.counting
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

/// Distances of colours; a picture has few, so that what was worked out is kept.
struct ColorDistance {
  private var kept = [Slot](repeating: Slot(), count: 1 << 12)

  private struct Slot {
    /// Beyond all colours: nothing is kept here.
    var a = UInt32.max
    var b = UInt32.max
    var distance = 0.0
  }

  mutating func between(_ a: UInt32, _ b: UInt32) -> Double {
    let hash = (a &* 0x9E37_79B1) ^ (b &* 0x85EB_CA77)
    let index = Int((hash ^ hash >> 15) & 0xFFF)
    if kept[index].a == a, kept[index].b == b { return kept[index].distance }
    let distance = OKLab(a).distance(to: OKLab(b))
    kept[index] = Slot(a: a, b: b, distance: distance)
    return distance
  }
}
