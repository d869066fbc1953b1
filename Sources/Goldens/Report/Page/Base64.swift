/// Bytes as text (RFC 4648, section 4), for pictures that stand in a page.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes, six bits a letter, filled up with `=` to a multiple of four.
  static func text(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? bytes[index + 1] : 0
      let third = rest > 2 ? bytes[index + 2] : 0
      let word = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
      out.append(letters[word >> 18])
      out.append(letters[word >> 12 & 63])
      out.append(rest > 1 ? letters[word >> 6 & 63] : UInt8(ascii: "="))
      out.append(rest > 2 ? letters[word & 63] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// A PNG file as the address of a picture.
  static func address(_ png: [UInt8]) -> String { "data:image/png;base64,\(text(png))" }
}
