import Choreography
import Testing

@testable import Picture

/// Where the parts of the window stand.
@Suite struct WorkbenchLayoutTests {
  let stand: WorkbenchStand

  init() throws { stand = try WorkbenchStand() }

  struct Measures {
    var size: Size
    var panel: Double
    var stage: Double
    var compact: Double
    var open: Double
    var one: Double
    var three: Double
    var gap: Double
  }

  @Test(
    "the window is divided as the design says",
    arguments: [
      Measures(
        size: WorkbenchStand.sizes[0], panel: 560, stage: 540, compact: 48, open: 248, one: 0.59,
        three: 0.37, gap: 16),
      Measures(
        size: WorkbenchStand.sizes[1], panel: 560, stage: 880, compact: 64, open: 332, one: 0.80,
        three: 0.61, gap: 28),
      Measures(
        size: WorkbenchStand.sizes[2], panel: 740, stage: 1180, compact: 72, open: 464, one: 1,
        three: 0.85, gap: 28),
    ])
  func measures(_ expected: Measures) throws {
    let one = WorkbenchLayout(model: try stand.opening(size: expected.size))
    #expect(one.panel.width == expected.panel)
    #expect(one.stage.width == expected.stage)
    #expect(one.compactHeight == expected.compact)
    #expect(one.openHeight == expected.open)
    #expect(one.phoneScale == expected.one)
    let three = WorkbenchLayout(model: try stand.comparing(size: expected.size))
    #expect(three.phoneScale == expected.three)
    #expect(abs(three.phones[1].x - three.phones[0].maxX - expected.gap) <= 0.5)
  }

  @Test("rows fill the panel without a gap", arguments: WorkbenchStand.sizes)
  func rowsFill(size: Size) throws {
    let layout = WorkbenchLayout(model: try stand.opening(size: size))
    let rows = layout.rows.sorted { $0.index < $1.index }
    #expect(rows.first?.rect.y == layout.rowsViewport.y)
    #expect(rows.last?.rect.maxY == layout.rowsViewport.maxY)
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(above.rect.maxY == below.rect.y) }
  }

  @Test("the open row is whole in view however far the rows are scrolled", arguments: [0, 6, 13])
  func openRowStays(selected: Int) throws {
    var model = try stand.crowded()
    model.selectedRow = selected
    for scroll in stride(from: 0.0, through: 900, by: 37) {
      model.rowScroll = scroll
      let layout = WorkbenchLayout(model: model)
      let open = try #require(layout.rows.last)
      #expect(open.isOpen)
      #expect(open.visible == open.rect)
      for row in layout.rows.dropLast() {
        #expect(row.visible?.intersection(open.rect) == nil)
      }
    }
  }

  @Test("every row can be scrolled into view")
  func everyRowReachable() throws {
    var model = try stand.crowded()
    for index in model.rows.indices {
      model.rowScroll = WorkbenchLayout(model: model).rowScroll(revealing: index, from: 0)
      let row = try #require(WorkbenchLayout(model: model).rows.first { $0.index == index })
      #expect(row.visible != nil)
    }
  }

  @Test("the filter keeps rows with all of its words, and the open one")
  func filter() throws {
    var model = try stand.crowded()
    model.filter = "medium det"
    #expect(model.visibleRows.map { model.rows[$0].id }.contains("medium-detent"))
    #expect(model.visibleRows.contains(model.selectedRow))
    #expect(model.visibleRows.count < model.rows.count)
    model.filter = "no such words"
    #expect(model.visibleRows.isEmpty)
    let list = model.list
    #expect(!list.targets.contains { $0.role == .row })
    #expect(list.targets.first { $0.id == "filter.all" }?.action == .clearFilter)
    let texts = PlacedText.all(in: list, scale: model.scale)
    #expect(texts.contains { $0.string == "Nothing matches “no such words”" })
  }

  @Test("a smaller window is laid out as the smallest one")
  func smallWindow() throws {
    let small = WorkbenchLayout(model: try stand.opening(size: Size(width: 640, height: 400)))
    #expect(small.size == WorkbenchLayout.minimumSize)
  }

  @Test("one phone leaves room for its levels, on every device", arguments: WorkbenchStand.sizes)
  func devicesFit(size: Size) throws {
    for device in stand.catalog.devices {
      let model = try stand.model(
        .chat, take: "tap-and-done", frame: 20, size: size, device: device.id)
      let layout = WorkbenchLayout(model: model)
      let phone = try #require(layout.phones.first)
      #expect(phone.x - layout.stage.x >= 90)
      #expect(phone.maxY <= layout.stage.maxY - 40)
    }
  }
}
