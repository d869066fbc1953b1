import Catalog
import Choreography
import Testing

@Suite("A finger that stays on what moves")
struct HoldSendTests {
  private func send(_ take: String, _ strategy: String) throws -> Lane {
    try Lanes().chat(take, strategy)
  }

  @Test("a button that has left the finger when that lifts does nothing")
  func movesAway() throws {
    let lane = try send("hold-send", "follows")
    #expect(lane.frames(of: .sent) == [])
    // It came down on the button, and is still where that was.
    let down = try #require(lane.rows.first { $0.fingerY != nil })
    let top = try #require(lane.rows[down.frame - 1].composerTop)
    #expect(down.fingerY == top + 26)
    #expect(lane.rows.compactMap(\.fingerY).allSatisfy { $0 == down.fingerY })
    let release = try #require(lane.rows.last { $0.fingerY != nil })
    #expect(release.events == [.tap])
    #expect(try #require(release.composerTop) > (down.fingerY ?? 0))
  }

  @Test("a button that stays gets the press")
  func stays() throws {
    let lanes = try Lanes()
    var take = try lanes.catalog.take(named: "hold-send", in: .chat)
    take.gestures.removeAll { $0 == .tap(.done, time: 1.8) }
    let experiment = try lanes.catalog.experiment(.chat, strategies: ["follows"])
    let trace = Performance.run(experiment, take: take).traces[0]
    #expect(Lane(trace: trace).frames(of: .sent) == [144])
  }
}

@Suite("A sheet with medium alone")
struct MediumOnlyTests {
  /// The strategy `medium-only` under a take; the keyboard starts two frames after the sheet.
  private func lane(_ take: String) throws -> Lane { try Lanes().sheet(take, "medium-only") }

  @Test("goes up by what the keyboard covers, its composer on the keyboard")
  func pushed() throws {
    let lane = try lane("open")
    let present = lane.frame(of: .present)
    for row in lane.rows where row.frame > present + 30 {
      #expect(row.composerBottom == row.keyboardTop)
      #expect(row.sheetTop == row.keyboardTop - 392)
    }
    #expect(lane.rows.last?.sheetTop == 124)
  }

  @Test("is taken hold of where it is, and comes back there with keyboard and composer")
  func keep() throws {
    let lane = try lane("open-drag-and-keep")
    let began = lane.frame(of: .dragBegan)
    let before = lane.rows[began - 1]
    #expect(before.sheetTop == 124)
    for (row, last) in zip(lane.rows[began...], lane.rows[(began - 1)...]) {
      let top = try #require(row.sheetTop)
      let step = top - (last.sheetTop ?? 0)
      #expect(abs(step) < 40)
      // All three go together.
      #expect(abs(try #require(row.composerBottom) - top - 392) < 1e-9)
      #expect(abs(row.keyboardTop - top - 392) < 1e-9)
    }
    #expect(lane.rows.last?.sheetTop == 124)
    #expect(lane.rows.last?.keyboardTop == 516)
  }

  @Test(
    "leaves without a step, by a finger and by Cancel", arguments: ["open-drag-away", "open-close"])
  func leave(take: String) throws {
    let lane = try lane(take)
    #expect(lane.rows.last?.sheetTop == nil)
    #expect(lane.rows.last?.keyboardTop == 852)
    let tops = lane.rows.compactMap(\.sheetTop)
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0) < 110 })
  }
}

@Suite("Who follows by events, when all is laid out anew")
struct TellingTests {
  @Test(
    "is told of the new place, and takes it over at once",
    arguments: ["jumps", "at-will-show", "copied-curve", "avoiding-view", "own-spring"])
  func told(strategy: String) throws {
    for take in ["letters-to-emoji", "letters-to-pad", "prediction-bar", "turn"] {
      let lane = try Lanes().chat(take, strategy)
      for frame in lane.frames(of: .relayout) {
        let row = lane.rows[frame]
        #expect(row.composerBottom == row.keyboardTop, "\(take)")
      }
      #expect(lane.frames(of: .relayout).count == 2)
    }
  }
}

@Suite("A window that waits for the system's focus")
struct WindowFocusTests {
  private func lane(_ strategy: String, rate: RefreshRate = .sixty) throws -> Lane {
    var lanes = try Lanes(rate: rate)
    lanes.device = "pixel"
    lanes.platform = .android
    return try lanes.sheet("open", strategy)
  }

  @Test("shows a focused field and no keyboard where it was asked before")
  func tooSoon() throws {
    let lane = try lane("before-window-focus")
    #expect(lane.rows.last?.focus == .field("message"))
    #expect(lane.frames(of: .focusLost) == [])
    #expect(lane.rows.allSatisfy { $0.keyboardTop == 915 })
  }

  @Test("gets its keyboard when it is asked in the frame of that focus")
  func inTime() throws {
    for (rate, frames) in [(RefreshRate.sixty, 9), (.oneTwenty, 16)] {
      let lane = try lane("window-focus", rate: rate)
      #expect(lane.frame(of: .willShow) == lane.frame(of: .present) + frames)
    }
  }

  @Test("is no matter to a sheet in the window below")
  func shared() throws {
    let lane = try lane("same-window")
    #expect(lane.frame(of: .willShow) == lane.frame(of: .present) + 1)
  }
}
