import Choreography
import Picture
import Testing

@testable import Workbench

@Suite("What is selected")
struct SelectionTests {
  @Test("digits open rows, C puts one, two, three phones on the stage")
  func keys() throws {
    var desk = try Desk("compose-sheet/open:one-motion@5")
    desk.session.receive(.text("4", isRepeat: false))
    #expect(desk.session.selectedRow == 3)
    #expect(desk.session.compared == [3])
    desk.session.receive(.text("c", isRepeat: false))
    #expect(desk.session.compared == [0, 3])
    desk.session.receive(.text("c", isRepeat: false))
    #expect(desk.session.compared == [0, 3, 4])
    #expect(desk.session.model.phones.count == 3)
    desk.session.receive(.text("c", isRepeat: false))
    #expect(desk.session.compared == [3])
  }

  @Test("a key that is held does not repeat a shortcut")
  func repeats() throws {
    var desk = try Desk("compose-sheet/open:one-motion@5")
    desk.session.receive(.text("c", isRepeat: true))
    #expect(desk.session.compared.count == 1)
  }

  @Test("a row that is opened takes the place of the open one on the stage")
  func replace() throws {
    var desk = try Desk("compose-sheet/open:one-motion@5")
    desk.session.perform(.setCompare(3))
    #expect(desk.session.compared == [0, 1, 2])
    desk.session.perform(.selectRow(2))
    #expect(desk.session.compared == [0, 1, 2])
    desk.session.perform(.selectRow(5))
    #expect(desk.session.compared == [0, 1, 5])
  }

  @Test("another scene begins with its first take and strategy")
  func scene() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus")
    desk.session.receive(.key(.character("2"), .control))
    #expect(desk.session.scene.id == .chat)
    #expect(desk.session.selectedRow == 0)
    #expect(desk.session.isPlaying)
    #expect(desk.session.model.rows.count == desk.session.strategies.count)
  }

  @Test("the look of the phone changes and nothing else")
  func appearance() throws {
    var desk = try Desk("chat/tap-type-send:follows@50")
    let before = desk.session.model
    desk.session.perform(.toggleAppearance)
    let after = desk.session.model
    #expect(after.phones[0].theme == .light)
    #expect(after.rows == before.rows)
    #expect(after.cursor == before.cursor)
  }

  @Test("a control acts when the button goes up over it, and not when it goes up elsewhere")
  func press() throws {
    var desk = try Desk("chat/tap-type-send:follows@50")
    let play = Point(x: 20, y: 870)
    desk.session.receive(.pointerPressed(play))
    #expect(desk.session.model.pressed == "transport.play")
    desk.session.receive(.pointerReleased(Point(x: 900, y: 20)))
    #expect(!desk.session.isPlaying)
    desk.session.receive(.pointerPressed(play))
    desk.session.receive(.pointerReleased(play))
    #expect(desk.session.isPlaying)
  }

  @Test("a tooltip shows when the pointer has stood still for a while")
  func tooltip() throws {
    var desk = try Desk("chat/tap-type-send:follows@50")
    desk.session.receive(.pointerMoved(Point(x: 20, y: 870)))
    #expect(desk.session.pointer.hover == "transport.play")
    #expect(!desk.session.pointer.showsTooltip)
    desk.session.advance(ticks: PointerState.tooltipDelay - 1)
    #expect(!desk.session.pointer.showsTooltip)
    desk.session.advance(ticks: 1)
    #expect(desk.session.pointer.showsTooltip)
    desk.session.receive(.pointerMoved(Point(x: 600, y: 500)))
    #expect(!desk.session.pointer.showsTooltip)
  }

  @Test("Tab goes round the controls and Enter uses the one with the focus")
  func focus() throws {
    var desk = try Desk("chat/tap-type-send:follows@50")
    var seen: [String?] = []
    for _ in 0..<4 {
      desk.session.receive(.key(.tab, []))
      seen.append(desk.session.model.focus)
    }
    #expect(seen == ["scrubber", "filter", "transport.play", "scrubber"])
    desk.session.receive(.key(.tab, .shift))
    #expect(desk.session.focus == "transport.play")
    desk.session.receive(.key(.enter, []))
    #expect(desk.session.isPlaying)
  }

  @Test("the filter takes letters while it has the focus")
  func filter() throws {
    var desk = try Desk("chat/tap-type-send:follows@50")
    let place = Point(x: 1310, y: 70)
    desk.session.receive(.pointerPressed(place))
    desk.session.receive(.pointerReleased(place))
    for letter in ["c", "o", "s"] { desk.session.receive(.text(letter, isRepeat: false)) }
    desk.session.receive(.key(.backspace, []))
    #expect(desk.session.model.filter == "co")
    #expect(desk.session.compared.count == 1)
    desk.session.receive(.key(.escape, []))
    #expect(desk.session.model.filter.isEmpty)
  }

  @Test("an idle session has nothing that changes by itself")
  func idle() throws {
    let desk = try Desk("compose-sheet/open:one-motion@5")
    #expect(desk.session.ticksUntilChange == nil)
  }

  @Test("a sentence goes by itself")
  func toast() throws {
    var desk = try Desk("compose-sheet/open:one-motion@5")
    desk.session.show("Saved.")
    #expect(desk.session.model.toast?.text == "Saved.")
    desk.session.advance(ticks: try #require(desk.session.ticksUntilChange))
    #expect(desk.session.toast == nil)
  }

  @Test("a window smaller than the smallest layout scrolls, and no further than its edges")
  func viewport() {
    var viewport = Viewport(width: 800, height: 600)
    #expect(viewport.scrollRange == Size(width: 300, height: 120))
    viewport.scroll(byX: 1000, y: -5)
    #expect(viewport.scroll == Point(x: 300, y: 0))
    viewport.reveal(Rect(x: -40, y: 650, width: 20, height: 20))
    #expect(viewport.scroll == Point(x: 260, y: 70))
    viewport.resize(width: 1440, height: 900, scale: 1)
    #expect(viewport.scroll == Point(x: 0, y: 0))
    #expect(!viewport.scrolls)
  }
}
