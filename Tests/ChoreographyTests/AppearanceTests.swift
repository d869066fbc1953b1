import Catalog
import Choreography
import Testing

@Suite("What stands on the screen between two frames")
struct AppearanceTests {
  static let all: [(String, SceneID)] = [
    ("open", .composeSheet), ("open-close", .composeSheet),
    ("open-drag-medium-close-open", .composeSheet), ("tap-type-send", .chat), ("drag-slow", .chat),
    ("flick-down", .chat),
  ]

  @Test("at a frame's own time it is the row of the trace", arguments: all)
  func atFrames(take: String, scene: SceneID) throws {
    try Self.walk(take, scene) { world in
      let shown = world.appearance(at: Instant(frame: world.frame))
      #expect(shown.keyboard.top == world.row.keyboardTop)
      #expect(shown.sheet?.top == world.row.sheetTop)
      #expect(shown.composer?.bottom == world.row.composerBottom)
      #expect(shown.composer?.top == world.row.composerTop)
    }
  }

  @Test("what follows each frame follows in between, what is told late holds its value")
  func between() throws {
    try Self.walk("tap-and-done", .chat) { world in
      let half = Instant(frame: world.frame, fraction: 0.5)
      let shown = world.appearance(at: half)
      switch world.setting.strategy.id {
      case "follows", "follows-done-only":
        #expect(shown.composer?.bottom == min(818, shown.keyboard.top))
      case "one-frame-late", "jumps", "covered":
        #expect(shown.composer?.bottom == world.row.composerBottom)
      default: break
      }
    }
  }

  @Test("a flight in between lies between its frames, and is the 120 Hz trace's other half")
  func halves() throws {
    let sixty = try Lanes().chat("tap-and-done", "follows")
    let oneTwenty = try Lanes(rate: .oneTwenty).chat("tap-and-done", "follows")
    let start = sixty.frame(of: .willShow)
    let fast = oneTwenty.frame(of: .willShow)
    for frame in 0..<30 {
      #expect(
        abs(sixty.rows[start + frame].keyboardTop - oneTwenty.rows[fast + 2 * frame].keyboardTop)
          < 1e-9)
    }
    try Self.walk("tap-and-done", .chat) { world in
      guard world.setting.strategy.id == "follows", world.frame >= start,
        world.frame < start + 29
      else { return }
      let shown = world.appearance(at: Instant(frame: world.frame, fraction: 0.5))
      let row = oneTwenty.rows[fast + 2 * (world.frame - start) + 1]
      #expect(abs(shown.keyboard.top - row.keyboardTop) < 1e-9)
    }
  }

  @Test("every element lies where it can be met, and its name is its own", arguments: all)
  func elements(take: String, scene: SceneID) throws {
    try Self.walk(take, scene) { world in
      let elements = world.elements
      #expect(Set(elements.map(\.id)).count == elements.count)
      #expect(elements.allSatisfy { $0.rect.width >= 0 && $0.rect.height >= 0 })
    }
  }

  @Test("stepping again gives the same worlds", arguments: all)
  func deterministic(take: String, scene: SceneID) throws {
    var first: [World] = []
    try Self.walk(take, scene) { first.append($0) }
    var index = 0
    try Self.walk(take, scene) { world in
      #expect(world == first[index])
      index += 1
    }
  }

  static func walk(_ take: String, _ scene: SceneID, visit: (World) -> Void) throws {
    let catalog = try Lanes().catalog
    let experiment = try catalog.experiment(scene)
    _ = Performance.run(experiment, take: try catalog.take(named: take, in: scene)) {
      $0.worlds.forEach(visit)
    }
  }
}
