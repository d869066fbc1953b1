import Catalog
import Choreography
import Picture
import Testing

@testable import Workbench

/// What the phones are set to, switched in the window.
struct SurroundingsControlTests {
  /// A chat, live, whose phone can be turned and whose keyboard can float.
  private func desk(_ link: String = "chat") throws -> Desk {
    let catalog = try Catalog(assets: Assets.find())
    var device = try catalog.device(named: Catalog.defaultDevice)
    device.landscape = Device.Landscape(
      safeArea: Device.SafeArea(top: 0, bottom: 21),
      keyboard: Device.Keyboard(withPrediction: 209, withoutPrediction: 172), sheetLargeTop: 0)
    device.canFloat = true
    var desk = try Desk(link)
    desk.session = Session(
      stock: Stock(catalog), opening: try Opening(Link(link), in: catalog, device: device))
    desk.placeTargets()
    return desk
  }

  @Test("a setting runs the take again with it", arguments: PhoneSetting.allCases)
  func setting(setting: PhoneSetting) throws {
    var desk = try desk("chat/tap-type-send:follows@40")
    let before = desk.session.surroundings[setting]
    desk.session.perform(.toggleSetting(setting))
    #expect(desk.session.surroundings[setting] != before)
    #expect(desk.session.recording.experiment.surroundings == desk.session.surroundings)
    #expect(desk.session.model.surroundings[setting] != before)
    #expect(desk.session.playhead.frame == 40)
    desk.session.perform(.toggleSetting(setting))
    #expect(desk.session.surroundings[setting] == before)
  }

  @Test("a hardware keyboard takes the keys off the phone")
  func hardware() throws {
    var desk = try desk("chat/tap-type-send:follows@90")
    #expect(try desk.newest("follows").keyboardTop == 852 || desk.session.lastFrame > 0)
    desk.session.perform(.toggleSetting(.hardwareKeyboard))
    #expect(desk.session.recording.lanes[0].rows.allSatisfy { $0.keyboardTop == 852 })
    #expect(!desk.session.trace(of: 0).canShowKeyboard)
  }

  @Test("a phone without room to float keeps its keyboard docked")
  func noFloating() throws {
    var desk = try Desk("chat")
    desk.session.perform(.toggleSetting(.floatingKeyboard))
    #expect(!desk.session.surroundings.floatingKeyboard)
  }

  @Test("turned with the keyboard up in a live run, the run goes on and the trace says so")
  func turned() throws {
    var desk = try desk()
    try desk.tap(.field)
    desk.runUntilStill()
    let frame = desk.session.lastFrame
    desk.session.perform(.rotate)
    #expect(desk.session.isPlaying)
    desk.runUntilStill()
    #expect(desk.session.lastFrame > frame)
    #expect(desk.session.heldDevice.size == Size(width: 852, height: 393))
    #expect(desk.session.model.device.isTurned)
    let turn = try #require(desk.session.trace(of: 0).turns.first)
    #expect(turn.frame > frame && turn.device.isTurned)
    #expect(try desk.newest("follows").keyboardTop == 393 - 209)
    desk.session.perform(.rotate)
    desk.runUntilStill()
    #expect(try desk.newest("follows").keyboardTop == 852 - 336)
    #expect(desk.session.trace(of: 0).turns.count == 2)
  }

  @Test("turned with a take, the take is run lying")
  func turnedTake() throws {
    var desk = try desk("chat/tap-type-send:follows@40")
    desk.session.perform(.rotate)
    #expect(desk.session.trace(of: 0).device.isTurned)
    #expect(desk.session.trace(of: 0).turns.isEmpty)
    #expect(desk.session.model.phones[0].device.isTurned)
  }

  @Test("a phone that is never turned stays upright")
  func neverTurned() throws {
    var desk = try Desk("chat")
    let device = desk.session.device.landscape == nil
    desk.session.perform(.rotate)
    #expect(desk.session.heldDevice.isTurned != device)
  }

  @Test("the prediction bar goes in place while the keyboard is up")
  func prediction() throws {
    var desk = try desk()
    try desk.tap(.field)
    desk.runUntilStill()
    desk.session.perform(.toggleSetting(.predictionBar))
    desk.runUntilStill()
    #expect(try desk.newest("follows").keyboardTop == 852 - 291)
    #expect(desk.session.isLive && desk.session.lastFrame > 30)
  }

  @Test("the emoji key changes the keyboard in a live run, in every lane")
  func emoji() throws {
    var desk = try desk()
    try desk.tap(.field)
    desk.runUntilStill()
    try desk.tap(.key("emoji"))
    desk.runUntilStill()
    try desk.tap(.key("emote.star"))
    desk.runUntilStill()
    let keyboard = try #require(desk.session.model.phones.first).keyboard
    #expect(keyboard.type == .emoji)
    for lane in desk.session.recording.lanes {
      #expect(lane.newest.appearance.composer?.text == String(Emote.star.character))
    }
  }

  @Test("the menu stays open while settings are switched in it, and Esc closes it")
  func menu() throws {
    var desk = try desk()
    desk.session.perform(.openMenu(.surroundings))
    desk.session.perform(.toggleSetting(.crossFade))
    #expect(desk.session.menu == .surroundings)
    desk.session.receive(.key(.escape, []))
    #expect(desk.session.menu == nil)
  }
}
