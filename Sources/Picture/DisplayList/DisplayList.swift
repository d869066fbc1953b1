/// A whole picture: its layers from the lowest to the topmost, and what can be touched.
public struct DisplayList: Hashable, Sendable {
  /// Device pixels across.
  public var width: Int
  /// Device pixels down.
  public var height: Int
  /// The layers, the topmost last; where they overlap, later ones cover earlier ones.
  public var layers: [Layer]
  /// What can be touched, the topmost last, in units (not device pixels).
  public var targets: [Target]

  /// A picture from all its parts.
  public init(width: Int, height: Int, layers: [Layer], targets: [Target]) {
    self.width = width
    self.height = height
    self.layers = layers
    self.targets = targets
  }
}
