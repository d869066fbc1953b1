/// A place in a file, counted from 1.
public struct Mark: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column, in characters.
  public var column: Int

  /// The place at `line` and `column`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
