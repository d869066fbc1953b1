import Canvas
import Testing

@testable import Goldens

@Suite("A picture beside its golden")
struct PictureComparisonTests {
  /// A grey picture with a light rectangle.
  private func picture(
    width: Int = 200, height: Int = 120, box: (x: Int, y: Int, w: Int, h: Int, color: UInt32)? = nil
  ) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0x404040, count: width * height)
    if let box {
      for y in box.y..<box.y + box.h {
        for x in box.x..<box.x + box.w { pixels[y * width + x] = box.color }
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("the same pixels are the same")
  func same() throws {
    let comparison = PictureComparison(expected: try picture(), actual: try picture())
    #expect(comparison.isSame)
    #expect(comparison.sentence.isEmpty)
    #expect(comparison.picture == nil)
  }

  @Test("the least step of one channel of one pixel is a difference")
  func leastStep() throws {
    let other = try picture(box: (7, 9, 1, 1, 0x404041))
    let comparison = PictureComparison(expected: try picture(), actual: other)
    #expect(!comparison.isSame)
    #expect(comparison.differing == 1)
    #expect(comparison.bounds == .init(x: 7, y: 9, width: 1, height: 1))
    #expect(comparison.picture?[7, 9] == 0xE5102E)
  }

  @Test("a small solid block does not hide behind a share of a large picture")
  func block() throws {
    let other = try picture(width: 600, height: 400, box: (300, 200, 20, 20, 0xFF0000))
    let golden = try picture(width: 600, height: 400)
    let loose = PictureTolerance(pixels: 2400, window: 64)
    let comparison = PictureComparison(expected: golden, actual: other, tolerance: loose)
    #expect(comparison.differing == 400)
    #expect(comparison.densest?.count == 400)
    #expect(!comparison.isSame)
    #expect(comparison.sentence.hasPrefix("400 of 240000 pixels differ (0.17 %), worst ΔE"))
    #expect(comparison.sentence.contains("400 of them in one window of 32 × 32 at"))
    var spread = golden
    for index in 0..<400 { spread = try spread.with(index * 600 + 7, 0xFF0000) }
    #expect(PictureComparison(expected: golden, actual: spread, tolerance: loose).isSame)
  }

  @Test("a border of one pixel that moved by one is seen, also where edges do not count")
  func border() throws {
    let golden = try picture(box: (40, 20, 1, 80, 0xFFFFFF))
    let moved = try picture(box: (41, 20, 1, 80, 0xFFFFFF))
    for edges in PictureTolerance.Edges.allCases {
      let comparison = PictureComparison(
        expected: golden, actual: moved, tolerance: PictureTolerance(edges: edges))
      #expect(comparison.differing == 160)
      #expect(!comparison.isSame)
    }
  }

  @Test("pixels that smooth an edge are recognised, and ignored only when asked")
  func edges() throws {
    func edge(_ smooth: UInt32) throws -> Bitmap {
      try picture(box: (100, 0, 100, 120, 0xF0F0F0)).painted(x: 99, smooth)
    }
    let (golden, other) = (try edge(0x808080), try edge(0x909090))
    let counted = PictureComparison(expected: golden, actual: other)
    #expect(counted.differing == 120)
    #expect(counted.edges == 120)
    let ignored = PictureComparison(
      expected: golden, actual: other, tolerance: PictureTolerance(edges: .ignore))
    #expect(ignored.isSame)
  }

  @Test("a threshold is a distance that is seen; the message tells the others")
  func thresholds() throws {
    let other = try picture(box: (0, 0, 10, 10, 0x464646))
    let plain = PictureComparison(expected: try picture(), actual: other)
    #expect(plain.worst > 2 && plain.worst < 5)
    #expect(plain.sentence.hasSuffix("beyond ΔE 0: 100, 1: 100, 2: 100, 5: 0, 10: 0, 25: 0"))
    let loose = PictureTolerance(color: 5)
    #expect(PictureComparison(expected: try picture(), actual: other, tolerance: loose).isSame)
  }

  @Test("another size is a difference with a picture", arguments: [(201, 120), (200, 90), (1, 1)])
  func size(width: Int, height: Int) throws {
    let other = try picture(width: width, height: height)
    let comparison = PictureComparison(expected: try picture(), actual: other)
    #expect(!comparison.isSame)
    #expect(
      comparison.sentence == "the golden is 200 × 120 pixels, this is \(width) × \(height)")
    #expect(comparison.picture?.width == max(200, width))
    #expect(comparison.picture?.height == max(120, height))
  }

  @Test("black and white are 100 apart, and every colour is 0 from itself")
  func distances() {
    #expect((OKLab(0).distance(to: OKLab(0xFFFFFF)) - 100).magnitude < 0.01)
    for color: UInt32 in [0, 0x123456, 0xFF0000, 0xFFFFFF] {
      #expect(OKLab(color).distance(to: OKLab(color)) == 0)
    }
    // Published: sRGB red is (0.62796, 0.22486, 0.12585).
    let red = OKLab(0xFF0000)
    #expect((red.lightness - 0.62796).magnitude < 1e-4)
    #expect((red.a - 0.22486).magnitude < 1e-4)
    #expect((red.b - 0.12585).magnitude < 1e-4)
  }
}

extension Bitmap {
  /// The picture with the pixel at `index` in another colour.
  func with(_ index: Int, _ color: UInt32) throws -> Bitmap {
    var pixels = pixels
    pixels[index] = color
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The picture with the column `x` in one colour.
  fileprivate func painted(x: Int, _ color: UInt32) throws -> Bitmap {
    var pixels = pixels
    for y in 0..<height { pixels[y * width + x] = color }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}
