import Catalog
import Choreography
import Testing

@testable import Picture

/// Phones and tablets of every kind, upright and on their sides.
struct DevicePictureTests {
  static let turns = Surroundings.Orientation.allCases
  static let devices = [
    "iphone-15", "iphone-15-pro-max", "iphone-se", "ipad-11", "pixel", "pixel-three-button",
  ]

  private func appearance(
    _ device: String, _ orientation: Surroundings.Orientation, scene: SceneID = .form,
    strategy: String? = nil, hasKeyboard: Bool = true
  ) throws -> Appearance {
    let catalog = try Catalog(assets: Assets.find())
    let device = try catalog.device(named: device)
    var experiment = try catalog.experiment(
      scene, device: device.id, surroundings: Surroundings(orientation: orientation))
    experiment.strategies = experiment.strategies.filter { strategy == nil || $0.id == strategy }
    var world = World(
      experiment: experiment, strategy: try #require(experiment.strategies.first))
    if hasKeyboard {
      world.step([.tap(scene == .form ? .field("email") : .field)])
      for _ in 0..<60 { world.step([]) }
    }
    return world.appearance
  }

  private func commands(_ appearance: Appearance) -> [Command] {
    let view = PhoneView(
      appearance: appearance,
      placement: PhonePlacement(x: 0, y: 0, pixelsPerPoint: 1, layerScale: 1), showsCaret: true,
      measurer: FixedMeasurer())
    return view.screen(frame: view.screenFrame)
  }

  @Test("the housing of a device on its side is as wide as it was high", arguments: devices)
  func housing(device: String) throws {
    let upright = try appearance(device, .portrait, hasKeyboard: false).device
    let turned = try appearance(device, .landscape, hasKeyboard: false).device
    let (outer, other) = (PhoneView.outerSize(of: upright), PhoneView.outerSize(of: turned))
    #expect(outer.width == other.height && outer.height == other.width)
    #expect(
      PhoneHousing(device: turned).commands().count
        == PhoneHousing(device: upright).commands().count)
  }

  @Test(
    "every key and field lies on the screen, clear of the island", arguments: devices, turns)
  func onScreen(device: String, orientation: Surroundings.Orientation) throws {
    let appearance = try appearance(device, orientation)
    let device = appearance.device
    let free = Rect(
      x: device.sideInset, y: 0, width: device.freeWidth, height: device.size.height)
    #expect(appearance.keyboard.top < device.size.height)
    for key in appearance.keyboard.layout.keys {
      let rect = key.rect.offsetBy(dx: 0, dy: appearance.keyboard.top)
      #expect(free.holds(rect), "\(key.id)")
    }
    for field in try #require(appearance.form).fields {
      #expect(field.rect.x >= free.x && field.rect.maxX <= free.maxX)
    }
  }

  @Test(
    "the time is shown but on a phone of iOS that lies on its side", arguments: devices, turns)
  func statusBar(device: String, orientation: Surroundings.Orientation) throws {
    let appearance = try appearance(device, orientation)
    let hides =
      orientation == .landscape && appearance.device.platform == .ios
      && !appearance.device.isTablet
    #expect(commands(appearance).strings.contains("9:41") == !hides)
  }

  @Test("a tab bar stands below the composer, and the keyboard covers it")
  func tabBar() throws {
    let away = try appearance(
      "iphone-15", .portrait, scene: .chat, strategy: "tab-bar", hasKeyboard: false)
    let bar = try #require(away.tabBar)
    #expect(bar.maxY == 852 && bar.height == 34 + Setting.tabBar)
    #expect(away.composer?.bottom == bar.y)
    #expect(commands(away).strings.contains("Recents"))
    let up = try appearance("iphone-15", .portrait, scene: .chat, strategy: "tab-bar")
    #expect(up.keyboard.top < bar.y)
    #expect(try appearance("iphone-15", .portrait, scene: .chat, strategy: "follows").tabBar == nil)
  }

  @Test("three buttons stand where Android keeps 48 points free, a bar where 24, none on the SE")
  func bottom() throws {
    func count(_ name: String) throws -> Int {
      let appearance = try appearance(name, .portrait)
      return StatusBarArt(
        device: appearance.device, bottom: appearance.device.safeArea.bottom,
        grid: PixelGrid(scale: 1)
      ).homeIndicator(.white(1)).count
    }
    #expect(try count("pixel-three-button") == 3)
    #expect(try count("pixel") == 1)
    #expect(try count("iphone-15") == 1)
    #expect(try count("iphone-se") == 0)
  }
}
