import Canvas
import Choreography
import Picture
import Testing

@Suite("Shapes")
struct ShapeTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("a rectangle of whole pixels fills those and no others", arguments: [1.0, 2.0, 1.5])
  func wholePixels(scale: Double) throws {
    let picture = try studio.bitmap(
      [.rect(rect(4, 6, 10, 8), Color(0x123456))], width: 60, height: 45, scale: scale)
    let box = PixelRect(
      x: Int(4 * scale), y: Int(6 * scale), width: Int(10 * scale), height: Int(8 * scale))
    #expect(picture.ink() == box)
    #expect(picture.pixels.count { $0 == 0x123456 } == box.width * box.height)
  }

  @Test("an edge inside of a pixel covers it in part")
  func partOfAPixel() throws {
    let picture = try studio.bitmap([.rect(rect(4.5, 6, 2, 2), Color(0x000000))])
    #expect([0x7F, 0x80].contains((picture[4, 6] ?? 0) & 0xFF))
    #expect(picture[5, 6] == 0x000000)
  }

  @Test("the alpha of a colour lays it over what is below")
  func alpha() throws {
    let picture = try studio.bitmap([.rect(rect(0, 0, 9, 9), .black(0.5))])
    #expect([0x7F7F7F, 0x808080].contains(picture[4, 4] ?? 0))
  }

  @Test("the even-odd rule leaves out what is inside twice")
  func rules() throws {
    let twice = Path.rect(2, 2, 12, 12).appending(.rect(5, 5, 6, 6))
    let full = try studio.bitmap([.fill(twice, .solid(Color(0)), rule: .nonZero)])
    let ring = try studio.bitmap([.fill(twice, .solid(Color(0)), rule: .evenOdd)])
    #expect(full[8, 8] == 0x000000)
    #expect(ring[8, 8] == 0xFFFFFF)
    #expect(ring[3, 8] == 0x000000)
  }

  @Test("a gradient runs from its first colour to its last and is held beyond its ends")
  func gradient() throws {
    let paint = Paint.linear(
      from: DrawPoint(x: 10, y: 0), to: DrawPoint(x: 30, y: 0),
      stops: [.init(0, Color(0x000000)), .init(1, Color(0xC80000))])
    let picture = try studio.bitmap([.fill(.rect(0, 0, 40, 30), paint)])
    #expect(picture[2, 5] == 0x000000)
    #expect(picture[37, 5] == 0xC80000)
    let reds = (0..<40).map { Int((picture[$0, 5] ?? 0) >> 16) }
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(reds[19] + reds[20] - 200) <= 2)
  }

  @Test("a hairline fills one row of pixels at any scale", arguments: [1.0, 1.25, 1.5, 2.0, 3.0])
  func hairlines(scale: Double) throws {
    let picture = try studio.bitmap(
      [.hairline(2, 7.5, 12, 7.5, Color(0)), .hairline(20, 2, 20, 6, Color(0))],
      width: 120, height: 90, scale: scale)
    let level = Int((7.5 * scale).rounded(.down))
    #expect(picture[Int(6 * scale), level] == 0x000000)
    #expect(picture[Int(6 * scale), level - 1] == 0xFFFFFF)
    #expect(picture[Int(6 * scale), level + 1] == 0xFFFFFF)
    let upright = Int(20 * scale)
    #expect(picture[upright, Int(4 * scale)] == 0x000000)
    #expect(picture[upright - 1, Int(4 * scale)] == 0xFFFFFF)
    #expect(picture[upright + 1, Int(4 * scale)] == 0xFFFFFF)
  }

  @Test("a hairline around an area has sharp corners")
  func hairlineFrame() throws {
    let style = StrokeStyle.hairline
    let picture = try studio.bitmap([.stroke(.rect(3, 4, 10, 8), style, Color(0))])
    #expect(picture.ink() == PixelRect(x: 3, y: 4, width: 11, height: 9))
    #expect(Set(picture.pixels) == [0x000000, 0xFFFFFF])
  }

  @Test("dashes and gaps take turns from the offset on")
  func dashes() throws {
    let style = StrokeStyle(width: 2, dash: [4, 2], dashOffset: 1)
    let picture = try studio.bitmap([.stroke(.line(0, 5, 40, 5), style, Color(0))])
    let row = (0..<12).map { picture[$0, 5] == 0x000000 ? "#" : "." }.joined()
    #expect(row == "###..####..#")
  }

  @Test("dashes that are no dashes draw a solid line", arguments: [[0.0, 0], [-1, 2], [.nan]])
  func wrongDashes(dash: [Double]) throws {
    let style = StrokeStyle(width: 2, dash: dash)
    let picture = try studio.bitmap([
      .stroke(.line(0, 5, 40, 5), style, Color(0)), .rect(rect(0, 20, 5, 5), Color(0)),
    ])
    #expect((0..<40).allSatisfy { picture[$0, 5] == 0x000000 })
    #expect(picture[2, 22] == 0x000000)
  }

  @Test("round ends reach out by half the width, square ends do not")
  func caps() throws {
    let line = Path.line(10, 10, 20, 10)
    let butt = try studio.bitmap([.stroke(line, 4, Color(0))])
    let round = try studio.bitmap([.roundStroke(line, 4, Color(0))])
    #expect(butt.ink() == PixelRect(x: 10, y: 8, width: 10, height: 4))
    #expect(round.ink() == PixelRect(x: 8, y: 8, width: 14, height: 4))
  }

  @Test(
    "what is no place is not drawn and stops nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e30])
  func noPlace(value: Double) throws {
    let picture = try studio.bitmap([
      .rect(rect(value, 2, 5, 5), Color(0)), .roundStroke(.line(0, 0, value, 5), 2, Color(0)),
      .text("A", Font(12), Color(0), value, 20), .text("A", Font(value), Color(0), 5, 20),
      .shadow(rect(5, value, 9, 9), radius: 2, sigma: 2, Color(0)),
      .shadow(rect(5, 5, 9, 9), radius: 2, sigma: value, Color(0)),
      .group([.rect(rect(0, 0, 9, 9), Color(0))], transform: Transform(scale: value)),
      .group([.rect(rect(0, 0, 9, 9), Color(0))], clip: .circle(value, 5, 5)),
      .rect(rect(30, 20, 3, 3), Color(0x00FF00)),
    ])
    #expect(picture.ink() == PixelRect(x: 30, y: 20, width: 3, height: 3))
  }
}
