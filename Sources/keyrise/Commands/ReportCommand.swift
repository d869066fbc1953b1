import Catalog
import Goldens

/// `keyrise report`: what to do with reports.
enum ReportCommand {
  private static let output = Option(
    name: "--output", letter: "o", value: "DIR", help: "where the merged report goes")
  private static let junit = Option(
    name: "--junit", value: "FILE", help: "write JUnit's XML to FILE too")

  static let command = Command(
    name: "report", summary: "put the reports of several shards together",
    operands: "merge DIR…", operandCount: 2...1001,
    options: [output, .json, junit] + Option.catalog,
    notes: [
      "Each DIR is what `keyrise verify --shard I/N --report DIR` has written. The exit code is that",
      "of a verification of all of them together.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands[0] == "merge" else {
      throw CommandError.unknownWord("report", arguments.operands[0], valid: ["merge"])
    }
    let catalog = try Workspace.catalog(arguments)
    let parts = try arguments.operands.dropFirst().map { try ReportFolder($0).read(catalog) }
    guard let report = Report.merging(parts) else { return .well }
    if let path = arguments.value(output) { try ReportOutput.write(report, to: path) }
    if let path = arguments.value(junit) {
      try Output.deliver(Array(report.junit.utf8), to: path)
    }
    try Console.print(arguments.has(.json) ? report.json.text : report.text)
    return report.exitCode
  }
}

/// Where reports go.
enum ReportOutput {
  /// Writes everything that belongs to `report` into the folder at `path`.
  static func write(_ report: Report, to path: String) throws(VerifyError) {
    let folder = ReportFolder(path)
    try folder.write(report)
    try folder.write(Array(ReportPage(report).html.utf8), as: ReportPage.fileName)
  }
}
