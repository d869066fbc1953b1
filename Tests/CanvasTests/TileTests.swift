import Canvas
import Choreography
import Picture
import Testing

@Suite("Tiles")
struct TileTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  /// A small keyboard: text, round keys, shadows, a gradient.
  private func keys(_ letters: String = "qwe") -> [Command] {
    var commands: [Command] = [
      .fill(
        .rect(0, 0, 60, 40),
        .linear(
          from: DrawPoint(x: 0, y: 0), to: DrawPoint(x: 0, y: 40),
          stops: [.init(0, Color(0x2B2B2E)), .init(1, Color(0x151517))]))
    ]
    for (index, letter) in letters.enumerated() {
      let rect = Rect(x: 3.3 + 18.4 * Double(index), y: 6.6, width: 15.2, height: 22)
      commands += [
        .shadow(rect.offsetBy(dx: 0, dy: 2), radius: 5, sigma: 1.5, .black(0.6)),
        .rounded(rect, radius: 5, Color(0x6B6B6F)),
        .text(String(letter), Font(13), Color(0xFFFFFF), rect.midX, 22, anchor: .middle),
      ]
    }
    return commands
  }

  @Test("a tile is to the byte what its commands are in its place", arguments: [1.0, 2.0, 1.6])
  func bytes(scale: Double) throws {
    let frame = PixelRect(x: 7, y: 5, width: Int(60 * scale), height: Int(40 * scale))
    let tile = try studio.bitmap(
      [.tile(Tile(frame: frame, scale: scale, commands: keys()))], width: 150, height: 100,
      scale: scale)
    let direct = try studio.bitmap(
      [
        .group(
          keys(),
          clip: .rect(
            Rect(
              x: 7 / scale, y: 5 / scale, width: Double(frame.width) / scale,
              height: Double(frame.height) / scale)),
          transform: Transform(dx: 7 / scale, dy: 5 / scale))
      ], width: 150, height: 100, scale: scale)
    #expect(tile == direct)
  }

  @Test("a tile that moves keeps its pixels, one with other commands does not")
  func moves() throws {
    func picture(_ letters: String, x: Int) throws -> Bitmap {
      let frame = PixelRect(x: x, y: 3, width: 60, height: 40)
      return try studio.bitmap(
        [.tile(Tile(frame: frame, scale: 1, commands: keys(letters)))], width: 100, height: 60)
    }
    let (first, moved, other) = (
      try picture("qwe", x: 4), try picture("qwe", x: 9), try picture("asd", x: 4)
    )
    for y in 3..<43 {
      for x in 0..<60 { #expect(first[4 + x, y] == moved[9 + x, y]) }
    }
    #expect(first != other)
    #expect(try picture("qwe", x: 4) == first)
  }

  @Test("a tile is cut by the picture and by a clip", arguments: [-20, 70, -59, 99])
  func cut(x: Int) throws {
    let tile = Command.tile(
      Tile(
        frame: PixelRect(x: x, y: -9, width: 60, height: 40), scale: 1,
        commands: [.rect(Rect(x: 0, y: 0, width: 60, height: 40), Color(0))]))
    let picture = try studio.bitmap([tile], width: 100, height: 60)
    let (left, right) = (max(0, x), min(100, x + 60))
    #expect(picture.ink() == PixelRect(x: left, y: 0, width: right - left, height: 31))
    let clipped = try studio.bitmap(
      [.group([tile], clip: .rect(0, 10, 100, 5))], width: 100, height: 60)
    #expect(clipped.ink() == PixelRect(x: left, y: 10, width: right - left, height: 5))
  }

  @Test("a tile with too many pixels is an error, one without any shows nothing")
  func size() throws {
    for (width, height) in [(40_000, 10), (20_000, 20_000)] {
      let tile = Tile(
        frame: PixelRect(x: 0, y: 0, width: width, height: height), scale: 1, commands: [])
      #expect(throws: CanvasError.size(width: width, height: height)) {
        try studio.bitmap([.tile(tile)])
      }
    }
    let empty = Tile(frame: PixelRect(x: 3, y: 3, width: 0, height: 5), scale: 1, commands: [])
    #expect(try studio.bitmap([.tile(empty)]).ink() == nil)
  }
}
