import Catalog

/// `keyrise check`: every fault of a file at once.
enum CheckCommand {
  static let command = Command(
    name: "check", summary: "tell every fault of a strategy, scene, device or take file",
    operands: "FILE…", operandCount: 1...10_000, options: [],
    notes: ["The content tells which kind of file it is. `-` is standard input."], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    var worst = ExitCode.well
    for path in arguments.operands {
      do {
        try Console.print(report(try CatalogFile.read(path), path))
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
      return "\(name): a strategy for \(strategy.scene.rawValue), \(strategy.title): well\n"
    case .take(let take): return "\(name): a take for \(take.scene.rawValue), \(take.title): well\n"
    case .scene(let scene): return "\(name): the scene \(scene.id.rawValue), \(scene.title): well\n"
    case .device(let device): return "\(name): a device, \(device.title): well\n"
    }
  }
}
