import Catalog

/// What `--help` prints.
enum Help {
  /// Help for the program as a whole.
  static var text: String {
    var lines = [
      "usage: keyrise [COMMAND] [OPTION…] [LINK…]", "",
      "Shows why sheet, keyboard and composer of a phone app move out of step, frame by frame.",
      "", "Commands:",
    ]
    lines += table(
      Program.commands.map { Row("\($0.name) \($0.operands)", $0.summary) })
    lines += [
      "", "A link names a state: scene/take:strategy@frame, as in",
      "compose-sheet/open:delayed-focus@31. `@517ms` names a frame by its time; a strategy may be",
      "a file (:./mine.yaml); take, strategy and moment may be left out.", "",
      "Parameters (--with):",
    ]
    lines += parameters
    lines += ["", "Exit codes:"]
    lines += table(ExitCode.allCases.map { Row(String($0.rawValue), $0.meaning) })
    lines += [
      "",
      "keyrise COMMAND --help tells more about a command; keyrise --version prints the version.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Help for one command.
  static func text(of command: Command) -> String {
    var lines = [
      "usage: keyrise \(command.name) [OPTION…]"
        + (command.operands.isEmpty ? "" : " \(command.operands)"),
      "", command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".", "",
    ]
    if !command.notes.isEmpty { lines += command.notes + [""] }
    lines.append("Options:")
    lines += table(
      command.allOptions.map { option in
        let letter = option.letter.map { "-\($0), " } ?? ""
        return Row(letter + option.name + (option.value.map { " \($0)" } ?? ""), option.help)
      })
    if command.options.contains(.with) { lines += ["", "Parameters (--with):"] + parameters }
    lines += ["", "Exit codes:"]
    lines += table(ExitCode.allCases.map { Row(String($0.rawValue), $0.meaning) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static var parameters: [String] {
    table(Parameter.all.map { Row("\($0.name)=\($0.values)", $0.help) })
  }

  private struct Row {
    var left: String
    var right: String

    init(_ left: String, _ right: String) {
      self.left = left
      self.right = right
    }
  }

  private static func table(_ rows: [Row]) -> [String] {
    let width = min(rows.map(\.left.count).max() ?? 0, 34)
    return rows.flatMap { row -> [String] in
      if row.left.count > width {
        return ["  \(row.left)", "  " + String(repeating: " ", count: width + 2) + row.right]
      }
      return ["  \(row.left.padded(to: width))  \(row.right)"]
    }
  }
}

extension String {
  /// The text with spaces behind it, `width` characters wide.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
