import Choreography

/// How a screen with round corners is cut out of a rectangle without a clip.
///
/// The screen is drawn as a rectangle. Then blocks of whole pixels put back what stands outside of
/// the housing, and the bezel is filled from the blocks' steps to the round edge. All steps lie
/// within the bezel, so that none of them is seen.
struct ScreenCorners {
  /// What is put back, in device pixels from the screen's left top corner.
  private(set) var blocks: [PixelRect] = []
  /// Around what is left of the screen, in device pixels from its left top corner.
  private(set) var outline = Path()

  private let width: Int
  private let height: Int

  /// The corners of a screen `width` by `height` pixels large.
  init(body: Device.Body, grid: PixelGrid, width: Int, height: Int) {
    self.width = width
    self.height = height
    let steps = ScreenCorners.steps(body: body, grid: grid)
    guard !steps.isEmpty else { return }
    var above = 0
    var corner: [Point] = []
    // From the top edge down to the left edge.
    for step in steps.reversed() {
      corner.append(Point(x: Double(step.x), y: Double(above)))
      corner.append(Point(x: Double(step.x), y: Double(step.y)))
      addBlocks(x: step.x, y: above, height: step.y - above)
      above = step.y
    }
    corner.append(Point(x: 0, y: Double(above)))
    let (right, bottom) = (Double(width), Double(height))
    outline = Path.polygon(
      corner + corner.reversed().map { Point(x: $0.x, y: bottom - $0.y) }
        + corner.map { Point(x: right - $0.x, y: bottom - $0.y) }
        + corner.reversed().map { Point(x: right - $0.x, y: $0.y) })
  }

  private mutating func addBlocks(x: Int, y: Int, height rows: Int) {
    guard x > 0, rows > 0 else { return }
    for left in [0, width - x] {
      for top in [y, height - y - rows] {
        blocks.append(PixelRect(x: left, y: top, width: x, height: rows))
      }
    }
  }

  /// Inner corners of the steps at the left top, from the left edge up to the top edge: what is
  /// left of `x` and above `y` is put back.
  private static func steps(body: Device.Body, grid: PixelGrid) -> [(x: Int, y: Int)] {
    let radius = body.screenRadius
    // Room for rounding: steps come at most half a pixel nearer in each direction.
    let slack = 0.8 / grid.scale
    let inner = radius + slack
    let outer = radius + min(body.bezelX, body.bezelY) - PhoneHousing.frame - slack
    guard radius > 0, outer > inner else { return [] }
    var steps: [(x: Int, y: Int)] = []
    var across = radius
    while steps.count < 64 {
      let down = max(0, outer * outer - across * across).squareRoot()
      guard down < radius else { break }
      across = max(0, inner * inner - down * down).squareRoot()
      let x = grid.pixel(radius - across)
      let y = grid.pixel(radius - down)
      guard x > 0, y > 0 else { break }
      steps.append((x, y))
    }
    return steps
  }
}
