import Catalog
import Choreography
import Motion
import Testing

@Suite("The keyboard under a finger")
struct InteractiveTests {
  @Test("it follows the finger, less the padding, between its rest and the screen's bottom")
  func tracking() throws {
    let lane = try Lanes().chat("drag-slow", "follows")
    let began = lane.frame(of: .trackingBegan)
    let ended = lane.frame(of: .trackingEnded)
    #expect((lane.rows[began].fingerY ?? 0) >= 516 - 52)
    #expect((lane.rows[began - 1].fingerY ?? 0) < 516 - 52)
    for row in lane[began...ended] {
      #expect(row.keyboardTop == min(max((row.fingerY ?? 0) + 52, 516), 852))
    }
  }

  @Test("nothing is announced during a drag, nor when it comes back")
  func silence() throws {
    let lane = try Lanes().chat("drag-slow", "follows")
    #expect(lane.frames(of: .willShow).count == 1)
    #expect(lane.frames(of: .willHide).isEmpty)
    #expect(lane.rows.last?.keyboardTop == 516)
    #expect(lane.rows.last?.focus == .field("message"))
  }

  @Test("let go at rest it is back after 0.25 s times what remains of its height")
  func restore() throws {
    let lane = try Lanes().chat("drag-slow", "follows")
    let released = lane.frame(of: .released)
    let remaining = lane.rows[released].keyboardTop - 516
    #expect(remaining == 660 + 52 - 516)
    let frames = Int((0.25 * remaining / 336 * 60 - 1e-6).rounded(.up))
    #expect(lane.rows[released + frames - 1].keyboardTop > 516)
    #expect(lane.rows[released + frames].keyboardTop == 516)
  }

