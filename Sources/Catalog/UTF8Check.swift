/// Looks for bytes that are not UTF-8.
enum UTF8Check {
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
