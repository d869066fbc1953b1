import Canvas
import Picture

/// A picture beside its golden: how many pixels differ, how much, and where they crowd.
public struct PictureComparison: Hashable, Sendable {
  /// The golden's pixels across and down.
  public let expectedSize: PixelExtent
  /// The picture's pixels across and down.
  public let actualSize: PixelExtent
  /// What may be off.
  public let tolerance: PictureTolerance
  /// How many pixels have another colour at all.
  public let unequal: Int
  /// How many of them count: off by more than the tolerance, and no ignored edge.
  public let differing: Int
  /// How many of those off by more than the tolerance only smooth an edge; `nil` where edges count
  /// and so much differs that they do not matter.
  public let edges: Int?
  /// The largest distance of two colours, in OKLab times 100.
  public let worst: Double
  /// The window in which most counting pixels lie; `nil` where none counts.
  public let densest: Window?
  /// The smallest rectangle around all counting pixels; `nil` where none counts.
  public let bounds: PixelRect?
  /// How many pixels would count at other thresholds, edges as the tolerance has them.
  public let others: [Threshold]
  /// What differs as a picture: counting pixels red, others yellow, the rest faint; `nil` where
  /// nothing differs or nobody wants it.
  public let picture: Bitmap?

  /// A window and how many counting pixels lie in it.
  public struct Window: Hashable, Sendable {
    /// Where it is.
    public var frame: PixelRect
    /// How many.
    public var count: Int
  }

  /// A threshold and how many pixels are beyond it.
  public struct Threshold: Hashable, Sendable {
    /// The distance in OKLab times 100.
    public var color: Double
    /// How many are further off.
    public var count: Int
  }

  /// The thresholds that are told beside the tolerance's own.
  public static let thresholds = [0.0, 1, 2, 5, 10, 25]

  /// Whether the two are of one size.
  public var isSameSize: Bool { expectedSize == actualSize }

  /// Whether the two are the same within the tolerance.
  public var isSame: Bool {
    isSameSize && differing <= tolerance.pixels && (densest?.count ?? 0) <= tolerance.window
  }

  /// Compares `actual` with the golden `expected`, and draws what differs if wanted.
  public init(
    expected: Bitmap, actual: Bitmap, tolerance: PictureTolerance = PictureTolerance(),
    draws: Bool = true
  ) {
    expectedSize = PixelExtent(width: expected.width, height: expected.height)
    actualSize = PixelExtent(width: actual.width, height: actual.height)
    self.tolerance = tolerance
    if expected == actual {
      (unequal, differing, edges, worst) = (0, 0, 0, 0)
      (densest, bounds, others, picture) = (nil, nil, [], nil)
      return
    }
    let scan = PixelScan(expected: expected, actual: actual, tolerance: tolerance)
    unequal = scan.unequal
    differing = scan.differing
    edges = scan.edges
    worst = scan.worst
    others = zip(Self.thresholds, scan.counts).map { Threshold(color: $0, count: $1) }
    densest = scan.densest
    bounds = scan.bounds
    picture =
      draws
      ? scan.picture(
        over: actual, width: max(expected.width, actual.width),
        height: max(expected.height, actual.height)) : nil
  }
}

/// Pixels across and down.
public struct PixelExtent: Hashable, Sendable {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// An extent from its parts.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
