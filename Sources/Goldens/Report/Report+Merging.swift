extension Report {
  /// One report of the parts that several machines looked at.
  ///
  /// Entries stand in the order of the suite; one that several parts have is taken from the part
  /// in which it is worst. A golden is unused only where all parts say so.
  public static func merging(_ parts: [Report]) -> Report? {
    guard var whole = parts.first else { return nil }
    whole.shard = nil
    whole.stack = parts.compactMap(\.stack).first
    whole.unused = whole.unused.filter { name in parts.allSatisfy { $0.unused.contains(name) } }
    var entries: [Entry] = []
    for entry in parts.flatMap(\.entries) {
      if let index = entries.firstIndex(where: { $0.name == entry.name }) {
        if entry.status > entries[index].status { entries[index] = entry }
      } else {
        entries.append(entry)
      }
    }
    whole.entries = entries.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
    return whole
  }
}
