import Catalog
import Choreography
import Diagnosis

/// `keyrise explain`: why a strategy works or fails, and what to do instead.
enum ExplainCommand {
  static let command = Command(
    name: "explain", summary: "say why a strategy works or fails, and what to do instead",
    operands: "STRATEGY…", operandCount: 1...1000,
    options: [.json, .output] + Option.catalog,
    notes: ["A strategy is a name (delayed-focus), a scene's (chat:follows), or a file."],
    run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let catalog = try Workspace.catalog(
      arguments, named: Workspace.names(written: arguments.operands))
    let strategies = try arguments.operands.map { try catalog.strategy(written: $0) }
    let text =
      arguments.has(.json)
      ? JSON.array(strategies.map(json)).text : strategies.map(text).joined(separator: "\n")
    try Output.deliver(text, arguments)
    return .well
  }

  private static func text(_ strategy: Strategy) -> String {
    let platforms = strategy.platforms.map(\.rawValue).joined(separator: ", ")
    var lines = [
      "\(strategy.scene.rawValue):\(strategy.id)  \(strategy.title) (\(platforms))"
    ]
    if !strategy.mechanism.isEmpty { lines.append("  \(strategy.mechanism)") }
    func add(_ heading: String, _ paragraphs: [String]) {
      guard !paragraphs.isEmpty else { return }
      lines += ["", heading]
      for paragraph in paragraphs { lines += paragraph.wrapped(indent: 2) }
    }
    add("Why", strategy.advice.why.isEmpty ? [] : [strategy.advice.why])
    let flags = RedFlag.all(in: strategy).map { "- \($0.text)" }
    if !flags.isEmpty {
      lines += ["", "Red flags"] + flags.flatMap { $0.wrapped(indent: 2, hanging: 2) }
    }
    if !strategy.advice.instead.isEmpty {
      lines += ["", "Instead"]
      let width = Strategy.Framework.allCases.map(\.title.count).max() ?? 0
      for hint in strategy.advice.instead {
        let text = hint.framework.title.padded(to: width) + "  " + hint.text
        lines += text.wrapped(indent: 2, hanging: width + 2)
      }
    }
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { String($0).printable + "\n" }.joined()
  }

  private static func json(_ strategy: Strategy) -> JSON {
    .object([
      .init("id", .string(strategy.id)), .init("title", .string(strategy.title)),
      .init("scene", .string(strategy.scene.rawValue)),
      .init("mechanism", .string(strategy.mechanism)),
      .init("platforms", .array(strategy.platforms.map { .string($0.rawValue) })),
      .init("why", .string(strategy.advice.why)),
      .init(
        "redFlags",
        .array(
          RedFlag.all(in: strategy).map { flag in
            .object([
              .init("kind", .string(flag.kind.rawValue)),
              .init("sentence", .string(flag.sentence)),
              .init("symptom", flag.symptom.map { .string($0.rawValue) } ?? .null),
            ])
          })),
      .init(
        "instead",
        .object(
          strategy.advice.instead.map {
            JSON.Member($0.framework.rawValue, .string($0.text))
          })),
    ])
  }
}

extension Strategy.Framework {
  /// The name people read.
  var title: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .compose: "Compose"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    }
  }
}

extension String {
  /// The text in lines of at most 80 characters, `indent` spaces before the first and `hanging`
  /// more before the others; runs of spaces in the text stay where they do not end a line.
  func wrapped(indent: Int, hanging: Int = 0) -> [String] {
    let limit = 80
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + 1 + word.count > limit {
        lines.append(line)
        line = String(repeating: " ", count: indent + hanging)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
