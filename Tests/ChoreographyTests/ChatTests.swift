import Catalog
import Choreography
import Testing

@Suite("The chat")
struct ChatTests {
  static let takes = [
    "tap-type-send", "tap-and-done", "drag-slow", "flick-down", "drag-and-return",
    "drag-never-reaching",
  ]

  @Test(
    "follows: the composer stands on the keyboard or the safe area in every frame of every take",
    arguments: takes, [RefreshRate.sixty, .oneTwenty])
  func follows(take: String, rate: RefreshRate) throws {
    for strategy in ["follows", "follows-done-only"] {
      let lane = try Lanes(rate: rate).chat(take, strategy)
      #expect(lane.rows.contains { $0.keyboardTop < 852 })
      for row in lane.rows {
        #expect(abs((row.composerBottom ?? 0) - min(818, row.keyboardTop)) < 0.001)
      }
    }
  }

  @Test("covered: the composer never moves")
  func covered() throws {
    let lane = try Lanes().chat("tap-type-send", "covered")
    #expect(lane.rows.allSatisfy { $0.composerBottom == 818 })
    #expect(lane.rows.last?.keyboardTop == 516)
  }

  @Test("a covered send button cannot be met: nothing is sent")
  func coveredSend() throws {
    #expect(try Lanes().chat("tap-type-send", "covered").frame(of: .sent) == -1)
    #expect(try Lanes().chat("tap-type-send", "follows").frame(of: .sent) > 0)
  }

  @Test(
    "the largest distance to the keyboard comes from the rule it follows by",
    arguments: [
      ("copied-curve", RefreshRate.sixty, 55.838), ("one-frame-late", .sixty, 37.409),
      ("one-frame-late", .oneTwenty, 18.787), ("double-shift", .sixty, 336),
    ])
  func worst(strategy: String, rate: RefreshRate, points: Double) throws {
    for take in ["tap-type-send", "tap-and-done"] {
      let lane = try Lanes(rate: rate).chat(take, strategy)
      let worst = lane.rows.map { abs(($0.composerBottom ?? 0) - min(818, $0.keyboardTop)) }.max()
      #expect(abs((worst ?? 0) - points) < 0.0005)
    }
  }

  @Test("jumps: at did-show by 302 points in one frame, and back at did-hide")
  func jumps() throws {
    let lane = try Lanes().chat("tap-and-done", "jumps")
    let steps = zip(lane.rows, lane.rows.dropFirst()).filter {
      $0.composerBottom != $1.composerBottom
    }
    #expect(steps.map(\.1.frame) == [lane.frame(of: .didShow), lane.frame(of: .didHide)])
    #expect(
      steps.map { ($0.1.composerBottom ?? 0) - ($0.0.composerBottom ?? 0) } == [-302, 302])
  }

  @Test("the newest message rests 10 above the composer, whatever the strategy", arguments: takes)
  func newest(take: String) throws {
    for lane in try Lanes().run(take, .chat) {
      for row in lane.rows where row.frame < 55 {
        #expect(row.newestBottom == row.composerTop.map { $0 - 10 })
      }
    }
  }

  @Test("one frame late holds what it was told: the composer is where the keyboard was")
  func oneFrameLate() throws {
    let lane = try Lanes().chat("tap-and-done", "one-frame-late")
    for (row, next) in zip(lane.rows, lane.rows.dropFirst()) {
      #expect(next.composerBottom == min(818, row.keyboardTop))
    }
  }

  @Test("Done clears the focus, and is gone with it")
  func done() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.chat, strategies: ["covered"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    #expect(world.elements.contains { $0.id == .done } == false)
    world.step([.tap(.field)])
    for _ in 0..<40 { world.step([]) }
    let done = try #require(world.elements.first { $0.id == .done })
    #expect(done.rect.maxY == 516 - 8)
    world.step([.tap(.done)])
    #expect(world.row.focus == Responder.none)
    #expect(world.elements.contains { $0.id == .done } == false)
  }

  @Test("a tap on the messages closes the keyboard where the strategy says so")
  func tapOutside() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.chat)
    for strategy in experiment.strategies {
      var world = World(experiment: experiment, strategy: strategy)
      world.step([.tap(.field)])
      for _ in 0..<40 { world.step([]) }
      world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
      world.step([.touchEnded(Point(x: 201, y: 301))])
      #expect(world.events.contains(.willHide) == (strategy.tapOutside != .passes))
    }
    #expect(experiment.strategies.contains { $0.tapOutside == .handled })
  }

  @Test("focus asked, cleared and asked again within the latency sends nothing")
  func withinLatency() throws {
    var lanes = try Lanes()
    lanes.platform.keyboard.latency = 4
    var experiment = try lanes.catalog.experiment(.chat, strategies: ["follows"])
    experiment.platform = lanes.platform
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    var events: [Event] = []
    world.step([.tap(.field)])
    world.step([.tap(.done)])
    for _ in 0..<40 {
      world.step([])
      events += world.events
    }
    #expect(events.isEmpty)
    #expect(world.row.keyboardTop == 852)
  }

  @Test("toggled fast, the keyboard turns where it is, and what follows stays glued")
  func toggled() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.chat, strategies: ["follows"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    var tops: [Double] = []
    for frame in 1...60 {
      switch frame {
      case 1, 11: world.step([.tap(.field)])
      case 6: world.step([.tap(.done)])
      default: world.step([])
      }
      tops.append(world.row.keyboardTop)
      #expect(world.row.composerBottom == min(818, world.row.keyboardTop))
    }
    // Down from the place it had in frame 6, without its speed: the first step is a slow one.
    #expect(tops[5] < tops[4] && tops[6] > tops[5])
    #expect(tops[6] - tops[5] < 12.733 * (852 - tops[5]) / 336 + 0.001)
    #expect(tops.last == 516)
  }
}
