/// One command of the program: its name, what it takes, and what it does.
struct Command: Sendable {
  /// What is typed for it.
  let name: String
  /// What it does, in a line.
  let summary: String
  /// What it is given: `LINK…`.
  let operands: String
  /// How many of them there may be.
  let operandCount: ClosedRange<Int>
  /// Its options, without those that every command has.
  let options: [Option]
  /// What help says beyond that, line by line.
  var notes: [String] = []
  /// Does it.
  let run: @Sendable (Arguments) throws -> ExitCode

  /// Its options with those of every command.
  var allOptions: [Option] { options + [.help, .version] }
}

/// An option of a command.
struct Option: Hashable, Sendable {
  /// The long name: `--format`.
  let name: String
  /// The letter: `o` for `-o`.
  var letter: Character?
  /// What stands for its value in help; without one it takes none.
  var value: String?
  /// What it does.
  let help: String

  /// Prints help.
  static let help = Option(name: "--help", letter: "h", help: "print this and exit")
  /// Prints the version.
  static let version = Option(name: "--version", help: "print the version and exit")
  /// Where the files come from.
  static let assets = Option(
    name: "--assets", value: "DIR", help: "take scenes, strategies, devices and takes from DIR")
  /// Strategies of one's own.
  static let strategies = Option(
    name: "--strategies", value: "DIR", help: "add the strategies in DIR (repeatable)")
  /// Surroundings and parameters.
  static let with = Option(
    name: "--with", value: "NAME=VALUE",
    help: "set a surrounding or a parameter of the model (repeatable)")
  /// Machine-readable output.
  static let json = Option(name: "--json", help: "print JSON")
  /// Where output goes.
  static let output = Option(
    name: "--output", letter: "o", value: "FILE", help: "write to FILE instead of standard output")
  /// Options of every command that reads the catalog.
  static let catalog = [Option.strategies, .assets]
}
