extension Fault: CustomStringConvertible {
  /// The fault as it is printed: `delayed.yaml:12: focus.after: …`, with the column at the end.
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(file):\(mark.line): \(place)\(problem.text) (column \(mark.column))".printable
  }
}

extension Fault.Problem {
  /// What is wrong, what was expected, and the nearest valid word.
  public var text: String {
    switch self {
    case .saying(let sentence): sentence
    case .syntax(let saying): "this is not YAML: \(saying)"
    case .notUTF8: "a byte that is not UTF-8"
    case .emptyFile: "the file is empty"
    case .fileTooLarge(let limit): "the file is larger than \(limit / 1024) KiB"
    case .tooDeep(let limit): "lists and mappings are nested more than \(limit) deep"
    case .tooManyValues(let limit): "the file holds more than \(limit) values"
    case .textTooLong(let limit): "the text is longer than \(limit) bytes"
    case .severalDocuments: "a second document begins here; a file holds one"
    case .alias: "aliases (`*name`) are not allowed; write the value out"
    case .anchor: "anchors (`&name`) are not allowed"
    case .tag: "tags (`!name`) are not allowed"
    case .keyNotText: "a key must be a word"
    case .repeatedKey(let key, let line): "`\(key)` stands here twice; first in line \(line)"
    case .unknownKey(let key, let valid):
      "there is no key `\(key.shortened)`\(Spelling.hint(for: key, in: valid))"
    case .missingKey(let key): "the key `\(key)` is missing"
    case .wrongKind(let expected, let found): "expected \(expected), found \(found)"
    case .unknownWord(let word, let valid):
      "`\(word.shortened)` is not known\(Spelling.hint(for: word, in: valid))"
    case .needsValue(let key): "`\(key)` needs a value: `{ \(key): … }`"
    case .notFinite(let text): "`\(text.shortened)` is too large a number"
    case .outOfRange(let value, let range, let unit):
      "\(value.plain) is out of range: \(range.lowerBound.plain) to \(range.upperBound.plain)"
        + (unit.isEmpty ? "" : " \(unit)")
    case .notWhole(let value): "\(value.plain) is not a whole number"
    case .listLength(let count, let range):
      "the list has \(count) \(count == 1 ? "entry" : "entries"); "
        + (range.lowerBound == range.upperBound
          ? "\(range.lowerBound) are needed"
          : "from \(range.lowerBound) to \(range.upperBound) are allowed")
    case .repeatedEntry(let entry): "`\(entry)` stands in the list twice"
    case .notOneOf(let keys): "expected exactly one of \(Spelling.list(keys, "and"))"
    case .notLater(let time): "the time must be after \(time.plain) s, the one before"
    case .overlaps(let time): "begins before the gesture before it is over, at \(time.plain) s"
    case .notYet(let frame, let index):
      "frame \(frame) cannot be heard in frame \(index), in which it has not been yet"
    case .emptySpan(let time): "the end must be after the beginning, \(time.plain) s"
    case .notADetent(let word): "the sheet opens at `\(word)`, which is not among its detents"
    case .below(let key, let value): "must not be below \(key) (\(value.plain))"
    case .notBelow(let key, let value): "must be below \(key) (\(value.plain))"
    case .takenName(let name, let file): "`\(name)` is already the name of \(file)"
    case .notAScene(let name, let valid):
      "the file is named `\(name)`, which is no scene\(Spelling.hint(for: name, in: valid))"
    case .missingColumn(let column): "the column `\(column)` is missing"
    case .unknownColumn(let column, let valid):
      "there is no column `\(column.shortened)`\(Spelling.hint(for: column, in: valid))"
    case .repeatedColumn(let column): "the column `\(column)` stands here twice"
    case .cellCount(let count, let expected):
      "the row has \(count) cells, the first line \(expected)"
    case .strayQuote: "a quotation mark that is not closed, or not at the edge of its cell"
    case .wrongFrame(let frame, let expected): "frame \(frame) stands where \(expected) is due"
    case .unknownRate(let rate):
      "the times give \(Decimals.shortest(rate)) frames a second; 60 and 120 are known"
    case .noRows: "the trace has no rows"
    case .unknownFileKind:
      "neither a strategy (`mechanism`, `follow`, `detents` …), a take (`gestures`), a scene "
        + "(`conversations`, `chat`) nor a device (`platform`, `size`)"
    }
  }
}

extension Double {
  /// The number as a person writes it: without a fraction where it has none.
  package var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self)
  }
}
