import Catalog

/// Why a command could not do what it was asked.
enum CommandError: Error, Hashable {
  case unknownCommand(String, valid: [String])
  case unknownOption(String, command: String, valid: [String])
  case ambiguousOption(String, candidates: [String])
  case missingValue(String, placeholder: String)
  case unwantedValue(String)
  case tooFewOperands(command: String, operands: String)
  case tooManyOperands(command: String, first: String)
  case badValue(String, String, expected: String)
  case unknownWord(String, String, valid: [String])
  case unknownParameter(String, valid: [String])
  case noParameterValue(String)
  case unknownDevice(String, valid: [String])
  case notAStrategy(String)
  case severalStrategies(String, [String])
  case noTake(String, takes: [String])
  case noStrategyFits(String, device: String, platform: String)
  case momentWithoutMeaning(String, command: String)
  case momentBeyondEnd(String, last: Int)
  case severalOutputs(String)
  case sameOutput(String, first: String, second: String)
  case noOutput
  case noSuite
  case exclusive(String, String)
  case wrongEnding(String)
  case notForView(String, views: [String])
  case notForFormat(String, formats: [String])
  case cannotCreate(String, reason: String)
  case writing(String, reason: String)
  case unavailable(String)
}

extension CommandError {
  /// The code with which the call ends.
  var exitCode: ExitCode {
    switch self {
    case .momentBeyondEnd, .noSuite, .noStrategyFits: .missing
    case .cannotCreate: .cannotCreate
    case .writing: .inputOutput
    case .unavailable: .unavailable
    default: .usage
    }
  }
}

extension CommandError: CustomStringConvertible {
  /// What is wrong, and what to do.
  var description: String {
    switch self {
    case .unknownCommand(let word, let valid):
      "there is no command or scene `\(word)`\(Spelling.hint(for: word, in: valid))"
    case .unknownOption(let option, let command, let valid):
      "\(command) has no option `\(option)`\(Spelling.hint(for: option, in: valid))"
    case .ambiguousOption(let option, let candidates):
      "`\(option)` may be \(Spelling.list(candidates, "or")); write it out"
    case .missingValue(let option, let placeholder): "\(option) needs a value: \(placeholder)"
    case .unwantedValue(let option): "\(option) takes no value"
    case .tooFewOperands(let command, let operands):
      "\(command) needs \(operands); see keyrise \(command) --help"
    case .tooManyOperands(let command, let first):
      "\(command): `\(first)` is one argument too many; see keyrise \(command) --help"
    case .badValue(let name, let value, let expected):
      "\(name): expected \(expected), not `\(value)`"
    case .unknownWord(let name, let word, let valid):
      "\(name): `\(word)` is not known\(Self.hint(for: word, in: valid))"
    case .unknownParameter(let name, let valid):
      "--with: there is no parameter `\(name)`\(Self.hint(for: name, in: valid))"
    case .noParameterValue(let text): "--with: expected NAME=VALUE, not `\(text)`"
    case .unknownDevice(let name, let valid):
      "--with device: there is no device `\(name)`\(Self.hint(for: name, in: valid))"
    case .notAStrategy(let path): "\(path): not the file of a strategy"
    case .severalStrategies(let name, let all):
      "several scenes have a strategy `\(name)`: \(Spelling.list(all, "and"))"
    case .noTake(let link, let takes):
      "\(link): names no take; there is \(Spelling.list(takes.map { "\(link)/\($0)" }, "and"))"
    case .noStrategyFits(let scene, let device, let platform):
      "no strategy of \(scene) fits \(device) (\(platform)); name another device with --with device=…, "
        + "or add a strategy with --strategies DIR"
    case .momentWithoutMeaning(let link, let command):
      "\(link): \(command) judges whole takes; leave the `@` away"
    case .momentBeyondEnd(let link, let last): "\(link): the take ends at frame \(last)"
    case .severalOutputs(let path):
      "\(path): several pictures need a folder; end its name with `/`"
    case .sameOutput(let path, let first, let second):
      "\(path): both \(first) and \(second) would be written there"
    case .noSuite: "there is no keyrise.yaml here; name a suite, or write one with keyrise init"
    case .exclusive(let first, let second): "\(first) and \(second) exclude each other"
    case .noOutput: "say where the picture goes: -o FILE.png or -o DIR/"
    case .wrongEnding(let path):
      "\(path): the name of a picture ends in .png, .svg or .pdf; without an ending --format says it"
    case .notForView(let option, let views):
      "\(option) is for \(views.count == 1 ? "the view" : "the views") \(Spelling.list(views, "and"))"
    case .notForFormat(let option, let formats):
      "\(option) is for \(Spelling.list(formats, "and")); pixels have no outlines"
    case .cannotCreate(let path, let reason): "\(path): cannot be created: \(reason)"
    case .writing(let path, let reason): "\(path): \(reason)"
    case .unavailable(let sentence): sentence
    }
  }

  /// The nearest word, if one is near, and all there are.
  private static func hint(for word: String, in valid: [String]) -> String {
    let hint = Spelling.hint(for: word, in: valid)
    guard Spelling.nearest(to: word, in: valid) != nil else { return hint }
    return hint + " There is \(Spelling.list(valid, "and"))"
  }
}
