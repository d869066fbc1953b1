import Catalog
import Choreography

/// `keyrise list`: what there is.
enum ListCommand {
  static let command = Command(
    name: "list", summary: "list scenes, strategies, devices and takes",
    operands: "[scenes|strategies|devices|takes]", operandCount: 0...1,
    options: [.json, .output] + Option.catalog, run: run)

  private enum Kind: String, CaseIterable {
    case scenes, strategies, devices, takes

    /// The word for one of them.
    var singular: String {
      switch self {
      case .scenes: "scene"
      case .strategies: "strategy"
      case .devices: "device"
      case .takes: "take"
      }
    }
  }

  /// One thing there is.
  private struct Item {
    var kind: Kind
    var id: String
    var title: String
    var scene: SceneID?
    var mechanism: String?
    var platforms: [Platform.ID] = []

    /// The names of its operating systems.
    var systems: String { platforms.map(\.rawValue).joined(separator: ", ") }

    /// The same for a terminal.
    var printable: Item {
      var copy = self
      (copy.id, copy.title) = (id.printable, title.printable)
      copy.mechanism = mechanism?.printable
      return copy
    }
  }

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    var kinds = Kind.allCases
    if let word = arguments.operands.first {
      guard let kind = Kind(rawValue: word) else {
        throw CommandError.unknownWord("list", word, valid: Kind.allCases.map(\.rawValue))
      }
      kinds = [kind]
    }
    let catalog = try Workspace.catalog(arguments)
    let items = kinds.flatMap { all($0, catalog) }
    let text = arguments.has(.json) ? json(items).text : table(items, hasHeadings: kinds.count > 1)
    try Output.deliver(text, arguments)
    return .well
  }

  private static func all(_ kind: Kind, _ catalog: Catalog) -> [Item] {
    switch kind {
    case .scenes: catalog.scenes.map { Item(kind: kind, id: $0.id.rawValue, title: $0.title) }
    case .devices:
      catalog.devices.map {
        Item(kind: kind, id: $0.id, title: $0.title, platforms: [$0.platform])
      }
    case .strategies:
      catalog.scenes.flatMap { catalog.strategies(of: $0.id) }.map {
        Item(
          kind: kind, id: $0.id, title: $0.title, scene: $0.scene, mechanism: $0.mechanism,
          platforms: $0.platforms)
      }
    case .takes:
      catalog.scenes.flatMap { catalog.takes(of: $0.id) }.map {
        Item(kind: kind, id: $0.id, title: $0.title, scene: $0.scene)
      }
    }
  }

  private static func json(_ items: [Item]) -> JSON {
    .array(
      items.map { item in
        var members = [
          JSON.Member("id", .string(item.id)), JSON.Member("title", .string(item.title)),
          JSON.Member("kind", .string(item.kind.singular)),
        ]
        if let scene = item.scene { members.append(.init("scene", .string(scene.rawValue))) }
        if let mechanism = item.mechanism {
          members.append(.init("mechanism", .string(mechanism)))
        }
        if !item.platforms.isEmpty {
          members.append(.init("platforms", .array(item.platforms.map { .string($0.rawValue) })))
        }
        return .object(members)
      })
  }

  private static func table(_ items: [Item], hasHeadings: Bool) -> String {
    let items = items.map(\.printable)
    let names = items.map { item in
      guard let scene = item.scene else { return item.id }
      return scene.rawValue + (item.kind == .takes ? "/" : ":") + item.id
    }
    let nameWidth = names.map(\.count).max() ?? 0
    let titleWidth = items.filter { !$0.platforms.isEmpty }.map(\.title.count).max() ?? 0
    let platformWidth = items.map(\.systems.count).max() ?? 0
    var text = ""
    var last: Kind?
    for (item, name) in zip(items, names) {
      if hasHeadings, item.kind != last {
        text += (last == nil ? "" : "\n") + item.kind.rawValue.capitalizedFirst + "\n"
      }
      last = item.kind
      text += (hasHeadings ? "  " : "") + name.padded(to: nameWidth) + "  "
      if item.platforms.isEmpty {
        text += item.title
      } else {
        text += item.title.padded(to: titleWidth) + "  "
        text +=
          item.mechanism.map { item.systems.padded(to: platformWidth) + "  " + $0 } ?? item.systems
      }
      text += "\n"
    }
    return text
  }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
