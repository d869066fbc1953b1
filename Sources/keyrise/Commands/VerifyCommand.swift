import Catalog
import Glibc
import Goldens

/// `keyrise verify`: a suite beside its goldens.
enum VerifyCommand {
  private static let only = Option(
    name: "--only", value: "PATTERN",
    help: "entries whose name, group/name or tag fits (repeatable)")
  private static let shard = Option(
    name: "--shard", value: "I/N", help: "part I of N, for several machines")
  private static let junit = Option(
    name: "--junit", value: "FILE", help: "write JUnit's XML to FILE too")
  private static let report = Option(
    name: "--report", value: "DIR", help: "write a report with pictures to DIR too")

  static let command = Command(
    name: "verify", summary: "compare a suite with its approved goldens", operands: "[SUITE]",
    operandCount: 0...1, options: [only, shard, .json, junit, report] + Option.catalog,
    notes: [
      "In a PATTERN `*` and `?` stand for letters; without them a part of a name is enough.",
      "SUITE is a file or the folder of a keyrise.yaml; without it, the one of this folder. Nothing",
      "is written among the goldens. Where GITHUB_ACTIONS=true is set, what is wrong is told as",
      "annotations too. DIR gets index.html, a page that works from a file.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let call = try SuiteCall(arguments.operands.first, arguments)
    let suite = call.suite
    let selection = try selection(arguments, suite)
    let entries = suite.entries(selection)
    let progress = Progress(total: entries.count)
    let report = try call.verifier.verify(
      selection, evidence: arguments.has(report) ? .film : .none
    ) { done in
      progress.show(done - 1, suite.file)
    }
    progress.clear()
    if let path = arguments.value(junit) {
      try Output.deliver(Array(report.junit.utf8), to: path)
    }
    if let path = arguments.value(self.report) { try ReportOutput.write(report, to: path) }
    try Console.print(arguments.has(.json) ? report.json.text : report.text)
    if Environment.isOn("GITHUB_ACTIONS") {
      // Both streams are read there; where one is JSON, the other has the annotations.
      let text = report.annotations(
        root: Environment.text("GITHUB_WORKSPACE"), folder: Environment.folder)
      if arguments.has(.json) {
        _ = Console.put(Array(text.utf8), to: STDERR_FILENO)
      } else {
        try Console.print(text)
      }
    }
    return report.exitCode
  }

  private static func selection(
    _ arguments: Arguments, _ suite: Suite
  ) throws -> Suite.Selection {
    var selection = Suite.Selection(patterns: arguments.values(only))
    for pattern in selection.patterns
    where suite.entries(Suite.Selection(patterns: [pattern])).isEmpty {
      throw VerifyError.unknownNames([pattern], valid: suite.entries.map(\.name))
    }
    if let text = arguments.value(shard) {
      guard let shard = Suite.Shard(text) else {
        throw CommandError.badValue("--shard", text, expected: "I/N with 1 ≤ I ≤ N ≤ 1000")
      }
      selection.shard = shard
    }
    return selection
  }
}

/// Reads what a CI sets.
enum Environment {
  /// What the variable `name` says; `nil` where it is not set.
  static func text(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The folder in which the program was called.
  static var folder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether the variable `name` says `true` or `1`.
  static func isOn(_ name: String) -> Bool {
    guard let value = getenv(name) else { return false }
    return ["true", "1"].contains(String(cString: value).lowercased())
  }
}
