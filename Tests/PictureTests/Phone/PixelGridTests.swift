import Choreography
import Testing

@testable import Picture

@Suite("Where points meet pixels")
struct PixelGridTests {
  @Test("noise of a sum never changes the pixel", arguments: [0.37, 0.5, 0.59, 0.8, 1.5, 3])
  func noise(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for half in 0..<2000 {
      let exact = (Double(half) + 0.5) / scale
      #expect(grid.pixel(exact) == half + 1)
      #expect(grid.pixel(exact - 1e-9) == grid.pixel(exact + 1e-9))
    }
  }

  @Test("a pixel's edge in points is that pixel again", arguments: [0.37, 0.59, 0.8, 1.6, 3])
  func roundTrip(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for pixel in -200..<3000 { #expect(grid.pixel(grid.points(pixel)) == pixel) }
  }

  @Test("what is no number and what is far away has a pixel too")
  func extremes() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.pixel(.nan) == 0)
    #expect(grid.pixel(.infinity) == 0)
    #expect(grid.pixel(1e300) == 1_000_000)
    #expect(grid.length(0) == 1)
  }
}

@Suite("The screen's corners")
struct ScreenCornersTests {
  @Test(
    "what is put back lies outside of the screen, its steps within the bezel",
    arguments: ["iphone-15", "iphone-15-pro-max"], [0.37, 0.59, 0.8, 1, 2, 3])
  func steps(device: String, scale: Double) throws {
    let device = try PhoneBooth().catalog.device(named: device)
    let grid = PixelGrid(scale: scale)
    let (width, height) = (grid.pixel(device.size.width), grid.pixel(device.size.height))
    let corners = ScreenCorners(body: device.body, grid: grid, width: width, height: height)
    let radius = device.body.screenRadius * scale
    let bezel =
      (device.body.screenRadius + device.body.bezelX - PhoneHousing.frame) * scale
    #expect(!corners.blocks.isEmpty)
    for block in corners.blocks {
      // The corner of a block nearest to the screen's middle.
      let x = block.x == 0 ? block.width : width - block.x
      let y = block.y < height / 2 ? block.y + block.height : height - block.y
      let (dx, dy) = (radius - Double(x), radius - Double(y))
      #expect((dx * dx + dy * dy).squareRoot() >= radius)
    }
    for case .line(let point) in corners.outline.elements {
      let dx = max(radius - point.x, point.x - (Double(width) - radius), 0)
      let dy = max(radius - point.y, point.y - (Double(height) - radius), 0)
      #expect((dx * dx + dy * dy).squareRoot() <= bezel)
      #expect(point.x == point.x.rounded() && point.y == point.y.rounded())
    }
  }

  @Test("a square screen needs none")
  func square() throws {
    let device = try PhoneBooth().catalog.device(named: "iphone-se")
    let corners = ScreenCorners(
      body: device.body, grid: PixelGrid(scale: 1), width: 375, height: 667)
    #expect(corners.blocks.isEmpty)
  }
}
