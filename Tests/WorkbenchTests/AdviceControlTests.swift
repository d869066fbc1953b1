import Choreography
import Picture
import Testing

@testable import Workbench

/// What is written about a strategy, opened and scrolled.
struct AdviceControlTests {
  @Test("W opens and closes it, another row begins at its top")
  func opening() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@10")
    desk.session.receive(.text("w", isRepeat: false))
    #expect(desk.session.model.showsAdvice)
    desk.session.adviceScroll = 30
    desk.session.perform(.selectRow(0))
    #expect(desk.session.model.showsAdvice && desk.session.model.adviceScroll == 0)
    desk.session.receive(.text("w", isRepeat: false))
    #expect(!desk.session.model.showsAdvice)
  }

  @Test(
    "the wheel and the arrows scroll it as far as it goes",
    arguments: [(100.0, 100.0), (-3, 0), (2, 80)])
  func scrolling(lines: Double, reached: Double) throws {
    var desk = try Desk("compose-sheet/open:delayed-focus@10")
    desk.session.targets.append(
      Target(
        id: "row.delayed-focus.advice.card", rect: Rect(x: 1000, y: 300, width: 300, height: 200),
        role: .overlay, label: "card", action: .scrollAdvice(100)))
    desk.session.receive(.pointerMoved(Point(x: 1100, y: 400)))
    desk.session.receive(.wheel(dx: 0, dy: lines, modifiers: []))
    #expect(desk.session.adviceScroll == reached)
    desk.session.receive(.key(.down, []))
    #expect(desk.session.adviceScroll == min(100, reached + 40))
    desk.session.receive(.key(.up, []))
    #expect(desk.session.adviceScroll == min(100, reached + 40) - 40)
  }

  @Test("red flags of the stock stand in the rows")
  func flags() throws {
    let desk = try Desk("compose-sheet/open:delayed-focus@10")
    var stock = desk.session.stock
    stock.redFlags = { $0.id == "delayed-focus" ? ["late"] : [] }
    let session = Session(
      stock: stock,
      opening: Opening(
        scene: desk.session.scene, take: desk.session.take, device: desk.session.device,
        platform: desk.session.platform))
    #expect(session.model.rows.filter { !$0.flags.isEmpty }.map(\.id) == ["delayed-focus"])
  }
}
