import Catalog

/// How a call ended: the one table of exit codes.
enum ExitCode: Int32, CaseIterable {
  case well = 0
  case different = 1
  case missingGolden = 3
  case usage = 64
  case badContent = 65
  case missing = 66
  case unavailable = 69
  case cannotCreate = 73
  case inputOutput = 74

  /// What the code says, for help.
  var meaning: String {
    switch self {
    case .well: "all is well"
    case .different: "something differs, or a symptom named by --fail-on was found"
    case .missingGolden: "a golden is missing"
    case .usage: "the command was wrong"
    case .badContent: "a file's content is wrong"
    case .missing: "a file, or a thing that a link names, is not there"
    case .unavailable: "something is not available (no display, no font)"
    case .cannotCreate: "an output can't be created"
    case .inputOutput: "reading or writing failed"
    }
  }
}

extension CatalogError {
  /// The code with which a call ends that met this error.
  var exitCode: ExitCode {
    switch self {
    case .noAssets, .notAssets, .notAFolder, .missing, .unknown: .missing
    case .unreadable: .inputOutput
    case .faults: .badContent
    case .otherScene, .badLink: .usage
    }
  }
}
