import Choreography

/// Reads a strategy: `title`, `mechanism`, `scene`, `order`, whose it is, why it is so, and the
/// decisions of its scene.
enum StrategyDecoder {
  /// Seconds a decision may lie after its cause.
  static let delays = 0.0...60
  /// Points a composer may stand off, or a finger may be away.
  static let offsets = -2000.0...2000
  /// Frames a composer may be behind.
  static let lateness = 0...600

  private static let common = [
    "title", "mechanism", "scene", "order", "platforms", "why", "instead",
  ]
  private static let touchKeys = ["tapOutside"]
  private static let draggingKeys = ["putAway", "tabBar"]
  private static let composerKeys = ["composer"]

  /// The keys by which a file shows that it is a strategy.
  static let marks =
    ["mechanism"] + sheetKeys + formKeys + followKeys + draggingKeys + composerKeys + touchKeys

  /// The decisions that a scene leaves to a strategy.
  static func decisions(_ scene: SceneID?) -> [String] {
    switch scene {
    case .composeSheet: sheetKeys + followKeys + composerKeys + touchKeys
    case .chat: followKeys + draggingKeys + composerKeys + touchKeys
    case .form: formKeys + followKeys + draggingKeys + touchKeys
    case nil: sheetKeys + formKeys + followKeys + draggingKeys + composerKeys + touchKeys
    }
  }

  /// The strategy in `root`, named `id`.
  static func decode(_ root: Value, id: String) -> Ordered<Strategy>? {
    let scene = root.peek("scene").flatMap(SceneID.init(rawValue:))
    guard let fields = root.fields(common + decisions(scene)) else { return nil }
    let title = fields.required("title")?.text()
    let mechanism = fields["mechanism"].map { $0.text() } ?? ""
    let sceneID = fields.required("scene")?.word(of: SceneID.allCases)
    let order = fields["order"].map { $0.integer(in: Order.range) } ?? Order.last
    let platforms = fields["platforms"].map { $0.words(of: Platform.ID.allCases) } ?? [.ios]
    let advice = advice(fields)
    let sheet = scene == .composeSheet ? sheetPlan(fields) : nil
    let form = scene == .form ? formPlan(fields) : nil
    let follow = followPlan(fields, isRequired: scene == .chat || scene == .form)
    let putAway = fields["putAway"].map(putAway) ?? .doneOnly
    let tapOutside =
      fields["tapOutside"].map { $0.word(of: Strategy.TapOutside.allCases) } ?? .passes
    let composer =
      fields["composer"].map { $0.word(of: Strategy.Composer.allCases) } ?? .oneLine
    let hasTabBar = fields["tabBar"].map { $0.flag() } ?? false
    guard let title, let mechanism, let sceneID, let order, let platforms, let advice, let follow,
      let putAway, let tapOutside, let composer, let hasTabBar,
      sceneID != .composeSheet || sheet != nil, sceneID != .form || form != nil
    else { return nil }
    return Ordered(
      order: order, id: id,
      value: Strategy(
        id: id, title: title, mechanism: mechanism, scene: sceneID, platforms: platforms,
        advice: advice, sheet: sheet, form: form, follow: follow, putAway: putAway,
        tapOutside: tapOutside, composer: composer, hasTabBar: hasTabBar))
  }

  private static func advice(_ fields: Fields) -> Strategy.Advice? {
    let why = fields["why"].map { $0.text() } ?? ""
    let hints = fields["instead"].map(hints) ?? []
    guard let why, let hints else { return nil }
    return Strategy.Advice(why: why, instead: hints)
  }

  private static func hints(_ value: Value) -> [Strategy.Hint]? {
    let names = Strategy.Framework.allCases.map(\.rawValue)
    guard let fields = value.fields(names) else { return nil }
    var isWhole = true
    let hints = Strategy.Framework.allCases.compactMap { framework -> Strategy.Hint? in
      guard let hint = fields[framework.rawValue] else { return nil }
      guard let text = hint.text() else {
        isWhole = false
        return nil
      }
      return Strategy.Hint(framework: framework, text: text)
    }
    return isWhole ? hints : nil
  }

  private static func putAway(_ value: Value) -> Strategy.PutAway? {
    let words = ["doneOnly", "onDrag", "interactive", "nestedScroll"]
    switch value.choice(words: words, keys: ["interactive"]) {
    case .word("doneOnly"): return .doneOnly
    case .word("onDrag"): return .onDrag
    case .word("nestedScroll"): return .nestedScroll
    case .word: return .interactive(padding: 0)
    case .key(_, let way):
      return way.fields(["padding"])?.required("padding")?.number(in: 0...500, unit: "pt")
        .map { .interactive(padding: $0) }
    case nil: return nil
    }
  }
}
