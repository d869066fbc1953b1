import Catalog
import Choreography
import Testing

@Suite("The compose sheet")
struct SheetTests {
  /// Progress of the keyboard's spring after so many sixtieths, read off the published table.
  static let keyboard336 = [
    0, 12.733, 41.911, 78.029, 115.438, 150.974, 183.046, 211.024, 234.850, 254.776, 271.209,
    284.610, 295.439, 304.123, 311.042, 316.525,
  ]

  @Test("one motion: sheet, keyboard and composer arrive where they belong")
  func oneMotionEnds() throws {
    let lane = try Lanes().sheet("open", "one-motion")
    let last = try #require(lane.rows.last)
    #expect(last.sheetTop == 68)
    #expect(last.keyboardTop == 516)
    #expect(last.composerBottom == 516)
    #expect(abs(lane.afterPresent(10).keyboardTop - 617.150) < 0.0005)
  }

  @Test("one motion: the composer stands on the keyboard, lowered with its sheet, in every frame")
  func oneMotionGlued() throws {
    let lane = try Lanes().sheet("open", "one-motion")
    for row in lane.rows {
      guard let sheet = row.sheetTop, let composer = row.composerBottom else { continue }
      #expect(abs(composer - (min(818, row.keyboardTop) + sheet - 68)) < 1e-9)
    }
  }

  @Test("the keyboard follows its published frames from its flight's start on")
  func keyboardFrames() throws {
    let lane = try Lanes().sheet("open", "one-motion")
    let start = lane.frame(of: .willShow)
    for (index, travelled) in Self.keyboard336.enumerated() {
      #expect(abs(852 - lane.rows[start + index].keyboardTop - travelled) < 0.0006)
    }
    #expect(lane.rows[start + 29].keyboardTop != 516)
    #expect(lane.rows[start + 30].keyboardTop == 516)
  }

  @Test("delayed focus: the keyboard comes 26 frames later and the composer settles back")
  func delayedFocus() throws {
    let lane = try Lanes().sheet("open", "delayed-focus")
    let present = lane.frame(of: .present)
    let moving = lane.rows.first { $0.keyboardTop < 852 }
    #expect(moving.map { $0.frame - present } == 26)
    #expect(abs((lane.afterPresent(45).composerBottom ?? 0) - 495.297) < 0.0005)
    #expect(lane.rows.last?.composerBottom == 516)
    let highest = lane.rows.compactMap(\.composerBottom).min() ?? 0
    #expect(abs(516 - highest - 22.1) < 0.05)
  }

  @Test("a layout guide instead of the safe area does not count it beside a late keyboard")
  func handOverAtOnce() throws {
    let lanes = try Lanes()
    var experiment = try lanes.catalog.experiment(.composeSheet, strategies: ["delayed-focus"])
    experiment.strategies[0].sheet?.handOver = .atOnce
    let take = try lanes.catalog.take(named: "open", in: .composeSheet)
    let rows = Performance.run(experiment, take: take).traces[0].rows
    let rising = rows.filter { $0.sheetTop == 68 && $0.keyboardTop < 818 }
    #expect(rising.count > 30)
    // The strip still shrinks beside the keyboard for a quarter of a second after the landing.
    for row in rising.suffix(20) { #expect(row.composerBottom == row.keyboardTop) }
  }

  @Test("immediate focus: the request is lost and the composer stays above its strip")
  func immediateFocus() throws {
    let lane = try Lanes().sheet("open", "immediate-focus")
    let present = lane.frame(of: .present)
    #expect(lane.rows[present].events == [.tap, .present, .focusAsked, .focusLost])
    #expect(lane.rows.allSatisfy { $0.keyboardTop == 852 })
    #expect(lane.rows.last?.composerBottom == 774)
  }

  @Test("medium detent: the system raises the sheet, the content rides up with it and is lifted")
  func mediumDetent() throws {
    let lane = try Lanes().sheet("open", "medium-detent")
    #expect(abs((lane.afterPresent(2).sheetTop ?? 0) - 776.360) < 0.0005)
    #expect(lane.afterPresent(2).events == [.willShow, .raised])
    #expect(abs((lane.afterPresent(17).composerBottom ?? 0) - 190.314) < 0.0005)
    #expect(abs(516 - (lane.rows.compactMap(\.composerBottom).min() ?? 0) - 325.7) < 0.05)
    #expect(lane.rows.last?.sheetTop == 68)
    #expect(lane.rows.last?.composerBottom == 516)
  }

  @Test("early retire: keyboard up, attempt lost, prewarm gone, keyboard down, all by its causes")
  func earlyRetire() throws {
    let lane = try Lanes().sheet("open", "early-retire")
    let attempt = lane.frame(of: .focusLost)
    #expect(attempt - lane.frame(of: .present) == 18)
    #expect(
      lane.rows[attempt].events == [.prewarmRetired, .focusAsked, .focusLost, .willHide])
    #expect(lane.rows.last?.keyboardTop == 852)
    #expect(lane.rows.last?.focus == Responder.none)
  }

