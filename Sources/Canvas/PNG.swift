import CSpng

/// Pictures as PNG files: 8 bits, red, green and blue, with an alpha only where it is needed.
public enum PNG {
  /// A text kept in a file, such as the link that a picture shows.
  public struct Text: Hashable, Sendable {
    /// What it is: 1…79 characters of Latin 1.
    public var keyword: String
    /// The text, in Latin 1.
    public var text: String

    /// A text under a keyword.
    public init(_ keyword: String, _ text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  /// How much time a smaller file is worth.
  public enum Compression: Hashable, Sendable {
    /// Little: what is made many times a second.
    case fast
    /// A lot: what is kept in a repository; about a third smaller.
    case small
  }

  /// The bytes of a file that shows `bitmap`; equal pictures give equal bytes.
  ///
  /// - Throws: `CanvasError.encode` with what the library said.
  public static func encode(
    _ bitmap: Bitmap, texts: [Text] = [], compression: Compression = .fast
  ) throws(CanvasError) -> [UInt8] {
    let encoder = try Encoder()
    try encoder.prepare(width: bitmap.width, height: bitmap.height, compression: compression)
    try encoder.add(texts)
    try encoder.begin()
    var row = [UInt8](repeating: 0, count: bitmap.width * 3)
    for y in 0..<bitmap.height {
      let start = y * bitmap.width
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixels[start + x]
        row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
        row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
      }
      try encoder.add(row)
    }
    return try encoder.finish()
  }

  /// The bytes of a file that shows a picture with its opacity.
  ///
  /// - Throws: `CanvasError.encode` with what the library said.
  public static func encode(
    _ bitmap: TranslucentBitmap, texts: [Text] = []
  ) throws(CanvasError) -> [UInt8] {
    let encoder = try Encoder()
    try encoder.prepare(width: bitmap.width, height: bitmap.height, hasAlpha: true)
    try encoder.add(texts)
    try encoder.begin()
    var row = [UInt8](repeating: 0, count: bitmap.width * 4)
    for y in 0..<bitmap.height {
      let start = y * bitmap.width
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixels[start + x]
        row[4 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
        row[4 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        row[4 * x + 2] = UInt8(truncatingIfNeeded: pixel)
        row[4 * x + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
      try encoder.add(row)
    }
    return try encoder.finish()
  }

  /// The picture in the bytes of a PNG file; alpha is left out of account.
  ///
  /// - Throws: `CanvasError.decode` with what the library said, `CanvasError.size` for a picture
  ///   that is too large.
  public static func decode(_ bytes: [UInt8]) throws(CanvasError) -> Bitmap {
    try Decoder().decode(bytes)
  }

  /// What the library says of a result, or `nil` when it went well.
  static func failure(_ result: Int32) -> String? {
    result == 0 ? nil : String(cString: spng_strerror(result))
  }
}
