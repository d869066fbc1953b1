import Catalog
import Choreography
import Diagnosis

/// `keyrise check`: every fault of a file at once, and what is seen of a strategy before it runs.
enum CheckCommand {
  static let command = Command(
    name: "check", summary: "tell every fault of a strategy, scene, device or take file",
    operands: "FILE…", operandCount: 1...10_000, options: [],
    notes: [
      "The content tells which kind of file it is. `-` is standard input.",
      "Behind a strategy stand its red flags: decisions that will go wrong. They are no faults of",
      "the file, and change nothing about the exit code.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    // Without assets a take may name any field of a form.
    let formFields = (try? Assets.find()).flatMap { Catalog.formFields(of: $0) }
    var worst = ExitCode.well
    for path in arguments.operands {
      do {
        try Console.print(report(try CatalogFile.read(path, formFields: formFields), path))
      } catch let error as CatalogError {
        Console.complain(error.description)
        if worst == .well { worst = error.exitCode }
      }
    }
    return worst
  }

  private static func report(_ file: CatalogFile, _ path: String) -> String {
    let name = path == "-" ? "standard input" : path
    switch file {
    case .strategy(let strategy):
      let line =
        "\(name): a strategy for \(strategy.scene.rawValue), \(strategy.title): well".printable
        + "\n"
      return line + RedFlag.all(in: strategy).map { "  red flag: \($0.text)\n" }.joined()
    case .take(let take):
      return "\(name): a take for \(take.scene.rawValue), \(take.title): well".printable + "\n"
    case .scene(let scene):
      return "\(name): the scene \(scene.id.rawValue), \(scene.title): well".printable + "\n"
    case .device(let device): return "\(name): a device, \(device.title): well".printable + "\n"
    }
  }
}
