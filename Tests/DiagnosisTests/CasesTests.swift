import Catalog
import Choreography
import Testing

@testable import Diagnosis

/// Faults that people reported of real apps: what goes wrong, by how much, and what is right under
/// the same input.
@Suite("Cases from the field")
struct CasesTests {
  let matrix: Matrix

  init() throws { matrix = try Matrix() }

  /// Part of the way that the keyboard of iOS has gone after `frames`.
  private func way(_ frames: Int, hertz: Double = 60) -> Double {
    (Script.bottom - Curve.keyboard.place(Double(frames) / hertz, from: 852, to: 516, start: 0))
      / 336
  }

  private func worstDrift(_ trace: Trace) throws -> Double {
    try #require(Diagnosis(of: trace).finding(.drifted)?.points)
  }

  @Test(
    "1: who reads the frame before, or the one before that, trails by what the keyboard goes",
    arguments: [(RefreshRate.sixty, 37.409), (.oneTwenty, 18.787)])
  func reading(rate: RefreshRate, points: Double) throws {
    let surroundings = Surroundings(rate: rate)
    let late = try matrix.trace(.chat, "tap-and-done", "one-frame-late", surroundings)
    #expect(abs(try worstDrift(late) - points) < 5e-4)
    let later = try matrix.trace(.chat, "tap-and-done", "one-frame-late", surroundings) {
      strategy, _ in strategy.follow.way = .everyFrame(late: 2)
    }
    let hertz = Double(rate.hertz)
    let steps = (2..<rate.frames(in: 0.5)).map { way($0, hertz: hertz) - way($0 - 2, hertz: hertz) }
    #expect(abs(try worstDrift(later) - 336 * (steps.max() ?? 0)) < 1e-6)
    #expect(try matrix.trace(.chat, "tap-and-done", "follows", surroundings).worst < 1e-9)
  }

  @Test("2: the container's safe area and the keyboard's region both count: 34 too high")
  func hosted() throws {
    func rest(_ strategy: String) throws -> Double? {
      let trace = try matrix.trace(.chat, "letters-to-emoji", strategy) { _, device in
        device.size = Size(width: 402, height: 874)
        device.keyboard = Device.Keyboard(withPrediction: 328, withoutPrediction: 283)
      }
      return trace.rows[55].composerBottom
    }
    #expect(try rest("home-indicator-twice") == 512)
    #expect(try rest("follows") == 546)
  }

  @Test("3: beside a hardware keyboard the height of the event's frame is not what it covers")
  func shortcutBar() throws {
    var surroundings = Surroundings()
    surroundings.hardwareKeyboard = true
    func rest(_ strategy: String) throws -> Double? {
      let trace = try matrix.trace(
        .chat, "letters-to-emoji", strategy, device: "ipad-11", surroundings
      ) { _, device in
        device.keyboard = Device.Keyboard(withPrediction: 313, withoutPrediction: 263)
      }
      return trace.rows[55].composerBottom
    }
    #expect(try rest("follows") == 1139)
    #expect(try rest("reads-height") == 881)
  }

  @Test("4: toggled fast, only who has the place of each frame stays on the keyboard")
  func toggled() throws {
    let follows = try matrix.trace(.chat, "toggle-fast", "follows")
    #expect(follows.rows.flatMap(\.events).count { $0 == .willShow } == 2)
    #expect(follows.worst < 1e-9)
    #expect(try matrix.trace(.chat, "toggle-fast", "copied-curve").worst > 100)
    let jumping = Diagnosis(of: try matrix.trace(.chat, "toggle-fast", "at-will-show"))
    #expect(jumping.finding(.jumped) != nil)
  }

  @Test("5: a hide that fades announces an empty frame, and the inset is 0 whatever that says")
  func crossFade() throws {
    var surroundings = Surroundings()
    surroundings.crossFade = true
    let top = try matrix.trace(.chat, "tap-and-done", "reads-top", surroundings)
    #expect(top.rows.last?.composerBottom == 0)
    let follows = try matrix.trace(.chat, "tap-and-done", "follows", surroundings)
    #expect(follows.rows.last?.composerBottom == 818)
    #expect(follows.worst < 1e-9)
  }

  @Test("6: the end state applied before the animation flashes; without it the ride is monotone")
  func endStateFirst() throws {
    let flash = try matrix.trace(.chat, "letters-to-emoji", "end-state-first", device: "pixel")
    let start = flash.frame(of: .willShow)
    let end = try #require(flash.rows[55].composerBottom)
    #expect(flash.rows[start - 1].composerBottom == 891)
    #expect(flash.rows[start].composerBottom == end)
    #expect(try #require(flash.rows[start + 1].composerBottom) > 850)
    #expect(Diagnosis(of: flash).finding(.jumped)?.frames == start...start)
    let padded = try matrix.trace(.chat, "letters-to-emoji", "ime-padding", device: "pixel")
    let places = padded.rows.prefix(55).compactMap(\.composerBottom)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(places.last == end)
  }

  @Test("7: the keyboard added above a tab bar leaves 83")
  func tabBar() throws {
    let twice = Diagnosis(of: try matrix.trace(.chat, "tap-and-done", "tab-bar-twice"))
    #expect(twice.finding(.floating)?.points == 83)
    let once = try matrix.trace(.chat, "tap-and-done", "tab-bar")
    #expect(once.worst < 1e-9)
    #expect(once.rows.first?.composerBottom == 769)
  }

