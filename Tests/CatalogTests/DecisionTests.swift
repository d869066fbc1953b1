import Choreography
import Motion
import Testing

@testable import Catalog

/// A chat's strategy; what follows is its decisions.
private let chat = "title: T\nscene: chat\n"
/// A sheet's strategy.
private let sheet = """
  title: T
  scene: compose-sheet
  detents: [large]
  opens: large
  focus: onWindowFocus
  prewarm: none
  handOff: none
  strip: fromFirstFrame

  """

@Suite("The decisions of a file")
struct DecisionTests {
  private func strategy(_ text: String) throws -> Strategy {
    let file = try CatalogFile.read(bytes: Array(text.utf8), named: "mine.yaml")
    guard case .strategy(let strategy) = file else {
      throw CatalogError.missing("a strategy")
    }
    return strategy
  }

  private func gestures(_ text: String) throws -> [Take.Gesture] {
    let text = "title: T\nscene: chat\ngestures:\n" + text
    let file = try CatalogFile.read(bytes: Array(text.utf8), named: "mine.yaml")
    guard case .take(let take) = file else { throw CatalogError.missing("a take") }
    return take.gestures
  }

  @Test(
    "say how a composer follows",
    arguments: [
      ("follow: everyFrame", FollowPlan()),
      ("follow: eventCurve", FollowPlan(way: .eventCurve(late: 0))),
      ("follow: { eventCurve: { late: 2 } }", FollowPlan(way: .eventCurve(late: 2))),
      (
        "follow: { ownSpring: { stiffness: 200, damping: 20 } }",
        FollowPlan(way: .ownSpring(Spring(stiffness: 200, damping: 20)))
      ),
      ("follow: atStart\nreads: top", FollowPlan(way: .atStart, reads: .top)),
      ("follow: everyFrame\nappliesEndState: true", FollowPlan(appliesEndState: true)),
      ("follow: everyFrame\ndirection: against", FollowPlan(direction: .against)),
      ("follow: everyFrame\nhears: [0, lost, 1]", FollowPlan(hears: [0, nil, 1])),
      ("follow: everyFrame\nadds: { offset: 12 }", FollowPlan(adds: .offset(12))),
    ])
  func follow(decisions: String, plan: FollowPlan) throws {
    #expect(try strategy(chat + decisions).follow == plan)
    // A sheet's composer follows too; there it need not be said.
    #expect(try strategy(sheet + decisions).follow == plan)
  }

  @Test("leave a sheet to the system, its focus to its window, and its composer to every frame")
  func sheetDefaults() throws {
    let strategy = try strategy(sheet)
    #expect(strategy.sheet?.motion == .system)
    #expect(strategy.sheet?.focus == .onWindowFocus)
    #expect(strategy.sheet?.fieldKeyboard == .letters)
    #expect(strategy.follow == FollowPlan())
    #expect(strategy.platforms == [.ios])
    #expect(strategy.advice == Strategy.Advice())
  }

  @Test("say how a sheet moves and which keyboards its fields ask for")
  func sheetMotion() throws {
    let strategy = try strategy(
      sheet + "motion: { own: { curve: [0, 0, 0.2, 1], enter: 0.25, exit: 0.2 } }\n"
        + "prewarmKeyboard: letters\nfieldKeyboard: phonePad\n")
    #expect(
      strategy.sheet?.motion
        == .own(CubicBezier(x1: 0, y1: 0, x2: 0.2, y2: 1), enter: 0.25, exit: 0.2))
    #expect(strategy.sheet?.prewarmKeyboard == .letters)
    #expect(strategy.sheet?.fieldKeyboard == .phonePad)
  }

  @Test("say whose they are, what a finger does, and what stands below")
  func surroundings() throws {
    let strategy = try strategy(
      chat + "follow: not\nplatforms: [android, ios]\nputAway: nestedScroll\n"
        + "tapOutside: eaten\ntabBar: true\n")
    #expect(strategy.platforms == [.android, .ios])
    #expect(strategy.putAway == .nestedScroll)
    #expect(strategy.tapOutside == .eaten)
    #expect(strategy.hasTabBar)
    #expect(try self.strategy(chat + "follow: not\nputAway: onDrag").putAway == .onDrag)
    #expect(
      try self.strategy(chat + "follow: not\nputAway: interactive").putAway
        == .interactive(padding: 0))
  }

  @Test("come with advice, in the order of the frameworks")
  func advice() throws {
    let strategy = try strategy(
      chat + "follow: not\nwhy: It stands still.\ninstead:\n  flutter: Pad.\n  swiftUI: Inset.\n")
    #expect(strategy.advice.why == "It stands still.")
    #expect(
      strategy.advice.instead == [
        Strategy.Hint(framework: .swiftUI, text: "Inset."),
        Strategy.Hint(framework: .flutter, text: "Pad."),
      ])
  }

  @Test(
    "say what is done in a take",
    arguments: [
      ("press: send, from: 1, to: 1.5", Take.Gesture.press(.send, from: 1, to: 1.5)),
      ("turn: landscape, at: 2", .change(.orientation(.landscape), time: 2)),
      ("keyboard: emoji, at: 2", .change(.keyboard(.emoji), time: 2)),
      ("predictionBar: false, at: 2", .change(.predictionBar(false), time: 2)),
      ("refocus: 0.08, at: 2", .change(.refocus(after: 0.08), time: 2)),
    ])
  func gesture(text: String, expected: Take.Gesture) throws {
    #expect(try gestures("  - { \(text) }") == [expected])
  }

  @Test("hold for one operating system's rules and leave the other's alone")
  func parameters() throws {
    var setup = Setup()
    try setup.set("mountDelay", to: "0.2")
    try setup.set("prewarmDelay", to: "3")
    #expect(setup.platform(.ios).focus.mountDelay == 0.2)
    #expect(setup.platform(.android).focus.prewarmDelay == 3)
    #expect(setup.platform(.android).keyboard.show == Platform.android.keyboard.show)
    try setup.set("orientation", to: "landscape")
    try setup.set("hardwareKeyboard", to: "true")
    #expect(setup.surroundings.orientation == .landscape)
    #expect(setup.surroundings.hardwareKeyboard)
    #expect(throws: Setup.Problem.badValue(expected: "true|false")) {
      try setup.set("crossFade", to: "yes")
    }
    #expect(throws: Setup.Problem.badValue(expected: "portrait|landscape")) {
      try setup.set("orientation", to: "flat")
    }
  }
}
