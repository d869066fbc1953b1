import Choreography
import Motion

// The decisions about a sheet and its field.
extension StrategyDecoder {
  /// The keys of a sheet's plan.
  static let sheetKeys = [
    "detents", "opens", "focus", "prewarm", "handOff", "strip", "handOver", "closing", "motion",
    "window", "prewarmKeyboard", "fieldKeyboard",
  ]
  /// Seconds a sheet may fly.
  private static let flights = 0.01...10

  /// The plan of a sheet that `fields` hold.
  static func sheetPlan(_ fields: Fields) -> SheetPlan? {
    let detents = fields.required("detents")?.words(of: SheetPlan.Detent.allCases)?.sorted()
    let opens = fields.required("opens")?.word(of: SheetPlan.Opening.allCases)
    if let detents, let opens, let needed = SheetPlan.Detent(rawValue: opens.rawValue),
      !detents.contains(needed)
    {
      fields["opens"]?.report(.notADetent(needed.rawValue))
    }
    let focus = fields.required("focus").flatMap(focusTime)
    let prewarm = fields.required("prewarm")?.word(of: SheetPlan.Prewarm.allCases)
    let handOff = fields.required("handOff").flatMap(handOff)
    let strip = fields.required("strip")?.word(of: SheetPlan.Strip.allCases)
    let handOver = fields["handOver"].map { $0.word(of: SheetPlan.HandOver.allCases) } ?? .late
    let closing = fields["closing"].map { $0.word(of: SheetPlan.Closing.allCases) } ?? .together
    let motion = fields["motion"].map(sheetMotion) ?? .system
    let window = fields["window"].map { $0.word(of: SheetPlan.Window.allCases) } ?? .own
    let prewarmKeyboard =
      fields["prewarmKeyboard"].map { $0.word(of: KeyboardType.allCases) } ?? .letters
    let fieldKeyboard =
      fields["fieldKeyboard"].map { $0.word(of: KeyboardType.allCases) } ?? .letters
    guard let detents, let opens, let focus, let prewarm, let handOff, let strip, let handOver,
      let closing, let motion, let window, let prewarmKeyboard, let fieldKeyboard
    else { return nil }
    return SheetPlan(
      detents: detents, opens: opens, focus: focus, prewarm: prewarm, handOff: handOff,
      strip: strip, handOver: handOver, closing: closing, motion: motion, window: window,
      prewarmKeyboard: prewarmKeyboard, fieldKeyboard: fieldKeyboard)
  }

  private static func focusTime(_ value: Value) -> SheetPlan.FocusTime? {
    switch value.choice(words: ["never", "atOnce", "onWindowFocus"], keys: ["after", "before"]) {
    case .word("never"): .never
    case .word("atOnce"): .atOnce
    case .word: .onWindowFocus
    case .key("before", let before): before.number(in: delays, unit: "s").map { .before($0) }
    case .key(_, let after): after.number(in: delays, unit: "s").map { .after($0) }
    case nil: nil
    }
  }

  private static func handOff(_ value: Value) -> SheetPlan.HandOff? {
    if case .scalar("none", _) = value.node.content { return SheetPlan.HandOff.none }
    guard let fields = value.fields(["after", "tries"]) else { return nil }
    let after = fields.required("after")?.number(in: delays, unit: "s")
    let tries = fields.required("tries")?.word(of: Tries.allCases)
    guard let after, let tries else { return nil }
    return tries == .once ? .once(after: after) : .untilLanded(after: after)
  }

  private enum Tries: String, CaseIterable { case once, untilLanded }

  private static func sheetMotion(_ value: Value) -> SheetPlan.SheetMotion? {
    switch value.choice(words: ["system"], keys: ["own"]) {
    case .word: return .system
    case .key(_, let own):
      guard let fields = own.fields(["curve", "enter", "exit"]) else { return nil }
      let curve = fields.required("curve")?.bezier()
      let enter = fields.required("enter")?.number(in: flights, unit: "s")
      let exit = fields.required("exit")?.number(in: flights, unit: "s")
      guard let curve, let enter, let exit else { return nil }
      return .own(curve, enter: enter, exit: exit)
    case nil: return nil
    }
  }
}
