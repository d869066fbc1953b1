import Choreography
import Picture
import Testing

@testable import Workbench

@Suite("A live run")
struct LiveTests {
  @Test("the first touch while a take plays makes it Live, from the moment that is seen")
  func firstTouch() throws {
    var desk = try Desk("chat/tap-type-send:follows@140")
    let rows = desk.session.recording.lanes.map { Array($0.rows.prefix(141)) }
    #expect(!desk.session.isLive)
    try desk.tap(.messages)
    #expect(desk.session.isLive)
    #expect(desk.session.isPlaying)
    #expect(desk.session.lastFrame == 140)
    #expect(desk.session.playhead == Playhead(frame: 140))
    #expect(desk.session.recording.lanes.map(\.rows) == rows)
    desk.session.advance(ticks: 1)
    let recording = desk.session.recording
    #expect(recording.lastFrame == 141)
    let again = Recording(recording.experiment, inputs: recording.inputs)
    #expect(again.lanes.map(\.rows) == recording.lanes.map(\.rows))
    #expect(recording.world(of: 0, at: 100).row == rows[0][100])
  }

  @Test("a sheet that a take has opened closes by a touch on Cancel")
  func cancelInTake() throws {
    var desk = try Desk("compose-sheet/open:one-motion@90")
    #expect(desk.session.shown[0].world.row.sheetTop == 68)
    try desk.tap(.cancel)
    desk.runUntilStill()
    #expect(desk.session.isLive)
    #expect(desk.session.shown[0].world.row.sheetTop == nil)
    #expect(desk.session.shown[0].world.isAtRest)
    desk.session.receive(.key(.home, []))
    #expect(desk.session.playhead.frame == 0)
  }

  @Test("the finger of a take makes room for the person's")
  func fingerOfTake() throws {
    var desk = try Desk("chat/drag-slow:follows")
    let rows = desk.session.recording.lanes[0].rows
    let down = try #require(rows.firstIndex { $0.fingerY != nil })
    desk.session.pause(at: down)
    desk.session.refresh()
    desk.session.receive(.pointerPressed(desk.window(Point(x: 200, y: 300))))
    desk.session.advance(ticks: 1)
    #expect(desk.session.recording.lanes[0].rows.last?.fingerY == 300)
  }

