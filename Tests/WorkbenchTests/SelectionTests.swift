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

  @Test("up and down open the row before and the next, and bring it into sight")
  func arrows() throws {
    var desk = try Desk("chat/tap-type-send:covered@5")
    let last = desk.session.strategies.count - 1
    for _ in 0...last { desk.session.receive(.key(.down, [])) }
    #expect(desk.session.selectedRow == last)
    #expect(desk.session.rowScroll == desk.session.rowScrollRange)
    #expect(desk.session.rowScroll > 0)
    desk.session.receive(.key(.up, []))
    #expect(desk.session.selectedRow == last - 1)
    for _ in 0...last { desk.session.receive(.key(.up, [])) }
    #expect(desk.session.selectedRow == 0)
    #expect(desk.session.rowScroll == 0)
  }

  @Test("Tab reaches every row, those out of sight by scrolling")
  func hiddenRows() throws {
    var desk = try Desk("chat/tap-type-send:covered@5")
    func seeRows() {
      desk.session.targets = WorkbenchLayout(model: desk.session.model).rows.compactMap { row in
        guard let visible = row.visible else { return nil }
        return Target(
          id: "row.\(desk.session.strategies[row.index].id)", rect: visible, role: .row, label: "",
          action: .selectRow(row.index))
      }
    }
    var seen: Set<String> = []
    for _ in desk.session.strategies {
      seeRows()
      desk.session.receive(.key(.tab, []))
      seen.insert(try #require(desk.session.focus))
    }
    #expect(seen == Set(desk.session.strategies.map { "row.\($0.id)" }))
  }

  @Test("while phones are compared, the first digits are their numbers")
  func badges() throws {
    var desk = try Desk("compose-sheet/open:one-motion@5")
    desk.session.perform(.selectRow(4))
    desk.session.perform(.setCompare(3))
    #expect(desk.session.compared == [0, 4, 5])
    desk.session.receive(.text("3", isRepeat: false))
    #expect(desk.session.selectedRow == 5)
    desk.session.receive(.text("2", isRepeat: false))
    #expect(desk.session.selectedRow == 4)
    #expect(desk.session.compared == [0, 4, 5])
    desk.session.receive(.text("4", isRepeat: false))
    #expect(desk.session.selectedRow == 3)
  }

  @Test("a scene or a phone that no strategy fits leaves everything as it is, and says so")
  func nothingFits() throws {
    var desk = try Desk("compose-sheet/open:one-motion@5")
    desk.session.stock.strategies.removeAll { $0.scene == .form }
    let strange = try #require(desk.session.stock.devices.first { $0.platform == .android })
    desk.session.stock.strategies = desk.session.stock.strategies.map { strategy in
      var strategy = strategy
      strategy.platforms = [.ios]
      return strategy
    }
    let before = desk.session.strategies
    desk.session.perform(.selectScene(.form))
    #expect(desk.session.scene.id == .composeSheet)
    #expect(desk.session.model.toast?.isError == true)
    desk.session.perform(.chooseDevice(strange.id))
    #expect(desk.session.device.platform == .ios)
    #expect(desk.session.model.toast?.text.contains(strange.title) == true)
    #expect(desk.session.strategies == before)
  }

  @Test("a session without any strategy shows none, whatever is done to it")
  func noStrategy() throws {
    let full = try Desk("chat/tap-type-send:follows").session
    var session = Session(
      stock: full.stock,
      opening: Opening(
        scene: full.scene, take: full.take, strategies: [], device: full.device,
        platform: full.platform))
    session.isReporting = true
    for key in ["c", "1", "l", " ", "d", "w", "0"] {
      session.receive(.text(key, isRepeat: false))
      session.advance(ticks: 8)
    }
    for key: UserInput.Key in [.down, .up, .right, .home, .end] { session.receive(.key(key, [])) }
    session.perform(.toggleRefreshRate)
    session.perform(.rotate)
    session.perform(.setCompare(3))
    #expect(session.compared.isEmpty)
    #expect(session.model.rows.isEmpty)
    #expect(session.model.phones.isEmpty)
    #expect(session.recording.isAtRest)
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

  @Test("another scene begins with its first take and its first strategy that is right")
  func scene() throws {
    var desk = try Desk("compose-sheet/open:delayed-focus")
    desk.session.receive(.key(.character("2"), .control))
    #expect(desk.session.scene.id == .chat)
    #expect(desk.session.strategies[desk.session.selectedRow].id == "follows")
    #expect(desk.session.compared == [desk.session.selectedRow])
    desk.session.receive(.key(.character("1"), .control))
    #expect(desk.session.strategies[desk.session.selectedRow].id == "delayed-focus")
    desk.session.receive(.key(.character("2"), .control))
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
