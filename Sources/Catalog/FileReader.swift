import Glibc

/// Reads files and folders whole.
package enum FileReader {
  /// The bytes of the file at `path`, up to one more than `limit`.
  package static func bytes(of path: String, limit: Int) throws(CatalogError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CatalogError.file(path, errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, named: path, limit: limit)
  }

  /// What an open file gives until its end, up to one byte more than `limit`.
  package static func bytes(
    from descriptor: Int32, named path: String, limit: Int
  ) throws(CatalogError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, min(chunk.count, limit + 1 - bytes.count))
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw CatalogError.file(path, errno)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// The names in the folder at `path` that end in `.yaml`, in the order of their bytes.
  package static func yamlFiles(in path: String) throws(CatalogError) -> [String] {
    guard let folder = opendir(path) else {
      let code = errno
      throw isFile(path) ? .notAFolder(path) : CatalogError.file(path, code)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".yaml"), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether there is a regular file at `path`.
  package static func isFile(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is a folder at `path`.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The last part of `path` without the ending of its name.
  package static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".yaml", ".yml", ".csv", ".json"] where name.hasSuffix(ending) && name != ending
    {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