  @Test("the clock stops half a second after every lane has come to rest")
  func clockStops() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    #expect(desk.session.recording.isAtRest)
    let rows = desk.session.recording.lanes.map(\.rows)
    let rest = 30
    for lane in rows {
      let last = try #require(lane.last)
      for row in lane.suffix(rest) {
        #expect(row.keyboardTop == last.keyboardTop)
        #expect(row.composerBottom == last.composerBottom)
      }
    }
    let moved = rows.contains { lane in
      lane[lane.count - rest - 1].keyboardTop != lane[lane.count - 1].keyboardTop
        || !lane[lane.count - rest - 1].events.isEmpty
    }
    #expect(moved || rows[0].count > rest)
    let frame = desk.session.lastFrame
    desk.session.advance(ticks: 100)
    #expect(desk.session.lastFrame == frame)
  }

  @Test("the next touch goes on at the next frame")
  func nextTouch() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    let frame = desk.session.lastFrame
    try desk.tap(.key("a"))
    desk.session.advance(ticks: 1)
    #expect(desk.session.lastFrame == frame + 1)
    #expect(desk.session.recording.lanes[0].rows.last?.frame == frame + 1)
  }

  @Test("all lanes answer the same finger")
  func allLanes() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    for lane in desk.session.recording.lanes {
      #expect(lane.rows.last?.focus == .field("message"))
      #expect(lane.rows.last?.keyboardTop == 516)
    }
  }

  @Test("a touch on any of the phones that are compared reaches all lanes")
  func comparedPhones() throws {
    var desk = try Desk("chat")
    desk.session.perform(.setCompare(3))
    desk.placeTargets()
    try desk.tap(.field, phone: 2)
    desk.runUntilStill()
    #expect(desk.session.recording.lanes.allSatisfy { $0.newest.row.focus != .none })
    #expect(desk.session.model.phones.count == 3)
  }

  @Test("a finger is taken away when the window loses the keyboard")
  func deactivated() throws {
    var desk = try Desk("chat")
    desk.session.receive(.pointerPressed(desk.window(Point(x: 200, y: 300))))
    desk.session.advance(ticks: 3)
    desk.session.receive(.deactivated)
    desk.session.advance(ticks: 1)
    desk.session.advance(ticks: 1)
    #expect(desk.session.recording.lanes[0].newest.row.fingerY == nil)
    desk.runUntilStill()
    #expect(!desk.session.isPlaying)
  }

  @Test("typing reaches the field, backspace takes away, return sends")
  func typing() throws {
    var desk = try Desk("chat:follows")
    try desk.tap(.field)
    desk.runUntilStill()
    #expect(desk.session.keysGoToPhone)
    for letter in ["h", "i", "x"] { desk.session.receive(.text(letter, isRepeat: false)) }
    desk.session.receive(.key(.backspace, []))
    desk.runUntilStill()
    #expect(desk.session.model.phones[0].composer?.text == "hi")
    desk.session.receive(.key(.enter, []))
    desk.runUntilStill()
    #expect(desk.session.model.phones[0].composer?.text == "")
    let last = desk.session.model.phones[0].messages.last
    #expect(last?.message == Message(.text("hi"), from: .outgoing))
  }

  @Test("Esc gives the keys back, and a touch on the phone takes them again")
  func escape() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    desk.session.receive(.key(.escape, []))
    #expect(!desk.session.keysGoToPhone)
    desk.session.receive(.text("2", isRepeat: false))
    #expect(desk.session.selectedRow == 1)
    #expect(desk.session.model.phones[0].composer?.text == "")
    try desk.tap(.field)
    desk.runUntilStill()
    #expect(desk.session.keysGoToPhone)
  }

  @Test("with Ctrl a shortcut works while keys go to the phone")
  func control() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    desk.session.receive(.key(.character("c"), .control))
    #expect(desk.session.compared.count == 2)
    desk.session.receive(.key(.character("s"), .control))
    #expect(desk.session.takeEffects() == [.screenshot])
  }

  @Test("0 begins a new take")
  func newTake() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    desk.session.receive(.key(.escape, []))
    desk.session.receive(.text("0", isRepeat: false))
    #expect(desk.session.isLive)
    #expect(desk.session.lastFrame == 0)
    #expect(!desk.session.isPlaying)
  }

  @Test("a live run gives the same rows however many ticks a picture takes in")
  func slowMachine() throws {
    func rows(ticks: Int) throws -> [[TraceRow]] {
      var desk = try Desk("chat")
      try desk.tap(.field)
      for _ in 0..<2 { desk.session.advance(ticks: 1) }
      while desk.session.isPlaying { desk.session.advance(ticks: ticks) }
      return desk.session.recording.lanes.map { Array($0.rows.prefix(40)) }
    }
    #expect(try rows(ticks: 1) == rows(ticks: 4))
  }

  @Test("at 120 Hz two frames are stepped for a picture, the finger between them half way")
  func interpolation() throws {
    var desk = try Desk("chat", hertz: 120)
    let start = Point(x: 200, y: 300)
    desk.session.receive(.pointerPressed(desk.window(start)))
    desk.session.advance(ticks: 1)
    desk.session.receive(.pointerMoved(desk.window(Point(x: 200, y: 340))))
    desk.session.advance(ticks: 1)
    let rows = desk.session.recording.lanes[0].rows
    #expect(rows.map(\.fingerY).suffix(3) == [300, 320, 340])
  }

  @Test("in slow motion the finger is sampled once a frame of the simulation")
  func slowMotion() throws {
    var desk = try Desk("chat")
    desk.session.perform(.setSpeed(.tenth))
    desk.session.receive(.pointerPressed(desk.window(Point(x: 200, y: 300))))
    for tick in 1...40 {
      desk.session.receive(.pointerMoved(desk.window(Point(x: 200, y: 300 + Double(tick)))))
      desk.session.advance(ticks: 1)
    }
    #expect(desk.session.lastFrame == 4)
    #expect(desk.session.recording.lanes[0].rows.map(\.fingerY) == [nil, 300, 320, 330, 340])
  }

  @Test("a worlds stepped again is the world that was")
  func steppedAgain() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    for frame in [0, 1, 17, 30, 45] {
      for lane in desk.session.recording.lanes.indices {
        let world = desk.session.recording.world(of: lane, at: frame)
        #expect(world.row == desk.session.recording.lanes[lane].rows[frame])
      }
    }
  }

  @Test("a touch after scrubbing back goes on at the end")
  func touchInThePast() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    let end = desk.session.lastFrame
    desk.session.receive(.key(.escape, []))
    desk.session.receive(.key(.home, []))
    #expect(desk.session.playhead.frame == 0)
    try desk.tap(.messages)
    desk.session.advance(ticks: 1)
    #expect(desk.session.lastFrame == end + 1)
  }

  @Test("what is older than a limit is forgotten, and the rest is as it was")
  func forgetting() throws {
    var recording = Recording(try Desk("chat:covered").session.recording.experiment)
    for _ in 0..<(60 * 20) { recording.step([]) }
    let forgot = recording.forget(beyond: 600)
    #expect(forgot)
    #expect(recording.firstFrame == 600)
    #expect(recording.lastFrame == 1200)
    #expect(recording.lanes[0].rows.first?.frame == 600)
    #expect(recording.world(of: 0, at: 700).row == recording.lanes[0].rows[100])
    #expect(recording.world(of: 0, at: 3).frame == 600)
  }
}
