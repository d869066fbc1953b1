/// A font of the Inter family.
public struct Font: Hashable, Sendable {
  /// Size in units of the list.
  public var size: Double
  /// How heavy it is.
  public var weight: Weight
  /// Letter spacing in units of the list.
  public var spacing: Double
  /// Whether all digits are equally wide (feature `tnum`).
  public var tabular: Bool

  /// A font from all its parts.
  public init(
    _ size: Double, _ weight: Weight = .regular, spacing: Double = 0, tabular: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.spacing = spacing
    self.tabular = tabular
  }

  /// The weights in use.
  public enum Weight: Int, CaseIterable, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }
}
