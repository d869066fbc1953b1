import Choreography
import Motion
import Testing

@testable import Catalog

/// Strategies written and read again.
struct StrategyWriterTests {
  private func readAgain(_ strategy: Strategy) throws -> Strategy {
    let text = StrategyWriter.text(of: strategy)
    let file = try CatalogFile.read(bytes: Array(text.utf8), named: "\(strategy.id).yaml")
    guard case .strategy(let found) = file else {
      Issue.record("no strategy: \(text)")
      return strategy
    }
    return found
  }

  @Test("every strategy of the assets is read again as it was", arguments: SceneID.allCases)
  func assets(scene: SceneID) throws {
    let strategies = try Catalog(assets: Assets.find()).strategies(of: scene)
    #expect(!strategies.isEmpty)
    for strategy in strategies { #expect(try readAgain(strategy) == strategy) }
  }

  static let ways: [FollowPlan.Way] = [
    .not, .everyFrame(late: 0), .everyFrame(late: 3), .whenSettled, .atStart,
    .copiedCurve(.easeOut, duration: 0.25, delay: 0.1), .eventCurve(late: 0),
    .eventCurve(late: 2), .ownSpring(Spring(mass: 2, stiffness: 100.5, damping: 20)),
  ]

  @Test("every way to follow is read again", arguments: ways)
  func follow(way: FollowPlan.Way) throws {
    let additions: [FollowPlan.Addition] = [.nothing, .keyboard, .safeArea, .offset(-7.25)]
    for (index, adds) in additions.enumerated() {
      let strategy = Strategy(
        id: "mine", title: "Mine", mechanism: "", scene: index.isMultiple(of: 2) ? .chat : .form,
        platforms: [.ios, .android], form: index.isMultiple(of: 2) ? nil : FormPlan(),
        follow: FollowPlan(
          way: way, adds: adds, reads: .top, appliesEndState: true, direction: .against,
          hears: [0, nil, 1]), putAway: .interactive(padding: 52.5), tapOutside: .eaten,
        hasTabBar: true)
      #expect(try readAgain(strategy) == strategy)
    }
  }

  @Test("every decision of a sheet is read again")
  func sheet() throws {
    let times: [SheetPlan.FocusTime] = [
      .never, .atOnce, .after(0.4), .before(0.05), .onWindowFocus,
    ]
    let handOffs: [SheetPlan.HandOff] = [.none, .once(after: 0.35), .untilLanded(after: 0.4)]
    for time in times {
      for handOff in handOffs {
        for prewarm in SheetPlan.Prewarm.allCases {
          let plan = SheetPlan(
            detents: [.medium, .large], opens: .lastUsed, focus: time, prewarm: prewarm,
            handOff: handOff, strip: .onLanding, handOver: .atOnce, closing: .focusThenSheet,
            motion: .own(.easeIn, enter: 0.3, exit: 0.25), window: .shared,
            prewarmKeyboard: .phonePad, fieldKeyboard: .email)
          let strategy = Strategy(
            id: "mine", title: "Mine", mechanism: "a sheet", scene: .composeSheet, sheet: plan)
          #expect(try readAgain(strategy) == strategy)
        }
      }
    }
  }

  @Test(
    "any text is read again",
    arguments: [
      "plain words, and (more)", "a: b", "#1", "true", "12", "- dash", "\"quoted\"", "back\\slash",
      "two\nlines", "tab\there", "it’s — fine", "trailing ", "'single'", "{ a }", "~", "é",
    ])
  func texts(text: String) throws {
    let strategy = Strategy(
      id: "mine", title: text, mechanism: text, scene: .chat,
      advice: Strategy.Advice(
        why: text, instead: [Strategy.Hint(framework: .swiftUI, text: text)]))
    #expect(try readAgain(strategy) == strategy)
  }

  @Test(
    "a form that blurs between fields is read again",
    arguments: [FormPlan.Moves.directly, .blurFirst(0.05)])
  func form(moves: FormPlan.Moves) throws {
    let strategy = Strategy(
      id: "mine", title: "Mine", mechanism: "", scene: .form,
      form: FormPlan(keeps: .fieldOnly, returnKey: .nothing, label: .plain, moves: moves),
      putAway: .onDrag)
    #expect(try readAgain(strategy) == strategy)
  }
}