  @Test("8: a drag that starts at the keys starts one composer later than one at the composer")
  func startLine() throws {
    func finger(_ strategy: String) throws -> Double {
      let trace = try matrix.trace(.chat, "drag-slow", strategy)
      return try #require(trace.rows[trace.frame(of: .trackingBegan)].fingerY)
    }
    // The finger goes 257 pt a second: up to 4.3 of them between two frames.
    let step = 360.0 / 1.4 / 60
    #expect((464..<464 + step).contains(try finger("follows")))
    #expect((516..<516 + step).contains(try finger("safe-area")))
  }

  @Test("9: who hears will-show and will-hide alone stays up while a finger drags the keyboard")
  func slowDrag() throws {
    let events = try matrix.trace(.chat, "drag-slow", "events-only")
    // The finger rests at 660, and holds the keyboard by the composer's top.
    let held = 2.6 * 60
    #expect(events.rows[Int(held)].keyboardTop == 712)
    #expect(events.rows[Int(held)].composerBottom == 516)
    #expect(try matrix.trace(.chat, "drag-slow", "follows").worst < 1e-9)
  }

  @Test("10: a sheet with medium alone is moved up by what is covered, no higher than large")
  func mediumAlone() throws {
    let trace = try matrix.trace(.composeSheet, "open", "medium-only")
    let last = try #require(trace.rows.last)
    #expect(last.sheetTop == 124)
    #expect(last.composerBottom == 516)
    let turned = try matrix.trace(
      .composeSheet, "open", "medium-only", device: "ipad-11",
      Surroundings(orientation: .landscape))
    #expect(turned.rows.last?.sheetTop == 96)
    for trace in [trace, turned] { #expect(Diagnosis(of: trace).isOneMotion) }
  }

  @Test("11: a container that takes the first tap keeps the message from being sent")
  func firstTap() throws {
    let eaten = try matrix.trace(.chat, "tap-type-send", "taps-eaten")
    #expect(eaten.frame(of: .sent) == -1)
    #expect(eaten.rows.last?.keyboardTop == 852)
    #expect(Diagnosis(of: eaten).verdict == "Eaten tap")
    let handled = try matrix.trace(.chat, "tap-type-send", "taps-handled")
    #expect(handled.frame(of: .sent) == 108)
    #expect(handled.rows.last?.keyboardTop == 516)
  }

  @Test(
    "12: on Android a request before the window has the focus is refused, one after it is granted",
    arguments: [(0.0, false), (0.1, false), (0.34, true)])
  func windowFocus(after: Double, isUp: Bool) throws {
    let trace = try matrix.trace(.composeSheet, "open", "before-window-focus", device: "pixel") {
      strategy, _ in strategy.sheet?.focus = .after(after)
    }
    #expect(trace.rows.last?.focus == .field("message"))
    #expect((trace.frame(of: .willShow) >= 0) == isUp)
    #expect((Diagnosis(of: trace).finding(.silent) == nil) == isUp)
  }

  @Test("12: asked 50 ms before the sheet is there it is lost")
  func beforeTheSheet() throws {
    let trace = try matrix.trace(.composeSheet, "open", "before-window-focus", device: "pixel") {
      strategy, _ in strategy.sheet?.focus = .before(0.05)
    }
    #expect(trace.frame(of: .focusLost) == trace.frame(of: .present) - 3)
    #expect(trace.frame(of: .willShow) == -1)
    #expect(Diagnosis(of: trace).verdict == "Silent: no keyboard")
  }

  @Test("12: asked in the callback of the window's focus it always comes")
  func windowFocusCallback() throws {
    for take in matrix.catalog.takes(of: .composeSheet) {
      let trace = try matrix.trace(.composeSheet, take.id, "window-focus", device: "pixel")
      #expect(trace.frame(of: .willShow) == trace.frame(of: .present) + 9, "\(take.id)")
      #expect(Diagnosis(of: trace).finding(.silent) == nil)
    }
  }

  @Test("13: a letters field before a phone pad turns the keyboard round; the same pad rises once")
  func lowerKeys() throws {
    let turned = try matrix.trace(.composeSheet, "open", "letters-then-pad")
    let once = try matrix.trace(.composeSheet, "open", "pad-from-the-start")
    func highest(_ trace: Trace) -> Double { trace.rows.map(\.keyboardTop).min() ?? 0 }
    #expect(turned.rows.last?.keyboardTop == 561)
    #expect(highest(turned) < 522)
    #expect(highest(once) == 561)
    #expect(Diagnosis(of: once).metrics.reversals == 0)
    #expect(once.rows.last?.composerBottom == 561)
  }

  @Test("14: frames that come late or not at all are shown as told, and the reversal is named")
  func lostFrames() throws {
    let trace = try matrix.trace(.chat, "letters-to-emoji", "lost-frames")
    let start = trace.frame(of: .willShow)
    let told = (0..<11).map { 852 - (trace.rows[start + $0].composerBottom ?? 0) }
    // Heard are the frames 0, -, 2, -, 4, 3, 5, -, 7, 8, 7; a lost one leaves the last.
    let heard = [0, 0, 2, 2, 4, 3, 5, 5, 7, 8, 7]
    for (index, frame) in heard.enumerated() {
      #expect(abs(told[index] - max(34, 336 * way(frame))) < 1e-9, "\(index)")
    }
    let metrics = Diagnosis(of: trace).metrics
    #expect(metrics.reversals >= 2)
    #expect(metrics.framesOutOfStep >= 6)
    #expect(Diagnosis(of: trace).finding(.drifted) != nil)
    #expect(try matrix.trace(.chat, "letters-to-emoji", "follows").worst < 1e-9)
  }
}
