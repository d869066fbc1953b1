import Choreography
import Testing

@testable import Picture

@Suite struct SVGTests {
  private func list(_ commands: [Command], scale: Double = 1) -> DisplayList {
    DisplayList(
      width: 200, height: 100,
      layers: [
        Layer(
          id: "all", frame: PixelRect(x: 0, y: 0, width: 200, height: 100), scale: scale,
          commands: commands)
      ], targets: [])
  }

  private func file(_ commands: [Command], scale: Double = 1) throws -> SVGFile {
    try SVGFile(SVG.document(list(commands, scale: scale)))
  }

  private let font = Font(12, .semibold, spacing: -0.2, tabular: true)

  @Test(
    "whatever a text says, the file is XML and says it",
    arguments: [
      ("a < b && c > \"d\" 'e'", "a < b && c > \"d\" 'e'"), ("]]>", "]]>"), ("<!--", "<!--"),
      ("&amp;", "&amp;"), ("Grüße 😀👩‍👩‍👧 日本 🇩🇪", "Grüße 😀👩‍👩‍👧 日本 🇩🇪"), ("a\u{0}b\u{1B}c\u{FFFF}", "abc"),
      ("one\ntwo\tthree", "one two three"), ("  wide  ", "  wide  "),
    ])
  func escapes(text: String, expected: String) throws {
    let document = SVG.document(
      list([.text(text, font, Color(0xFFFFFF), 10, 20)]), title: text)
    let file = try SVGFile(document)
    #expect(file.all("text").map(\.text) == [expected])
    #expect(file.all("title").map(\.text) == [expected])
  }

