import Catalog
import Goldens

/// `keyrise approve`: what a suite shows now becomes its goldens.
enum ApproveCommand {
  private static let suite = Option(
    name: "--suite", value: "SUITE", help: "the suite (keyrise.yaml of this folder)")
  private static let all = Option(
    name: "--all", help: "write also what is the same (otherwise only what differs or is missing)")
  private static let missing = Option(name: "--missing", help: "write only what is missing")
  private static let prune = Option(
    name: "--prune", help: "take away goldens that no entry of the suite keeps")
  private static let force = Option(name: "--force", help: "do it even where CI=true is set")

  static let command = Command(
    name: "approve", summary: "make what a suite shows now its goldens", operands: "[NAME…]",
    operandCount: 0...1000, options: [suite, all, missing, prune, force] + Option.catalog,
    notes: [
      "NAME is an entry or a pattern with `*` and `?`; without one all entries are meant. Nothing is",
      "written where an entry cannot be run, and no file is ever half written.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    if Environment.isOn("CI"), !arguments.has(force) { throw VerifyError.onCI }
    if arguments.has(all), arguments.has(missing) {
      throw CommandError.exclusive("--all", "--missing")
    }
    let call = try SuiteCall(arguments.value(suite), arguments)
    let file = call.suite.file
    let progress = Progress(total: call.suite.entries.count)
    let extent: Approval.Extent =
      arguments.has(all) ? .all : arguments.has(missing) ? .missing : .changed
    let outcome = try Approval(call.verifier).approve(
      arguments.operands, extent: extent, prune: arguments.has(prune)
    ) { done in progress.show(done - 1, file) }
    progress.clear()
    var text = outcome.written.map { "wrote \($0)\n" }.joined()
    text += outcome.removed.map { "removed \($0)\n" }.joined()
    text += "\(outcome.written.count) written, \(outcome.kept) left as they were"
    if !outcome.removed.isEmpty { text += ", \(outcome.removed.count) removed" }
    try Console.print(text + "\n")
    return .well
  }
}
