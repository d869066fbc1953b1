import Choreography
import Testing

@testable import Picture

/// The card with the decisions of the open strategy.
struct DecisionCardTests {
  private func model(_ size: Size, lines: Int = 12) throws -> WorkbenchModel {
    var model = try WorkbenchStand().opening(size: size)
    model.decisions = WorkbenchModel.Decisions(
      title: "Delayed focus", isEdited: true,
      lines: (0..<lines).map {
        .init(
          id: "d\($0)", title: "Hidden field leaves",
          value: $0.isMultiple(of: 2) ? "400 ms" : "until landed",
          hasBack: $0 != 0, hasOn: true)
      })
    return model
  }

  @Test(
    "it lies in the rows, beside the open plot where there is room, with a control for each step",
    arguments: WorkbenchStand.sizes)
  func places(size: Size) throws {
    let model = try model(size)
    let layout = WorkbenchLayout(model: model)
    let targets = model.list.targets
    let card = try #require(targets.first { $0.id == "decisions.card" })
    #expect(layout.rowsViewport.holds(card.rect))
    let steps = targets.filter { $0.id.hasPrefix("decision.") }
    #expect(steps.count == 24)
    #expect(steps.filter { !$0.isEnabled }.map(\.id) == ["decision.d0.back"])
    let buttons = targets.filter {
      ["decisions.save", "decisions.reset", "decisions.close"].contains($0.id)
    }
    #expect(buttons.count == 3)
    for (index, target) in (steps + buttons).enumerated() {
      #expect(card.rect.holds(target.rect), "\(target.id)")
      for other in (steps + buttons)[..<index] { #expect(!target.rect.meets(other.rect)) }
    }
    for text in PlacedText.all(in: model.list, scale: 1)
    where text.layer == "decisions" && text.string == "until landed" {
      #expect(card.rect.holds(text.rect))
    }
  }

  @Test("without decisions there is no card")
  func closed() throws {
    let targets = try WorkbenchStand().opening().list.targets
    #expect(!targets.contains { $0.id == "decisions.card" })
    #expect(targets.contains { $0.action == .toggleDecisions })
  }
}
