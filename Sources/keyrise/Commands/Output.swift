/// Where the output of a command goes.
enum Output {
  /// Writes `text` to the file that `-o` names, or to standard output.
  static func deliver(_ text: String, _ arguments: Arguments) throws(CommandError) {
    try deliver(Array(text.utf8), to: arguments.value(.output))
  }

  /// Writes `bytes` to the file at `path`, or to standard output without one or for `-`.
  static func deliver(_ bytes: [UInt8], to path: String?) throws(CommandError) {
    if let path, path != "-" {
      try WholeFile.write(bytes, to: path)
    } else {
      try Console.write(bytes)
    }
  }
}
