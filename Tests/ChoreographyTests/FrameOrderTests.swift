import Catalog
import Testing

@testable import Choreography

@Suite("The order of a frame")
struct FrameOrderTests {
  @Test("input, tasks, mounting, focus, motion, following, record")
  func phases() {
    #expect(
      World.Phase.allCases == [.input, .tasks, .mounting, .focus, .motion, .following, .record])
  }

  @Test("a step is the phases one after the other")
  func stepIsItsPhases() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.composeSheet)
    for strategy in experiment.strategies {
      var stepped = World(experiment: experiment, strategy: strategy)
      var phased = stepped
      for frame in 1...60 {
        let inputs: [Input] = frame == 3 ? [.tap(.compose)] : []
        stepped.step(inputs)
        for phase in World.Phase.allCases { phased.perform(phase, inputs: inputs) }
        #expect(stepped == phased)
      }
    }
  }

  @Test("mounting comes before focus: a field is focused in the frame in which it is mounted")
  func mountBeforeFocus() throws {
    var lanes = try Lanes()
    lanes.platform.focus.mountDelay = 0.4
    let lane = try lanes.sheet("open", "delayed-focus")
    let mounted = lane.frame(of: .fieldMounted)
    #expect(lane.frame(of: .landed) == mounted)
    #expect(lane.rows[mounted].events == [.fieldMounted, .focusAsked, .landed])
  }

  @Test("tasks come before mounting: an attempt one frame before the mount is lost")
  func attemptBeforeMount() throws {
    var lanes = try Lanes()
    lanes.platform.focus.mountDelay = 0.4 + 1.0 / 60
    let lane = try lanes.sheet("open", "delayed-focus")
    #expect(lane.frame(of: .focusLost) == lane.frame(of: .fieldMounted) - 1)
    #expect(lane.frame(of: .landed) == -1)
  }

  @Test("focus comes before motion: will-show is sent in the frame in which the flight starts")
  func focusBeforeMotion() throws {
    var lanes = try Lanes()
    lanes.platform.keyboard.latency = 0
    let lane = try lanes.chat("tap-and-done", "follows")
    let tapped = lane.frame(of: .tap)
    #expect(lane.frame(of: .willShow) == tapped)
    #expect(lane.rows[tapped].keyboardTop == 852)
    #expect(lane.rows[tapped + 1].keyboardTop < 852)
  }

  @Test("motion comes before following: an event is heard in the frame in which it is sent")
  func motionBeforeFollowing() throws {
    let lane = try Lanes().chat("tap-and-done", "jumps")
    let shown = lane.frame(of: .didShow)
    #expect(lane.rows[shown - 1].composerBottom == 818)
    #expect(lane.rows[shown].composerBottom == 516)
  }

  @Test("input is aimed at the geometry of the frame before")
  func inputSeesTheFrameBefore() throws {
    let lanes = try Lanes()
    let experiment = try lanes.catalog.experiment(.composeSheet)
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    // Cancel is not there yet in the frame before, so the second tap of this frame meets nothing.
    world.step([.tap(.compose), .tap(.cancel)])
    #expect(world.events == [.tap, .present, .tap])
    world.step([.tap(.cancel)])
    #expect(world.events.contains(.dismiss) == false)
    for _ in 0..<30 { world.step([]) }
    world.step([.tap(.cancel)])
    #expect(world.events.contains(.dismiss))
  }
}
