import Choreography
import Picture
import Testing

@testable import Workbench

@Suite("The transport")
struct TransportTests {
  @Test("a link with a moment opens there, paused", arguments: ["@31", "@517ms"])
  func moment(_ moment: String) throws {
    let desk = try Desk("compose-sheet/open:delayed-focus\(moment)")
    #expect(desk.session.playhead.frame == 31)
    #expect(!desk.session.isPlaying)
    #expect(desk.session.strategies[desk.session.selectedRow].id == "delayed-focus")
  }

  @Test("a take plays in a loop at a quarter of its speed")
  func launch() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus")
    let last = desk.session.lastFrame
    #expect(desk.session.isPlaying)
    #expect(desk.session.loop == 0...last)
    desk.session.advance(ticks: 4)
    #expect(desk.session.playhead.frame == 1)
    desk.session.advance(ticks: 4 * last)
    #expect(desk.session.playhead.frame == 0)
    #expect(desk.session.isPlaying)
  }

  @Test(
    "a frame is reached exactly at every speed",
    arguments: [(Speed.full, 12), (.half, 24), (.quarter, 48), (.tenth, 120)])
  func speeds(_ speed: Speed, _ ticks: Int) throws {
    for hertz in [60, 120] {
      var desk = try Desk("compose-sheet/open:delayed-focus", hertz: hertz)
      desk.session.perform(.setSpeed(speed))
      for _ in 0..<ticks { desk.session.advance(ticks: 1) }
      #expect(desk.session.playhead.frame == 12 * hertz / 60)
      #expect(desk.session.playhead.isOnFrame)
    }
  }

  @Test("between two frames the phone shows the true picture in between")
  func between() throws {
    var desk = try Desk("compose-sheet/open:one-motion@10")
    let early = desk.session.model.phones[0].keyboard.top
    desk.session.perform(.togglePlay)
    desk.session.advance(ticks: 2)
    let middle = desk.session.model
    #expect(middle.cursor == Instant(frame: 10, fraction: 0.5))
    desk.session.advance(ticks: 2)
    let late = desk.session.model.phones[0].keyboard.top
    #expect(late < middle.phones[0].keyboard.top)
    #expect(middle.phones[0].keyboard.top < early)
  }

  @Test("one frame on and back, and not beyond the ends")
  func steps() throws {
    var desk = try Desk("compose-sheet/open:one-motion@1")
    desk.session.receive(.key(.right, []))
    #expect(desk.session.playhead.frame == 2)
    for _ in 0..<4 { desk.session.receive(.key(.left, [])) }
    #expect(desk.session.playhead.frame == 0)
    desk.session.receive(.key(.end, []))
    desk.session.receive(.key(.right, []))
    #expect(desk.session.playhead.frame == desk.session.lastFrame)
  }

  @Test("one frame back from between two frames is the frame before")
  func stepBack() throws {
    var desk = try Desk("compose-sheet/open:one-motion@10")
    desk.session.perform(.togglePlay)
    desk.session.advance(ticks: 2)
    desk.session.receive(.key(.left, []))
    #expect(desk.session.playhead == Playhead(frame: 10))
  }

  @Test("the scrubber moves the playhead and stops the clock")
  func scrub() throws {
    var desk = try Desk("compose-sheet/open:one-motion")
    desk.session.receive(.pointerPressed(Point(x: 500, y: 870)))
    #expect(!desk.session.isPlaying)
    #expect(desk.session.playhead.frame == Int((Double(desk.session.lastFrame) / 2).rounded()))
    desk.session.receive(.pointerMoved(Point(x: 2000, y: 870)))
    #expect(desk.session.playhead.frame == desk.session.lastFrame)
    desk.session.receive(.pointerReleased(Point(x: -5, y: 870)))
    #expect(desk.session.playhead.frame == 0)
  }

  @Test("without a loop a take stops at its end, and plays again from its start")
  func once() throws {
    var desk = try Desk("compose-sheet/open:one-motion")
    desk.session.perform(.toggleLoop)
    desk.session.perform(.setSpeed(.full))
    desk.session.advance(ticks: desk.session.lastFrame + 5)
    #expect(desk.session.playhead == Playhead(frame: desk.session.lastFrame))
    #expect(!desk.session.isPlaying)
    desk.session.perform(.togglePlay)
    #expect(desk.session.playhead.frame == 0)
  }

  @Test("a loop stays between its ends, which never cross")
  func loop() throws {
    var desk = try Desk("compose-sheet/open:one-motion")
    desk.session.moveLoop(start: true, to: 0.25)
    desk.session.moveLoop(start: false, to: 0.1)
    let loop = try #require(desk.session.loop)
    #expect(loop.count == 2)
    desk.session.perform(.setSpeed(.full))
    desk.session.perform(.toStart)
    desk.session.perform(.togglePlay)
    for _ in 0..<50 {
      desk.session.advance(ticks: 1)
      #expect(loop.contains(desk.session.playhead.frame))
    }
  }

  @Test("another refresh rate keeps the time")
  func rate() throws {
    var desk = try Desk("compose-sheet/open:one-motion@30")
    desk.session.perform(.toggleRefreshRate)
    #expect(desk.session.rate == .oneTwenty)
    #expect(desk.session.playhead.frame == 60)
  }
}
