import Glibc

/// The folder that holds what a user may read, copy and change.
public struct Assets: Hashable, Sendable {
  /// Where it is.
  public let path: String

  /// The folders it holds.
  static let folders = ["Scenes", "Strategies", "Devices", "Takes"]

  /// The folder at `path`, which must hold the four kinds of file.
  public init(_ path: String) throws(CatalogError) {
    guard FileReader.isFolder(path) else { throw .missing(path) }
    for folder in Self.folders where !FileReader.isFolder("\(path)/\(folder)") {
      throw .notAssets(path, lacks: folder)
    }
    self.path = path
  }

  /// The folder `directory`, or without one the first `Assets` or `share/keyrise` on the way up
  /// from `program`, by default the running one.
  public static func find(
    directory: String? = nil, program: String = runningProgram
  ) throws(CatalogError) -> Assets {
    if let directory { return try Assets(directory) }
    var folder = program[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      for candidate in ["\(folder)/Assets", "\(folder)/share/keyrise"] {
        if let assets = try? Assets(candidate) { return assets }
      }
    }
    throw .noAssets(from: program)
  }

  /// The file of the running program, links followed.
  public static var runningProgram: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
