import CPangoCairo
import Glibc
import Picture

/// What turns commands into pixels: the libraries' versions and the fonts.
///
/// Equal stacks give equal pictures; another one may set a letter's edge otherwise.
public struct DrawingStack: Hashable, Sendable {
  /// The version of Cairo.
  public var cairo: String
  /// The version of Pango.
  public var pango: String
  /// The version of FreeType.
  public var freeType: String
  /// The version of HarfBuzz.
  public var harfBuzz: String
  /// A hash of the font files: 16 hexadecimal digits.
  public var fonts: String

  /// A stack from all its parts.
  public init(cairo: String, pango: String, freeType: String, harfBuzz: String, fonts: String) {
    self.cairo = cairo
    self.pango = pango
    self.freeType = freeType
    self.harfBuzz = harfBuzz
    self.fonts = fonts
  }

  /// The one of this process, with the fonts in `directory`.
  ///
  /// - Throws: `CanvasError.fontsMissing` with every file that is not there.
  public static func current(
    fonts directory: String = FontBook.directory
  ) throws(CanvasError) -> DrawingStack {
    let number = keyrise_freetype_version()
    return DrawingStack(
      cairo: String(cString: cairo_version_string()),
      pango: String(cString: pango_version_string()),
      freeType: "\(number / 10000).\(number / 100 % 100).\(number % 100)",
      harfBuzz: String(cString: hb_version_string()), fonts: try hash(of: directory))
  }

  private static func hash(of directory: String) throws(CanvasError) -> String {
    let files = FontBook.files(in: directory)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var missing: [String] = []
    for file in files {
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        missing.append(file)
        continue
      }
      defer { close(descriptor) }
      var chunk = [UInt64](repeating: 0, count: 8192)
      while true {
        // Whole words: what a last read leaves of one is filled with zeros.
        let count = chunk.withUnsafeMutableBytes { buffer in
          buffer.initializeMemory(as: UInt8.self, repeating: 0)
          return read(descriptor, buffer.baseAddress, buffer.count)
        }
        if count <= 0 { break }
        for word in chunk[..<((count + 7) / 8)] {
          hash = (hash ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 32
        }
      }
    }
    guard missing.isEmpty else { throw .fontsMissing(files: missing) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
