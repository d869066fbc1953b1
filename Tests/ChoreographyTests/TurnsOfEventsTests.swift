import Catalog
import Choreography
import Motion
import Testing

/// What happens when something else happens in the middle of it.
@Suite("Turns of events")
struct TurnsOfEventsTests {
  static func sheet(
    _ change: (inout SheetPlan) -> Void, platform: Platform = .ios,
    device: Device = Devices.iPhone
  ) throws -> World {
    let catalog = try Lanes().catalog
    var strategy = try catalog.strategy(named: "one-motion", in: .composeSheet)
    if var plan = strategy.sheet {
      change(&plan)
      strategy.sheet = plan
    }
    let experiment = Experiment(
      scene: try catalog.scene(.composeSheet), device: device, platform: platform,
      surroundings: Surroundings(), strategies: [strategy])
    return World(experiment: experiment, strategy: strategy)
  }

  @Test("a sheet moved up by its keyboard leaves from there, all the way, without a step")
  func pushedSheetLeaves() throws {
    for closing in SheetPlan.Closing.allCases {
      var world = try Self.sheet {
        $0.detents = [.medium]
        $0.opens = .medium
        $0.closing = closing
      }
      world.step([.tap(.compose)])
      world.wait(90)
      #expect(world.row.sheetTop == 124)
      world.step([.tap(.cancel)])
      let rows = [world.row] + world.wait(120)
      let tops = rows.compactMap(\.sheetTop)
      #expect(try #require(tops.last) > 840, "\(closing)")
      let longest = zip(tops, tops.dropFirst()).map { abs($1 - $0) }.max() ?? 0
      // The fastest a critical spring goes over the whole way, in a frame.
      #expect(longest < 22.855 / 2.7 * (852 - 124) / 60, "\(closing)")
      #expect(world.row.sheetTop == nil && world.row.keyboardTop == 852)
    }
  }

  @Test("a field tapped while the sheet waits for its keyboard to go keeps the sheet")
  func waitingIsTakenBack() throws {
    var world = try Self.sheet { $0.closing = .focusThenSheet }
    world.step([.tap(.compose)])
    world.wait(60)
    world.step([.tap(.cancel)])
    world.wait(5)
    world.step([.tap(.field)])
    world.wait(90)
    #expect(world.row.sheetTop == 68)
    #expect(world.row.keyboardTop == 516)
    #expect(world.isAtRest)
    world.step([.tap(.cancel)])
    world.wait(120)
    #expect(world.row.sheetTop == nil)
  }

  @Test("with reduced motion no composer has a motion of its own")
  func reducedMotion() throws {
    for way in [
      FollowPlan.Way.copiedCurve(.easeOut, duration: 0.25, delay: 0.1), .eventCurve(late: 3),
      .ownSpring(Spring(duration: 0.6, bounce: 0.3)),
    ] {
      var world = try World.chat(
        .chat(FollowPlan(way: way)), Surroundings(reducedMotion: true))
      #expect(world.openKeyboard().allSatisfy { $0.composerBottom == min(818, $0.keyboardTop) })
    }
  }

  @Test("an own spring that is interrupted goes on from where it is; a copied curve leaps")
  func interruptedFlights() throws {
    for (way, leaps) in [
      (FollowPlan.Way.ownSpring(Spring(duration: 0.5, bounce: 0)), false),
      (.eventCurve(late: 0), false),
      (.copiedCurve(.easeOut, duration: 0.25, delay: 0), true),
    ] {
      var world = try World.chat(.chat(FollowPlan(way: way)))
      world.step([.tap(.field)])
      world.wait(6)
      let before = try #require(world.row.composerBottom)
      world.step([.tap(.done)])
      let after = try #require(world.row.composerBottom)
      #expect((abs(after - before) > 40) == leaps)
    }
  }

  @Test("hand-over and raise are rules of iOS alone")
  func platformRules() throws {
    var late = try Self.sheet(
      {
        $0.prewarm = .none
        $0.handOff = .none
        $0.focus = .after(0.5)
      }, platform: .android, device: Devices.pixel)
    late.step([.tap(.compose)])
    let highest = late.wait(120).compactMap(\.composerBottom).min() ?? 0
    #expect(highest == late.row.keyboardTop)

    var medium = try Self.sheet(
      {
        $0.detents = [.medium, .large]
        $0.opens = .medium
      }, platform: .android, device: Devices.pixel)
    medium.step([.tap(.compose)])
    #expect(medium.wait(120).allSatisfy { !$0.events.contains(.raised) })
    #expect(medium.row.sheetTop == 457.5)
  }

  @Test("another duration stretches a bézier as a whole", arguments: [0.1, 1.0])
  func duration(seconds: Double) {
    var rules = Platform.android
    rules.keyboard.duration = seconds
    for motion in [rules.keyboard.show, rules.keyboard.unheard?.show, rules.keyboard.unheard?.hide]
    {
      guard case .bezier(_, let duration) = motion?.curve else {
        Issue.record("no bézier")
        return
      }
      #expect(duration == seconds && motion?.duration == seconds)
    }
  }

