import Catalog
import Glibc

/// Measures how long it takes from the launch of the window to its first frame.
enum Launch {
  /// What the first frame may take, in milliseconds.
  private static let budget = 200.0
  /// After so many milliseconds there will be no window any more.
  private static let patience = 10_000.0

  /// The median of five launches.
  static func measure() -> Benchmark {
    var result = Benchmark(name: "launch to first frame", budget: budget)
    var times: [Double] = []
    for _ in 0..<5 {
      guard let time = launch() else {
        result.note = "not measured: no window opened"
        return result
      }
      times.append(time)
    }
    result.milliseconds = Benchmark.median(times)
    return result
  }

  /// Opens a window in a process of its own, waits for its report, and closes it.
  private static func launch() -> Double? {
    var template = Array("/tmp/keyrise-bench-XXXXXX".utf8CString)
    let log = mkstemp(&template)
    guard log >= 0 else { return nil }
    defer { close(log) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let arguments = [Assets.runningProgram, "open", "--log", path]
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child = pid_t()
    var isReady = false
    let time = Benchmark.time {
      guard posix_spawn(&child, arguments[0], &actions, nil, &pointers, environ) == 0 else {
        return
      }
      isReady = waitForReport(path, of: child)
    }
    if child > 0 {
      kill(child, SIGTERM)
      waitpid(child, nil, 0)
    }
    return isReady ? time : nil
  }

  /// Looks every millisecond whether the window has said that it is there.
  private static func waitForReport(_ path: String, of child: pid_t) -> Bool {
    var waited = 0.0
    while waited < patience {
      let bytes = (try? FileReader.bytes(of: path, limit: 4096)) ?? []
      if String(decoding: bytes, as: UTF8.self).contains("\"ready\"") { return true }
      var info = siginfo_t()
      if waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0,
        info.si_signo == SIGCHLD
      {
        return false
      }
      usleep(1000)
      waited += 1
    }
    return false
  }
}
