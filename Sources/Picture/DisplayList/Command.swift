import Choreography

/// One step of a picture; the painter knows these and nothing else.
public indirect enum Command: Hashable, Sendable {
  /// Fills a path; `rule` decides what is inside.
  case fill(Path, Paint, rule: FillRule)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Sets a line of text.
  case text(TextLine)
  /// A blurred rounded rectangle.
  case shadow(Shadow)
  /// An opaque picture set on whole device pixels, kept by the painter as long as it is equal.
  /// It stands outside of any group with a transform or an opacity.
  case tile(Tile)
  /// Commands drawn together.
  case group(Group)

  /// What counts as inside a path.
  public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// Width in units of the list; 0 is a hairline: one device pixel at any scale.
  public var width: Double
  /// How ends look.
  public var cap: Cap
  /// How corners look.
  public var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// Where in the dashes the line begins.
  public var dashOffset: Double

  /// A stroke from all its parts.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashOffset = dashOffset
  }

  /// How ends look.
  public enum Cap: Hashable, Sendable { case butt, round }
  /// How corners look.
  public enum Join: Hashable, Sendable { case miter, round }
}

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

/// A line of text.
public struct TextLine: Hashable, Sendable {
  /// The words.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color
  /// Where the line is anchored: on its baseline.
  public var origin: DrawPoint
  /// Which end of the line stands at the origin.
  public var anchor: Anchor

  /// A line from all its parts.
  public init(
    _ string: String, font: Font, color: Color, at origin: DrawPoint, anchor: Anchor = .start
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.origin = origin
    self.anchor = anchor
  }

  /// Which end of a line stands at its origin.
  public enum Anchor: Hashable, Sendable { case start, middle, end }
}

/// A blurred rounded rectangle.
public struct Shadow: Hashable, Sendable {
  /// The rectangle before it is blurred.
  public var rect: Rect
  /// Its corner radius.
  public var radius: Double
  /// Standard deviation of the blur, in units of the list.
  public var sigma: Double
  /// Its colour.
  public var color: Color

  /// A shadow from all its parts.
  public init(rect: Rect, radius: Double, sigma: Double, color: Color) {
    self.rect = rect
    self.radius = radius
    self.sigma = sigma
    self.color = color
  }
}

/// Commands drawn together: moved, scaled, cut or faded as one.
public struct Group: Hashable, Sendable {
  /// What is drawn.
  public var commands: [Command]
  /// Opacity of the whole, 0 … 1.
  public var opacity: Double
  /// What of it is seen, in the coordinates outside the transform.
  public var clip: Path?
  /// Where it is drawn.
  public var transform: Transform

  /// A group from all its parts.
  public init(
    _ commands: [Command], opacity: Double = 1, clip: Path? = nil,
    transform: Transform = .identity
  ) {
    self.commands = commands
    self.opacity = opacity
    self.clip = clip
    self.transform = transform
  }
}

/// A scale, then a move.
public struct Transform: Hashable, Sendable {
  /// Factor of both axes.
  public var scale: Double
  /// Move along x, after the scale.
  public var dx: Double
  /// Move along y, after the scale.
  public var dy: Double

  /// A scale by `scale`, then a move by `dx` and `dy`.
  public init(scale: Double = 1, dx: Double = 0, dy: Double = 0) {
    self.scale = scale
    self.dx = dx
    self.dy = dy
  }

  /// Nothing changes.
  public static let identity = Transform()
}

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// A rectangle from its left top corner and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// An opaque picture on whole device pixels.
public struct Tile: Hashable, Sendable {
  /// Where it stands, in device pixels of the whole picture.
  public var frame: PixelRect
  /// Device pixels for one unit of its commands.
  public var scale: Double
  /// What it shows, from its own left top corner; the first command covers all of it.
  public var commands: [Command]

  /// A tile from all its parts.
  public init(frame: PixelRect, scale: Double, commands: [Command]) {
    self.frame = frame
    self.scale = scale
    self.commands = commands
  }
}

/// A part of the picture that is painted whole or not at all. It is opaque.
public struct Layer: Hashable, Sendable {
  /// Its name, the same from frame to frame.
  public var id: String
  /// Where it stands, in device pixels of the whole picture.
  public var frame: PixelRect
  /// Device pixels for one unit of its commands.
  public var scale: Double
  /// What it shows, in units of the whole picture (origin at the picture's left top corner).
  public var commands: [Command]

  /// A layer from all its parts.
  public init(id: String, frame: PixelRect, scale: Double, commands: [Command]) {
    self.id = id
    self.frame = frame
    self.scale = scale
    self.commands = commands
  }
}

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

/// Measures text; `Canvas` has the real one, tests a fixed-width one.
public protocol TextMeasuring {
  /// How far a line reaches from its start, in units of the list.
  func width(of string: String, font: Font) -> Double
  /// Whether the font has a glyph for every part of `character`.
  func covers(_ character: Character) -> Bool
}
