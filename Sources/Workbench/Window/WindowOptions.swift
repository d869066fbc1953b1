import Catalog

/// How the window is opened.
public struct WindowOptions: Sendable {
  /// Device pixels for one unit, 1 … 4; `nil` takes what the desktop wants.
  public var uiScale: Double?
  /// The file in which reports are written; `nil` writes none.
  public var logPath: String?
  /// The folders of strategies that are watched; `nil` watches none.
  public var watch: StrategyWatch?
  /// The window's extent in units at first.
  public var width: Int
  /// The window's extent in units at first.
  public var height: Int

  /// Options from all their parts; by default 1440 × 900 units.
  public init(
    uiScale: Double? = nil, logPath: String? = nil, watch: StrategyWatch? = nil, width: Int = 1440,
    height: Int = 900
  ) {
    self.watch = watch
    self.uiScale = uiScale
    self.logPath = logPath
    self.width = width
    self.height = height
  }
}
