import Canvas
import Choreography
import Glibc
import Picture
import Testing

@Suite("Text")
struct TextTests {
  let studio: Studio
  let measurer: TextMeasurer

  init() throws {
    studio = try Studio()
    measurer = TextMeasurer(fonts: studio.fonts)
  }

  private func ink(
    _ string: String, _ font: Font, x: Double = 20, y: Double = 40,
    anchor: TextLine.Anchor = .start, scale: Double = 1
  ) throws -> PixelRect {
    let picture = try studio.bitmap(
      [.text(string, font, Color(0), x, y, anchor: anchor)], width: Int(300 * scale),
      height: Int(60 * scale), scale: scale)
    return try #require(picture.ink())
  }

  @Test("letters stand on the baseline", arguments: [10.0, 13, 17, 22.5], [1.0, 2.0])
  func baseline(size: Double, scale: Double) throws {
    let box = try ink("HEIL", Font(size), scale: scale)
    #expect(box.maxY == Int(40 * scale))
    // Inter's capitals are 0.727 of an em tall.
    #expect(abs(Double(box.height) - 0.727 * size * scale) <= 1.2)
  }

  @Test("a line is anchored at its start, its middle or its end")
  func anchors() throws {
    let font = Font(16)
    let width = measurer.width(of: "HHHH", font: font)
    let start = try ink("HHHH", font, x: 100, anchor: .start)
    let middle = try ink("HHHH", font, x: 100 + width / 2, anchor: .middle)
    let end = try ink("HHHH", font, x: 100 + width, anchor: .end)
    #expect(start == middle && middle == end)
    #expect(abs(start.x - 100) <= 2)
  }

  @Test("a width is the same per size and grows with letter spacing")
  func widths() {
    let text = "Compose sheet"
    let one = measurer.width(of: text, font: Font(1))
    for size in [10.0, 12.5, 34] {
      #expect(abs(measurer.width(of: text, font: Font(size)) - one * size) < 1e-9)
    }
    let spaced = measurer.width(of: text, font: Font(10, spacing: 0.5))
    #expect(abs(spaced - one * 10 - 0.5 * Double(text.count - 1)) < 1e-9)
    #expect(measurer.width(of: "", font: Font(10)) == 0)
  }

  @Test("widths known from the font's own tables, in units of 2816 an em")
  func knownWidths() {
    func units(_ string: String, _ weight: Font.Weight = .regular, tabular: Bool = false) -> Double
    {
      measurer.width(of: string, font: Font(2816, weight, tabular: tabular))
    }
    #expect(units("H") * 2 == units("HH"))
    #expect(units("H", .bold) > units("H", .regular))
    #expect(units("AV") < units("A") + units("V"))
    #expect(units("H") == 2084)
  }

  @Test("tabular digits are equally wide, others are not", arguments: Font.Weight.allCases)
  func tabular(weight: Font.Weight) throws {
    let font = Font(2816, weight, tabular: true)
    let widths = (0...9).map { measurer.width(of: "\($0)", font: font) }
    let (least, most) = (try #require(widths.min()), try #require(widths.max()))
    // Inter 4.0 beta 7 itself makes the bold four 5 of 2816 units narrower.
    #expect(most - least < 5.01)
    let plain = Font(2816, weight)
    #expect(measurer.width(of: "0", font: plain) - measurer.width(of: "1", font: plain) > 300)
  }

  @Test(
    "the font covers Latin, not emoji or other scripts",
    arguments: [
      ("a", true), ("É", true), ("–", true), ("é", true), ("½", true), ("→", true), ("Ж", true),
      ("👋", false), ("👋🏽", false), ("👨‍👩‍👧", false), ("❤️", false), ("日", false), ("ع", false),
      ("\u{10FFFF}", false), ("\u{200B}", true), ("\n", true),
    ])
  func coverage(character: Character, covered: Bool) {
    #expect(measurer.covers(character) == covered)
  }

  @Test("each character that the font lacks becomes one box")
  func boxes() throws {
    let font = Font(20)
    #expect(measurer.width(of: "👨‍👩‍👧", font: font) == measurer.width(of: "日", font: font))
    #expect(try ink("👨‍👩‍👧", font) == ink("日", font))
    let both = measurer.width(of: "a👋b", font: font)
    let parts = ["a", "👋", "b"].map { measurer.width(of: $0, font: font) }.reduce(0, +)
    #expect(abs(both - parts) < 1e-9)
  }

  @Test("marks that steer a text show nothing and turn nothing round")
  func invisible() throws {
    let plain = try ink("abc 123", Font(16))
    #expect(try ink("\u{202E}abc\u{200B} 123\u{202C}\u{7}", Font(16)) == plain)
    #expect(try ink("abc\n123", Font(16)) == plain)
  }

  @Test("text moves across by quarters of a pixel")
  func quarters() throws {
    let pictures = try [10.0, 10.25, 10.5, 10.75, 11].map { x in
      try studio.bitmap([.text("il", Font(12), Color(0), x, 20)])
    }
    #expect(Set(pictures).count == 5)
    let (first, last) = (try #require(pictures[0].ink()), try #require(pictures[4].ink()))
    #expect(last.x == first.x + 1 && last.width == first.width)
  }

  @Test("a very long text is painted where it is seen", arguments: ["keyboard ", "H👋"])
  func long(words: String) throws {
    let text = String(repeating: words, count: 4000)
    let width = measurer.width(of: text, font: Font(12))
    #expect(width > 60_000)
    for x in [2, 20 - width / 2, 38 - width] {
      let box = try #require(try studio.bitmap([.text(text, Font(12), Color(0), x, 20)]).ink())
      #expect(box.width > 25 && box.height > 5)
    }
  }

  #if compiler(>=6.3)
    @Test("the environment's switches for FreeType change no pixel")
    func hostileEnvironment() async throws {
      let line = [Command.text("Hamburgefons", Font(17), Color(0), 2, 20)]
      let expected = try studio.bitmap(line, width: 140).pixels
      // FreeType reads its switches once in a process, so this one is too late to try.
      await #expect(processExitsWith: .success) { [expected = expected as [UInt32]] in
        setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0", 1)
        let line = [Command.text("Hamburgefons", Font(17), Color(0), 2, 20)]
        let pixels = try Studio().bitmap(line, width: 140).pixels
        #expect(pixels == expected)
      }
    }
  #endif
}

extension PixelRect {
  /// The first row below.
  fileprivate var maxY: Int { y + height }
}
