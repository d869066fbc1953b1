/// How far a picture may be from its golden and still be the same.
public struct PictureTolerance: Hashable, Sendable {
  /// How far a pixel's colour may be off before it counts, as a distance in OKLab times 100: 0 is
  /// equal, about 2 is just seen, 100 lies between black and white.
  public var color: Double
  /// How many pixels may count.
  public var pixels: Int
  /// How many of them may lie together in any window of 32 × 32 pixels, so that a small solid
  /// block cannot hide in a large picture.
  public var window: Int
  /// Whether pixels that only smooth an edge count.
  public var edges: Edges

  /// A tolerance from its parts; nothing is allowed by default.
  public init(color: Double = 0, pixels: Int = 0, window: Int? = nil, edges: Edges = .count) {
    self.color = color
    self.pixels = pixels
    self.window = window ?? pixels
    self.edges = edges
  }

  /// What becomes of pixels that only smooth an edge.
  public enum Edges: String, CaseIterable, Hashable, Sendable { case count, ignore }

  /// The side of the window in which differing pixels are counted together, in pixels.
  public static let windowSide = 32
}
