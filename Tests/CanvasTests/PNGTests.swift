import Canvas
import Choreography
import Foundation
import Picture
import Testing

@Suite("PNG")
struct PNGTests {
  private func picture(_ width: Int, _ height: Int) throws -> Bitmap {
    try Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map {
        UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) & 0xFFFFFF
      })
  }

  @Test("a picture comes back from its file", arguments: [(1, 1), (3, 2), (129, 64)])
  func roundTrip(width: Int, height: Int) throws {
    let picture = try picture(width, height)
    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }

  @Test("a file begins as a PNG of 8 bits RGB with its size")
  func header() throws {
    let bytes = try PNG.encode(picture(300, 5))
    #expect(
      Array(bytes.prefix(26)) == [
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 0, 1, 44, 0, 0, 0, 5, 8, 2,
      ])
  }

  @Test("equal pictures give equal bytes")
  func sameBytes() throws {
    #expect(try PNG.encode(picture(50, 40)) == PNG.encode(picture(50, 40)))
  }

  @Test("texts are kept beside the picture and change none of it")
  func texts() throws {
    let picture = try picture(20, 10)
    let bytes = try PNG.encode(picture, texts: [.init("Link", "chat/flick-down:follows@31")])
    #expect(try PNG.decode(bytes) == picture)
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.contains("tEXtLink\0chat/flick-down:follows@31"))
  }

  @Test(
    "a keyword that PNG does not allow is an error",
    arguments: ["", "日", String(repeating: "k", count: 80)])
  func wrongText(keyword: String) throws {
    let picture = try picture(2, 2)
    #expect(
      throws: CanvasError.encode(
        "a text must be Latin 1 and its keyword 1…79 characters long")
    ) { try PNG.encode(picture, texts: [.init(keyword, "x")]) }
  }

  @Test("broken bytes are an error, wherever they end")
  func broken() throws {
    let bytes = try PNG.encode(picture(40, 30))
    for count in stride(from: 0, to: bytes.count - 12, by: 97) {
      #expect(throws: CanvasError.self) { try PNG.decode(Array(bytes.prefix(count))) }
    }
    for index in stride(from: 8, to: bytes.count - 12, by: 101) {
      var wrong = bytes
      wrong[index] ^= 0x55
      #expect(throws: CanvasError.self) { try PNG.decode(wrong) }
    }
  }

  @Test("pixels must be as many as the size says")
  func count() {
    #expect(throws: CanvasError.size(width: 2, height: 2)) {
      try Bitmap(width: 2, height: 2, pixels: [1, 2, 3])
    }
  }
}
