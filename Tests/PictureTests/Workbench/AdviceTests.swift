import Choreography
import Testing

@testable import Picture

/// What is written about a strategy in its row.
struct AdviceTests {
  static let long = Array(
    repeating: "The keyboard starts when the sheet has come to rest, so both move one by one.",
    count: 12
  ).joined(separator: " ")

  private func model(_ size: Size, why: String = "Because it is late.") throws -> WorkbenchModel {
    var model = try WorkbenchStand().opening(size: size)
    model.rows[1].advice = Strategy.Advice(
      why: why,
      instead: [
        Strategy.Hint(framework: .flutter, text: "Pad by the view insets."),
        Strategy.Hint(framework: .swiftUI, text: "Use a hidden field before."),
      ])
    model.rows[1].flags = ["A delay without a hidden field: the keyboard comes late."]
    model.showsAdvice = true
    return model
  }

  private func card(_ model: WorkbenchModel) throws -> AdviceCard {
    let layout = WorkbenchLayout(model: model)
    let place = try #require(layout.rows.first { $0.isOpen })
    return AdviceCard(
      row: model.rows[1], rect: AdviceCard.rect(row: place.rect, layout),
      framework: model.framework, theme: .dark, measurer: FixedMeasurer(advance: 0.58))
  }

  @Test("the card says flags, why, and what to do instead", arguments: WorkbenchStand.sizes)
  func texts(size: Size) throws {
    let list = try model(size).list
    let texts = PlacedText.all(in: list, scale: 1).map(\.string)
    for text in ["Seen before it runs", "Why", "Because it is late.", "Instead", "SwiftUI"] {
      #expect(texts.contains(text), "\(text)")
    }
    let card = try #require(list.targets.first { $0.id.hasSuffix(".advice.card") })
    let open = try #require(list.targets.first { $0.action == .toggleAdvice })
    #expect(!card.rect.meets(open.rect))
    #expect(open.label.hasPrefix("A delay without"))
  }

  @Test(
    "a long text can be scrolled to its end, and stays in its card", arguments: [0, 60, 9999.0])
  func scrolling(scroll: Double) throws {
    var model = try model(WorkbenchStand.sizes[0], why: Self.long)
    model.adviceScroll = scroll
    let card = try card(model)
    #expect(card.longestScroll > 0)
    let target = try #require(model.list.targets.first { $0.id.hasSuffix(".advice.card") })
    #expect(target.action == .scrollAdvice(card.longestScroll))
    var sketch = Sketch(grid: WindowGrid(scale: 1), measurer: FixedMeasurer(advance: 0.58))
    card.draw(scroll: scroll, &sketch)
    #expect(sketch.commands.strings.contains("Pad by the view insets.") == (scroll > 9000))
    #expect(sketch.commands.strings.contains("Seen before it runs") == (scroll == 0))
    for text in PlacedText.all(in: model.list, scale: 1) where Self.long.contains(text.string) {
      #expect(text.rect.x >= card.rect.x && text.rect.maxX <= card.rect.maxX)
    }
  }

  @Test("what belongs to the chosen framework comes first")
  func framework() throws {
    let row = try model(WorkbenchStand.sizes[1]).rows[1]
    #expect(row.hints(first: nil).map(\.framework) == [.swiftUI, .flutter])
    #expect(row.hints(first: .flutter).map(\.framework) == [.flutter, .swiftUI])
  }

  @Test("a row without anything to say has no button for it")
  func nothing() throws {
    let model = try WorkbenchStand().opening()
    #expect(!model.list.targets.contains { $0.action == .toggleAdvice })
  }

  @Test("a file with faults says so in its closed row")
  func faults() throws {
    var model = try WorkbenchStand().opening()
    model.rows[3].faults = ["line 4: no such word"]
    let texts = PlacedText.all(in: model.list, scale: 1).map(\.string)
    #expect(texts.contains("line 4: no such word"))
  }
}
