import Canvas
import Foundation
import Testing

@Suite(
  "The window, with a real pointer",
  .enabled(
    if: Tool.find("Xvfb") != nil && Tool.find("xdotool") != nil,
    "Xvfb and xdotool are not installed"), .serialized)
struct WindowTests {
  /// The dark phone's keyboard, sheet, and outgoing bubble (design tokens).
  private static let keyboard: UInt32 = 0x2B2B2E
  private static let sheet: UInt32 = 0x1C1C1E
  private static let bubble: UInt32 = 0x0A84FF

  @Test("tap, type, send, drag the keyboard away, and scrub back")
  func chat() throws {
    let display = try Display()
    let targets = try Places("chat:follows")
    let screen = try targets.screen()
    let window = try RunningWindow("chat:follows", on: display)
    let onKeyboard = screen.pixel(100, 806)
    #expect(try display.pixels().color(onKeyboard.x, onKeyboard.y) != Self.keyboard)

    try display.click(targets.middle("phone.0.field"))
    try window.wait("the keyboard's start") { $0.kind == "row" && $0.has("willShow") }
    try window.waitForRest("the tap")
    let risen = try window.row("follows")
    #expect(risen.number("keyboard_top") == 516)
    #expect(risen.number("composer_bottom") == 516)
    #expect(try window.row("covered").number("composer_bottom") == 818)
    #expect(try display.pixels().color(onKeyboard.x, onKeyboard.y) == Self.keyboard)
    let edge = screen.pixel(2, 517)
    #expect(try display.pixels().color(edge.x, edge.y) == Self.keyboard)

    try display.person("key", "h")
    try window.wait("h") { $0.kind == "row" && $0.has("typed") }
    try display.person("key", "i")
    try window.wait("i") { $0.kind == "row" && $0.has("typed") }
    try window.waitForRest("typing")
    let newBubble = screen.pixel(358, 420)
    #expect(try display.pixels().color(newBubble.x, newBubble.y) != Self.bubble)
    try display.person("key", "Return")
    try window.wait("the message") { $0.kind == "row" && $0.has("sent") }
    try window.waitForRest("sending")
    #expect(try window.row("follows").number("newest_bottom") == 454)
    #expect(try display.pixels().color(newBubble.x, newBubble.y) == Self.bubble)

    let finger = screen.pixel(120, 300)
    try display.move(finger)
    try display.person("mousedown", "1")
    try window.wait("the finger") { $0.kind == "row" && $0.number("finger_y") != nil }
    for y in [380.0, 460, 540, 620, 700, 780, 840] {
      try display.move(screen.pixel(120, y))
      try window.wait("the finger at \(y)") {
        $0.kind == "row" && abs(($0.number("finger_y") ?? 0) - y) < 2
      }
    }
    try display.person("mouseup", "1")
    try window.wait("the keyboard's end") {
      $0.kind == "row" && $0["strategy"] == "follows" && $0.has("didHide")
    }
    let state = try window.waitForRest("the drag")
    #expect(try window.row("follows").number("keyboard_top") == 852)
    #expect(try window.row("follows").number("composer_bottom") == 818)
    #expect(try window.row("follows-done-only").number("keyboard_top") == 516)
    #expect(try display.pixels().color(onKeyboard.x, onKeyboard.y) != Self.keyboard)

    let last = try #require(state.number("last_frame"))
    let scrubber = try targets.rect("scrubber")
    try display.click((Int(scrubber.minX + scrubber.width * 0.2), Int(scrubber.midY)))
    let scrubbed = try window.waitAndSee("scrubbing") {
      $0.kind == "state" && $0.number("frame") != last
    }
    #expect(abs((scrubbed.number("frame") ?? 0) - last * 0.2) <= 2)
    #expect(scrubbed["playing"] == false)
    try display.person("key", "Home")
    try window.waitAndSee("the start") { $0.kind == "state" && $0.number("frame") == 0 }
    #expect(try display.pixels().color(onKeyboard.x, onKeyboard.y) != Self.keyboard)

    window.terminate()
    let end = try window.end()
    #expect(end.code == 0)
    #expect(end.errors.isEmpty)
    #expect(window.reports.last?.kind == "end")
  }

