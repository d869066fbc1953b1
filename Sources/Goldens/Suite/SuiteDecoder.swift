import Catalog
import Choreography

/// Reads a suite: `goldens`, `strategies`, `defaults` and `entries`.
struct SuiteDecoder {
  /// Where the suite's file lies; paths in it are seen from there.
  let base: String
  /// Everything its links may name.
  let catalog: Catalog

  static let keys = ["goldens", "strategies", "defaults", "entries"]
  /// How many entries a suite may have.
  private static let count = 1...5000

  /// The folders of strategies that `root` names; what is wrong with them is told later.
  static func strategies(_ root: Value) -> [String] {
    let member = root.members("a mapping")?.first { $0.name == "strategies" }
    guard case .sequence(let nodes)? = member?.value.node.content else { return [] }
    return nodes.compactMap { node in
      if case .scalar(let text, _) = node.content, !text.isEmpty { text } else { nil }
    }
  }

  /// The folder of goldens and the entries in `root`.
  func suite(_ root: Value) -> (goldens: String, entries: [SuiteEntry])? {
    guard let fields = root.fields(Self.keys) else { return nil }
    let goldens = fields["goldens"].map { $0.text() } ?? "goldens"
    for value in fields["strategies"]?.entries(1...20) ?? [] { _ = value.text() }
    let entries = entries(fields)
    guard let goldens, let entries else { return nil }
    return (goldens, entries)
  }

  private func entries(_ fields: Fields) -> [SuiteEntry]? {
    let defaults = fields["defaults"].flatMap { $0.fields(EntryDecoder.shared) }
    guard let value = fields.required("entries"),
      let members = value.members("a mapping of names to entries")
    else { return nil }
    guard Self.count.contains(members.count) else {
      value.report(.listLength(members.count, Self.count))
      return nil
    }
    let decoder = EntryDecoder(base: base, catalog: catalog, defaults: defaults)
    return members.flatMap { member in
      let entries = decoder.entries(member.value, named: member.name, line: member.mark.line)
      if member.name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._-]{0,99}/) != nil { return entries }
      member.value.list.report(
        .saying(
          "a name is made of letters, digits, `.`, `_` and `-`, since its files are called so"),
        at: member.mark, path: member.value.path)
      return []
    }
  }
}
