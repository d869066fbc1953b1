/// Why a text is no SVG path data.
public struct PathDataFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which byte of the text, counted from 0.
  public var offset: Int
  /// What was expected there.
  public var expected: String

  /// A fault at a byte of the text.
  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }

  /// The fault as a sentence without a full stop.
  public var description: String { "path data, byte \(offset): expected \(expected)" }
}
