import CYAML

/// libyaml's events of one text, in their order. The parser and the copy of the bytes it reads
/// are owned here and freed with it.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Events of `text`, which is valid UTF-8, with or without a byte order mark at its start;
  /// `nil` when libyaml has no memory.
  init?(_ text: [UInt8]) {
    // Told that the text is UTF-8, libyaml looks for no mark and takes one for a character.
    let text = text.dropFirst(UTF8Check.markLength(in: text))
    parser = .allocate(capacity: 1)
    bytes = .allocate(capacity: max(text.count, 1))
    _ = bytes.initialize(from: text)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      bytes.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// What libyaml found, with its place.
  struct Event {
    var kind: Kind
    var mark: Mark
    /// Whether the value is given a name by an anchor.
    var hasAnchor = false
    /// Whether the value is given a type by a tag.
    var hasTag = false
  }

  /// The kinds of event.
  enum Kind {
    case documentStart, documentEnd, streamEnd
    case scalar(String, isPlain: Bool)
    case alias
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    /// Of no meaning here.
    case other
  }

  /// A text that is not YAML.
  struct SyntaxError: Error {
    var saying: String
    var mark: Mark
  }

  /// The next event.
  func next() throws(SyntaxError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    return Self.copy(event)
  }

  private static func copy(_ event: yaml_event_t) -> Event {
    let mark = Mark(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, mark: mark)
    case YAML_DOCUMENT_END_EVENT: return Event(kind: .documentEnd, mark: mark)
    case YAML_STREAM_END_EVENT: return Event(kind: .streamEnd, mark: mark)
    case YAML_ALIAS_EVENT: return Event(kind: .alias, mark: mark)
    case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, mark: mark)
    case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, mark: mark)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return Event(
        kind: .sequenceStart, mark: mark, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return Event(
        kind: .mappingStart, mark: mark, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return Event(
        kind: .scalar(
          String(decoding: value, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        mark: mark, hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
    default: return Event(kind: .other, mark: mark)
    }
  }

  private var syntaxError: SyntaxError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "no memory"
    let context = parser.pointee.context.map { String(cString: $0) + ", " } ?? ""
    return SyntaxError(saying: context + problem, mark: Mark(parser.pointee.problem_mark))
  }
}

extension Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
