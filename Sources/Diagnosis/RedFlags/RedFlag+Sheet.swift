import Choreography

// What is seen of a sheet's plan before it is opened.
extension RedFlag {
  /// Everything in `plan` that will go wrong by the rules of `platform`.
  static func all(in plan: SheetPlan, on platform: Platform) -> [RedFlag] {
    focus(plan, platform.focus) + prewarm(plan) + detents(plan)
      + strip(plan, platform.focus) + closing(plan)
  }

  /// Seconds after the presentation at which the real field is asked for by `@FocusState`.
  private static func asks(_ plan: SheetPlan, _ rules: Platform.FocusRules) -> Double? {
    switch plan.focus {
    case .never: nil
    case .atOnce: 0
    case .before(let seconds): -seconds
    case .after(let seconds): seconds
    case .onWindowFocus: windowFocus(plan, rules)
    }
  }

  private static func windowFocus(_ plan: SheetPlan, _ rules: Platform.FocusRules) -> Double {
    plan.window == .own ? rules.windowFocusDelay : 0
  }

  private static func focus(_ plan: SheetPlan, _ rules: Platform.FocusRules) -> [RedFlag] {
    guard plan.prewarm == .none, let asked = asks(plan, rules) else { return [] }
    let when =
      asked == 0
      ? "at once"
      : asked < 0
        ? "\(Finding.seconds(-asked)) before the sheet" : "after \(Finding.seconds(asked))"
    if asked < 0 || asked < rules.mountDelay {
      return [
        RedFlag(
          .focusBeforeMount,
          "Focus is asked \(when), when the field is not in the window yet: the request is lost "
            + "and no keyboard comes.", leadsTo: .silent)
      ]
    }
    if asked < windowFocus(plan, rules) {
      return [
        RedFlag(
          .focusBeforeWindow,
          "Focus is asked \(when), before the sheet's window has the system's focus: the field "
            + "shows a caret and no keyboard comes.", leadsTo: .silent)
      ]
    }
    guard asked > Limits.staggerTime else { return [] }
    return [
      RedFlag(
        .lateFocus,
        "Focus is asked \(when) and nothing holds the keyboard before: it starts when the sheet "
          + "has already left it behind.", leadsTo: .staggered)
    ]
  }

  private static func prewarm(_ plan: SheetPlan) -> [RedFlag] {
    guard plan.prewarm == .onAttempt else { return [] }
    return [
      RedFlag(
        .retiredOnAttempt,
        "The hidden field leaves when the real one is tried: if that is not there yet, nobody "
          + "holds the keyboard and it drops.", leadsTo: .dropped)
    ]
  }

  private static func detents(_ plan: SheetPlan) -> [RedFlag] {
    guard plan.detents == [.medium, .large], plan.opens != .large, asksAtAll(plan) else {
      return []
    }
    let opens =
      plan.opens == .medium ? "The sheet opens at medium" : "The sheet opens where it was left"
    return [
      RedFlag(
        .mediumWithFocus,
        "\(opens) and asks for focus: below large, the system pushes it up for the keyboard and "
          + "lays it out afterwards.", leadsTo: .shoved)
    ]
  }

  private static func asksAtAll(_ plan: SheetPlan) -> Bool {
    plan.focus != .never || plan.prewarm != .none || plan.handOff != .none
  }

  private static func strip(_ plan: SheetPlan, _ rules: Platform.FocusRules) -> [RedFlag] {
    let lands =
      plan.handOff != .none
      || (asks(plan, rules).map { $0 >= max(rules.mountDelay, windowFocus(plan, rules)) } ?? false)
    guard plan.strip == .onLanding, lands else { return [] }
    return [
      RedFlag(
        .collapsingStrip,
        "The strip below the composer collapses when the field gets the focus: the composer goes "
          + "too high by it, and sinks back.", leadsTo: .bounced)
    ]
  }

  private static func closing(_ plan: SheetPlan) -> [RedFlag] {
    switch plan.closing {
    case .together: []
    case .sheetThenFocus:
      [
        RedFlag(
          .closesInTwoSteps,
          "The focus is cleared when the sheet has gone: the keyboard is left over an empty place.",
          leadsTo: .lingered)
      ]
    case .focusThenSheet:
      [
        RedFlag(
          .closesInTwoSteps,
          "The sheet waits until the keyboard has gone: two movements, one after the other.",
          leadsTo: .staggered)
      ]
    }
  }
}

extension Finding {
  /// A time as people read it: `400 ms`.
  static func seconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
}
