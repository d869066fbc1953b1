/// Puts the events of one file together to a tree and collects what is wrong with it as YAML.
struct TreeBuilder {
  private let file: String
  private let limits: Limits
  private var nodes = 0
  /// What was found so far.
  private(set) var faults: [Fault] = []

  /// A fault after which reading on makes no sense.
  private struct Stop: Error {
    var problem: Fault.Problem
    var mark: Mark
  }

  private init(file: String, limits: Limits) {
    self.file = file
    self.limits = limits
  }

  /// The tree of the file `file` that holds `bytes`, or `nil` where there is none to speak of,
  /// and every fault of the YAML in it.
  static func read(
    _ bytes: [UInt8], file: String, limits: Limits = .written
  ) -> (root: Node?, faults: [Fault]) {
    var builder = TreeBuilder(file: file, limits: limits)
    do {
      let root = try builder.document(bytes)
      return (root, builder.faults)
    } catch {
      builder.report(error.problem, at: error.mark)
      return (nil, builder.faults)
    }
  }

  private mutating func report(_ problem: Fault.Problem, at mark: Mark) {
    faults.append(Fault(file: file, mark: mark, path: "", problem: problem))
  }

  private mutating func document(_ bytes: [UInt8]) throws(Stop) -> Node? {
    if bytes.count > limits.fileBytes {
      throw Stop(
        problem: .fileTooLarge(limit: limits.fileBytes), mark: Mark(line: 1, column: 1))
    }
    if let mark = UTF8Check.firstInvalid(in: bytes) { throw Stop(problem: .notUTF8, mark: mark) }
    guard let events = YAMLEvents(bytes) else {
      throw Stop(problem: .syntax("no memory"), mark: Mark(line: 1, column: 1))
    }
    var root: Node?
    while true {
      let event = try next(events)
      switch event.kind {
      case .streamEnd:
        if root == nil { report(.emptyFile, at: Mark(line: 1, column: 1)) }
        return root
      case .documentStart where root != nil:
        throw Stop(problem: .severalDocuments, mark: event.mark)
      case .documentStart, .documentEnd, .other: continue
      default: root = try node(event, events, depth: 1)
      }
    }
  }

  private func next(_ events: borrowing YAMLEvents) throws(Stop) -> YAMLEvents.Event {
    do {
      return try events.next()
    } catch {
      throw Stop(problem: .syntax(error.saying), mark: error.mark)
    }
  }

  private mutating func node(
    _ event: YAMLEvents.Event, _ events: borrowing YAMLEvents, depth: Int
  ) throws(Stop) -> Node {
    nodes += 1
    if nodes > limits.nodes {
      throw Stop(problem: .tooManyValues(limit: limits.nodes), mark: event.mark)
    }
    if event.hasAnchor { report(.anchor, at: event.mark) }
    if event.hasTag { report(.tag, at: event.mark) }
    switch event.kind {
    case .scalar(let text, let isPlain):
      if text.utf8.count > limits.textBytes {
        report(.textTooLong(limit: limits.textBytes), at: event.mark)
        return Node(content: .broken, mark: event.mark)
      }
      return Node(content: .scalar(text, isPlain: isPlain), mark: event.mark)
    case .sequenceStart:
      try check(depth, at: event.mark)
      return Node(content: .sequence(try sequence(events, depth)), mark: event.mark)
    case .mappingStart:
      try check(depth, at: event.mark)
      return Node(content: .mapping(try mapping(events, depth)), mark: event.mark)
    default:
      if case .alias = event.kind { report(.alias, at: event.mark) }
      return Node(content: .broken, mark: event.mark)
    }
  }

  private func check(_ depth: Int, at mark: Mark) throws(Stop) {
    if depth > limits.depth { throw Stop(problem: .tooDeep(limit: limits.depth), mark: mark) }
  }

  private mutating func sequence(
    _ events: borrowing YAMLEvents, _ depth: Int
  ) throws(Stop) -> [Node] {
    var entries: [Node] = []
    while true {
      let event = try next(events)
      if case .sequenceEnd = event.kind { return entries }
      entries.append(try node(event, events, depth: depth + 1))
    }
  }

  private mutating func mapping(
    _ events: borrowing YAMLEvents, _ depth: Int
  ) throws(Stop) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try next(events)
      if case .mappingEnd = event.kind { return entries }
      let key = try node(event, events, depth: depth + 1)
      let value = try node(try next(events), events, depth: depth + 1)
      switch key.content {
      case .scalar(let name, _):
        if let first = lines[name] {
          report(.repeatedKey(name, firstLine: first), at: key.mark)
        } else {
          lines[name] = key.mark.line
          entries.append(Node.Entry(key: name, mark: key.mark, value: value))
        }
      case .broken: continue
      case .sequence, .mapping: report(.keyNotText, at: key.mark)
      }
    }
  }
}
