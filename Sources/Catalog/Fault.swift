/// Something wrong in a file: what it is, and where.
public struct Fault: Hashable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// Where in the file.
  public var mark: Mark
  /// The way to the value: `focus.after`, `gestures[2].path[0]`; empty for the file as a whole.
  public var path: String
  /// What is wrong.
  public var problem: Problem

  /// A fault from all its parts.
  public init(file: String, mark: Mark, path: String, problem: Problem) {
    self.file = file
    self.mark = mark
    self.path = path
    self.problem = problem
  }

  /// What can be wrong in a file.
  public enum Problem: Hashable, Sendable {
    /// Not YAML; what libyaml says of it.
    case syntax(String)
    /// A byte that is not UTF-8.
    case notUTF8
    case emptyFile
    case fileTooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case textTooLong(limit: Int)
    case severalDocuments
    case alias
    case anchor
    case tag
    case keyNotText
    case repeatedKey(String, firstLine: Int)
    case unknownKey(String, valid: [String])
    case missingKey(String)
    /// Another kind of value than was expected.
    case wrongKind(expected: String, found: String)
    case unknownWord(String, valid: [String])
    /// A choice that needs a value behind it.
    case needsValue(String)
    case notFinite(String)
    case outOfRange(Double, ClosedRange<Double>, unit: String)
    case notWhole(Double)
    case listLength(Int, ClosedRange<Int>)
    case repeatedEntry(String)
    /// A choice of one key was expected, and several or none are there.
    case notOneOf([String])
    /// A time that is not after the one before.
    case notLater(than: Double)
    /// A gesture that begins while another is under way.
    case overlaps(until: Double)
    /// A frame that is said to be heard before it is there.
    case notYet(Int, by: Int)
    /// A span that ends before it begins, or when it does.
    case emptySpan(from: Double)
    /// The sheet opens at a detent it does not have.
    case notADetent(String)
    /// A value that must not be below another.
    case below(String, Double)
    /// A value that must be below another.
    case notBelow(String, Double)
    /// A second file for the same name within a scene.
    case takenName(String, by: String)
    /// A file of a scene whose name is no scene's.
    case notAScene(String, valid: [String])
    /// A column that a trace needs.
    case missingColumn(String)
    /// A column that no trace has.
    case unknownColumn(String, valid: [String])
    case repeatedColumn(String)
    /// A row with more or fewer cells than the first line.
    case cellCount(Int, expected: Int)
    /// A quotation mark that is not closed, or stands within a cell.
    case strayQuote
    /// A row that is not of the frame after the one before.
    case wrongFrame(Int, expected: Int)
    /// Times that give no rate the model has.
    case unknownRate(Double)
    case noRows
    /// A file that is of none of the four kinds.
    case unknownFileKind
    /// Something that the reader of a kind of file says in its own words.
    case saying(String)
  }
}
