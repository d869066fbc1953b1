import Choreography
import Picture
import Testing

@testable import Canvas

@Suite struct StripTests {
  let room: Darkroom
  let lanes: [StripPicture.Lane]

  init() throws {
    room = try Darkroom()
    lanes = [
      try room.lane(.composeSheet, "open", "one-motion", [1, 12, 24]),
      try room.lane(.chat, "tap-type-send", "follows", [20], theme: .light),
    ]
  }

  private func list(
    _ lanes: [StripPicture.Lane], scale: Double = 1, options: PictureOptions = PictureOptions()
  ) -> DisplayList {
    StripPicture.list(lanes, scale: scale, options: options, measurer: room.measurer)
  }

  @Test("every moment has its phone inside of the picture, its words below, and no two overlap")
  func places() throws {
    let strip = list(lanes)
    #expect(
      strip.targets.map(\.id) == ["phone.0.0", "phone.0.1", "phone.0.2", "phone.1.0"])
    for (index, target) in strip.targets.enumerated() {
      #expect(target.rect.x >= 16 && target.rect.maxX <= Double(strip.width) - 16)
      #expect(target.rect.y >= 40 && target.rect.maxY <= Double(strip.height) - 40)
      for other in strip.targets[..<index] {
        #expect(target.rect.intersection(other.rect) == nil)
      }
    }
    let words = strip.layers[0].commands.compactMap { command -> String? in
      guard case .text(let line) = command else { return nil }
      return line.string
    }
    #expect(
      words == [
        "one-motion", "17 ms", "frame 1", "200 ms", "frame 12", "400 ms", "frame 24", "follows",
        "333 ms", "frame 20",
      ])
  }

  @Test("the same lanes give the same pixels, with a fresh painter and with a used one")
  func repeats() throws {
    let painter = Painter(fonts: room.fonts)
    let first = try painter.bitmap(of: list(lanes))
    _ = try painter.bitmap(of: list(Array(lanes.reversed())))
    #expect(try painter.bitmap(of: list(lanes)) == first)
    #expect(try Painter(fonts: room.fonts).bitmap(of: list(lanes)) == first)
  }

  @Test("a strip without lanes, a lane without moments and odd titles are pictures, too")
  func odd() throws {
    let painter = Painter(fonts: room.fonts)
    let long = String(repeating: "a < b & \"c\" 😀 ", count: 40)
    for lanes in [
      [], [StripPicture.Lane(title: "", shots: [])],
      [StripPicture.Lane(title: long, note: long, shots: lanes[0].shots)],
    ] {
      let bitmap = try painter.bitmap(of: list(lanes))
      #expect(bitmap.width >= 200 && bitmap.width < 1400)
    }
  }

  @Test(
    "words can be read on every background",
    arguments: [0x000000, 0xFFFFFF, 0x303030, 0x505050, 0x808080, 0xB0B0B0, 0xFFD000, 0x0040FF])
  func contrast(rgb: Int) throws {
    let options = PictureOptions(background: .color(UInt32(rgb)))
    let bitmap = try Painter(fonts: room.fonts).bitmap(of: list(lanes, options: options))
    #expect(bitmap[2, 2] == UInt32(rgb))
    for case .text(let line) in list(lanes, options: options).layers[0].commands {
      let (a, b) = (brightness(line.color), brightness(Color(UInt32(rgb))))
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4, "\(line.string)")
    }
  }

  /// Relative luminance as WCAG has it, with a gamma of 2.2.
  private func brightness(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      // Squared and once more a little, which is near enough to the power of 2.2.
      value * value * (0.8 + 0.2 * value)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  @Test("without the touch dot only the dot is gone")
  func touch() throws {
    let painter = Painter(fonts: room.fonts)
    let lanes = [lanes[0]]
    let with = try painter.bitmap(of: list(lanes))
    let without = try painter.bitmap(of: list(lanes, options: PictureOptions(showsTouch: false)))
    #expect(with.width == without.width && with.height == without.height)
    let finger = try #require(lanes[0].shots[1].appearance.finger)
    let phone = list(lanes).targets[1].rect
    let body = lanes[0].shots[1].appearance.device.body
    let center = Point(
      x: phone.x + (body.bezelX + finger.point.x) * StripPicture.phoneScale,
      y: phone.y + (body.bezelY + finger.point.y) * StripPicture.phoneScale)
    var changed = 0
    var farthest = 0.0
    for index in with.pixels.indices where with.pixels[index] != without.pixels[index] {
      let (x, y) = (Double(index % with.width), Double(index / with.width))
      let distance = ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y))
        .squareRoot()
      farthest = max(farthest, distance)
      changed += 1
    }
    #expect(changed > 50)
    #expect(farthest < 34 * StripPicture.phoneScale + 2)
  }
}
