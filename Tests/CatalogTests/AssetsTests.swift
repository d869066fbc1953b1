import Catalog
import Choreography
import Motion
import Testing

@Suite("The assets")
struct AssetsTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog(assets: Assets.find()) }

  @Test("hold every scene")
  func scenes() { #expect(catalog.scenes.map(\.id) == SceneID.allCases) }

  @Test("hold the strategies and takes of each scene in a fixed order")
  func order() {
    let sheet = [
      "one-motion", "delayed-focus", "immediate-focus", "medium-detent", "early-retire",
      "unfrozen-strip", "stale-detent",
    ]
    #expect(catalog.strategies(of: .composeSheet).map(\.id).filter(sheet.contains) == sheet)
    let chat = [
      "covered", "jumps", "follows", "copied-curve", "double-shift", "one-frame-late",
      "follows-done-only",
    ]
    #expect(catalog.strategies(of: .chat).map(\.id).filter(chat.contains) == chat)
    let sheetTakes = ["open", "open-close", "open-drag-medium-close-open"]
    #expect(catalog.takes(of: .composeSheet).map(\.id).filter(sheetTakes.contains) == sheetTakes)
    let chatTakes = [
      "tap-type-send", "tap-and-done", "drag-slow", "flick-down", "drag-and-return",
      "drag-never-reaching",
    ]
    #expect(catalog.takes(of: .chat).map(\.id).filter(chatTakes.contains) == chatTakes)
    #expect(catalog.devices.first?.id == Catalog.defaultDevice)
  }

  @Test("decide for the compose sheet what the issue's table says")
  func sheetPlans() {
    let handOff = SheetPlan.HandOff.untilLanded(after: 0.4)
    let first = SheetPlan(
      detents: [.large], opens: .large, focus: .never, prewarm: .onLanding, handOff: handOff,
      strip: .fromFirstFrame)
    var expected = [String: SheetPlan]()
    expected["one-motion"] = first
    expected["delayed-focus"] = first.with {
      $0.focus = .after(0.4)
      $0.prewarm = .none
      $0.handOff = .none
      $0.strip = .onLanding
    }
    expected["immediate-focus"] = first.with {
      $0.focus = .atOnce
      $0.prewarm = .none
      $0.handOff = .none
      $0.strip = .onLanding
    }
    expected["medium-detent"] = first.with {
      $0.detents = [.medium, .large]
      $0.opens = .medium
    }
    expected["early-retire"] = first.with {
      $0.prewarm = .onAttempt
      $0.handOff = .once(after: 0.3)
    }
    expected["unfrozen-strip"] = first.with { $0.strip = .onLanding }
    expected["stale-detent"] = first.with {
      $0.detents = [.medium, .large]
      $0.opens = .lastUsed
    }
    let found = catalog.strategies(of: .composeSheet).filter { expected[$0.id] != nil }
    #expect(found.count == expected.count)
    for strategy in found { #expect(strategy.sheet == expected[strategy.id], "\(strategy.id)") }
  }

  @Test("decide for the chat what the issue says")
  func followPlans() {
    let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    let expected: [String: FollowPlan] = [
      "covered": FollowPlan(way: .not), "jumps": FollowPlan(way: .whenSettled),
      "follows": FollowPlan(), "follows-done-only": FollowPlan(),
      "copied-curve": FollowPlan(way: .copiedCurve(easeOut, duration: 0.25, delay: 0)),
      "double-shift": FollowPlan(adds: .keyboard),
      "one-frame-late": FollowPlan(way: .everyFrame(late: 1)),
    ]
    let found = catalog.strategies(of: .chat).filter { expected[$0.id] != nil }
    #expect(found.count == expected.count)
    for strategy in found {
      #expect(strategy.follow == expected[strategy.id], "\(strategy.id)")
      let isDragged = ["follows", "one-frame-late"].contains(strategy.id)
      #expect(strategy.putAway == (isDragged ? .interactive(padding: 52) : .doneOnly))
      #expect(strategy.tapOutside == (strategy.id == "follows" ? .handled : .passes))
    }
  }

  @Test(
    "give the devices the figures of the model",
    arguments: [
      ("iphone-15", 393.0, 852.0, 59.0, 34.0, 336.0, 291.0, 68.0),
      ("iphone-15-pro-max", 430, 932, 59, 34, 346, 301, 75),
      ("iphone-se", 375, 667, 20, 0, 260, 216, 40),
      ("ipad-11", 834, 1194, 24, 21, 333, 283, 96),
      ("pixel", 412, 915, 24, 24, 300, 260, 72),
      ("pixel-three-button", 412, 915, 24, 48, 324, 284, 72),
    ])
  func devices(
    id: String, width: Double, height: Double, top: Double, bottom: Double, with: Double,
    without: Double, largeTop: Double
  ) throws {
    let device = try catalog.device(named: id)
    #expect(device.size == Size(width: width, height: height))
    #expect(device.safeArea == Device.SafeArea(top: top, bottom: bottom))
    #expect(
      device.keyboard == Device.Keyboard(withPrediction: with, withoutPrediction: without))
    #expect(device.sheetLargeTop == largeTop)
  }

  @Test(
    "give the devices the figures that hold on their sides",
    arguments: [
      ("iphone-15", 0.0, 21.0, 209.0, 172.0), ("iphone-15-pro-max", 0, 21, 209, 172),
      ("iphone-se", 0, 0, 200, 163), ("ipad-11", 24, 21, 418, 368),
      ("pixel", 24, 24, 200, 170), ("pixel-three-button", 24, 48, 224, 194),
    ])
  func turned(id: String, top: Double, bottom: Double, with: Double, without: Double) throws {
    let upright = try catalog.device(named: id)
    let device = upright.held(.landscape)
    #expect(device.size == Size(width: upright.size.height, height: upright.size.width))
    #expect(device.safeArea == Device.SafeArea(top: top, bottom: bottom))
    #expect(
      device.keyboard == Device.Keyboard(withPrediction: with, withoutPrediction: without))
  }

  @Test("tell which device has a bar for a hardware keyboard, floats its own, moves by pixels")
  func abilities() {
    let bars = catalog.devices.filter { $0.hardwareBar > 0 }
    #expect(bars.map(\.id) == ["ipad-11"])
    #expect(bars.map(\.hardwareBar) == [55])
    #expect(catalog.devices.filter(\.canFloat).map(\.id) == ["ipad-11"])
    for device in catalog.devices {
      #expect(device.wholePixels == (device.platform == .android ? 2.625 : nil), "\(device.id)")
    }
  }

  @Test("say of every strategy why it does what it does, and what to call instead")
  func advice() {
    for scene in SceneID.allCases {
      for strategy in catalog.strategies(of: scene) {
        let advice = strategy.advice
        #expect(advice.why.count { $0 == "." } >= 2, "\(strategy.id)")
        #expect(!advice.instead.isEmpty, "\(strategy.id)")
        #expect(!strategy.mechanism.isEmpty && strategy.mechanism.count <= 34, "\(strategy.id)")
        #expect(strategy.title.count <= 22, "\(strategy.id)")
      }
    }
  }

  @Test("have strategies for every scene on every operating system", arguments: SceneID.allCases)
  func platforms(scene: SceneID) {
    for platform in Platform.ID.allCases {
      #expect(catalog.strategies(of: scene, on: platform).count > 4)
    }
  }

  @Test("give every drag a path that goes on in time, and the chat a conversation that scrolls")
  func content() throws {
    let gestures = catalog.scenes.flatMap { catalog.takes(of: $0.id) }.flatMap(\.gestures)
    let paths = gestures.compactMap { gesture -> [Double]? in
      guard case .drag(_, let points) = gesture else { return nil }
      return points.map(\.time)
    }
    #expect(paths.count >= 5)
    #expect(paths.allSatisfy { $0 == $0.sorted() && Set($0).count == $0.count })
    #expect(try catalog.scene(.chat).chat?.messages.count ?? 0 > 20)
  }

  @Test("are found on the way up from the program, beside it or installed")
  func find() throws {
    let program = Assets.runningProgram
    #expect(program.hasPrefix("/"))
    let assets = try Assets.find()
    let root = String(assets.path.dropLast("/Assets".count))
    #expect(try Assets.find(program: root + "/a/b/keyrise") == assets)
    #expect(try Assets.find(directory: assets.path) == assets)
    #expect(throws: CatalogError.noAssets(from: "/keyrise")) {
      try Assets.find(program: "/keyrise")
    }
    #expect(throws: CatalogError.notAssets(root, lacks: "Scenes")) { try Assets(root) }
    #expect(throws: CatalogError.missing("/there/is/none")) { try Assets("/there/is/none") }
  }

  @Test("name the nearest word where a name is not known")
  func unknown() throws {
    #expect(
      message { try catalog.scene(named: "caht") }
        == "there is no scene `caht`; did you mean `chat`?")
    #expect(
      message { try catalog.take(named: "opne", in: .composeSheet) }
        == "there is no take `opne` in compose-sheet; did you mean `open`?")
    #expect(
      message { try catalog.strategy(named: "delayed", in: .composeSheet) }
        == "there is no strategy `delayed` in compose-sheet; did you mean `delayed-focus`?")
    #expect(
      try #require(message { try catalog.device(named: "nokia") })
        .hasPrefix("there is no device `nokia`; there is `iphone-15`, "))
  }
}

extension SheetPlan {
  /// The plan with some decisions changed.
  fileprivate func with(_ change: (inout SheetPlan) -> Void) -> SheetPlan {
    var plan = self
    change(&plan)
    return plan
  }
}