  @Test(
    "a flick down closes it with the finger's speed: will-hide at the release, did-hide at its end")
  func flick() throws {
    let lane = try Lanes().chat("flick-down", "follows")
    let released = lane.frame(of: .released)
    #expect(
      lane.rows[released].events == [.released, .trackingEnded, .blurAsked, .willHide])
    let hidden = lane.frame(of: .didHide)
    #expect(lane.rows[hidden].keyboardTop == 852)
    #expect(lane.rows[hidden - 1].keyboardTop < 852)
    // The finger's speed is 1500 points a second, 25 a frame; the first frame goes on so.
    let step = lane.rows[released + 1].keyboardTop - lane.rows[released].keyboardTop
    let spring = Platform.ios.keyboard.show.curve
    let top = lane.rows[released].keyboardTop
    let flight = Flight(curve: spring, from: top, to: 852, velocity: 1500)
    #expect(abs(step - (flight.value(at: 1.0 / 60) - top)) < 1e-6)
  }

  @Test("released moving up it comes back")
  func movingUp() throws {
    let lane = try Lanes().chat("drag-and-return", "follows")
    #expect(lane.frames(of: .willHide).isEmpty)
    #expect(lane.rows.last?.keyboardTop == 516)
    let released = lane.frame(of: .released)
    #expect(lane.rows[released].keyboardTop > 516)
  }

  @Test("a scroll that never reaches it leaves it alone")
  func neverReaching() throws {
    let lane = try Lanes().chat("drag-never-reaching", "follows")
    let shown = lane.frame(of: .willShow) + 30
    #expect(lane.frame(of: .trackingBegan) == -1)
    #expect(lane.rows[shown...].allSatisfy { $0.keyboardTop == 516 })
  }

  @Test("where only Done puts it away, no drag moves it", arguments: ["drag-slow", "flick-down"])
  func doneOnly(take: String) throws {
    for lane in try Lanes().run(take, .chat, ["jumps", "covered", "follows-done-only"]) {
      let up = lane.frame(of: .willShow) + 30
      #expect(lane.rows[up...].allSatisfy { $0.keyboardTop == 516 })
    }
  }

  @Test("a drag wholly off the screen closes it at once, with both events in one frame")
  func offTheScreen() throws {
    var world = try Self.openChat()
    world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
    for y in stride(from: 320.0, through: 840, by: 20) {
      world.step([.touchMoved(Point(x: 200, y: y))])
    }
    #expect(world.row.keyboardTop == 852)
    world.step([.touchEnded(Point(x: 200, y: 840))])
    #expect(world.events == [.released, .trackingEnded, .blurAsked, .willHide, .didHide])
    #expect(world.row.keyboardTop == 852)
    #expect(world.row.focus == Responder.none)
  }

  @Test(
    "a finger may take hold while it still rises; it goes on from its place of the frame before")
  func takenWhileRising() throws {
    var world = try Self.openChat(settled: false)
    for _ in 0..<8 { world.step([]) }
    let before = world.row.keyboardTop
    world.step([.touchBegan(.messages, Point(x: 200, y: before - 60))])
    world.step([.touchMoved(Point(x: 200, y: before - 30))])
    #expect(world.events.contains(.trackingBegan))
    #expect(world.row.keyboardTop == before - 30 + 52)
    var events: [Event] = []
    for _ in 0..<40 {
      world.step([.touchMoved(Point(x: 200, y: before - 30))])
      events += world.events
    }
    #expect(events.isEmpty)
  }

  @Test("a cancelled touch restores")
  func cancelled() throws {
    var world = try Self.openChat()
    world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
    for y in stride(from: 320.0, through: 700, by: 20) {
      world.step([.touchMoved(Point(x: 200, y: y))])
    }
    world.step([.touchCancelled])
    for _ in 0..<20 { world.step([]) }
    #expect(world.row.keyboardTop == 516)
    #expect(world.isAtRest)
  }

  @Test("the messages go 1:1 with the finger, also while the keyboard does")
  func messagesFollow() throws {
    let lane = try Lanes().chat("drag-slow", "follows")
    let began = lane.frame(of: .dragBegan)
    let ended = lane.frame(of: .released)
    for frame in began + 1...ended {
      let finger = (lane.rows[frame].fingerY ?? 0) - (lane.rows[frame - 1].fingerY ?? 0)
      let newest = (lane.rows[frame].newestBottom ?? 0) - (lane.rows[frame - 1].newestBottom ?? 0)
      #expect(abs(finger - newest) < 1e-9)
    }
  }

  @Test("beyond its ends the list stretches like a rubber band and springs back")
  func rubberBand() throws {
    var world = try Self.openChat()
    let rest = try #require(world.row.newestBottom)
    world.step([.touchBegan(.messages, Point(x: 200, y: 400))])
    world.step([.touchMoved(Point(x: 200, y: 300))])
    let pulled = rest - (world.row.newestBottom ?? 0)
    let stretch = RubberBand(dimension: 852 - 128).stretch(forPull: 100)
    #expect(abs(pulled - stretch) < 1e-9)
    for _ in 0..<10 { world.step([.touchMoved(Point(x: 200, y: 300))]) }
    world.step([.touchEnded(Point(x: 200, y: 300))])
    for _ in 0..<120 { world.step([]) }
    #expect(world.row.newestBottom == rest)
    #expect(world.isAtRest)
  }

  @Test("a release with no movement in the last tenth of a second has no speed")
  func stillRelease() throws {
    var world = try Self.openChat()
    world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
    for y in stride(from: 310.0, through: 400, by: 10) {
      world.step([.touchMoved(Point(x: 200, y: y))])
    }
    for _ in 0..<6 { world.step([.touchMoved(Point(x: 200, y: 400))]) }
    world.step([.touchEnded(Point(x: 200, y: 400))])
    let place = world.row.newestBottom
    for _ in 0..<30 { world.step([]) }
    #expect(world.row.newestBottom == place)
  }

  static func openChat(settled: Bool = true) throws -> World {
    let experiment = try Lanes().catalog.experiment(.chat, strategies: ["follows"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    world.step([.tap(.field)])
    if settled { for _ in 0..<40 { world.step([]) } }
    return world
  }
}
