import Catalog
import Choreography

/// `keyrise new`: a file to start a strategy of one's own from.
enum NewCommand {
  static let command = Command(
    name: "new", summary: "write a commented file to start a strategy of your own from",
    operands: "STRATEGY", operandCount: 1...1, options: [.output] + Option.catalog,
    notes: [
      "The file decides what STRATEGY decides, with the choices beside each decision, and those it",
      "leaves alone as comments. A strategy is a name, a scene's (chat:follows), or a file.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let catalog = try Workspace.catalog(
      arguments, named: Workspace.names(written: arguments.operands))
    for name in arguments.operands {
      let strategy = try catalog.strategy(written: name)
      try Output.deliver(StarterFile.text(from: strategy), arguments)
    }
    return .well
  }
}
