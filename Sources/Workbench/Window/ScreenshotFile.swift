import Glibc

/// The file of a screenshot or of a strategy: where it goes, what it is called, how it is written.
enum ScreenshotFile {
  /// Writes `bytes` under a name made of `stem`, into `folder` or, without one, the current folder
  /// or, where that lets nobody write, the pictures folder; gives the path.
  static func write(
    _ bytes: [UInt8], stem: String, ending: String = "png", folder: String? = nil
  ) throws(Failure) -> String {
    var last: Failure?
    for folder in folder.map({ [$0] }) ?? folders {
      do throws(Failure) {
        return try write(bytes, into: folder, stem: stem, ending: ending)
      } catch {
        last = error
      }
    }
    throw last ?? Failure(path: stem, reason: "there is no folder to write into")
  }

  /// Why a screenshot could not be written.
  struct Failure: Error, Equatable {
    var path: String
    var reason: String
  }

  private static var folders: [String] {
    var folders: [String] = []
    if let current = getcwd(nil, 0) {
      folders.append(String(cString: current))
      free(current)
    }
    if let pictures = Toolkit.environment("XDG_PICTURES_DIR") { folders.append(pictures) }
    if let home = Toolkit.environment("HOME") { folders += ["\(home)/Pictures", home] }
    return folders
  }

  /// Writes to a file beside the last one and then gives it its name, so that no half picture is
  /// ever seen; a name that is taken gets a number.
  private static func write(
    _ bytes: [UInt8], into folder: String, stem: String, ending: String
  ) throws(Failure) -> String {
    let hidden = "\(folder)/.\(stem).\(getpid()).\(ending)"
    let file = open(hidden, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(folder) }
    defer { unlink(hidden) }
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let failure = failure(folder)
        close(file)
        throw failure
      }
      start += count
    }
    guard close(file) == 0 else { throw failure(folder) }
    for number in 1...9999 {
      let path = "\(folder)/\(stem)\(number == 1 ? "" : "-\(number)").\(ending)"
      if link(hidden, path) == 0 { return path }
      guard errno == EEXIST else { break }
    }
    throw failure(folder)
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
