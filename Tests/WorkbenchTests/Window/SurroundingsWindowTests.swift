import Foundation
import Testing

@Suite(
  "The window's surroundings and files, with a real pointer",
  .enabled(
    if: Tool.find("Xvfb") != nil && Tool.find("xdotool") != nil,
    "Xvfb and xdotool are not installed"), .serialized)
struct SurroundingsWindowTests {
  private func state(
    _ window: RunningWindow, _ what: String, _ matches: @escaping (RunningWindow.Report) -> Bool
  ) throws -> RunningWindow.Report {
    try window.wait(what) { $0.kind == "state" && matches($0) }
  }

  @Test("settings are switched by a click, and the phone is turned while its keyboard is up")
  func settings() throws {
    let display = try Display()
    let targets = try Places("chat:follows")
    let window = try RunningWindow("chat:follows", on: display)
    for setting in ["reducedMotion", "hardwareKeyboard"] {
      try display.click(targets.middle("setting.\(setting)"))
      _ = try state(window, "\(setting) on") { ($0["settings"] ?? [String]()).contains(setting) }
      try display.click(targets.middle("setting.\(setting)"))
      _ = try state(window, "\(setting) off") { !($0["settings"] ?? [String]()).contains(setting) }
    }
    try display.click(targets.middle("phone.0.field"))
    try window.wait("the keyboard's start") { $0.kind == "row" && $0.has("willShow") }
    try window.waitForRest("the tap")
    try display.click(targets.middle("rotate"))
    _ = try state(window, "the turn") { $0["orientation"] == "landscape" }
    try window.wait("the relayout") { $0.kind == "row" && $0.has("relayout") }
    try window.waitForRest("the turn")
    let row = try window.row("follows")
    #expect((row.number("keyboard_top") ?? 999) < 393)
    #expect(row.number("composer_bottom") == row.number("keyboard_top"))
    window.terminate()
    #expect(try window.end().code == 0)
  }

  /// Presses Tab until a control has the keyboard's focus.
  private func tab(to target: String, _ window: RunningWindow, _ display: Display) throws {
    for _ in 0..<120 {
      try display.person("key", "Tab")
      let focus = try window.wait("the next control") { $0.kind == "focus" }
      if focus["target"] == target { return }
    }
    Issue.record("no \(target)")
  }

  @Test("a saved file changes its row, a broken one tells why, a changed decision is saved")
  func files() throws {
    let display = try Display()
    let good =
      "title: Mine\nscene: compose-sheet\norder: 1\ndetents: [large]\nopens: large\n"
      + "focus: { after: 0.4 }\nprewarm: none\nhandOff: none\nstrip: onLanding\n"
    func write(_ text: String, _ folder: String) throws {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: folder + "/own/mine.yaml"), options: .atomic)
    }
    let window = try RunningWindow(
      "compose-sheet/open:mine", on: display, arguments: ["--strategies", "own"]
    ) { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/own", withIntermediateDirectories: true)
      try write(good, folder)
    }
    try write(good.replacingOccurrences(of: "0.4", with: "0.9"), window.folder)
    let read = try window.wait("the new file") { $0.kind == "file" }
    #expect(read["state"] == "read" && read["strategy"] == "mine")
    try write(good + "stripp: never\n", window.folder)
    let broken = try window.wait("the broken file") { $0.kind == "file" }
    #expect(broken["state"] == "broken")
    #expect((broken["faults"] ?? [String]()).count == 1)

    try display.person("key", "d")
    try window.wait("the decisions") { $0.kind == "state" }
    try tab(to: "decision.delay.on", window, display)
    try display.person("key", "Return")
    let decision = try window.wait("a changed decision") { $0.kind == "decision" }
    #expect(decision["decision"] == "delay" && decision["value"] == "950 ms")
    try tab(to: "decisions.save", window, display)
    try display.person("key", "Return")
    let saved = try window.wait("the saved file") { $0.kind == "saved" }
    let path: String = try #require(saved["path"])
    #expect(path == "own/mine-changed.yaml")
    let text = try String(contentsOfFile: window.folder + "/" + path, encoding: .utf8)
    #expect(text.contains("focus: { after: 0.95 }"))
    window.terminate()
    #expect(try window.end().code == 0)
  }
}
