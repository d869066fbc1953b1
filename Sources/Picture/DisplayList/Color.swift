/// A colour in sRGB with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// Red, green and blue as 0xRRGGBB.
  public var rgb: UInt32
  /// Opacity, 0 … 1.
  public var alpha: Double

  /// The colour 0xRRGGBB with an opacity.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }

  /// White with an opacity.
  public static func white(_ alpha: Double) -> Color { Color(0xFFFFFF, alpha: alpha) }
  /// Black with an opacity.
  public static func black(_ alpha: Double) -> Color { Color(0x000000, alpha: alpha) }

  /// The same colour with its opacity multiplied by `factor`.
  public func faded(_ factor: Double) -> Color { Color(rgb, alpha: alpha * factor) }

  /// Red, 0 … 1.
  public var red: Double { Double((rgb >> 16) & 0xFF) / 255 }
  /// Green, 0 … 1.
  public var green: Double { Double((rgb >> 8) & 0xFF) / 255 }
  /// Blue, 0 … 1.
  public var blue: Double { Double(rgb & 0xFF) / 255 }
}
