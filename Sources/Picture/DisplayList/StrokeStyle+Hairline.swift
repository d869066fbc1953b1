extension StrokeStyle {
  /// A stroke of one device pixel at any scale. Upright and level lines are set on the row or
  /// column of pixels in which their coordinate lies.
  public static let hairline = StrokeStyle(width: 0)

  /// A dashed stroke of one device pixel at any scale.
  public static func hairline(dash: [Double], dashOffset: Double = 0) -> StrokeStyle {
    StrokeStyle(width: 0, dash: dash, dashOffset: dashOffset)
  }

  /// Whether the stroke is one device pixel wide at any scale.
  public var isHairline: Bool { width == 0 }
}
