import Catalog
import Choreography
import Testing

@testable import Diagnosis

/// What is seen before anything runs, and what then happens.
@Suite("Red flags")
struct RedFlagTests {
  let matrix: Matrix

  init() throws { matrix = try Matrix() }

  /// A device and what it is set to, where a flagged decision shows.
  private struct Stage {
    var device: String
    var surroundings = Surroundings()
  }

  /// Where a strategy is tried: on the first of its platforms, and for what an event says of the
  /// keyboard beside a hardware one and fading.
  private func stages(of strategy: Strategy) -> [Stage] {
    let device = strategy.platforms.contains(.ios) ? "iphone-15" : "pixel"
    guard strategy.follow.reads != .intersection else { return [Stage(device: device)] }
    var (fading, typing) = (Surroundings(), Surroundings())
    fading.crossFade = true
    typing.hardwareKeyboard = true
    return [
      Stage(device: device), Stage(device: device, surroundings: fading),
      Stage(device: "ipad-11", surroundings: typing),
    ]
  }

  /// Every symptom that a strategy shows in the takes of its scene.
  private func symptoms(of strategy: Strategy) throws -> Set<Symptom> {
    var found: Set<Symptom> = []
    for stage in stages(of: strategy) {
      for take in matrix.catalog.takes(of: strategy.scene) {
        let trace = try matrix.trace(
          strategy.scene, take.id, strategy.id, device: stage.device, stage.surroundings)
        found.formUnion(Diagnosis(of: trace).findings.map(\.symptom))
      }
    }
    return found
  }

  @Test(
    "of every strategy come true, and one without any moves as one", arguments: SceneID.allCases)
  func truth(scene: SceneID) throws {
    for strategy in matrix.catalog.strategies(of: scene) {
      let flags = RedFlag.all(in: strategy)
      let found = try symptoms(of: strategy)
      for flag in flags {
        guard let symptom = flag.symptom else { continue }
        #expect(found.contains(symptom), "\(strategy.id): \(flag.text)")
      }
      if flags.allSatisfy({ $0.symptom == nil }) { #expect(found == [], "\(strategy.id)") }
    }
  }

  @Test(
    "are gone in the mended twin",
    arguments: [
      ("delayed-focus", "one-motion", RedFlag.Kind.lateFocus),
      ("immediate-focus", "one-motion", .focusBeforeMount),
      ("before-window-focus", "same-window", .focusBeforeWindow),
      ("early-retire", "one-motion", .retiredOnAttempt),
      ("medium-detent", "one-motion", .mediumWithFocus),
      ("stale-detent", "one-motion", .mediumWithFocus),
      ("unfrozen-strip", "one-motion", .collapsingStrip),
      ("close-sheet-first", "close-together", .closesInTwoSteps),
      ("close-keyboard-first", "close-together", .closesInTwoSteps),
      ("covered", "follows-done-only", .ignoresKeyboard),
      ("no-view-insets", "sheet-250", .ignoresKeyboard),
      ("double-shift", "follows-done-only", .ownOffset),
      ("tab-bar-twice", "tab-bar", .ownOffset),
      ("nav-bar-twice", "ime-padding", .ownOffset),
      ("copied-curve", "follows-done-only", .copiedCurve),
      ("own-spring", "follows-done-only", .ownSpring),
      ("jumps", "follows-done-only", .snaps),
      ("no-callback", "ime-padding", .snaps),
      ("one-frame-late", "follows", .lateFrames),
      ("events-only", "follows", .eventsOnly),
      ("avoiding-view", "sticky-view", .eventsOnly),
      ("lost-frames", "follows", .lostFrames),
      ("end-state-first", "ime-padding", .endStateFirst),
      ("sign-trap", "sticky-view", .wrongDirection),
      ("reads-height", "follows", .wrongReading),
      ("reads-top", "follows", .wrongReading),
      ("taps-eaten", "taps-handled", .eatsTaps),
      ("asks-interactive", "ime-padding", .lackingWay),
      ("form-field-only", "form-in-sight", .outOfSight),
      ("form-covered", "form-in-sight", .outOfSight),
      ("form-dead-return", "form-in-sight", .deadReturn),
      ("form-blur-first", "form-in-sight", .blursFirst),
      ("form-plain-return", "form-in-sight", .plainLabel),
      ("form-taps-eaten", "form-in-sight", .eatsTaps),
    ])
  func twins(flagged: String, mended: String, kind: RedFlag.Kind) throws {
    let all = SceneID.allCases.flatMap { matrix.catalog.strategies(of: $0) }
    let wrong = try #require(all.first { $0.id == flagged })
    let right = try #require(all.first { $0.id == mended })
    #expect(wrong.scene == right.scene)
    #expect(RedFlag.all(in: wrong).contains { $0.kind == kind })
    #expect(RedFlag.all(in: right) == [])
  }

  @Test("name every kind that a strategy of the assets has, and each kind is one's")
  func kinds() {
    let all = SceneID.allCases.flatMap { matrix.catalog.strategies(of: $0) }
    let found = Set(all.flatMap { RedFlag.all(in: $0) }.map(\.kind))
    #expect(RedFlag.Kind.allCases.filter { !found.contains($0) } == [])
  }

  @Test("say of a way that a platform lacks that nothing happens, and nothing does")
  func lackingWay() throws {
    let trace = try matrix.trace(.chat, "drag-slow", "asks-interactive", device: "pixel")
    let up = trace.rows.map(\.keyboardTop).min()
    #expect(trace.rows.last?.keyboardTop == up)
    #expect(trace.frame(of: .dragBegan) > 0)
    #expect(trace.frame(of: .trackingBegan) == -1)
    let nested = try matrix.trace(.chat, "drag-slow", "ime-padding", device: "pixel")
    #expect(nested.frame(of: .trackingBegan) > 0)
  }

  @Test("depend on the platform, where its rules do")
  func platforms() throws {
    let strategy = try matrix.catalog.strategy(named: "before-window-focus", in: .composeSheet)
    let android = RedFlag.all(in: strategy, on: .android)
    #expect(android.map(\.kind) == [.focusBeforeWindow])
    #expect(RedFlag.all(in: strategy, on: .ios).map(\.kind) == [.focusBeforeMount])
    var patient = Platform.ios
    patient.focus.mountDelay = 0.5
    let delayed = try matrix.catalog.strategy(named: "layout-guide-late", in: .composeSheet)
    #expect(RedFlag.all(in: delayed, on: .ios).map(\.symptom) == [.staggered])
    #expect(RedFlag.all(in: delayed, on: patient).map(\.symptom) == [.silent])
  }

  @Test("read as a sentence with what they lead to")
  func text() throws {
    let strategy = try matrix.catalog.strategy(named: "unfrozen-strip", in: .composeSheet)
    #expect(
      RedFlag.all(in: strategy).map(\.text) == [
        "The strip below the composer collapses when the field gets the focus: the composer goes "
          + "too high by it, and sinks back. Leads to: bounced."
      ])
  }
}
