import Catalog
import Foundation
import Glibc
import Testing

/// A program that a test starts and waits for.
enum Tool {
  /// The file of a program on the search path; `nil` where there is none.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin"]
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The program under test, which is built beside the tests.
  static func keyrise() throws -> String {
    let tests = Assets.runningProgram
    let path = tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/keyrise"
    try #require(FileManager.default.isExecutableFile(atPath: String(path)), "\(path)")
    return String(path)
  }

  /// What came out of a program that has ended.
  struct Outcome {
    var code: Int32
    var output: Data
    var errors: String
  }

  /// Runs a program to its end.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = merged(environment)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try start(process)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: data,
      errors: String(decoding: complaint, as: UTF8.self))
  }

  /// Starts a process that can be ended: threads of tests hold signals back, and a process has from
  /// its birth what its parent's thread holds back.
  static func start(_ process: Process) throws {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// The environment of this program with some variables set, or taken away by `nil`.
  static func merged(_ changes: [String: String?]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  /// A new empty folder.
  static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/keyrise-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }
}
