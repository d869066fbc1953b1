import Glibc

/// Why something could not be had from the catalog.
public enum CatalogError: Error, Hashable, Sendable {
  /// No folder of assets on the way up from the program.
  case noAssets(from: String)
  /// A folder that is no folder of assets, since it lacks another.
  case notAssets(String, lacks: String)
  /// A file or folder that is not there.
  case missing(String)
  /// A file where a folder is wanted.
  case notAFolder(String)
  /// A file or folder that cannot be read; what the system says of it.
  case unreadable(String, reason: String)
  /// Files whose content is wrong.
  case faults([Fault])
  /// A name that nothing has.
  case unknown(Kind, String, valid: [String], scene: String?)
  /// A strategy of another scene than the link's.
  case otherScene(strategy: String, its: String, wanted: String)
  /// A text that is no link.
  case badLink(String, Link.Problem)

  /// The kinds of thing a link or an option names.
  public enum Kind: String, Hashable, Sendable { case scene, take, strategy, device }

  /// The error of a system call on `path`.
  package static func file(_ path: String, _ code: Int32) -> CatalogError {
    code == ENOENT || code == ENOTDIR
      ? .missing(path) : .unreadable(path, reason: String(cString: strerror(code)))
  }
}

extension CatalogError: CustomStringConvertible {
  /// What is wrong, where, and what to do; several lines for several faults.
  public var description: String {
    switch self {
    case .noAssets(let start):
      "no folder `Assets` beside or above \(start), and no `share/keyrise`; give it with --assets"
    case .notAssets(let path, let folder):
      "\(path): not a folder of assets, since it has no `\(folder)`"
    case .missing(let path): "\(path): there is no such file or folder"
    case .notAFolder(let path):
      "\(path): this is a file, and a folder is wanted; a strategy's file is named in a link"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .faults(let faults): Self.text(of: faults)
    case .unknown(let kind, let name, let valid, let scene):
      "there is no \(kind.rawValue) `\(name.shortened)`"
        + (scene.map { " in \($0)" } ?? "") + Spelling.hint(for: name, in: valid)
    case .otherScene(let strategy, let its, let wanted):
      "the strategy `\(strategy)` is for \(its), not for \(wanted)"
    case .badLink(let text, let problem): "\(text.shortened): \(problem.text)"
    }
  }

  /// One line for each fault, up to so many that they can be read.
  private static func text(of faults: [Fault]) -> String {
    var lines = faults.prefix(100).map(\.description)
    if faults.count > lines.count { lines.append("and \(faults.count - lines.count) faults more") }
    return lines.joined(separator: "\n")
  }
}
