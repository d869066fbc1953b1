import Catalog
import Choreography
import Testing

@testable import Diagnosis

@Suite("Verdicts of the simulated lanes")
struct LaneTests {
  static let sheetTakes = [
    "open", "open-close", "open-drag-medium-close-open", "open-drag-away", "open-drag-and-keep",
    "open-turn",
  ]
  static let tapTakes = ["tap-type-send", "tap-and-done"]
  static let dragTakes = ["drag-slow", "flick-down", "drag-and-return", "drag-never-reaching"]

  private func diagnose(
    _ scene: SceneID, _ take: String, rate: RefreshRate = .sixty
  ) throws -> [String: Diagnosis] {
    let catalog = try Catalog(assets: Assets.find())
    let experiment = try catalog.experiment(scene, surroundings: Surroundings(rate: rate))
    let performance = Performance.run(experiment, take: try catalog.take(named: take, in: scene))
    return performance.traces.reduce(into: [:]) { $0[$1.strategy] = Diagnosis(of: $1) }
  }

  @Test(
    "sheets are judged by their choreography, whatever is done with them", arguments: sheetTakes)
  func sheets(take: String) throws {
    let lanes = try diagnose(.composeSheet, take)
    let isReopened = take == "open-drag-medium-close-open"
    let isClosed = isReopened || take == "open-close"
    #expect(
      lanes.mapValues(\.verdict) == [
        "one-motion": "One motion",
        "delayed-focus": "Bounced 22 pt, staggered 417 ms",
        "immediate-focus": "Silent: no keyboard",
        "medium-detent": "Shoved 358 pt, bounced 326 pt",
        "early-retire": "Dropped at 317 ms",
        "unfrozen-strip": "Bounced 41 pt",
        "stale-detent": isReopened ? "Shoved 358 pt, bounced 326 pt" : "One motion",
        "close-together": "One motion",
        "close-sheet-first": isClosed ? "Staggered 417 ms, lingered 317 ms" : "One motion",
        "close-keyboard-first": isClosed ? "Staggered 500 ms" : "One motion",
        "layout-guide-late": "Staggered 417 ms",
        "medium-only": "One motion",
        "letters-then-pad": "One motion",
        "pad-from-the-start": "One motion",
      ])
  }

  @Test("the figures of the sheets are those of the rules")
  func sheetFigures() throws {
    let lanes = try diagnose(.composeSheet, "open")
    func points(_ strategy: String, _ symptom: Symptom) -> Double? {
      lanes[strategy]?.finding(symptom)?.points.map { ($0 * 10).rounded() / 10 }
    }
    #expect(points("delayed-focus", .bounced) == 22.1)
    #expect(points("medium-detent", .bounced) == 325.7)
    #expect(points("medium-detent", .shoved) == 358)
    #expect(points("unfrozen-strip", .drifted) == 44)
    #expect(lanes["delayed-focus"]?.metrics.answers.first?.stagger == 25)
  }

  @Test("a conversation's faults show in every take, a tap's own figures in the taps")
  func chats() throws {
    for take in Self.tapTakes + Self.dragTakes {
      let lanes = try diagnose(.chat, take)
      #expect(lanes["follows"]?.verdict == "One motion", "\(take)")
      #expect(lanes["follows-done-only"]?.verdict == "One motion", "\(take)")
      #expect(lanes["covered"]?.verdict == "Covered 302 pt", "\(take)")
      #expect(lanes["jumps"]?.verdict == "Jumped 302 pt", "\(take)")
      #expect(lanes["copied-curve"]?.verdict == "Drifted 56 pt", "\(take)")
      #expect(lanes["double-shift"]?.verdict == "Floating 336 pt", "\(take)")
      #expect(lanes["one-frame-late"]?.findings.map(\.symptom) == [.drifted], "\(take)")
    }
  }

  @Test(
    "a follower one frame late is off by the keyboard's longest step",
    arguments: [(RefreshRate.sixty, 37.409), (.oneTwenty, 18.787)])
  func oneFrameLate(rate: RefreshRate, points: Double) throws {
    for take in Self.tapTakes {
      let lane = try diagnose(.chat, take, rate: rate)["one-frame-late"]
      #expect(abs((lane?.finding(.drifted)?.points ?? 0) - points) < 5e-4)
    }
  }

  @Test("a copied curve is off by what lies between the two curves")
  func copiedCurve() throws {
    for take in Self.tapTakes {
      let lane = try diagnose(.chat, take)["copied-curve"]
      #expect(abs((lane?.finding(.drifted)?.points ?? 0) - 55.838) < 5e-4)
    }
  }

  @Test("every lane has the same symptoms at 120 Hz")
  func rates() throws {
    let takes =
      Self.sheetTakes.map { (SceneID.composeSheet, $0) }
      + (Self.tapTakes + Self.dragTakes).map { (SceneID.chat, $0) }
    for (scene, take) in takes {
      let slow = try diagnose(scene, take).mapValues { $0.findings.map(\.symptom) }
      let fast = try diagnose(scene, take, rate: .oneTwenty).mapValues {
        $0.findings.map(\.symptom)
      }
      #expect(slow == fast, "\(take)")
    }
  }
}
