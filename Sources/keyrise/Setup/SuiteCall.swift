import Catalog
import Choreography
import Goldens
import Picture
import Workbench

/// A suite as a call finds it, with the catalog its links come from.
struct SuiteCall: Sendable {
  /// The suite.
  let suite: Suite
  /// What its links may name.
  let catalog: Catalog

  /// The suite at `path`, or the one of this folder.
  init(_ path: String?, _ arguments: Arguments) throws {
    var found: Catalog?
    do {
      suite = try Suite.read(path ?? Suite.fileName) { folders in
        let catalog = try Catalog(
          assets: Assets.find(directory: arguments.value(.assets)),
          extraStrategies: arguments.values(.strategies) + folders)
        found = catalog
        return catalog
      }
    } catch CatalogError.missing(Suite.fileName) where path == nil {
      throw CommandError.noSuite
    }
    catalog = try found ?? Workspace.catalog(arguments)
  }

  /// What compares the suite, windows included.
  var verifier: Verifier {
    var verifier = Verifier(suite, version: Program.version)
    let catalog = catalog
    verifier.window = { entry, frame, scale in
      let workspace = Workspace(
        catalog: catalog, setup: entry.setup, device: entry.experiment.device)
      var link = try Link(entry.link)
      link.moment = .frame(frame)
      let place = try workspace.place(link.description)
      let viewport = Viewport(
        width: Int((1440 * scale).rounded()), height: Int((900 * scale).rounded()), scale: scale)
      return Session(
        stock: Stock(catalog), opening: try Picturing.opening(place, workspace, endsTake: true),
        viewport: viewport
      ).model
    }
    return verifier
  }
}

extension Goldens.Report {
  /// The code with which a verification ends.
  var exitCode: ExitCode {
    switch status {
    case .same: .well
    case .missing: .missingGolden
    case .different: .different
    case .broken: .badContent
    case .unreadable: .inputOutput
    }
  }
}

extension VerifyError {
  /// The code with which a call ends that met this error.
  var exitCode: ExitCode {
    switch self {
    case .frameBeyondEnd, .noPicture, .entries: .badContent
    case .cannotCreate: .cannotCreate
    case .writing, .reading: .inputOutput
    case .unknownNames: .missing
    case .onCI: .usage
    }
  }
}
