import Choreography

/// How a picture that goes into a file differs from what the window shows.
public struct PictureOptions: Hashable, Sendable {
  /// What stands behind the phones.
  public var background: Background
  /// Whether a phone has its housing. Without it, its screen stands alone.
  public var showsBezel: Bool
  /// Whether the dot is drawn that shows the finger.
  public var showsTouch: Bool
  /// Whether a focused field shows its caret.
  public var showsCaret: Bool
  /// What the picture is made for.
  public var medium: Medium

  /// Options from all their parts; by default a picture is as the window shows it.
  public init(
    background: Background = .stage, showsBezel: Bool = true, showsTouch: Bool = true,
    showsCaret: Bool = true, medium: Medium = .pixels
  ) {
    self.background = background
    self.showsBezel = showsBezel
    self.showsTouch = showsTouch
    self.showsCaret = showsCaret
    self.medium = medium
  }

  /// What stands behind the phones.
  public enum Background: Hashable, Sendable {
    /// The gradient of the stage.
    case stage
    /// One opaque colour, 0xRRGGBB.
    case color(UInt32)
    /// Nothing. Layers of such a picture are not opaque: it is for vector files.
    case none
    /// Nothing, over a colour: of two such pictures the opacity of each pixel is found.
    case probe(UInt32)
  }

  /// What a picture is made for.
  public enum Medium: Hashable, Sendable {
    /// Whole pixels: round corners are put together from opaque blocks.
    case pixels
    /// A vector file: round corners are clips.
    case vector
  }

  /// What may stand for the screen's content: without a finger where it is not wanted.
  func shown(_ appearance: Appearance) -> Appearance {
    guard !showsTouch, appearance.finger != nil else { return appearance }
    var appearance = appearance
    appearance.finger = nil
    return appearance
  }

  /// What covers a picture of `size` units, before anything is drawn.
  func ground(_ size: Size) -> [Command] {
    let whole = Path.rect(0, 0, size.width, size.height)
    switch background {
    case .none: return []
    case .color(let rgb), .probe(let rgb): return [.fill(whole, Color(rgb))]
    case .stage:
      return [
        .fill(
          whole,
          .linear(
            from: Point(x: 0, y: 0), to: Point(x: 0, y: size.height),
            stops: [Paint.Stop(0, Stage.top), Paint.Stop(1, Stage.bottom)]))
      ]
    }
  }
}

/// The stage's colours (TOKENS §1).
enum Stage {
  static let top = Color(0x24262B)
  static let bottom = Color(0x191A1E)
}
