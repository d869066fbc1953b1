import Choreography
import Picture
import Testing

@testable import Canvas

@Suite struct TransparencyTests {
  let room: Darkroom
  let painter: Painter

  init() throws {
    room = try Darkroom()
    painter = Painter(fonts: room.fonts)
  }

  private func picture(_ view: Darkroom.View) throws -> TranslucentBitmap {
    func bitmap(_ rgb: UInt32) throws -> Bitmap {
      try painter.bitmap(
        of: room.list(view, scale: 1, options: PictureOptions(background: .probe(rgb))))
    }
    return try TranslucentBitmap(overBlack: bitmap(0), overWhite: bitmap(0xFFFFFF))
  }

  @Test("a picture without ground, laid on a colour, is the picture on that colour")
  func laid() throws {
    let clear = try picture(.phone)
    let rgb: UInt32 = 0x77BBDD
    let painted = try painter.bitmap(
      of: room.list(.phone, scale: 1, options: PictureOptions(background: .color(rgb))))
    var worst = 0
    for (pixel, expected) in zip(clear.pixels, painted.pixels) {
      let alpha = Double(pixel >> 24) / 255
      for shift in [UInt32(0), 8, 16] {
        let color = Double((pixel >> shift) & 0xFF) * alpha
        let ground = Double((rgb >> shift) & 0xFF) * (1 - alpha)
        worst = max(worst, abs(Int((color + ground).rounded()) - Int((expected >> shift) & 0xFF)))
      }
    }
    // One level of rounding in each of three pictures.
    #expect(worst <= 3)
  }

  @Test(
    "outside of the phone nothing is left, on its screen everything",
    arguments: [
      Darkroom.View.phone, .chat, .strip,
    ])
  func alpha(view: Darkroom.View) throws {
    let clear = try picture(view)
    #expect(clear.pixels[0] >> 24 == 0)
    let list = try room.list(view, scale: 1)
    let screen = try #require(list.layers.last).frame
    let middle = (screen.y + screen.height / 2) * clear.width + screen.x + screen.width / 2
    #expect(clear.pixels[middle] >> 24 == 255)
    let share = clear.pixels.filter { $0 >> 24 == 255 }.count
    #expect(share > clear.pixels.count / 3 && share < clear.pixels.count * 95 / 100)
  }

  @Test("a file with alpha has it in its header, and the colours that were put in")
  func file() throws {
    let clear = try picture(.plot)
    let bytes = try PNG.encode(clear)
    // Bit depth 8, colour type 6: red, green, blue and alpha.
    #expect(Array(bytes[24...25]) == [8, 6])
    #expect(try PNG.encode(clear) == bytes)
    let decoded = try PNG.decode(bytes)
    #expect(decoded.pixels == clear.pixels.map { $0 & 0xFFFFFF })
  }

  @Test("pictures of different sizes have no opacity in common")
  func sizes() throws {
    let small = try Bitmap(width: 1, height: 2, pixels: [0, 0])
    let large = try Bitmap(width: 2, height: 1, pixels: [0, 0])
    #expect(throws: CanvasError.self) {
      try TranslucentBitmap(overBlack: small, overWhite: large)
    }
  }

  @Test("a bare screen fills its picture; with a ground of its own its corners are round")
  func bare() throws {
    let shown = PictureOptions(background: .stage, showsBezel: false)
    let square = try painter.bitmap(of: room.list(.chat, scale: 1, options: shown))
    #expect((square.width, square.height) == (393, 852))
    // The bar of the chat reaches into the corner, and no cutout interrupts it.
    #expect(square[0, 0] == 0xF7F7F8)
    #expect(square[196, 25] == 0xF7F7F8)
    let options = PictureOptions(background: .color(0x123456), showsBezel: false)
    let round = try painter.bitmap(of: room.list(.chat, scale: 1, options: options))
    #expect(round[0, 0] == 0x123456 && round[392, 851] == 0x123456)
    #expect(round[196, 25] == 0xF7F7F8)
  }
}
