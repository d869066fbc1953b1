import Choreography

/// Turns the words of a command line into a request, by the habits of GNU: options may stand
/// anywhere, `--` ends them, `--name=value` and unambiguous beginnings of names are understood.
struct ArgumentParser {
  /// The commands there are; the first is meant where none is named.
  let commands: [Command]

  /// What is asked for.
  enum Request {
    case help(Command?)
    case version
    case run(Command, Arguments)
  }

  /// The request that `words` make.
  func parse(_ words: [String]) throws(CommandError) -> Request {
    guard let opening = commands.first else { throw .unavailable("there are no commands") }
    var words = words
    let command = try takeCommand(from: &words)
    var arguments = Arguments(command: command ?? opening)
    var hasEnded = false
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if hasEnded || word == "-" || !word.hasPrefix("-") {
        arguments.operands.append(word)
      } else if word == "--" {
        hasEnded = true
      } else if word.hasPrefix("--") {
        try readLong(word, words, &index, &arguments)
      } else {
        try readShort(word, words, &index, &arguments)
      }
    }
    if arguments.has(.help) { return .help(command) }
    if arguments.has(.version) { return .version }
    try check(arguments)
    return .run(arguments.command, arguments)
  }

  /// Takes the command's name out: the first word that is neither an option nor an option's value.
  private func takeCommand(from words: inout [String]) throws(CommandError) -> Command? {
    let options = commands.flatMap(\.allOptions)
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "-" {
      if words[index] == "--" { return nil }
      let takesNext = options.contains { option in
        option.value != nil
          && (option.name == words[index] || option.letter.map { "-\($0)" } == words[index])
      }
      index += takesNext ? 2 : 1
    }
    guard index < words.count else { return nil }
    let word = words[index]
    if let command = commands.first(where: { $0.name == word }) {
      words.remove(at: index)
      return command
    }
    let scenes = SceneID.allCases.map(\.rawValue)
    guard word.contains(where: { "/:@".contains($0) }) || scenes.contains(word) else {
      throw .unknownCommand(word, valid: commands.map(\.name) + scenes)
    }
    return nil
  }

  private func readLong(
    _ word: String, _ words: [String], _ index: inout Int, _ arguments: inout Arguments
  ) throws(CommandError) {
    let name = String(word.prefix { $0 != "=" })
    let option = try longOption(name, arguments.command)
    var value: String?
    if name.count < word.count { value = String(word.dropFirst(name.count + 1)) }
    try add(option, value, words, &index, &arguments)
  }

  private func longOption(_ name: String, _ command: Command) throws(CommandError) -> Option {
    let options = command.allOptions
    if let option = options.first(where: { $0.name == name }) { return option }
    let candidates = options.filter { $0.name.hasPrefix(name) }
    if candidates.count > 1 {
      throw .ambiguousOption(name, candidates: candidates.map(\.name))
    }
    guard let option = candidates.first else {
      throw .unknownOption(name, command: command.name, valid: options.map(\.name))
    }
    return option
  }

  private func readShort(
    _ word: String, _ words: [String], _ index: inout Int, _ arguments: inout Arguments
  ) throws(CommandError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let options = arguments.command.allOptions
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption(
          "-\(letter)", command: arguments.command.name, valid: options.map(\.name))
      }
      let value = option.value != nil && !letters.isEmpty ? String(letters) : nil
      if option.value != nil { letters = "" }
      try add(option, value, words, &index, &arguments)
    }
  }

  private func add(
    _ option: Option, _ value: String?, _ words: [String], _ index: inout Int,
    _ arguments: inout Arguments
  ) throws(CommandError) {
    guard let placeholder = option.value else {
      if value != nil { throw .unwantedValue(option.name) }
      arguments.given.append(Arguments.Given(option: option, value: ""))
      return
    }
    if let value {
      arguments.given.append(Arguments.Given(option: option, value: value))
    } else if index < words.count {
      arguments.given.append(Arguments.Given(option: option, value: words[index]))
      index += 1
    } else {
      throw .missingValue(option.name, placeholder: placeholder)
    }
  }

  private func check(_ arguments: Arguments) throws(CommandError) {
    let command = arguments.command
    if arguments.operands.count < command.operandCount.lowerBound {
      throw .tooFewOperands(command: command.name, operands: command.operands)
    }
    if arguments.operands.count > command.operandCount.upperBound {
      throw .tooManyOperands(
        command: command.name, first: arguments.operands[command.operandCount.upperBound])
    }
  }
}
