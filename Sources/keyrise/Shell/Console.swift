import Glibc

/// Standard output and standard error.
enum Console {
  /// Writes `text` to standard output. A reader that has gone away is no fault.
  static func print(_ text: String) throws(CommandError) {
    try write(Array(text.utf8))
  }

  /// Writes `bytes` to standard output.
  static func write(_ bytes: [UInt8]) throws(CommandError) {
    let code = put(bytes, to: STDOUT_FILENO)
    if code != 0, code != EPIPE {
      throw .writing("standard output", reason: String(cString: strerror(code)))
    }
  }

  /// Writes every line of `message` to standard error, with the program's name before it.
  static func complain(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { "\(Program.name): \(String($0).printable)\n" }.joined()
    _ = put(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes all `bytes` to an open file; the error of the system, or 0.
  static func put(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