  @Test("a list scrolled to its top does not leave a void when the keyboard goes")
  func listStaysInRange() throws {
    var world = try World.chat()
    world.openKeyboard()
    for _ in 0..<12 {
      world.step([.touchBegan(.messages, Point(x: 200, y: 140))])
      for y in stride(from: 160.0, through: 500, by: 20) {
        world.step([.touchMoved(Point(x: 200, y: y))])
      }
      world.step([.touchEnded(Point(x: 200, y: 500))])
      world.wait(90)
    }
    let oldest = try #require(world.appearance.messages.first)
    #expect(abs(oldest.rect.y - (128 + 16)) < 1)
    world.step([.tap(.done)])
    world.wait(60)
    let after = try #require(world.appearance.messages.first)
    #expect(abs(after.rect.y - (128 + 16)) < 1)
  }

  @Test("a keyboard that starts under a held sheet raises it at the release, not before")
  func raisedAtRelease() throws {
    var world = try Self.sheet {
      $0.detents = [.medium, .large]
      $0.opens = .medium
      $0.prewarm = .none
      $0.handOff = .none
      $0.focus = .after(0.6)
    }
    world.step([.tap(.compose)])
    world.wait(30)
    world.step([.touchBegan(.grabber, Point(x: 196, y: 436))])
    for _ in 0..<20 { world.step([.touchMoved(Point(x: 196, y: 446))]) }
    #expect(world.row.sheetTop == 436)
    #expect(world.row.keyboardTop < 852)
    world.step([.touchEnded(Point(x: 196, y: 446))])
    #expect(world.events.contains(.raised))
    world.wait(90)
    #expect(world.row.sheetTop == 68)
    #expect(world.row.composerBottom == 516)
  }

  @Test("a tap on a field that has the focus without a keyboard brings the keyboard")
  func askedAgain() throws {
    var world = try World.chat(.chat(), Surroundings(hardwareKeyboard: true))
    world.step([.tap(.field)])
    world.wait(10)
    world.step([.tap(.field)])
    #expect(world.events == [.tap])

    var refused = try Self.sheet(
      {
        $0.prewarm = .none
        $0.handOff = .none
        $0.focus = .atOnce
      }, platform: .android, device: Devices.pixel)
    refused.step([.tap(.compose)])
    refused.wait(60)
    refused.step([.tap(.field)])
    refused.wait(60)
    #expect(refused.row.focus == .field("message"))
    #expect(refused.row.keyboardTop < 915)
  }

  @Test("a touch on the grabber that does not move leaves a raised sheet raised")
  func touchedGrabber() throws {
    var world = try Self.sheet {
      $0.detents = [.medium, .large]
      $0.opens = .medium
    }
    world.step([.tap(.compose)])
    world.wait(60)
    world.step([.touchBegan(.grabber, Point(x: 196, y: 80))])
    world.step([.touchEnded(Point(x: 196, y: 80))])
    world.wait(60)
    #expect(world.row.sheetTop == 68)
    #expect(world.row.keyboardTop == 516)
    world.step([.tap(.cancel)])
    world.wait(60)
    world.step([.tap(.compose)])
    world.step([])
    #expect(world.appearance.sheet?.layoutHeight == 426)
  }

  @Test("another keyboard in the middle of a flight goes on to its height, without a jump")
  func typeInFlight() throws {
    var world = try World.chat()
    world.step([.tap(.field)])
    world.wait(6)
    let before = world.row.keyboardTop
    world.step([.change(.predictionBar(false))])
    #expect(abs(world.row.keyboardTop - before) < 50)
    let rows = world.wait(60)
    #expect(world.row.keyboardTop == 561)
    #expect(rows.contains { $0.events.contains(.didShow) })

    // One that goes down is left alone.
    world.step([.tap(.done)])
    world.wait(5)
    let down = world.row.keyboardTop
    world.step([.change(.predictionBar(true))])
    #expect(world.row.keyboardTop > down && world.row.keyboardTop < 852)
  }

  @Test("a message sent under the finger leaves the list in its hold")
  func sentWhileHeld() throws {
    var world = try World.chat()
    world.openKeyboard()
    world.step([.text("Hi")])
    world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
    world.step([.touchMoved(Point(x: 200, y: 360))])
    world.step([.returnKey])
    let newest = try #require(world.row.newestBottom)
    world.step([.touchMoved(Point(x: 200, y: 380))])
    #expect(abs((world.row.newestBottom ?? 0) - newest - 20) < 1e-9)
  }

  @Test("a run without any lane ends at once")
  func noLanes() throws {
    let catalog = try Lanes().catalog
    var experiment = try catalog.experiment(.chat)
    experiment.strategies = []
    let run = Performance.run(experiment, take: try catalog.take(named: "drag-slow", in: .chat))
    #expect(run.traces.isEmpty)
  }
}
