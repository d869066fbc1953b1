import Catalog
import Glibc
import Goldens

/// The program as the shell sees it: arguments in, an exit code out.
enum Program {
  /// The program's name, as it stands before its messages.
  static let name = "keyrise"
  /// Its version.
  static let version = "0.1.0"

  /// All commands, in the order in which help lists them; the first is meant where none is named.
  static let commands: [Command] = [
    OpenCommand.command, ListCommand.command, TraceCommand.command, DiagnoseCommand.command,
    CheckCommand.command, ExplainCommand.command, NewCommand.command, SnapshotCommand.command,
    TargetsCommand.command,
    VerifyCommand.command,
    ApproveCommand.command, InitCommand.command, ReportCommand.command, BenchCommand.command,
  ]

  /// Does what `arguments` ask for.
  static func run(_ arguments: [String]) -> ExitCode {
    // A reader that goes away is no reason to die: what it wanted it has. Nor is a file that may
    // not grow further: writing fails, and is told as such.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do {
      let request = try ArgumentParser(commands: commands).parse(arguments)
      switch request {
      case .help(let command):
        try Console.print(command.map { Help.text(of: $0) } ?? Help.text)
        return .well
      case .version:
        try Console.print("\(name) \(version)\n")
        return .well
      case .run(let command, let arguments):
        return try command.run(arguments)
      }
    } catch let error as CommandError {
      Console.complain(error.description)
      return error.exitCode
    } catch let error as CatalogError {
      Console.complain(error.description)
      return error.exitCode
    } catch let error as VerifyError {
      Console.complain(error.description)
      return error.exitCode
    } catch {
      Console.complain("\(error)")
      return .unavailable
    }
  }
}
