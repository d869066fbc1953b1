import Canvas

/// The chunks of a PNG file, without its pixels: enough to know what it says of itself.
struct PNGFile {
  /// Pixels across and down, as its header says.
  let extent: PixelExtent
  /// Its texts, in their order.
  let texts: [PNG.Text]
  /// The hash of its compressed pixels.
  let content: Digest
  /// Where its first chunk behind the header begins.
  let afterHeader: Int

  /// Why bytes are no whole PNG file.
  enum Problem: Error, Hashable {
    case notPNG
    case truncated
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Reads the chunks of `bytes`.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.starts(with: Self.signature) else {
      throw Self.signature.starts(with: bytes) ? .truncated : .notPNG
    }
    var extent: PixelExtent?
    var texts: [PNG.Text] = []
    var content = Digest()
    var afterHeader = 0
    var place = Self.signature.count
    while true {
      guard place + 12 <= bytes.count else { throw .truncated }
      let length = Self.number(bytes, place)
      guard length <= bytes.count - place - 12 else { throw .truncated }
      let data = bytes[place + 8..<place + 8 + length]
      let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      place += 12 + length
      switch kind {
      case "IHDR":
        guard length == 13 else { throw .notPNG }
        extent = PixelExtent(
          width: Self.number(bytes, data.startIndex),
          height: Self.number(bytes, data.startIndex + 4))
        afterHeader = place
      case "tEXt": if let text = Self.text(data) { texts.append(text) }
      case "IDAT": data.withUnsafeBytes { content.add($0) }
      case "IEND":
        guard let extent else { throw .notPNG }
        (self.extent, self.texts, self.content) = (extent, texts, content)
        self.afterHeader = afterHeader
        return
      default: break
      }
    }
  }

  /// The text under `keyword`.
  func text(_ keyword: String) -> String? { texts.first { $0.keyword == keyword }?.text }

  /// The bytes of a chunk with a text.
  static func chunk(_ text: PNG.Text) -> [UInt8] {
    let body =
      Array(text.keyword.utf8) + [0]
      + text.text.unicodeScalars.map {
        UInt8(truncatingIfNeeded: $0.value)
      }
    let typed = Array("tEXt".utf8) + body
    return big(UInt32(body.count)) + typed + big(checksum(typed))
  }

  private static func text(_ data: ArraySlice<UInt8>) -> PNG.Text? {
    guard let end = data.firstIndex(of: 0) else { return nil }
    func latin1(_ bytes: ArraySlice<UInt8>) -> String {
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    return PNG.Text(latin1(data[..<end]), latin1(data[(end + 1)...]))
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The cyclic redundancy check of PNG's annex D, bit by bit: texts are short.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