  @Test("with a mount time of 0.25 s early retire succeeds, and the keyboard never goes down")
  func earlyRetireWithQuickMount() throws {
    var lanes = try Lanes()
    lanes.platform.focus.mountDelay = 0.25
    let lane = try lanes.sheet("open", "early-retire")
    #expect(lane.rows[lane.frame(of: .landed)].events == [.prewarmRetired, .focusAsked, .landed])
    for (row, next) in zip(lane.rows, lane.rows.dropFirst()) {
      #expect(next.keyboardTop <= row.keyboardTop)
    }
    #expect(lane.rows.last?.keyboardTop == 516)
  }

  @Test("with a mount time of 0.45 s delayed focus fails silently")
  func delayedFocusWithSlowMount() throws {
    var lanes = try Lanes()
    lanes.platform.focus.mountDelay = 0.45
    let lane = try lanes.sheet("open", "delayed-focus")
    #expect(lane.frames(of: .focusLost).count == 1)
    #expect(lane.rows.allSatisfy { $0.keyboardTop == 852 })
  }

  @Test(
    "a hand-off that waits for the landing survives any mount time", arguments: [0.2, 0.5, 0.9])
  func oneMotionWithAnyMount(mount: Double) throws {
    var lanes = try Lanes()
    lanes.platform.focus.mountDelay = mount
    let lane = try lanes.sheet("open", "one-motion")
    #expect(lane.frames(of: .focusAsked).count == 2)
    #expect(lane.frames(of: .landed).count == 1)
    #expect(lane.rows.last?.keyboardTop == 516)
    #expect(lane.rows.last?.focus == .field("message"))
  }

  @Test("the prewarm leaves in the frame after the landing")
  func prewarmLeaves() throws {
    let lane = try Lanes().sheet("open", "one-motion")
    #expect(lane.frame(of: .prewarmRetired) == lane.frame(of: .landed) + 1)
  }

  @Test("latency moves the keyboard's start by its frames", arguments: 0...6)
  func latency(frames: Int) throws {
    var lanes = try Lanes()
    lanes.platform.keyboard.latency = frames
    let lane = try lanes.sheet("open", "one-motion")
    #expect(lane.frame(of: .willShow) - lane.frame(of: .focusAsked) == frames)
  }

  @Test("an unfrozen strip shrinks under the landed composer and moves the row by 44")
  func unfrozenStrip() throws {
    let lane = try Lanes().sheet("open", "unfrozen-strip")
    let landed = lane.frame(of: .landed)
    for row in lane.rows where row.frame <= landed {
      guard let sheet = row.sheetTop, let composer = row.composerBottom else { continue }
      #expect(abs(composer + 44 - (min(818, row.keyboardTop) + sheet - 68)) < 1e-9)
    }
    #expect(lane.rows[landed + 15].composerBottom == lane.rows[landed + 15].keyboardTop)
  }

  @Test("together: focus and sheet go in one frame, the sheet is gone after 0.404 s")
  func closing() throws {
    let lane = try Lanes().sheet("open-close", "one-motion")
    let dismissed = lane.frame(of: .dismiss)
    #expect(lane.rows[dismissed].events == [.tap, .blurAsked, .dismiss, .willHide])
    #expect(lane.frame(of: .gone) == dismissed + 25)
    let last = try #require(lane.rows.last)
    #expect(last.sheetTop == nil && last.composerBottom == nil)
    #expect(last.keyboardTop == 852)
  }

  @Test("stale detent: opens at large, at medium after a person left it there, and is raised")
  func staleDetent() throws {
    let lane = try Lanes().sheet("open-drag-medium-close-open", "stale-detent")
    #expect(lane.frames(of: .present).count == 2)
    let second = lane.frames(of: .present)[1]
    #expect(lane.frames(of: .raised) == [second + 2])
    #expect(lane.rows[second - 10].sheetTop == nil)
    let dismissed = lane.frame(of: .dismiss)
    #expect(lane.rows[dismissed].sheetTop == 426)
    #expect(lane.rows.last?.sheetTop == 68)
  }

  @Test("a raise by the keyboard does not change where the sheet was left")
  func raiseIsNotLeft() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.composeSheet, strategies: ["stale-detent"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    // Left at medium once, raised to large by the keyboard from then on.
    world.step([.tap(.compose)])
    for _ in 0..<60 { world.step([]) }
    world.step([.touchBegan(.grabber, Point(x: 196, y: 73))])
    for _ in 0..<10 { world.step([.touchMoved(Point(x: 196, y: 431))]) }
    world.step([.touchEnded(Point(x: 196, y: 431))])
    for _ in 0..<60 { world.step([]) }
    #expect(world.row.sheetTop == 426)
    world.step([.tap(.cancel)])
    for _ in 0..<60 { world.step([]) }
    world.step([.tap(.compose)])
    for _ in 0..<60 { world.step([]) }
    #expect(world.row.sheetTop == 68)
    world.step([.tap(.cancel)])
    for _ in 0..<60 { world.step([]) }
    world.step([.tap(.compose)])
    world.step([])
    #expect(world.appearance.sheet?.layoutHeight == 426)
  }