  @Test("a text keeps its font, its weight, its spacing, its digits and its anchor")
  func text() throws {
    let file = try file([
      .text("12:41", font, Color(0xF1F2F4, alpha: 0.5), 10.125, 20, anchor: .end)
    ])
    let root = file.elements[0].attributes
    #expect(root["font-family"]?.hasPrefix("Inter,") == true)
    #expect(root["viewBox"] == "0 0 200 100")
    let attributes = try #require(file.all("text").first).attributes
    #expect(
      attributes == [
        // Readers count the space after the last letter, too.
        "x": "9.93", "y": "20", "text-anchor": "end", "font-size": "12", "font-weight": "600",
        "letter-spacing": "-.2", "class": "tnum", "fill": "#f1f2f4", "fill-opacity": ".5",
      ])
    #expect(file.all("style").map(\.text) == [".tnum{font-feature-settings:\"tnum\"}"])
  }

  @Test("equal tiles are written once, wherever and however often they stand")
  func tiles() throws {
    func tile(_ x: Int, _ color: UInt32) -> Command {
      .tile(
        Tile(
          frame: PixelRect(x: x, y: 10, width: 40, height: 40), scale: 2,
          commands: [
            .rect(Rect(x: 0, y: 0, width: 20, height: 20), Color(color)),
            .circle(10, 10, 8, Color(0x00FF00)),
          ]))
    }
    let twice = try file([tile(0, 0xFF0000), tile(100, 0xFF0000), tile(150, 0x0000FF)])
    #expect(twice.all("use").count == 2)
    #expect(twice.all("path").filter { $0.attributes["fill"] == "#f00" }.count == 1)
    #expect(twice.all("path").filter { $0.attributes["fill"] == "#00f" }.count == 1)
  }

  @Test("tiles that show parts of one picture are cut from it at once")
  func windows() throws {
    let behind = [
      Command.shadow(Rect(x: 5, y: 5, width: 50, height: 20), radius: 4, sigma: 6, .black(0.5))
    ]
    let corners = [(0, 0), (150, 0), (0, 70), (150, 70)].map { x, y in
      Command.tile(
        Tile(
          frame: PixelRect(x: x, y: y, width: 50, height: 30), scale: 2,
          commands: [
            .group(behind, transform: Transform(dx: -Double(x) / 2, dy: -Double(y) / 2))
          ]))
    }
    let file = try file(corners, scale: 2)
    #expect(file.all("filter").count == 1)
    #expect(file.all("rect").count == 1)
    #expect(file.all("clipPath").count == 1)
  }

  @Test("names come from the content: every one is defined once and the same in any file")
  func names() throws {
    func part(_ x: Double, _ color: UInt32) -> [Command] {
      let paint = Paint.linear(
        from: DrawPoint(x: 0, y: 0), to: DrawPoint(x: 0, y: 30),
        stops: [Paint.Stop(0, Color(color)), Paint.Stop(1, Color(0x101010, alpha: 0.5))])
      return [
        .shadow(Rect(x: x, y: 5, width: 30, height: 30), radius: 9, sigma: 3, .black(0.3)),
        .group(
          [.fill(.rect(x, 5, 30, 30), paint), .circle(x + 15, 20, 30, .white(0.2))],
          opacity: 0.8, clip: .circle(x + 15, 20, 15)),
      ]
    }
    let (first, second) = (part(10, 0xFF8800), part(80, 0x0088FF))
    let alone = SVG.document(list(first))
    let forward = try SVGFile(SVG.document(list(first + second)))
    let backward = try SVGFile(SVG.document(list(second + first)))
    #expect(SVG.document(list(first)) == alone)
    #expect(forward.ids.sorted() == backward.ids.sorted())
    #expect(Set(forward.ids).count == forward.ids.count)
    #expect(Set(forward.references) == Set(forward.ids))
    #expect(Set(try SVGFile(alone).ids).isSubset(of: forward.ids))
  }

  @Test("a hairline is a pixel wide on whole pixels at any scale", arguments: [1.0, 1.5, 2, 4])
  func hairline(scale: Double) throws {
    let file = try file([.hairline(0, 10.3, 30, 10.3, .white(1))], scale: scale)
    let path = try #require(file.all("path").first)
    let read = try Path(svg: path.attributes["d"] ?? "")
    guard case .move(let start)? = read.elements.first else {
      Issue.record("no path")
      return
    }
    let y = start.y * scale
    #expect(abs(y - y.rounded(.down) - 0.5) < 0.005)
    let width = Double("0" + (path.attributes["stroke-width"] ?? "1")) ?? 1
    #expect(abs(width * scale - 1) < 0.01)
  }

  @Test("what no file can hold is left out")
  func unwritable() throws {
    let file = try file([
      .rect(Rect(x: .nan, y: 0, width: 1, height: 1), Color(0xFF0000)),
      .rect(Rect(x: .infinity, y: 0, width: 1, height: 1), Color(0xFF0000)),
      .text("far", font, Color(0xFF0000), 1e300, 0),
      .text("", font, Color(0xFF0000), 1, 1),
      .shadow(Rect(x: 0, y: 0, width: -5, height: 5), radius: 1, sigma: 1, .black(1)),
      .group([.circle(1, 1, 1, .white(1))], transform: Transform(scale: .nan)),
      .group([.circle(1, 1, 1, .white(1))], opacity: 0),
      .circle(1, 1, 1, .white(0)), .stroke(.circle(1, 1, 1), .nan, .white(1)),
      .group([.rect(Rect(x: 1, y: 2, width: 3, height: 4), Color(0x00FF00))], clip: nil),
    ])
    #expect(file.elements.map(\.name) == ["svg", "path"])
    #expect(file.all("path").map { $0.attributes["d"] } == ["M1 2H4V6H1z"])
  }

  @Test("layers are written in their order, each cut to its frame")
  func layers() throws {
    var picture = list([.rect(Rect(x: 0, y: 0, width: 200, height: 100), Color(0x111111))])
    picture.layers.append(
      Layer(
        id: "top", frame: PixelRect(x: 50, y: 20, width: 30, height: 40), scale: 2,
        commands: [.circle(20, 20, 30, Color(0x222222))]))
    let file = try SVGFile(SVG.document(picture))
    #expect(file.all("path").compactMap { $0.attributes["fill"] } == ["#111", "#222"])
    let clip = try #require(file.all("path").first { $0.attributes["clip-rule"] != nil })
    #expect(clip.attributes["d"] == "M50 20H80V60H50z")
    #expect(file.all("g").contains { $0.attributes["transform"] == "scale(2)" })
  }
}
