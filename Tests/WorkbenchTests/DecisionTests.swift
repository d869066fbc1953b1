import Catalog
import Choreography
import Picture
import Testing

@testable import Workbench

/// The decisions of a strategy, changed in the window.
struct DecisionTests {
  private func all() throws -> [Strategy] {
    let catalog = try Catalog(assets: Assets.find())
    return SceneID.allCases.flatMap { catalog.strategies(of: $0) }
  }

  @Test("a step on changes a strategy, and a step back decides what was decided")
  func steps() throws {
    for strategy in try all() {
      let list = DecisionList(of: strategy, on: .rules(strategy.platforms.first ?? .ios)).decisions
      #expect(Set(list.map(\.id)).count == list.count)
      for decision in list {
        guard case .strategy(let changed)? = decision.on else { continue }
        #expect(changed != strategy, "\(strategy.id): \(decision.id)")
        guard !["detents", "opens"].contains(decision.id) else { continue }
        let after = DecisionList(of: changed, on: .rules(strategy.platforms.first ?? .ios))
          .decisions.first { $0.id == decision.id }
        // A number between two steps goes to the next step first.
        guard case .strategy(let back)? = after?.back, decision.value.first?.isNumber != true
        else { continue }
        let again = DecisionList(of: back, on: .rules(strategy.platforms.first ?? .ios)).decisions
          .first { $0.id == decision.id }
        #expect(again?.value == decision.value, "\(strategy.id): \(decision.id)")
      }
    }
  }

  @Test("whatever is changed can be written and read again")
  func written() throws {
    for strategy in try all() {
      for decision in DecisionList(of: strategy, on: .rules(strategy.platforms.first ?? .ios))
        .decisions
      {
        for change in [decision.back, decision.on] {
          guard case .strategy(let changed)? = change else { continue }
          let text = StrategyWriter.text(of: changed)
          let file = try CatalogFile.read(bytes: Array(text.utf8), named: "\(strategy.id).yaml")
          guard case .strategy(let read) = file else {
            Issue.record("no strategy: \(text)")
            continue
          }
          #expect(read == changed, "\(strategy.id): \(decision.id)")
        }
      }
    }
  }

  @Test("a changed delay runs the lane again at once, and Reset takes it back")
  func delay() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    let before = desk.session.model.rows[desk.session.selectedRow]
    desk.session.perform(.toggleDecisions)
    #expect(desk.session.model.decisions?.isEdited == false)
    for _ in 0..<4 { desk.session.perform(.changeDecision("delay", 1)) }
    let card = try #require(desk.session.model.decisions)
    #expect(card.isEdited)
    #expect(card.lines.first { $0.id == "delay" }?.value == "600 ms")
    let row = desk.session.model.rows[desk.session.selectedRow]
    #expect(row.diagnosis.verdict != before.diagnosis.verdict)
    #expect(row.mechanism.hasPrefix("changed: "))
    #expect(desk.session.playhead.frame == 31)
    desk.session.perform(.resetDecisions)
    #expect(desk.session.model.rows[desk.session.selectedRow] == before)
    #expect(desk.session.model.decisions?.isEdited == false)
  }

  @Test("the time at which the platform mounts the field changes every lane")
  func mounting() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    for _ in 0..<7 { desk.session.perform(.changeDecision("mountDelay", -1)) }
    #expect(desk.session.platform.focus.mountDelay == 0)
    let immediate = try #require(desk.session.strategies.firstIndex { $0.id == "immediate-focus" })
    #expect(desk.session.recording.lanes[immediate].rows.contains { $0.keyboardTop < 852 })
    desk.session.perform(.changeDecision("mountDelay", -1))
    #expect(desk.session.platform.focus.mountDelay == 0)
  }

  @Test("a saved strategy gets a row of its own, the one it came from is as before")
  func saving() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    let names = desk.session.strategies.map(\.id)
    let original = try #require(desk.session.openStrategy)
    desk.session.perform(.changeDecision("delay", 1))
    desk.session.perform(.saveDecisions)
    guard case .saveStrategy(let strategy)? = desk.session.takeEffects().first else {
      Issue.record("nothing to save")
      return
    }
    #expect(strategy.id == "delayed-focus-changed" && strategy.title == "Delayed focus, changed")
    desk.session.saved(strategy, at: "/own/delayed-focus-changed-2.yaml")
    #expect(desk.session.strategies.map(\.id) == names + ["delayed-focus-changed-2"])
    #expect(desk.session.strategies.contains(original))
    #expect(desk.session.openStrategy?.id == "delayed-focus-changed-2")
    #expect(desk.session.toast?.toast.text == "Saved as /own/delayed-focus-changed-2.yaml")
  }

  @Test("a live run keeps its inputs while decisions change")
  func live() throws {
    var desk = try Desk("chat:follows")
    try desk.tap(.field)
    desk.runUntilStill()
    let frames = desk.session.lastFrame
    desk.session.perform(.changeDecision("follow", -1))
    #expect(desk.session.isLive && desk.session.lastFrame == frames)
    #expect(desk.session.isEdited(try #require(desk.session.openStrategy)))
  }

  @Test("D opens the decisions and Esc closes them")
  func keys() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    desk.session.receive(.text("d", isRepeat: false))
    #expect(desk.session.model.decisions != nil)
    desk.session.receive(.key(.escape, []))
    #expect(desk.session.model.decisions == nil)
  }
}
