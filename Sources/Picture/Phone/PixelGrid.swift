import Choreography

/// Where points of the screen meet device pixels: the one place in which they are rounded.
///
/// Everything that moves asks here for its edges, so edges that meet are one number.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels for one point.
  let scale: Double

  /// A little more than the noise of sums of points, so that equal places round alike.
  private static let noise = 1e-6

  /// The device pixel nearest to `points`.
  func pixel(_ points: Double) -> Int {
    let exact = points * scale + 0.5 + PixelGrid.noise
    guard exact.isFinite else { return 0 }
    return Int(min(max(exact, -1e6), 1e6).rounded(.down))
  }

  /// The whole number of device pixels nearest to a length, one at least.
  func length(_ points: Double) -> Int { max(1, pixel(points)) }

  /// `pixels` in points.
  func points(_ pixels: Int) -> Double { Double(pixels) / scale }

  /// The place nearest to `points` that lies on the edge of a device pixel, in points.
  func snap(_ points: Double) -> Double { self.points(pixel(points)) }

  /// A rectangle whose edges lie on edges of device pixels; equal extents stay equal.
  func snap(_ rect: Rect) -> Rect {
    Rect(
      x: snap(rect.x), y: snap(rect.y), width: points(length(rect.width)),
      height: points(length(rect.height)))
  }

  /// A level line on whole device pixels, as thick as a separator.
  func separator(from x: Double, to maxX: Double, y: Double, _ color: Color) -> Command {
    separator(from: x, to: maxX, row: pixel(y), color)
  }

  /// A separator along the lower edge of something that ends with the pixels above `bottom`.
  func separator(from x: Double, to maxX: Double, above bottom: Int, _ color: Color) -> Command {
    separator(from: x, to: maxX, row: bottom - length(Self.separator), color)
  }

  private func separator(
    from x: Double, to maxX: Double, row: Int, _ color: Color
  ) -> Command {
    .rect(
      Rect(x: x, y: points(row), width: maxX - x, height: points(length(Self.separator))), color)
  }

  /// Thickness of the lines between rows and bars, in points (TOKENS §9).
  private static let separator = 0.6
}
