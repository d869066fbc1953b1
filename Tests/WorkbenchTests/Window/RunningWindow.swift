import Foundation
import Glibc
import Testing

/// The program with its window open, and what it reports.
///
/// Reports come through a named pipe: the test reads what the program writes, and waits for it.
final class RunningWindow {
  private let process = Process()
  private let errors = Pipe()
  /// The folder it runs in, gone with it.
  let folder: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Everything that was reported.
  private(set) var reports: [Report] = []

  /// How long a report may take, in milliseconds. It is waited for and not slept: this is only
  /// where a test that would never end fails.
  private static let patience = Duration.seconds(60)

  /// A line of the log.
  struct Report {
    let fields: [String: Any]
    var kind: String { self["report"] ?? "" }
    subscript<Value>(_ name: String) -> Value? { fields[name] as? Value }
    func number(_ name: String) -> Double? { (fields[name] as? NSNumber)?.doubleValue }
    func has(_ event: String) -> Bool { (self["events"] ?? [String]()).contains(event) }
  }

  /// Opens `link` on a display, with more arguments behind it; `prepare` is called with the folder
  /// that it will run in.
  init(
    _ link: String, on display: Display, arguments: [String] = [],
    prepare: (String) throws -> Void = { _ in }
  ) throws {
    folder = try Tool.folder()
    try prepare(folder)
    let pipe = folder + "/log"
    try #require(mkfifo(pipe, 0o600) == 0)
    descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
    try #require(descriptor >= 0)
    process.executableURL = URL(fileURLWithPath: try Tool.keyrise())
    process.arguments = ["open", link, "--log", pipe, "--ui-scale", "1"] + arguments
    process.environment = Tool.merged([
      "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil,
    ])
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardError = errors
    try Tool.start(process)
    try wait("the window") { $0.kind == "ready" }
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    close(descriptor)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Waits for the first report from now on that `matches`.
  @discardableResult
  func wait(_ what: String, _ matches: (Report) -> Bool) throws -> Report {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      while let report = try next() { if matches(report) { return report } }
      guard try read(until: deadline) else {
        let last = reports.suffix(3).map { "\($0.fields)" }.joined(separator: "\n")
        throw Missing(text: "the program ended or kept still before \(what); last:\n\(last)")
      }
    }
  }

  /// Waits until the clock stands, and that is to be seen.
  @discardableResult
  func waitForRest(_ what: String) throws -> Report {
    let state = try wait("rest after \(what)") { $0.kind == "state" && $0["playing"] == false }
    try waitForPicture()
    return state
  }

  /// Waits for a report and until what it says is to be seen.
  @discardableResult
  func waitAndSee(_ what: String, _ matches: (Report) -> Bool) throws -> Report {
    let report = try wait(what, matches)
    try waitForPicture()
    return report
  }

  private func waitForPicture() throws { try wait("a picture") { $0.kind == "painted" } }

  /// The last row of a strategy that was reported.
  func row(_ strategy: String) throws -> Report {
    try #require(reports.last { $0.kind == "row" && $0["strategy"] == strategy })
  }

  /// Waits until the program has ended; gives its exit code and what it wrote to standard error.
  func end() throws -> (code: Int32, errors: String) {
    while try read(until: ContinuousClock.now + Self.patience) {}
    while try next() != nil {}
    process.waitUntilExit()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// Sends SIGINT, as Ctrl+C in a terminal does.
  func interrupt() { process.interrupt() }

  /// Sends SIGTERM.
  func terminate() { process.terminate() }

  struct Missing: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }

  private func next() throws -> Report? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Data(buffer[..<end])
    buffer.removeFirst(end + 1)
    let object = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    let report = Report(fields: try #require(object))
    reports.append(report)
    return report
  }

  /// Reads what has come; `false` when the program has closed its end or says nothing.
  private func read(until deadline: ContinuousClock.Instant) throws -> Bool {
    let left = deadline - ContinuousClock.now
    guard left > .zero else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(left.components.seconds * 1000 + 1000)) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }
}
