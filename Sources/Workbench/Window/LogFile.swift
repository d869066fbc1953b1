import Glibc

/// The file in which reports are written as they happen, one object of JSON a line.
struct LogFile: ~Copyable {
  private let descriptor: Int32
  /// Whether it takes no more.
  private var isLost = false

  /// Makes the file at `path`, or empties it.
  init(path: String) throws(WorkbenchError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .log(path, reason: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  /// Writes one line for each report; whoever reads the file sees whole lines.
  ///
  /// Where it cannot be written any more, that is said once on standard error.
  mutating func write(_ reports: [Report]) {
    guard !reports.isEmpty, !isLost else { return }
    var bytes: [UInt8] = []
    for report in reports {
      bytes += report.json.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        isLost = true
        let reason = String(cString: strerror(count < 0 ? errno : EIO))
        let line = Array("keyrise: the log is not written any more: \(reason)\n".utf8)
        _ = Glibc.write(STDERR_FILENO, line, line.count)
        return
      }
      start += count
    }
  }
}
