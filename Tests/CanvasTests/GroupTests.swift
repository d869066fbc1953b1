import Canvas
import Choreography
import Picture
import Testing

@Suite("Groups")
struct GroupTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private let square = Command.rect(Rect(x: 2, y: 3, width: 4, height: 5), Color(0x334455))

  @Test("a group scales, then moves what is in it")
  func transform() throws {
    let moved = try studio.bitmap([
      .group([square], transform: Transform(scale: 2, dx: 10, dy: 1))
    ])
    #expect(moved.ink() == PixelRect(x: 14, y: 7, width: 8, height: 10))
  }

  @Test("a group in a group is moved by both")
  func nested() throws {
    let inner = Command.group([square], transform: Transform(scale: 3, dx: 1, dy: 2))
    let outer = try studio.bitmap([
      .group([inner, square], transform: Transform(scale: 0.5, dx: 6, dy: 4))
    ])
    let flat = try studio.bitmap([
      .group([square], transform: Transform(scale: 1.5, dx: 6.5, dy: 5)),
      .group([square], transform: Transform(scale: 0.5, dx: 6, dy: 4)),
    ])
    #expect(outer == flat)
  }

  @Test("a clip of whole pixels cuts exactly, outside of the transform")
  func rectangularClip() throws {
    let picture = try studio.bitmap([
      .group(
        [.rect(Rect(x: 0, y: 0, width: 99, height: 99), Color(0))], clip: .rect(5, 6, 7, 8),
        transform: Transform(scale: 2, dx: 3, dy: 3))
    ])
    #expect(picture.ink() == PixelRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("a round clip shows what a round shape would")
  func roundClip() throws {
    let shape = Path.rounded(Rect(x: 4.3, y: 3.6, width: 25, height: 20), radius: 7)
    let cut = try studio.bitmap(
      [.group([.rect(Rect(x: 0, y: 0, width: 40, height: 30), Color(0xFF8000))], clip: shape)],
      background: 0x202020)
    let drawn = try studio.bitmap([.fill(shape, Color(0xFF8000))], background: 0x202020)
    #expect(cut.difference(drawn) <= 2)
  }

  @Test("what is painted after a group is cut no more")
  func clipEnds() throws {
    let picture = try studio.bitmap([
      .group([square], clip: .circle(4, 4, 3)),
      .rect(Rect(x: 20, y: 20, width: 5, height: 5), Color(0)),
    ])
    #expect(picture[22, 22] == 0x000000)
  }

  @Test("parts of a faded group do not show through each other")
  func opacity() throws {
    let picture = try studio.bitmap([
      .group(
        [
          .rect(Rect(x: 2, y: 2, width: 20, height: 20), Color(0xFF0000)),
          .rect(Rect(x: 8, y: 8, width: 8, height: 8), Color(0x0000FF)),
        ], opacity: 0.5)
    ])
    let (outside, inside) = (picture[4, 4] ?? 0, picture[12, 12] ?? 0)
    #expect(abs(Int(outside & 0xFF) - 0x80) <= 1 && outside >> 16 == 0xFF)
    #expect(abs(Int(inside >> 16) - 0x80) <= 1 && inside & 0xFF == 0xFF)
    #expect(picture[30, 10] == 0xFFFFFF)
  }

  @Test("a faded shape is the shape in a fainter colour")
  func fadedShape() throws {
    let faint = try studio.bitmap([.group([square], opacity: 0.25)])
    let direct = try studio.bitmap([
      .rect(Rect(x: 2, y: 3, width: 4, height: 5), Color(0x334455, alpha: 0.25))
    ])
    #expect(faint == direct)
  }

  @Test("a faded group changes nothing outside of its parts", arguments: [0.0, 0.3, 1.0])
  func fadedExtent(opacity: Double) throws {
    let parts: [Command] = [
      .text("Sheet", Font(11), Color(0), 4, 14),
      .stroke(Path.svg("M20 20L22 26L24 20"), 1.5, Color(0)),
      .shadow(Rect(x: 26, y: 8, width: 4, height: 4), radius: 2, sigma: 2, Color(0)),
      .group([square], clip: .circle(4, 4, 3), transform: Transform(scale: 1.2)),
    ]
    let full = try studio.bitmap(parts)
    let faded = try studio.bitmap([.group(parts, opacity: opacity)])
    for index in full.pixels.indices {
      let whole = Double(255 - (full.pixels[index] & 0xFF))
      let part = Double(255 - (faded.pixels[index] & 0xFF))
      #expect(abs(part - whole * opacity) <= 1.5)
    }
  }
}
