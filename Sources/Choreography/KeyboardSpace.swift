/// The room a keyboard has for its keys, in points.
public struct KeyboardSpace: Hashable, Sendable {
  /// How wide it is.
  public var width: Double
  /// How high it is, with what the system keeps free below the keys.
  public var height: Double
  /// Height of the prediction bar; 0 for none.
  public var barHeight: Double
  /// What is kept free below the keys.
  public var bottom: Double
  /// What is kept free at the left and the right.
  public var side: Double
  /// How its keys are arranged.
  public var style: Style

  /// A space from its parts.
  public init(
    width: Double, height: Double, barHeight: Double, bottom: Double = 0, side: Double = 0,
    style: Style = .phone
  ) {
    self.width = width
    self.height = height
    self.barHeight = barHeight
    self.bottom = bottom
    self.side = side
    self.style = style
  }

  /// The arrangements of keys.
  public enum Style: Hashable, Sendable {
    /// Four rows, delete and shift beside the third.
    case phone
    /// Four rows, delete and return at the ends of the first two.
    case tablet
    /// Four rows, a comma and a full stop beside the space bar.
    case android
  }

  /// From a key to the next (design tokens, keyboard).
  static let gap = 6.0
  /// From the edge to the first key.
  static let margin = 3.0
  /// From a row's top to the next, where there is room for it.
  private static let fullPitch = 54.0
  /// Between two rows, where there is room for it.
  private static let fullGap = 12.0

  /// Where the keys begin and how far they reach.
  var left: Double { side + Self.margin }
  var span: Double { width - 2 * left }

  /// From a row's top to the next: lower where a phone lies on its side, higher on a tablet.
  var pitch: Double {
    let free = height - barHeight - bottom
    let fitting = (free - rowInset(isTight: true) + Self.tightGap) / 4
    if style == .tablet { return min(fitting, 84) }
    return min(fitting, Self.fullPitch)
  }

  /// Between two rows, and above the first, where there is little room. A.
  private static let tightGap = 7.0
  private var isTight: Bool { pitch < Self.fullPitch }
  private func rowInset(isTight: Bool) -> Double { isTight ? 5 : 8 }

  /// Height of a key.
  var keyHeight: Double { pitch - (isTight ? Self.tightGap : Self.fullGap) }

  /// Top of the row at `index`.
  func top(_ index: Int) -> Double {
    barHeight + rowInset(isTight: isTight) + Double(index) * pitch
  }

  /// Where the last row of letters ends.
  var lastRowBottom: Double { top(3) + keyHeight }

  /// Whether there is a row for emoji and microphone below the keys.
  var hasGlyphRow: Bool { style == .phone && height - lastRowBottom > 60 }

  /// The prediction bar.
  var bar: Rect? {
    barHeight > 0 ? Rect(x: side, y: 0, width: width - 2 * side, height: barHeight) : nil
  }
}
