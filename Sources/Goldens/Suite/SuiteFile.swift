import Catalog

extension Suite {
  /// Reads the suite at `path`, a file or the folder of a `keyrise.yaml`.
  ///
  /// `catalog` makes the catalog with the strategies in more folders.
  /// - Throws: every fault of the file at once.
  public static func read(
    _ path: String, catalog: ([String]) throws -> Catalog
  ) throws -> Suite {
    let file = Self.path(path)
    let base = folder(of: file)
    let bytes = try FileReader.bytes(of: file, limit: 4 * 1024 * 1024)
    let folders = try CatalogFile.decode(bytes, named: file) { SuiteDecoder.strategies($0) }
    let decoder = SuiteDecoder(
      base: base, catalog: try catalog(folders.map { SuitePath.of($0, in: base) }))
    let suite = try CatalogFile.decode(bytes, named: file) { decoder.suite($0) }
    return Suite(file: file, folder: SuitePath.of(suite.goldens, in: base), entries: suite.entries)
  }

  /// The file that `path` means.
  static func path(_ path: String) -> String {
    FileReader.isFolder(path) ? "\(path)/\(fileName)" : path
  }

  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}

/// Paths as a suite's file writes them: seen from its own folder.
enum SuitePath {
  /// The path that `path` means in the folder `base`.
  static func of(_ path: String, in base: String) -> String {
    if path.hasPrefix("/") { return path }
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return base == "." ? plain : "\(base)/\(plain)"
  }
}
