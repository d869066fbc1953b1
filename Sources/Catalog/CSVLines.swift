/// The lines of a CSV text, each split into its cells; empty lines are left out.
struct CSVLines {
  private let bytes: [UInt8]
  private var offset = 0
  private var lineNumber = 0

  /// A cell with its place.
  struct Cell {
    var text: String
    var mark: Mark
  }

  /// A line of cells.
  struct Line {
    var cells: [Cell]
    var mark: Mark
    /// Whether a quotation mark stands where none may.
    var hasStrayQuote = false
  }

  /// The lines of `bytes`, which are UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = UTF8Check.markLength(in: bytes)
  }

  /// The next line that has something in it.
  mutating func next() -> Line? {
    while offset < bytes.count {
      let start = offset
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      offset = end + 1
      lineNumber += 1
      var content = bytes[start..<end]
      if content.last == UInt8(ascii: "\r") { content = content.dropLast() }
      if !content.isEmpty { return split(content) }
    }
    return nil
  }

  private func split(_ content: ArraySlice<UInt8>) -> Line {
    var line = Line(cells: [], mark: Mark(line: lineNumber, column: 1))
    var cell: [UInt8] = []
    var column = 1
    var cellColumn = 1
    var isQuoted = false
    var wasQuoted = false
    var index = content.startIndex
    func closed() -> Cell {
      Cell(
        text: String(decoding: cell, as: UTF8.self),
        mark: Mark(line: lineNumber, column: cellColumn))
    }
    while index < content.endIndex {
      let byte = content[index]
      let isQuote = byte == UInt8(ascii: "\"")
      if isQuote, isQuoted, content[(index + 1)...].first == byte {
        cell.append(byte)
        index += 1
        column += 1
      } else if isQuote {
        if !isQuoted, !cell.isEmpty || wasQuoted { line.hasStrayQuote = true }
        isQuoted.toggle()
        wasQuoted = true
      } else if byte == UInt8(ascii: ","), !isQuoted {
        line.cells.append(closed())
        cell = []
        cellColumn = column + 1
        wasQuoted = false
      } else {
        if wasQuoted, !isQuoted { line.hasStrayQuote = true }
        cell.append(byte)
      }
      if byte & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    line.cells.append(closed())
    if isQuoted { line.hasStrayQuote = true }
    return line
  }
}
