extension Device {
  /// Whether it is as large as a tablet: no side of its screen is shorter than 600 points. D.
  public var isTablet: Bool { min(size.width, size.height) >= 600 }

  /// The screen's width without what is kept free at the left and the right, in points.
  public var freeWidth: Double { size.width - 2 * sideInset }

  /// What is kept free at the left and the right, where the device lies on its side and the
  /// island stands at one of them, in points. D.
  public var sideInset: Double {
    guard isTurned else { return 0 }
    switch body.cutout {
    case .island: return 59
    case .punchHole: return 32
    case .homeButton, .none: return 0
    }
  }
}
