/// Looks for bytes that are not UTF-8.
enum UTF8Check {
  /// How many bytes the byte order mark takes that some editors put before a text: 3, or 0 where
  /// there is none.
  static func markLength(in bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The place of the first byte that does not belong, or `nil` where all do.
  static func firstInvalid(in bytes: [UInt8]) -> Mark? {
    var mark = Mark(line: 1, column: 1)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error: return mark
      case .scalarValue("\n"): mark = Mark(line: mark.line + 1, column: 1)
      case .scalarValue: mark.column += 1
      }
    }
  }
}
