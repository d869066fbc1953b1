import Canvas
import Testing

@testable import Goldens

@Suite("A golden picture's file")
struct SealTests {
  private let stack = DrawingStack(
    cairo: "1.16.0", pango: "1.50.12", freeType: "2.12.1", harfBuzz: "6.0.0",
    fonts: "0123456789abcdef")

  private func provenance(link: String = "chat/tap-type-send:follows") -> Provenance {
    Provenance(
      link: link, surroundings: "device=iphone-15", frames: "31", view: "phone ×1",
      version: "0.1.0", inputs: [.init(.scene, "aa"), .init(.strategy, "bb")], stack: stack)
  }

  private func bitmap(_ color: UInt32 = 0x336699) throws -> Bitmap {
    try Bitmap(width: 30, height: 20, pixels: Array(repeating: color, count: 600))
  }

  private func bytes(_ link: String = "chat/tap-type-send:follows") throws -> [UInt8] {
    try SealedPNG.encode(bitmap(), texts: provenance(link: link).texts)
  }

  @Test("it is a PNG that shows the picture and says where it comes from")
  func roundTrip() throws {
    let bytes = try bytes()
    #expect(try PNG.decode(bytes) == bitmap())
    let file = try PNGFile(bytes)
    #expect(file.extent == PixelExtent(width: 30, height: 20))
    for text in provenance().texts { #expect(file.text(text.keyword) == text.text) }
    #expect(file.text("Software") == "Keyrise 0.1.0")
  }

  @Test("its seal tells whether it shows a picture, without its pixels")
  func seal() throws {
    let file = try PNGFile(bytes())
    #expect(SealedPNG.shows(file, try bitmap()))
    #expect(!SealedPNG.shows(file, try bitmap(0x336698)))
    let other = try PNGFile(PNG.encode(bitmap(0x336698), texts: file.texts))
    #expect(!SealedPNG.shows(other, try bitmap()), "pixels changed, texts kept")
    #expect(!SealedPNG.shows(try PNGFile(PNG.encode(bitmap())), try bitmap()))
  }

  @Test("what Latin 1 lacks is written out")
  func latin1() throws {
    let file = try PNGFile(bytes("chat/x:./Größe-🙂.yaml"))
    #expect(file.text("keyrise:link") == "chat/x:./Größe-\\u{1F642}.yaml")
  }

  @Test("every beginning of a file is truncated, and nothing else is a PNG")
  func broken() throws {
    let bytes = try bytes()
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: PNGFile.Problem.truncated) { try PNGFile(Array(bytes[..<count])) }
    }
    #expect(throws: PNGFile.Problem.notPNG) { try PNGFile(Array("GIF89a, not a PNG".utf8)) }
  }

  @Test("another drawing stack and changed inputs are named")
  func others() throws {
    let file = try PNGFile(bytes())
    #expect(provenance().otherStack(in: file) == nil)
    var newer = provenance()
    newer.stack.pango = "1.52.0"
    newer.stack.fonts = "ffff"
    newer.inputs[1].digest = "cc"
    #expect(newer.otherStack(in: file) == "Pango 1.50.12 instead of 1.52.0, other fonts")
    #expect(newer.changes(since: file) == ["strategy"])
    #expect(newer.otherStack(in: try PNGFile(PNG.encode(bitmap()))) == nil)
  }

  @Test("the drawing stack of this machine has all its parts")
  func current() throws {
    let stack = try DrawingStack.current()
    for part in [stack.cairo, stack.pango, stack.freeType, stack.harfBuzz] {
      #expect(part.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
    }
    #expect(stack.fonts.count == 16)
    #expect(try DrawingStack.current() == stack)
    #expect(throws: CanvasError.self) { try DrawingStack.current(fonts: "/dev/null") }
  }
}
