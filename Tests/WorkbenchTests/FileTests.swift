import Catalog
import Choreography
import Picture
import Testing

@testable import Workbench

/// Strategies in files that are written while the window is open.
struct FileTests {
  private func file(_ strategy: Strategy) -> StrategyFile {
    StrategyFile(
      path: "/own/\(strategy.id).yaml", id: strategy.id, scene: strategy.scene,
      content: .strategy(strategy))
  }

  private func broken(_ id: String, scene: SceneID? = .composeSheet) -> StrategyFile {
    StrategyFile(
      path: "/own/\(id).yaml", id: id, scene: scene, content: .faults(["line 3: no such word"]))
  }

  private func delayed(_ desk: Desk, by seconds: Double) throws -> Strategy {
    var strategy = try #require(desk.session.strategies.first { $0.id == "delayed-focus" })
    strategy.sheet?.focus = .after(seconds)
    return strategy
  }

  @Test("a saved file changes its row at once, at the same moment of the take")
  func saved() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    let before = desk.session.model.rows[desk.session.selectedRow]
    desk.session.take([file(try delayed(desk, by: 0.8))])
    let after = desk.session.model.rows[desk.session.selectedRow]
    #expect(after.id == "delayed-focus" && after.diagnosis.verdict != before.diagnosis.verdict)
    #expect(desk.session.playhead.frame == 31 && desk.session.take?.id == "open")
    #expect(desk.session.model.rows.count == desk.session.strategies.count)
  }

  @Test("a broken file shows its faults and keeps the last good lane")
  func keepsLane() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    desk.session.take([file(try delayed(desk, by: 0.8))])
    let good = desk.session.model.rows[desk.session.selectedRow]
    desk.session.take([broken("delayed-focus")])
    let row = desk.session.model.rows[desk.session.selectedRow]
    #expect(row.faults == ["line 3: no such word"])
    #expect(row.trace == good.trace && row.diagnosis == good.diagnosis)
    #expect(desk.session.toast?.toast.isError == true)
    desk.session.take([file(try delayed(desk, by: 0.7))])
    #expect(desk.session.model.rows[desk.session.selectedRow].faults.isEmpty)
  }

  @Test("a file broken from the start has a row of its faults, in the scene it names")
  func brokenAtLaunch() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    desk.session.begin(with: [
      broken("mine"), broken("other", scene: .chat), broken("odd", scene: nil),
    ])
    let rows = desk.session.model.rows.filter { $0.trace.rows.isEmpty }
    #expect(rows.map(\.id) == ["mine", "odd"])
    #expect(rows.allSatisfy { !$0.faults.isEmpty })
    let before = desk.session.selectedRow
    desk.session.perform(.selectRow(desk.session.strategies.count))
    #expect(desk.session.selectedRow == before)
  }

  @Test("a new file gets a row, a file taken away gives back what it replaced")
  func comesAndGoes() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@31")
    let names = desk.session.strategies.map(\.id)
    let original = try #require(desk.session.strategies.first { $0.id == "delayed-focus" })
    var mine = try delayed(desk, by: 0.6)
    desk.session.take([file(mine)])
    mine.id = "mine"
    desk.session.take([file(mine)])
    #expect(desk.session.strategies.map(\.id) == names + ["mine"])
    var gone = [file(mine), file(original)]
    for index in gone.indices { gone[index].content = .gone }
    desk.session.take(gone)
    #expect(desk.session.strategies.map(\.id) == names)
    #expect(desk.session.strategies.contains(original))
    #expect(desk.session.strategies[desk.session.selectedRow].id == "delayed-focus")
  }

  @Test("a live run goes through its inputs again with a changed file")
  func live() throws {
    var desk = try Desk("chat")
    try desk.tap(.field)
    desk.runUntilStill()
    let (frames, inputs) = (desk.session.lastFrame, desk.session.recording.inputs)
    var strategy = try #require(desk.session.strategies.first { $0.id == "follows" })
    strategy.follow.way = .not
    desk.session.take([file(strategy)])
    #expect(desk.session.isLive && desk.session.lastFrame == frames)
    #expect(desk.session.recording.inputs == inputs)
    let row = try desk.newest("follows")
    #expect(row.keyboardTop < 852 && (row.composerBottom ?? 0) > row.keyboardTop)
  }

  @Test("a strategy that goes to another scene leaves the rows of this one")
  func otherScene() throws {
    var desk = try Desk("chat")
    var strategy = try #require(desk.session.strategies.first { $0.id == "follows" })
    strategy.id = "mine"
    desk.session.take([file(strategy)])
    #expect(desk.session.strategies.contains { $0.id == "mine" })
    strategy.scene = .form
    strategy.form = FormPlan()
    desk.session.take([file(strategy)])
    #expect(!desk.session.strategies.contains { $0.id == "mine" })
    #expect(desk.session.stock.strategies.contains { $0.id == "mine" && $0.scene == .form })
  }
}
