import Choreography
import Motion

/// Reads a strategy: `title`, `mechanism`, `scene`, `order`, and the decisions of its scene.
enum StrategyDecoder {
  /// Seconds a decision may lie after its cause.
  static let delays = 0.0...60
  /// Points a composer may stand off, or a finger may be away.
  static let offsets = -2000.0...2000
  /// Frames a composer may be behind.
  static let lateness = 0...600

  private static let common = ["title", "mechanism", "scene", "order"]
  private static let sheetKeys = [
    "detents", "opens", "focus", "prewarm", "handOff", "strip", "handOver", "closing",
  ]
  private static let formKeys = ["keeps", "returnKey", "label", "moves"]
  private static let followKeys = ["follow", "adds", "putAway", "tapOutside"]

  /// The keys by which a file shows that it is a strategy.
  static let marks = ["mechanism"] + sheetKeys + formKeys + followKeys

  /// The strategy in `root`, named `id`.
  static func decode(_ root: Value, id: String) -> Ordered<Strategy>? {
    let scene = root.peek("scene").flatMap(SceneID.init(rawValue:))
    let decisions =
      switch scene {
      case .composeSheet: sheetKeys
      case .chat: followKeys
      case .form: formKeys + followKeys
      case nil: sheetKeys + formKeys + followKeys
      }
    guard let fields = root.fields(common + decisions) else { return nil }
    let title = fields.required("title")?.text()
    let mechanism = fields["mechanism"].map { $0.text() } ?? ""
    let sceneID = fields.required("scene")?.word(of: SceneID.allCases)
    let order = fields["order"].map { $0.integer(in: Order.range) } ?? Order.last
    let sheet = scene == .composeSheet ? sheetPlan(fields) : nil
    let form = scene == .form ? formPlan(fields) : nil
    let follow = scene == .chat || scene == .form ? followPlan(fields) : FollowPlan()
    let putAway = fields["putAway"].map(putAway) ?? .doneOnly
    let tapOutside =
      fields["tapOutside"].map { $0.word(of: Strategy.TapOutside.allCases) } ?? .passes
    guard let title, let mechanism, let sceneID, let order, let follow, let putAway, let tapOutside,
      sceneID != .composeSheet || sheet != nil, sceneID != .form || form != nil
    else { return nil }
    return Ordered(
      order: order, id: id,
      value: Strategy(
        id: id, title: title, mechanism: mechanism, scene: sceneID, sheet: sheet, form: form,
        follow: follow,
        putAway: putAway, tapOutside: tapOutside))
  }

  private static func sheetPlan(_ fields: Fields) -> SheetPlan? {
    let detents = fields.required("detents").flatMap(detents)
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
    guard let detents, let opens, let focus, let prewarm, let handOff, let strip, let handOver,
      let closing
    else { return nil }
    return SheetPlan(
      detents: detents, opens: opens, focus: focus, prewarm: prewarm, handOff: handOff,
      strip: strip, handOver: handOver, closing: closing)
  }

  private static func formPlan(_ fields: Fields) -> FormPlan? {
    let keeps = fields.required("keeps")?.word(of: FormPlan.Keeps.allCases)
    let returnKey = fields["returnKey"].map { $0.word(of: FormPlan.ReturnKey.allCases) } ?? .next
    let label = fields["label"].map { $0.word(of: FormPlan.ReturnLabel.allCases) } ?? .whatItDoes
    let moves = fields["moves"].map(moves) ?? .directly
    guard let keeps, let returnKey, let label, let moves else { return nil }
    return FormPlan(keeps: keeps, returnKey: returnKey, label: label, moves: moves)
  }

  private static func moves(_ value: Value) -> FormPlan.Moves? {
    switch value.choice(words: ["directly"], keys: ["blurFirst"]) {
    case .word: .directly
    case .key(_, let gap): gap.number(in: delays, unit: "s").map { .blurFirst($0) }
    case nil: nil
    }
  }

  private static func detents(_ value: Value) -> [SheetPlan.Detent]? {
    guard let entries = value.entries(1...SheetPlan.Detent.allCases.count) else { return nil }
    var detents: [SheetPlan.Detent] = []
    var isWhole = true
    for entry in entries {
      guard let detent = entry.word(of: SheetPlan.Detent.allCases) else {
        isWhole = false
        continue
      }
      if detents.contains(detent) { entry.report(.repeatedEntry(detent.rawValue)) }
      detents.append(detent)
    }
    return isWhole ? detents.sorted() : nil
  }

  private static func focusTime(_ value: Value) -> SheetPlan.FocusTime? {
    switch value.choice(words: ["never", "atOnce"], keys: ["after"]) {
    case .word("never"): .never
    case .word: .atOnce
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

  private static func followPlan(_ fields: Fields) -> FollowPlan? {
    let way = fields.required("follow").flatMap(way)
    let adds = fields["adds"].map(addition) ?? .nothing
    guard let way, let adds else { return nil }
    return FollowPlan(way: way, adds: adds)
  }

  private static func way(_ value: Value) -> FollowPlan.Way? {
    let words = ["not", "everyFrame", "whenSettled", "atStart"]
    switch value.choice(words: words, keys: ["everyFrame", "copiedCurve"]) {
    case .word("not"): return .not
    case .word("everyFrame"): return .everyFrame(late: 0)
    case .word("whenSettled"): return .whenSettled
    case .word: return .atStart
    case .key("everyFrame", let frames):
      return frames.fields(["late"])?.required("late")?.integer(in: lateness, unit: "frames")
        .map { .everyFrame(late: $0) }
    case .key(_, let curve): return copiedCurve(curve)
    case nil: return nil
    }
  }

  private static func copiedCurve(_ value: Value) -> FollowPlan.Way? {
    guard let fields = value.fields(["duration", "curve", "delay"]) else { return nil }
    let duration = fields.required("duration")?.number(in: delays, unit: "s")
    let curve = fields.required("curve").flatMap(bezier)
    let delay = fields["delay"].map { $0.number(in: delays, unit: "s") } ?? 0
    guard let duration, let curve, let delay else { return nil }
    return .copiedCurve(curve, duration: duration, delay: delay)
  }

  private static func bezier(_ value: Value) -> CubicBezier? {
    guard let entries = value.entries(4...4) else { return nil }
    let x1 = entries[0].number(in: 0...1)
    let y1 = entries[1].number(in: -10...10)
    let x2 = entries[2].number(in: 0...1)
    let y2 = entries[3].number(in: -10...10)
    guard let x1, let y1, let x2, let y2 else { return nil }
    return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  private static func addition(_ value: Value) -> FollowPlan.Addition? {
    switch value.choice(words: ["nothing", "keyboard", "safeArea"], keys: ["offset"]) {
    case .word("nothing"): .nothing
    case .word("keyboard"): .keyboard
    case .word: .safeArea
    case .key(_, let offset): offset.number(in: offsets, unit: "pt").map { .offset($0) }
    case nil: nil
    }
  }

  private static func putAway(_ value: Value) -> Strategy.PutAway? {
    switch value.choice(words: ["doneOnly", "interactive"], keys: ["interactive"]) {
    case .word("doneOnly"): .doneOnly
    case .word: .interactive(padding: 0)
    case .key(_, let way):
      way.fields(["padding"])?.required("padding")?.number(in: 0...500, unit: "pt")
        .map { .interactive(padding: $0) }
    case nil: nil
    }
  }
}
