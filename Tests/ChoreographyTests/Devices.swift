import Choreography

/// Devices as MODEL's tables give them, for tests of rules that no shipped file may change.
enum Devices {
  static let body = Device.Body(
    bezelX: 13, bezelY: 13, screenRadius: 40, bodyRadius: 53, cutout: .none, buttons: [])

  static let iPhone = Device(
    id: "phone", title: "Phone", platform: .ios, size: Size(width: 393, height: 852),
    safeArea: Device.SafeArea(top: 59, bottom: 34),
    keyboard: Device.Keyboard(withPrediction: 336, withoutPrediction: 291), sheetLargeTop: 68,
    landscape: Device.Landscape(
      safeArea: Device.SafeArea(top: 0, bottom: 21),
      keyboard: Device.Keyboard(withPrediction: 209, withoutPrediction: 172), sheetLargeTop: 0),
    body: body)

  static let iPad = Device(
    id: "tablet", title: "Tablet", platform: .ios, size: Size(width: 834, height: 1194),
    safeArea: Device.SafeArea(top: 24, bottom: 21),
    keyboard: Device.Keyboard(withPrediction: 333, withoutPrediction: 283), sheetLargeTop: 96,
    hardwareBar: 55, canFloat: true, body: body)

  static let pixel = Device(
    id: "pixel", title: "Pixel", platform: .android, size: Size(width: 412, height: 915),
    safeArea: Device.SafeArea(top: 24, bottom: 24),
    keyboard: Device.Keyboard(withPrediction: 300, withoutPrediction: 260), sheetLargeTop: 72,
    wholePixels: 2.625, body: body)
}

extension Strategy {
  /// A strategy for the chat with some decisions of its own.
  static func chat(
    _ follow: FollowPlan = FollowPlan(), platforms: [Platform.ID] = [.ios, .android],
    putAway: PutAway = .doneOnly, tapOutside: TapOutside = .passes, hasTabBar: Bool = false
  ) -> Strategy {
    Strategy(
      id: "test", title: "Test", mechanism: "", scene: .chat, platforms: platforms,
      follow: follow, putAway: putAway, tapOutside: tapOutside, hasTabBar: hasTabBar)
  }
}

extension World {
  /// A chat on a device with a strategy.
  static func chat(
    _ strategy: Strategy = .chat(), on device: Device = Devices.iPhone,
    _ surroundings: Surroundings = Surroundings()
  ) throws -> World {
    let catalog = try Lanes().catalog
    let experiment = Experiment(
      scene: try catalog.scene(.chat), device: device, platform: .rules(device.platform),
      surroundings: surroundings, strategies: [strategy])
    return World(experiment: experiment, strategy: strategy)
  }

  /// Steps so many frames without a touch, and gives their rows.
  @discardableResult
  mutating func wait(_ frames: Int) -> [TraceRow] {
    (0..<frames).map { _ in
      step([])
      return row
    }
  }

  /// Taps the field, and gives the rows of the next second.
  @discardableResult
  mutating func openKeyboard() -> [TraceRow] {
    step([.tap(.field)])
    let first = row
    return [first] + wait(surroundings.rate.frames(in: 1))
  }
}
