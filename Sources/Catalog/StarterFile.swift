import Choreography

/// A strategy's file to start one's own from: every decision with its choices beside it.
public enum StarterFile {
  /// The text of a file that decides what `strategy` decides.
  public static func text(from strategy: Strategy) -> String {
    var bare = strategy
    bare.advice = Strategy.Advice()
    var lines = [
      "# A strategy of your own, begun from \(strategy.scene.rawValue):\(strategy.id).",
      "# Look for faults and red flags with `keyrise check FILE`, and run it with",
      "# `keyrise diagnose \(strategy.scene.rawValue)/TAKE:./FILE`.",
    ]
    var decided: Set<String> = []
    for line in StrategyWriter.text(of: bare).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      guard let colon = line.firstIndex(of: ":") else {
        lines.append(String(line))
        continue
      }
      let key = String(line[..<colon])
      decided.insert(key)
      lines.append(beside(String(line), choices[key]?.words))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let keys = ["platforms"] + StrategyDecoder.decisions(strategy.scene)
    let open = keys.filter { !decided.contains($0) }
    if !open.isEmpty { lines += ["", "# Left as it is without being said:"] }
    for key in open {
      guard let choice = choices[key] else { continue }
      lines.append(beside("# \(key): \(choice.usual)", choice.words))
    }
    lines += [
      "", "# What `keyrise explain` and the open row say:", "# why: It works, since …",
      "# instead:", "#   swiftUI: …", "#   uiKit: …", "#   compose: …", "#   reactNative: …",
      "#   flutter: …",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// `line` with `words` as a comment behind it, above it where both are too long for a line.
  private static func beside(_ line: String, _ words: String?) -> String {
    guard let words else { return line }
    let padded = line + String(repeating: " ", count: max(2, 40 - line.count))
    if padded.count + words.count + 2 <= 100 { return "\(padded)# \(words)" }
    return "# \(words)\n\(line)"
  }

  /// What a decision may be, and what it is without being said.
  private struct Choice {
    var usual: String
    var words: String
  }

  private static let choices: [String: Choice] = {
    func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> String
    where Word.RawValue == String {
      type.allCases.map(\.rawValue).joined(separator: ", ")
    }
    let keyboards = Choice(usual: "letters", words: words(KeyboardType.self))
    return [
      "platforms": Choice(usual: "[ios]", words: words(Platform.ID.self)),
      "detents": Choice(usual: "[large]", words: words(SheetPlan.Detent.self)),
      "opens": Choice(usual: "large", words: words(SheetPlan.Opening.self)),
      "focus": Choice(
        usual: "never",
        words: "never, atOnce, { after: seconds }, { before: seconds }, "
          + "onWindowFocus"),
      "prewarm": Choice(usual: "none", words: words(SheetPlan.Prewarm.self)),
      "handOff": Choice(
        usual: "none", words: "none, { after: seconds, tries: once | untilLanded }"),
      "strip": Choice(usual: "fromFirstFrame", words: words(SheetPlan.Strip.self)),
      "handOver": Choice(usual: "late", words: words(SheetPlan.HandOver.self)),
      "closing": Choice(usual: "together", words: words(SheetPlan.Closing.self)),
      "motion": Choice(
        usual: "system",
        words: "system, { own: { curve: [x1, y1, x2, y2], enter: seconds, exit: seconds } }"),
      "window": Choice(usual: "own", words: words(SheetPlan.Window.self)),
      "prewarmKeyboard": keyboards, "fieldKeyboard": keyboards,
      "keeps": Choice(usual: "fieldAndAction", words: words(FormPlan.Keeps.self)),
      "returnKey": Choice(usual: "next", words: words(FormPlan.ReturnKey.self)),
      "label": Choice(usual: "whatItDoes", words: words(FormPlan.ReturnLabel.self)),
      "moves": Choice(usual: "directly", words: "directly, { blurFirst: seconds }"),
      "follow": Choice(
        usual: "everyFrame",
        words: "not, everyFrame, whenSettled, atStart, copiedCurve, eventCurve, ownSpring"),
      "adds": Choice(usual: "nothing", words: "nothing, keyboard, safeArea, { offset: points }"),
      "reads": Choice(usual: "intersection", words: words(FollowPlan.Reading.self)),
      "appliesEndState": Choice(usual: "false", words: "true, false"),
      "direction": Choice(usual: "with", words: words(FollowPlan.Direction.self)),
      "hears": Choice(usual: "[0, 1, 2]", words: "frames of the keyboard's flight, or lost"),
      "putAway": Choice(
        usual: "doneOnly",
        words: "doneOnly, onDrag, interactive, { interactive: { padding: points } }, nestedScroll"),
      "tapOutside": Choice(usual: "passes", words: words(Strategy.TapOutside.self)),
      "composer": Choice(usual: "oneLine", words: words(Strategy.Composer.self)),
      "tabBar": Choice(usual: "false", words: "true, false"),
    ]
  }()
}