  @Test("a sheet with one detent dragged by its grabber: keyboard and composer hang on it")
  func hanging() throws {
    let lane = try Lanes().sheet("open-drag-medium-close-open", "one-motion")
    let began = lane.frame(of: .dragBegan)
    let released = lane.frame(of: .released)
    for row in lane[began...released + 30] {
      guard let sheet = row.sheetTop, let composer = row.composerBottom else {
        Issue.record("the sheet is gone at frame \(row.frame)")
        continue
      }
      #expect(abs(row.keyboardTop - min(852, 516 + max(0, sheet - 68))) < 1e-9)
      #expect(abs(composer - (516 + sheet - 68)) < 1e-9)
    }
    #expect(abs((lane.rows[released].sheetTop ?? 0) - (68 + 358)) < 1e-9)
    #expect(lane.rows[released + 18].sheetTop == 68)
    #expect(lane.rows[released + 18].focus == .field("message"))
  }

  @Test(
    "caught again while it flies back, the sheet keeps keyboard and composer hanging as they did")
  func caughtAgain() throws {
    let experiment = try Lanes().catalog.experiment(.composeSheet, strategies: ["one-motion"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    world.step([.tap(.compose)])
    for _ in 0..<60 { world.step([]) }
    func drag(from y: Double, by length: Double) {
      world.step([.touchBegan(.grabber, Point(x: 196, y: y))])
      for part in 1...10 {
        world.step([.touchMoved(Point(x: 196, y: y + length * Double(part) / 10))])
        expectHanging()
      }
      world.step([.touchEnded(Point(x: 196, y: y + length))])
    }
    func expectHanging() {
      let sheet = world.row.sheetTop ?? 0
      #expect(abs(world.row.keyboardTop - min(852, 516 + max(0, sheet - 68))) < 1e-9)
      #expect(abs((world.row.composerBottom ?? 0) - (516 + sheet - 68)) < 1e-9)
    }
    drag(from: 73, by: 200)
    for _ in 0..<4 {
      world.step([])
      expectHanging()
    }
    drag(from: 150, by: 60)
    for _ in 0..<30 {
      world.step([])
      expectHanging()
    }
    #expect(world.row.sheetTop == 68)
    #expect(world.row.keyboardTop == 516)
    #expect(world.row.focus == .field("message"))
  }

  @Test("a sheet with two detents dragged to the smaller: the field resigns at the release")
  func draggedToMedium() throws {
    let lane = try Lanes().sheet("open-drag-medium-close-open", "medium-detent")
    let released = lane.frame(of: .released)
    #expect(lane.rows[released].events == [.released, .blurAsked, .willHide])
    #expect(lane.rows[released + 18].sheetTop == 426)
    #expect(lane.rows[released + 18].keyboardTop == 852)
    #expect(lane.rows[released + 18].composerBottom == 818)
  }

  @Test("a sheet dragged up stretches by less than 0.8 % of the screen and is back in 0.18 s")
  func stretch() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.composeSheet, strategies: ["one-motion"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    world.step([.tap(.compose)])
    for _ in 0..<60 { world.step([]) }
    world.step([.touchBegan(.grabber, Point(x: 196, y: 73))])
    for step in 1...10 { world.step([.touchMoved(Point(x: 196, y: 73 - Double(step) * 6))]) }
    let stretched = try #require(world.row.sheetTop)
    #expect(stretched < 68 && stretched > 68 - 0.008 * 852)
    world.step([.touchEnded(Point(x: 196, y: 13))])
    for _ in 0..<11 { world.step([]) }
    #expect(world.row.sheetTop == 68)
    #expect(world.row.keyboardTop == 516)
  }

  @Test(
    "a sheet with one detent goes away from 48 % on, or by a flick",
    arguments: [(0.47, 0.0, false), (0.49, 0.0, true), (0.1, 2.1, true), (0.1, 1.5, false)])
  func away(part: Double, heights: Double, goes: Bool) throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.composeSheet, strategies: ["one-motion"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    world.step([.tap(.compose)])
    for _ in 0..<60 { world.step([]) }
    let end = 73 + part * 784
    let stepLength = heights * 852 / 60
    world.step([.touchBegan(.grabber, Point(x: 196, y: 73))])
    var points = [Double](repeating: end - 6 * stepLength, count: 8)
    for step in 1...6 { points.append(end - Double(6 - step) * stepLength) }
    for y in points { world.step([.touchMoved(Point(x: 196, y: y))]) }
    world.step([.touchEnded(Point(x: 196, y: end + stepLength))])
    #expect(world.events.contains(.dismiss) == goes)
    #expect(world.events.contains(.blurAsked) == goes)
    for _ in 0..<40 { world.step([]) }
    #expect((world.row.sheetTop == nil) == goes)
    #expect(world.row.keyboardTop == (goes ? 852 : 516))
  }
}
