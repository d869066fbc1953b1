import Glibc

/// Writes files whole or not at all.
enum WholeFile {
  /// Writes `bytes` to `path`: to a temporary file beside it, then renamed over it. What is no
  /// regular file (a device, a pipe) is written into.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let target = resolved(path)
    var info = stat()
    if stat(target, &info) == 0, info.st_mode & S_IFMT != S_IFREG {
      if info.st_mode & S_IFMT == S_IFDIR { throw .cannotCreate(path, reason: "it is a folder") }
      return try writeInto(target, bytes, named: path)
    }
    let temporary = "\(target).\(getpid()).tmp"
    // A signal that ends the program waits until the temporary file is gone or renamed.
    var signals = sigset_t()
    var before = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: reason(errno)) }
    var code = Console.put(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target) != 0 { code = errno }
    if code != 0 {
      unlink(temporary)
      throw .writing(path, reason: reason(code))
    }
  }

  /// Makes the folder at `path`, and those above it, where they are not there.
  static func makeFolder(_ path: String) throws(CommandError) {
    var built = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      built += part + "/"
      if mkdir(built, 0o777) != 0, errno != EEXIST, errno != EISDIR {
        throw .cannotCreate(path, reason: reason(errno))
      }
    }
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
      throw .cannotCreate(path, reason: "it is not a folder")
    }
  }

  private static func writeInto(
    _ target: String, _ bytes: [UInt8], named path: String
  ) throws(CommandError) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: reason(errno)) }
    defer { close(descriptor) }
    let code = Console.put(bytes, to: descriptor)
    if code != 0, code != EPIPE { throw .writing(path, reason: reason(code)) }
  }

  /// Where a link at `path` leads, so that the file behind it is replaced and not the link.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
