import Catalog
import Glibc

/// The folder of the approved files. Files are written whole or not at all.
public struct GoldenFolder: Sendable {
  /// Where it is.
  public let path: String

  /// The folder at `path`; it need not be there.
  public init(_ path: String) { self.path = path }

  /// The longest golden, in bytes.
  static let limit = 256 * 1024 * 1024

  /// What a file holds; `nil` where it is not there.
  func bytes(of name: String) throws(VerifyError) -> [UInt8]? {
    let file = "\(path)/\(name)"
    do {
      return try FileReader.bytes(of: file, limit: Self.limit)
    } catch {
      switch error {
      case .missing: return nil
      case .unreadable(_, let reason): throw .reading(file, reason: reason)
      default: throw .reading(file, reason: error.description)
      }
    }
  }

  /// The goldens that are there, by name; what a stopped call left over is not among them.
  public func names() throws(VerifyError) -> [String] { try all().filter { !Self.isLeftOver($0) } }

  /// What calls that were killed left over; what a running one is writing is not among it.
  func leftOvers() throws(VerifyError) -> [String] {
    try all().filter { name in
      guard Self.isLeftOver(name), let part = name.split(separator: ".").dropLast().last,
        let process = Int32(part)
      else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }
  }

  private static func isLeftOver(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp")
  }

  private func all() throws(VerifyError) -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw .reading(path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let isHidden = name.hasPrefix(".") && !Self.isLeftOver(name)
      let isOurs = name.hasSuffix(".png") || name.hasSuffix(".csv") || Self.isLeftOver(name)
      if isOurs, !isHidden { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes the folder and those above it where they are not there.
  func make() throws(VerifyError) { try Self.make(path) }

  static func make(_ path: String) throws(VerifyError) {
    var built = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      built += part + "/"
      if mkdir(built, 0o777) != 0, errno != EEXIST {
        throw .cannotCreate(path, reason: String(cString: strerror(errno)))
      }
    }
    guard FileReader.isFolder(path) else {
      throw .cannotCreate(path, reason: "it is not a folder")
    }
  }

  /// Writes a file: beside its place under a name of this process, then renamed.
  func write(_ bytes: [UInt8], as name: String) throws(VerifyError) {
    let target = "\(path)/\(name)"
    let temporary = "\(path)/.\(name).\(getpid()).tmp"
    // A signal that ends the program waits until the temporary file is gone or renamed.
    var (signals, before) = (sigset_t(), sigset_t())
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = open(temporary, flags, 0o666)
    guard descriptor >= 0 else {
      throw .cannotCreate(target, reason: String(cString: strerror(errno)))
    }
    var code = Self.put(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target) != 0 { code = errno }
    if code != 0 {
      unlink(temporary)
      throw .writing(target, reason: String(cString: strerror(code)))
    }
  }

  /// Takes a file away.
  func remove(_ name: String) throws(VerifyError) {
    guard unlink("\(path)/\(name)") == 0 || errno == ENOENT else {
      throw .writing("\(path)/\(name)", reason: String(cString: strerror(errno)))
    }
  }

  /// Writes all `bytes`; the error of the system, or 0.
  private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
