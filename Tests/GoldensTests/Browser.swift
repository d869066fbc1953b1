import Foundation
import Glibc

/// A Chromium without a window, spoken to over two pipes in the words of its developer tools.
final class Browser {
  /// Where it is; `nil` where it is not installed.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What a test says that cannot run.
  static let absence = "there is no chromium; Scripts/dependencies test installs it"

  enum Problem: Error {
    case launch(Int32)
    case silent(String)
    case refused(String, String)
  }

  /// What went wrong in the page: errors and warnings of its console.
  private(set) var complaints: [String] = []

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let profile: String
  private var unread: [UInt8] = []
  private var count = 0
  private var session: String?
  private var loads = 0

  /// The longest time in which an answer must come, in seconds: a loaded machine is slow.
  private static let patience: Int32 = 60

  init() throws {
    profile = NSTemporaryDirectory() + "keyrise-browser-" + UUID().uuidString
    let (commands, answers) = (try Self.pipe(), try Self.pipe())
    let arguments = [
      Self.path ?? "", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking",
      "--disable-crash-reporter", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
      "about:blank",
    ]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, commands.read, 3)
    posix_spawn_file_actions_adddup2(&actions, answers.write, 4)
    for stream in 0...2 {
      posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0)
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawn(&child, Self.path ?? "", &actions, nil, &words, environ)
    Glibc.close(commands.read)
    Glibc.close(answers.write)
    (process, input, output) = (child, commands.write, answers.read)
    guard code == 0 else { throw Problem.launch(code) }
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String
    session =
      try call("Target.attachToTarget", ["targetId": page ?? "", "flatten": true])["sessionId"]
      as? String
    for part in ["Page", "Runtime", "Log"] { try call("\(part).enable") }
  }

  deinit {
    // It ends when nobody speaks to it any more.
    Glibc.close(input)
    Glibc.close(output)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    try? FileManager.default.removeItem(atPath: profile)
  }

  /// A pipe whose ends no other child gets, above the numbers that this child needs.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var low: [Int32] = [0, 0]
    guard Glibc.pipe(&low) == 0 else { throw Problem.launch(errno) }
    let ends = low.map { fcntl($0, F_DUPFD_CLOEXEC, 64) }
    for end in low { Glibc.close(end) }
    return (ends[0], ends[1])
  }

  /// Calls a method of the developer tools.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    var sent = 0
    while sent < bytes.count {
      let size = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard size > 0 else { throw Problem.silent(method) }
      sent += size
    }
    while true {
      let answer = try next(method)
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Problem.refused(method, "\(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message, whatever it is; what it complains of is kept.
  private func next(_ method: String) throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = Data(unread[..<end])
        unread.removeSubrange(...end)
        let object = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
        note(object)
        return object
      }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Self.patience * 1000) > 0 else { throw Problem.silent(method) }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let size = read(output, &chunk, chunk.count)
      guard size > 0 else { throw Problem.silent(method) }
      unread += chunk[..<size]
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Page.loadEventFired": loads += 1
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled": complaints.append("\(parameters)")
    case "Log.entryAdded": complaints.append("\(parameters)")
    default: break
    }
  }

  /// Opens a file in a window of so many points.
  func open(
    _ file: String, width: Int, height: Int, media: [String: String] = [:]
  ) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": media.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }])
    let before = loads
    try call("Page.navigate", ["url": URL(fileURLWithPath: file).absoluteString])
    while loads == before { _ = try next("Page.navigate") }
  }

  /// The value of an expression of JavaScript.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Problem.refused(expression, "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The text that an expression gives.
  func text(_ expression: String) throws -> String {
    "\(try value("String(\(expression))") ?? "")"
  }

  /// The number that an expression gives.
  func number(_ expression: String) throws -> Double {
    (try value("Number(\(expression))") as? NSNumber)?.doubleValue ?? .nan
  }

  /// Presses a key, by the name that the page hears.
  func press(_ key: String) throws {
    let codes = ["ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Escape": 27, "Tab": 9]
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if let code = codes[key] {
      event["windowsVirtualKeyCode"] = code
      event["code"] = key
    } else {
      event["text"] = key
    }
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
  }

  /// Types into what has the focus.
  func type(_ words: String) throws { try call("Input.insertText", ["text": words]) }

  /// Presses the mouse in an element, at parts of its width, moves it on from one to the next and
  /// lets go.
  func drag(_ selector: String, _ shares: Double...) throws {
    let box =
      try value(
        """
        (() => {
          const element = document.querySelector(\(try Self.quoted(selector)));
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const box = element.getBoundingClientRect();
          return [box.left, box.top, box.width, box.height];
        })()
        """) as? [Double] ?? []
    guard box.count == 4 else { throw Problem.refused(selector, "is not there") }
    var kind = "mousePressed"
    func send(_ kind: String, _ share: Double) throws {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": kind, "x": box[0] + box[2] * share, "y": box[1] + box[3] / 2, "button": "left",
          "buttons": kind == "mouseReleased" ? 0 : 1, "clickCount": 1,
        ])
    }
    for share in shares {
      try send(kind, share)
      kind = "mouseMoved"
    }
    try send("mouseReleased", shares.last ?? 0)
  }

  /// Clicks into the middle of an element.
  func click(_ selector: String) throws { try drag(selector, 0.5) }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
