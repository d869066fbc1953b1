import Choreography
import Motion

/// Writes a strategy as the file from which `StrategyDecoder` reads the same again.
public enum StrategyWriter {
  /// The text of the file.
  public static func text(of strategy: Strategy) -> String {
    var page = Page()
    page.line("title", YAMLText.scalar(strategy.title))
    if !strategy.mechanism.isEmpty {
      page.line("mechanism", YAMLText.scalar(strategy.mechanism))
    }
    page.line("scene", strategy.scene.rawValue)
    if strategy.platforms != [.ios] {
      page.line("platforms", YAMLText.list(strategy.platforms.map(\.rawValue)))
    }
    page.advice(strategy.advice)
    page.gap()
    if strategy.scene == .composeSheet, let sheet = strategy.sheet { page.sheet(sheet) }
    if strategy.scene == .form, let form = strategy.form { page.form(form) }
    page.follow(strategy.follow, isNeeded: strategy.scene != .composeSheet)
    if strategy.scene != .composeSheet {
      page.line("putAway", putAway(strategy.putAway))
      if strategy.hasTabBar { page.line("tabBar", "true") }
    }
    if strategy.composer != .oneLine { page.line("composer", strategy.composer.rawValue) }
    page.line("tapOutside", strategy.tapOutside.rawValue)
    return page.text
  }

  private static func putAway(_ way: Strategy.PutAway) -> String {
    switch way {
    case .doneOnly: "doneOnly"
    case .onDrag: "onDrag"
    case .nestedScroll: "nestedScroll"
    case .interactive(let padding):
      YAMLText.map([("interactive", YAMLText.map([("padding", YAMLText.number(padding))]))])
    }
  }

  /// A file that is being written.
  private struct Page {
    private(set) var text = ""

    mutating func line(_ key: String, _ value: String) { text += "\(key): \(value)\n" }
    mutating func gap() { text += "\n" }

    mutating func advice(_ advice: Strategy.Advice) {
      if !advice.why.isEmpty { line("why", YAMLText.scalar(advice.why)) }
      guard !advice.instead.isEmpty else { return }
      text += "instead:\n"
      for hint in advice.instead {
        text += "  \(hint.framework.rawValue): \(YAMLText.scalar(hint.text))\n"
      }
    }

    mutating func sheet(_ plan: SheetPlan) {
      line("detents", YAMLText.list(plan.detents.map(\.rawValue)))
      line("opens", plan.opens.rawValue)
      line("focus", focus(plan.focus))
      line("prewarm", plan.prewarm.rawValue)
      line("handOff", handOff(plan.handOff))
      line("strip", plan.strip.rawValue)
      line("handOver", plan.handOver.rawValue)
      line("closing", plan.closing.rawValue)
      if case .own(let curve, let enter, let exit) = plan.motion {
        let own = YAMLText.map([
          ("curve", YAMLText.curve(curve)), ("enter", YAMLText.number(enter)),
          ("exit", YAMLText.number(exit)),
        ])
        line("motion", YAMLText.map([("own", own)]))
      }
      if plan.window != .own { line("window", plan.window.rawValue) }
      if plan.prewarmKeyboard != .letters {
        line("prewarmKeyboard", plan.prewarmKeyboard.rawValue)
      }
      if plan.fieldKeyboard != .letters { line("fieldKeyboard", plan.fieldKeyboard.rawValue) }
    }

    private func focus(_ time: SheetPlan.FocusTime) -> String {
      switch time {
      case .never: "never"
      case .atOnce: "atOnce"
      case .onWindowFocus: "onWindowFocus"
      case .after(let seconds): YAMLText.map([("after", YAMLText.number(seconds))])
      case .before(let seconds): YAMLText.map([("before", YAMLText.number(seconds))])
      }
    }

    private func handOff(_ handOff: SheetPlan.HandOff) -> String {
      switch handOff {
      case .none: "none"
      case .once(let after):
        YAMLText.map([("after", YAMLText.number(after)), ("tries", "once")])
      case .untilLanded(let after):
        YAMLText.map([("after", YAMLText.number(after)), ("tries", "untilLanded")])
      }
    }

    mutating func form(_ plan: FormPlan) {
      line("keeps", plan.keeps.rawValue)
      line("returnKey", plan.returnKey.rawValue)
      line("label", plan.label.rawValue)
      switch plan.moves {
      case .directly: line("moves", "directly")
      case .blurFirst(let gap):
        line("moves", YAMLText.map([("blurFirst", YAMLText.number(gap))]))
      }
    }

    mutating func follow(_ plan: FollowPlan, isNeeded: Bool) {
      if isNeeded || plan.way != FollowPlan().way { line("follow", way(plan.way)) }
      switch plan.adds {
      case .nothing: if isNeeded { line("adds", "nothing") }
      case .keyboard: line("adds", "keyboard")
      case .safeArea: line("adds", "safeArea")
      case .offset(let points):
        line("adds", YAMLText.map([("offset", YAMLText.number(points))]))
      }
      if plan.reads != .intersection { line("reads", plan.reads.rawValue) }
      if plan.appliesEndState { line("appliesEndState", "true") }
      if plan.direction != .with { line("direction", plan.direction.rawValue) }
      if !plan.hears.isEmpty {
        line("hears", YAMLText.list(plan.hears.map { $0.map(String.init) ?? "lost" }))
      }
    }

    private func way(_ way: FollowPlan.Way) -> String {
      func late(_ key: String, _ frames: Int) -> String {
        frames == 0 ? key : YAMLText.map([(key, YAMLText.map([("late", String(frames))]))])
      }
      switch way {
      case .not: return "not"
      case .whenSettled: return "whenSettled"
      case .atStart: return "atStart"
      case .everyFrame(let frames): return late("everyFrame", frames)
      case .eventCurve(let frames): return late("eventCurve", frames)
      case .copiedCurve(let curve, let duration, let delay):
        let own = YAMLText.map([
          ("duration", YAMLText.number(duration)), ("curve", YAMLText.curve(curve)),
          ("delay", YAMLText.number(delay)),
        ])
        return YAMLText.map([("copiedCurve", own)])
      case .ownSpring(let spring):
        let own = YAMLText.map([
          ("mass", YAMLText.number(spring.mass)),
          ("stiffness", YAMLText.number(spring.stiffness)),
          ("damping", YAMLText.number(spring.damping)),
        ])
        return YAMLText.map([("ownSpring", own)])
      }
    }
  }
}

/// Pieces of YAML.
enum YAMLText {
  /// A text, quoted wherever YAML could read it as something else.
  static func scalar(_ text: String) -> String {
    let isSafe =
      text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: " .,()+-/'".utf8.contains(byte)
        }
      } && text.utf8.last != 0x20
    if isSafe { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A number that is read back exactly.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    return String(value)
  }

  /// A list in one line.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// A mapping in one line.
  static func map(_ pairs: [(String, String)]) -> String {
    "{ " + pairs.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + " }"
  }

  /// The coordinates of a curve's control points.
  static func curve(_ curve: CubicBezier) -> String {
    list([curve.x1, curve.y1, curve.x2, curve.y2].map(number))
  }
}