  @Test("open the sheet, switch the strategy, compare, save a picture")
  func sheet() throws {
    let display = try Display()
    let targets = try Places("compose-sheet:one-motion")
    let screen = try targets.screen()
    let window = try RunningWindow("compose-sheet/open:one-motion@0", on: display)

    try display.click(targets.middle("phone.0.compose"))
    let touch = try window.wait("the touch") { $0.kind == "touch" }
    #expect(touch["element"] == "compose")
    try window.wait("the sheet") { $0.kind == "row" && $0.has("present") }
    let state = try window.waitForRest("opening the sheet")
    #expect(state["take"] == "live")
    #expect(state["verdict"] == "One motion")
    #expect(try window.row("one-motion").number("sheet_top") == 68)
    #expect(try window.row("one-motion").number("composer_bottom") == 516)
    let onKeyboard = screen.pixel(100, 806)
    let onSheet = screen.pixel(196, 455)
    #expect(try display.pixels().color(onKeyboard.x, onKeyboard.y) == Self.keyboard)
    #expect(try display.pixels().color(onSheet.x, onSheet.y) == Self.sheet)

    try display.person("key", "Escape")
    try window.wait("the keys") { $0.kind == "keys" }
    try display.click(targets.middle("row.immediate-focus"))
    let switched = try window.waitAndSee("another strategy") {
      $0.kind == "state" && $0["strategy"] == "immediate-focus"
    }
    #expect((switched["verdict"] ?? "").hasPrefix("Silent"))
    #expect(try display.pixels().color(onKeyboard.x, onKeyboard.y) != Self.keyboard)

    try display.click(targets.middle("compare.3"))
    let compared = try window.waitAndSee("three phones") {
      $0.kind == "state" && ($0["compared"] ?? [String]()).count == 3
    }
    #expect(compared["compared"] == ["one-motion", "immediate-focus", "medium-detent"])
    // Two of the three have a keyboard; the strip just below its keys is bare from side to side.
    let three = try display.pixels()
    let keyboards = (600..<760).map { three.stretches(of: Self.keyboard, y: $0, length: 180) }
    #expect(keyboards.max() == 2)

    try display.click(targets.middle("compare.1"))
    try window.waitAndSee("one phone") {
      $0.kind == "state" && ($0["compared"] ?? [String]()).count == 1
    }
    let before = try display.pixels()
    try display.person("key", "s")
    let saved = try window.wait("a picture") { $0.kind == "screenshot" }
    let path = try #require(saved["path"] as String?)
    let bitmap = try PNG.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    #expect((bitmap.width, bitmap.height) == Display.size)
    let phone = screen.pixels
    let differing = phone.rows.reduce(0) { count, y in
      count
        + phone.columns.count { x in
          bitmap.pixels[y * bitmap.width + x] != before.color(x, y)
        }
    }
    #expect(differing == 0)

    try display.askToClose()
    let end = try window.end()
    #expect(end.code == 0)
    #expect(end.errors.isEmpty)
  }

  @Test("Ctrl+C in the terminal ends it well")
  func interrupted() throws {
    let display = try Display()
    let window = try RunningWindow("chat:follows", on: display)
    try window.waitAndSee("the state") { $0.kind == "state" }
    window.interrupt()
    let end = try window.end()
    #expect(end.code == 0)
    #expect(end.errors.isEmpty)
    #expect(window.reports.last?.kind == "end")
  }

  @Test("a log that takes nothing is told of once, and the window stays")
  func fullLog() throws {
    let display = try Display()
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: try Tool.keyrise())
    process.arguments = ["open", "chat:follows", "--log", "/dev/full"]
    process.environment = Tool.merged(["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    process.standardError = errors
    try Tool.start(process)
    let said = errors.fileHandleForReading.availableData
    #expect(String(decoding: said, as: UTF8.self).hasPrefix("keyrise: the log is not written"))
    #expect(process.isRunning)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test(
    "without a display there is one line and exit code 69",
    arguments: [nil, "", ":4711", "no.such.host.invalid:0"])
  func noDisplay(_ display: String?) throws {
    let start = ContinuousClock.now
    let outcome = try Tool.run(
      Tool.keyrise(), ["open"],
      environment: [
        "DISPLAY": display, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil,
        "XDG_RUNTIME_DIR": nil,
      ])
    #expect(outcome.code == 69)
    #expect(outcome.errors.hasPrefix("keyrise: no display: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("a Wayland socket that is not there is no display")
  func deadWayland() throws {
    let outcome = try Tool.run(
      Tool.keyrise(), [],
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": "wayland-4711", "SDL_VIDEODRIVER": nil])
    #expect(outcome.code == 69)
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
