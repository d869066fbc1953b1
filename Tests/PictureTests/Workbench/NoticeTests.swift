import Choreography
import Testing

@testable import Picture

/// What comes over the window: messages, menus, the marks of a scrolled window.
@Suite struct NoticeTests {
  let stand: WorkbenchStand

  init() throws { stand = try WorkbenchStand() }

  @Test("a message leaves the captions of the stage free", arguments: WorkbenchStand.sizes)
  func toast(size: Size) throws {
    for var model in [try stand.opening(size: size), try stand.comparing(size: size)] {
      model.toast = .init(text: "Saved", isError: false)
      let list = model.list
      let toast = try #require(list.targets.first { $0.id == "toast" }).rect
      let phone = try #require(list.targets.first { $0.id == "phone.0" }).rect
      let captions = PlacedText.all(in: list, scale: model.scale).filter {
        $0.layer.hasPrefix("stage.caption") && $0.rect.y > phone.maxY
      }
      #expect(!captions.isEmpty)
      let bar = Rect(x: 0, y: toast.y - 6, width: size.width, height: 40)
      for text in captions { #expect(!bar.meets(text.rect), "\(text.string)") }
    }
  }

  @Test("menus show their labels whole", arguments: MenuID.allCases)
  func menus(menu: MenuID) throws {
    var model = try stand.opening(size: WorkbenchStand.sizes[0])
    model.menu = menu
    let list = model.list
    let labels = list.targets.filter { $0.role == .menuItem }.map(\.label)
    let texts = Set(
      PlacedText.all(in: list, scale: model.scale).filter { $0.layer == "menu" }.map(\.string))
    for label in labels { #expect(texts.contains(label)) }
  }

  @Test("a window smaller than its content shows how far it is scrolled")
  func scrollMarks() throws {
    var model = try stand.opening(size: WorkbenchStand.sizes[0])
    #expect(!model.list.layers.contains { $0.id.hasPrefix("scroll.") })
    model.size = Size(width: 900, height: 600)
    let before = try #require(model.list.layers.first { $0.id == "scroll.x" }).frame
    #expect(model.list.layers.contains { $0.id == "scroll.y" })
    model.windowScroll = Point(x: 200, y: 120)
    let after = try #require(model.list.layers.first { $0.id == "scroll.x" }).frame
    #expect(after.x > before.x)
    #expect(after.x + after.width <= 900)
    #expect(after.y == before.y)
  }
}
