import Choreography
import Picture
import Testing

@testable import Canvas

@Suite struct VectorFileTests {
  let room: Darkroom

  init() throws { room = try Darkroom() }

  private func vector(_ view: Darkroom.View, _ scale: Double) throws -> DisplayList {
    try room.list(view, scale: scale, options: PictureOptions(medium: .vector))
  }

  @Test(
    "SVG and PDF look like the painted picture, drawn by other programs",
    .enabled(if: Renderer.isThere, "\(Renderer.reason)"),
    arguments: Darkroom.View.allCases, [false, true])
  func looks(view: Darkroom.View, outlines: Bool) throws {
    let painted = try Painter(fonts: room.fonts).bitmap(of: room.list(view, scale: 1))
    // Small text that another program sets half a pixel aside is far off in its own square.
    let worst = outlines ? 0.13 : 0.3
    let list = try vector(view, 1)
    let svg = SVG.document(list, outliner: outlines ? TextOutliner(fonts: room.fonts) : nil)
    let drawn = painted.distance(try Renderer.bitmap(svg: svg))
    #expect(drawn.mean < 0.006 && drawn.worst < worst, "SVG: \(drawn)")
    let pdf = try PDF.encode(list, lettering: outlines ? .outlines : .text, fonts: room.fonts)
    let printed = painted.distance(try Renderer.bitmap(pdf: pdf))
    #expect(printed.mean < 0.008 && printed.worst < worst, "PDF: \(printed)")
  }

  @Test(
    "every view is as large as asked in every format, at every scale",
    arguments: Darkroom.View.allCases, [1.0, 2, 3, 4])
  func scales(view: Darkroom.View, scale: Double) throws {
    let once = try vector(view, 1)
    let list = try vector(view, scale)
    #expect(abs(Double(list.width) - Double(once.width) * scale) <= scale / 2)
    #expect(abs(Double(list.height) - Double(once.height) * scale) <= scale / 2)
    let extent = "width=\"\(list.width)\" height=\"\(list.height)\""
    #expect(SVG.document(list).prefix(400).contains(extent))
    let pdf = String(decoding: try PDF.encode(list, fonts: room.fonts), as: UTF8.self)
    #expect(pdf.contains("/MediaBox [ 0 0 \(list.width) \(list.height) ]"))
    guard view == .phone || view == .strip else { return }
    let bitmap = try Painter(fonts: room.fonts).bitmap(of: room.list(view, scale: scale))
    #expect((bitmap.width, bitmap.height) == (list.width, list.height))
  }

  @Test("a picture is the same file again, whatever was written before it")
  func repeats() throws {
    func files(_ order: [Darkroom.View]) throws -> [Darkroom.View: [[UInt8]]] {
      let fonts = try FontBook()
      let outliner = TextOutliner(fonts: fonts)
      var files: [Darkroom.View: [[UInt8]]] = [:]
      for view in order {
        let list = try vector(view, 1)
        files[view] = [
          Array(SVG.document(list).utf8), Array(SVG.document(list, outliner: outliner).utf8),
          try PDF.encode(list, title: "a", fonts: fonts),
          try PDF.encode(list, lettering: .outlines, fonts: fonts),
        ]
      }
      return files
    }
    let forward = try files(Darkroom.View.allCases)
    #expect(try files(Darkroom.View.allCases.reversed()) == forward)
    #expect(Set(forward.values.flatMap { $0 }).count == 4 * Darkroom.View.allCases.count)
  }

  @Test(
    "text in a PDF can be read, text as outlines cannot",
    .enabled(if: Renderer.isThere, "\(Renderer.reason)"))
  func searchable() throws {
    let list = Studio.list(
      [
        .text("Grüße, office fi 12:41 → a<b", Font(17, tabular: true), Color(0), 10, 30),
        .text("spaced 😀 out", Font(12, .bold, spacing: 1), Color(0), 10, 60),
      ], width: 300, height: 80)
    let text = try Renderer.text(pdf: PDF.encode(list, fonts: room.fonts))
    #expect(text.contains("Grüße, office fi 12:41 → a<b"))
    #expect(text.contains("spaced"))
    let shapes = try PDF.encode(list, lettering: .outlines, fonts: room.fonts)
    let left = try Renderer.text(pdf: shapes).unicodeScalars.filter {
      $0.properties.isAlphabetic
    }
    #expect(left.isEmpty)
  }

  @Test("a PDF says nothing of the clock, the machine or the person")
  func metadata() throws {
    let pdf = try PDF.encode(
      Studio.list([]), title: "chat/drag-slow (1) \\ <a>", fonts: room.fonts)
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/CreationDate (20000101000000Z"))
    #expect(!text.contains("/ModDate") && !text.contains("/Author"))
  }

  @Test("outlines of a line are as wide as its text, and a missing character is a faint box")
  func outlines() throws {
    let outliner = TextOutliner(fonts: room.fonts)
    let font = Font(20, .semibold, spacing: 0.5, tabular: true)
    let line = outliner.outlines(of: "ab 7日", font: font)
    #expect(line.width == room.measurer.width(of: "ab 7日", font: font))
    #expect(line.glyphs.count == 4)
    #expect(line.glyphs.map(\.opacity) == [1, 1, 1, 0.35])
    #expect(zip(line.glyphs, line.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
    for glyph in line.glyphs {
      let bounds = try #require(glyph.outline.controlBounds)
      #expect(bounds.height > 900 && bounds.height < 2100 && bounds.y < 0)
    }
  }
}
