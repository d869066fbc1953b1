import Catalog
import Glibc
import Goldens

/// `keyrise init`: a suite to begin with.
enum InitCommand {
  static let command = Command(
    name: "init", summary: "write a suite to begin with", operands: "[DIR|FILE]",
    operandCount: 0...1, options: Option.catalog,
    notes: [
      "Writes keyrise.yaml with an entry for every strategy; with --strategies for those of your",
      "own alone. A file that is there is left as it is.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let target = arguments.operands.first ?? "."
    let isFile = target.hasSuffix(".yaml") || target.hasSuffix(".yml")
    let path = isFile ? target : "\(target)/\(Suite.fileName)"
    if access(path, F_OK) == 0 {
      throw CommandError.cannotCreate(path, reason: "it is there already")
    }
    let catalog = try Workspace.catalog(arguments)
    let folders = arguments.values(.strategies)
    var own: [String] = []
    for folder in folders {
      own += try FileReader.yamlFiles(in: folder).map { FileReader.stem(of: $0) }
    }
    let text = StarterSuite(
      catalog, folders: folders.map { Self.absolute($0) }, own: own
    ).text
    if !isFile { try WholeFile.makeFolder(target) }
    try WholeFile.write(Array(text.utf8), to: path)
    try Console.print(
      "wrote \(path); next: keyrise approve\(path == "./\(Suite.fileName)" ? "" : " --suite \(path)")\n"
    )
    return .well
  }

  /// A folder as the suite's file can name it from anywhere.
  private static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
