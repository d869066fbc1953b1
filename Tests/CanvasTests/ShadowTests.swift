import Canvas
import Choreography
import Picture
import Testing

@Suite("Shadows")
struct ShadowTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private func picture(sigma: Double, radius: Double = 6) throws -> Bitmap {
    let rect = Rect(x: 40, y: 35, width: 40, height: 30)
    return try studio.bitmap(
      [.shadow(rect, radius: radius, sigma: sigma, Color(0))], width: 120, height: 100)
  }

  @Test("a shadow is the same left and right, above and below", arguments: [0.0, 0.7, 2, 6, 8.3])
  func symmetry(sigma: Double) throws {
    let picture = try picture(sigma: sigma)
    for y in 0..<100 {
      for x in 0..<120 {
        #expect(picture[x, y] == picture[119 - x, y])
        #expect(picture[x, y] == picture[x, 99 - y])
      }
    }
  }

  @Test("without a blur a shadow is its rectangle")
  func sharp() throws {
    let shadow = try picture(sigma: 0, radius: 0)
    #expect(shadow.ink() == PixelRect(x: 40, y: 35, width: 40, height: 30))
    #expect(Set(shadow.pixels) == [0x000000, 0xFFFFFF])
  }

  @Test("a blur moves darkness, it takes none away", arguments: [1.0, 3, 6])
  func darkness(sigma: Double) throws {
    func sum(_ picture: Bitmap) -> Double {
      picture.pixels.reduce(0) { $0 + Double(255 - ($1 & 0xFF)) }
    }
    let ratio = try sum(picture(sigma: sigma)) / sum(picture(sigma: 0))
    #expect(abs(ratio - 1) < 0.005)
  }

  @Test("across a long edge the blur follows the Gaussian", arguments: [2.0, 5, 9])
  func gaussian(sigma: Double) throws {
    let wide = try studio.bitmap(
      [.shadow(Rect(x: 100, y: -200, width: 300, height: 500), radius: 0, sigma: sigma, Color(0))],
      width: 200, height: 60)
    // The normal distribution at 0, 1 and 2 standard deviations.
    for (deviations, part) in [(0.0, 0.5), (1, 0.8413), (2, 0.9772), (-1, 0.1587)] {
      let x = 100 + deviations * sigma
      let (left, right) = (Int((x - 0.5).rounded(.down)), Int((x - 0.5).rounded(.up)))
      let seen = [left, right].map { Double(255 - ((wide[$0, 30] ?? 0) & 0xFF)) / 255 }
      #expect(abs((seen[0] + seen[1]) / 2 - part) < 0.03)
    }
  }

  @Test("a larger shadow has the corners of a smaller one", arguments: [(60.0, 70.0), (90, 61)])
  func corners(width: Double, height: Double) throws {
    func corner(_ width: Double, _ height: Double) throws -> Bitmap {
      let rect = Rect(x: 20, y: 20, width: width, height: height)
      return try studio.bitmap(
        [.shadow(rect, radius: 10, sigma: 5, Color(0))], width: 40, height: 40)
    }
    #expect(try corner(width, height) == corner(300, 200))
  }
}
