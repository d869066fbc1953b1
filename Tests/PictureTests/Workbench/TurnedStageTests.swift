import Choreography
import Testing

@testable import Picture

/// The stage with devices that are not upright phones.
struct TurnedStageTests {
  private func model(
    _ device: String, isTurned: Bool, compare: Int, size: Size
  ) throws -> WorkbenchModel {
    var model = try WorkbenchStand().model(
      .chat, take: "tap-type-send", frame: 40, size: size, compare: compare, selected: 2,
      device: device)
    guard isTurned else { return model }
    model.device = model.device.held(.landscape)
    for index in model.phones.indices { model.phones[index].device = model.device }
    return model
  }

  @Test(
    "phones and their captions lie in the stage and apart, however many and however they are held",
    arguments: WorkbenchStand.sizes, ["iphone-15", "iphone-se", "ipad-11"])
  func fits(size: Size, device: String) throws {
    for isTurned in [false, true] {
      for compare in 1...3 {
        let model = try model(device, isTurned: isTurned, compare: compare, size: size)
        let layout = WorkbenchLayout(model: model)
        #expect(layout.phones.count == compare)
        for (index, phone) in layout.phones.enumerated() {
          #expect(layout.stage.holds(phone), "\(device) \(isTurned) \(compare)")
          for other in layout.phones[..<index] { #expect(!phone.meets(other)) }
        }
        for text in PlacedText.all(in: model.list, scale: 1)
        where text.layer.hasPrefix("stage.caption") {
          #expect(layout.stage.holds(text.rect), "\(text.string)")
          for phone in layout.phones { #expect(!phone.meets(text.rect), "\(text.string)") }
        }
      }
    }
  }

  @Test("phones on their sides stand one below the other")
  func stacked() throws {
    let size = WorkbenchStand.sizes[1]
    let turned = WorkbenchLayout(
      model: try model("iphone-15", isTurned: true, compare: 3, size: size))
    #expect(turned.isStacked)
    let upright = WorkbenchLayout(
      model: try model("iphone-15", isTurned: false, compare: 3, size: size))
    #expect(!upright.isStacked)
  }
}

/// The stage with a form, whose button follows instead of a composer.
struct FormStageTests {
  @Test("levels, legend and read-out name the form's button", arguments: WorkbenchStand.sizes)
  func names(size: Size) throws {
    let model = try WorkbenchStand().model(
      .form, take: "fill", frame: 150, size: size, selected: 0)
    let texts = PlacedText.all(in: model.list, scale: 1)
    #expect(!texts.contains { $0.string.contains("Composer") })
    #expect(texts.contains { $0.string == "Button bottom" && $0.layer.hasPrefix("panel") })
    #expect(texts.contains { $0.string == "561" && $0.layer == "stage.levels" })
  }

  @Test("a button under the keyboard is measured on the phone")
  func measured() throws {
    var model = try WorkbenchStand().model(.form, take: "fill", frame: 60, selected: 0)
    model.phones[0].form?.action.y = 760
    let measure = GapMeasure(appearance: model.phones[0], theme: .dark)
    let strings = measure.commands(measurer: FixedMeasurer()).strings
    #expect(strings == ["296 pt covered"])
  }
}
