/// How large a file may be: far above what anybody writes, far below what hurts.
package struct Limits {
  /// Bytes of the file.
  var fileBytes: Int
  /// Lists and mappings within each other.
  var depth: Int
  /// Values, keys, lists and mappings together.
  var nodes: Int
  /// Bytes of one text.
  var textBytes: Int

  /// Limits of what people write: strategies, scenes, devices, takes.
  package static let written = Limits(
    fileBytes: 256 * 1024, depth: 12, nodes: 20_000, textBytes: 2_000)
  /// Limits of what programs write: traces, half an hour long in JSON.
  package static let recorded = Limits(
    fileBytes: 64 * 1024 * 1024, depth: 12, nodes: 3_000_000, textBytes: 2_000)
  /// Limits of reports: as of what programs write, with sentences as long as they come.
  package static let reports = Limits(
    fileBytes: 64 * 1024 * 1024, depth: 12, nodes: 3_000_000, textBytes: 1 << 20)
  /// Entries of a list that says nothing else.
  static let listEntries = 2_000
  /// Rows of a trace.
  static let traceRows = 2_000_000
}
