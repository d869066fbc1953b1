import Catalog
import Foundation

/// The built program, as a shell runs it.
struct Tool {
  /// What a call gave.
  struct Outcome {
    var code: Int32
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    /// What was printed, as JSON.
    func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output)) }
  }

  /// The program beside the tests.
  static var program: String {
    let tests = Assets.runningProgram
    return tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.endIndex) + "/keyrise"
  }

  /// Runs the program with `arguments`.
  static func run(
    _ arguments: [String], input: String = "", program: String = program,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    let (input, output, errors) = (
      try folder.file("in", input), try folder.file("out", ""), try folder.file("err", "")
    )
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus,
      output: [UInt8](try Data(contentsOf: URL(fileURLWithPath: output))),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Runs `script` in a shell in which `$keyrise` is the program.
  static func shell(_ script: String) throws -> Outcome {
    try run(["-c", script], program: "/bin/sh", environment: ["keyrise": program])
  }
}

/// A folder that is gone with the last reference to it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "keyrise-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes `text` into the file `name`; its path.
  func file(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    return path + "/" + name
  }

  /// The names in it, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The bytes of the file `name`.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }
}
