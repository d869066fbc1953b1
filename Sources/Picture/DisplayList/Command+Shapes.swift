import Choreography

extension Command {
  /// Fills a path with one colour.
  public static func fill(_ path: Path, _ color: Color) -> Command {
    .fill(path, .solid(color), rule: .nonZero)
  }

  /// Fills a path.
  public static func fill(_ path: Path, _ paint: Paint) -> Command {
    .fill(path, paint, rule: .nonZero)
  }

  /// Fills an upright rectangle.
  public static func rect(_ rect: Rect, _ color: Color) -> Command {
    .fill(.rect(rect), color)
  }

  /// Fills an upright rectangle with round corners.
  public static func rounded(_ rect: Rect, radius: Double, _ color: Color) -> Command {
    .fill(.rounded(rect, radius: radius), color)
  }

  /// Fills a circle.
  public static func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) -> Command {
    .fill(.circle(x, y, radius), color)
  }

  /// Strokes a path with one colour; ends and corners are square.
  public static func stroke(_ path: Path, _ width: Double, _ color: Color) -> Command {
    .stroke(path, StrokeStyle(width: width), .solid(color))
  }

  /// Strokes a path with one colour.
  public static func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) -> Command {
    .stroke(path, style, .solid(color))
  }

  /// Strokes a path with one colour; ends and corners are round, as in every icon.
  public static func roundStroke(_ path: Path, _ width: Double, _ color: Color) -> Command {
    .stroke(path, StrokeStyle(width: width, cap: .round, join: .round), .solid(color))
  }

  /// A straight line.
  public static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ width: Double, _ color: Color
  ) -> Command {
    .stroke(.line(x1, y1, x2, y2), StrokeStyle(width: width), .solid(color))
  }

  /// A straight line one device pixel wide; upright and level ones fill whole pixels.
  public static func hairline(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: Color, dash: [Double] = [],
    dashOffset: Double = 0
  ) -> Command {
    .stroke(
      .line(x1, y1, x2, y2), .hairline(dash: dash, dashOffset: dashOffset), .solid(color))
  }

  /// A line of text; `origin` is on its baseline.
  public static func text(
    _ string: String, _ font: Font, _ color: Color, _ x: Double, _ y: Double,
    anchor: TextLine.Anchor = .start
  ) -> Command {
    .text(TextLine(string, font: font, color: color, at: DrawPoint(x: x, y: y), anchor: anchor))
  }

  /// A blurred rounded rectangle.
  public static func shadow(_ rect: Rect, radius: Double, sigma: Double, _ color: Color) -> Command
  {
    .shadow(Shadow(rect: rect, radius: radius, sigma: sigma, color: color))
  }

  /// Commands drawn together.
  public static func group(
    _ commands: [Command], opacity: Double = 1, clip: Path? = nil,
    transform: Transform = .identity
  ) -> Command {
    .group(Group(commands, opacity: opacity, clip: clip, transform: transform))
  }
}
