import Choreography

/// What every part of the screen needs to draw itself.
struct PhoneContext {
  let device: Device
  let theme: PhoneTheme
  let grid: PixelGrid
  let measurer: any TextMeasuring

  /// The screen's extent in points.
  var width: Double { device.size.width }
  var height: Double { device.size.height }

  /// What is kept free at the left and the right, and the width between.
  var side: Double { device.sideInset }
  var freeWidth: Double { device.freeWidth }

  /// Draws what stands between the sides, from its own left edge.
  func between(_ commands: [Command]) -> [Command] {
    side == 0 ? commands : [.group(commands, transform: Transform(dx: grid.snap(side)))]
  }

  /// The screen's extent in device pixels.
  var pixelWidth: Int { grid.pixel(width) }
  var pixelHeight: Int { grid.pixel(height) }

  /// Words in the font, shortened where they would reach further than `limit`.
  func text(
    _ string: String, _ font: Font, _ color: Color, x: Double, y: Double,
    anchor: TextLine.Anchor = .start, limit: Double = .infinity
  ) -> [Command] {
    RichText.fitted(string, font: font, limit: limit, measurer: measurer)
      .commands(x: x, y: y, color: color, anchor: anchor)
  }

  /// A rounded rectangle with a line of one point along its edge, both on whole device pixels.
  func outlined(_ rect: Rect, radius: Double, _ fill: Color, line: Color) -> [Command] {
    let outside = grid.snap(rect.insetBy(dx: -0.5, dy: -0.5))
    let thickness = grid.points(grid.length(1))
    return [
      .rounded(outside, radius: radius + 0.5, line),
      .rounded(
        outside.insetBy(dx: thickness, dy: thickness), radius: radius + 0.5 - thickness, fill),
    ]
  }

  /// A fill for all of a tile of `place`'s extent.
  func cover(_ place: PixelRect, _ color: Color) -> Command {
    .rect(
      Rect(x: 0, y: 0, width: grid.points(place.width), height: grid.points(place.height)), color)
  }
}
