/// Why a picture cannot be painted, read or written.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Font files that are not there; they come with the Debian package `fonts-inter`.
  case fontsMissing(files: [String])
  /// A font file is there, but is no font.
  case fontUnreadable(file: String)
  /// A picture, a layer or a tile with no pixels or with too many.
  case size(width: Int, height: Int)
  /// Cairo could not make a surface; what it said.
  case surface(String)
  /// A PNG could not be written; what the library said.
  case encode(String)
  /// A PNG could not be read; what the library said.
  case decode(String)

  /// The longest side of a picture, in pixels: Cairo's own limit.
  public static let longestSide = 32767
  /// The most pixels of a picture: 64 million, 256 MB.
  public static let mostPixels = 1 << 26

  /// The error as a sentence without a full stop.
  public var description: String {
    switch self {
    case .fontsMissing(let files):
      "font not found: \(files.joined(separator: ", ")); install the package fonts-inter"
    case .fontUnreadable(let file):
      "\(file) is no font; reinstall the package fonts-inter"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be painted: each side must be "
        + "1…\(Self.longestSide), the area at most \(Self.mostPixels)"
    case .surface(let reason): "no memory to paint on: \(reason)"
    case .encode(let reason): "PNG could not be written: \(reason)"
    case .decode(let reason): "PNG could not be read: \(reason)"
    }
  }

  /// Throws unless a picture of this size can be painted.
  static func check(width: Int, height: Int) throws(CanvasError) {
    guard (1...longestSide).contains(width), (1...longestSide).contains(height),
      width * height <= mostPixels
    else { throw .size(width: width, height: height) }
  }
}
