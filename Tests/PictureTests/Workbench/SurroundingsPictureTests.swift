import Choreography
import Testing

@testable import Picture

/// The controls for what the phones are set to.
struct SurroundingsPictureTests {
  private func model(_ size: Size) throws -> WorkbenchModel {
    var model = try WorkbenchStand().opening(size: size)
    model.device.landscape = Device.Landscape(
      safeArea: Device.SafeArea(top: 0, bottom: 21),
      keyboard: Device.Keyboard(withPrediction: 209, withoutPrediction: 172), sheetLargeTop: 0)
    return model
  }

  @Test("all controls of the bar stand apart at every size", arguments: WorkbenchStand.sizes)
  func apart(size: Size) throws {
    let targets = try model(size).list.targets.filter { $0.rect.maxY <= 48 }
    for id in [
      "menu.takes", "menu.devices", "menu.surroundings", "rotate", "appearance", "refreshRate",
      "setting.reducedMotion", "setting.hardwareKeyboard", "help",
    ] {
      #expect(targets.contains { $0.id == id }, "\(id)")
    }
    for (index, target) in targets.enumerated() {
      #expect(target.rect.width >= 28)
      for other in targets[..<index] {
        #expect(!target.rect.meets(other.rect), "\(target.id) over \(other.id)")
      }
    }
  }

  @Test("a device that is never turned has no control for it")
  func noRotation() throws {
    var model = try WorkbenchStand().opening()
    model.device.landscape = nil
    #expect(!model.list.targets.contains { $0.id == "rotate" })
  }

  @Test("the menu has every setting, and what the device cannot do is off")
  func menu() throws {
    var model = try WorkbenchStand().opening()
    model.menu = .surroundings
    model.surroundings.floatingKeyboard = true
    let items = model.list.targets.filter { $0.role == .menuItem }
    #expect(items.map(\.action) == PhoneSetting.allCases.map { .toggleSetting($0) })
    #expect(items.filter { !$0.isEnabled }.map(\.id) == ["surroundings.floatingKeyboard"])
    model.device.canFloat = true
    let possible = model.list.targets.filter { $0.role == .menuItem }
    #expect(possible.allSatisfy { $0.isEnabled })
  }

  @Test("rows are narrowed to a framework, those without one stay")
  func frameworks() throws {
    var model = try WorkbenchStand().crowded()
    model.rows[2].advice.instead = [Strategy.Hint(framework: .compose, text: "imePadding()")]
    model.rows[3].advice.instead = [Strategy.Hint(framework: .flutter, text: "viewInsets")]
    #expect(model.list.targets.contains { $0.id == "menu.frameworks" })
    model.framework = .compose
    #expect(model.visibleRows.contains(2))
    #expect(!model.visibleRows.contains(3))
    #expect(model.visibleRows.contains(4))
    model.framework = nil
    model.filter = "flutter"
    #expect(model.visibleRows == [1, 3])
    model.menu = .frameworks
    let items = model.list.targets.filter { $0.role == .menuItem }
    #expect(items.map(\.id) == ["framework.all", "framework.compose", "framework.flutter"])
  }
}
