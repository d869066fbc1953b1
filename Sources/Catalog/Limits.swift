/// How large a file of the catalog may be: far above what anybody writes, far below what hurts.
enum Limits {
  /// Bytes of a file.
  static let fileBytes = 256 * 1024
  /// Lists and mappings within each other.
  static let depth = 12
  /// Values, keys, lists and mappings of a file together.
  static let nodes = 20_000
  /// Bytes of one text.
  static let textBytes = 2_000
  /// Entries of a list that says nothing else.
  static let listEntries = 2_000
}
