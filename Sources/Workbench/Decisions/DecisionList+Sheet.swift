import Choreography

// The decisions about a sheet.
extension DecisionList {
  mutating func addSheet() {
    guard let plan = strategy.sheet else { return }
    let detents: [[SheetPlan.Detent]] = [[.large], [.medium, .large], [.medium]]
    choose(
      "detents", "Detents", plan.detents, of: detents,
      saying: { $0.map(\.rawValue).joined(separator: " + ") }
    ) { strategy, detents in
      strategy.sheet?.detents = detents
      guard let opens = strategy.sheet?.opens else { return }
      let needed = SheetPlan.Detent(rawValue: opens.rawValue)
      if let needed, !detents.contains(needed), let first = detents.first {
        strategy.sheet?.opens = first == .large ? .large : .medium
      }
    }
    choose(
      "opens", "Opens at", plan.opens,
      of: SheetPlan.Opening.allCases.filter { opening in
        SheetPlan.Detent(rawValue: opening.rawValue).map(plan.detents.contains) ?? true
      }
    ) { $0.sheet?.opens = $1 }
    addFocus(plan)
    choose("prewarm", "Hidden field", plan.prewarm, of: SheetPlan.Prewarm.allCases) {
      $0.sheet?.prewarm = $1
    }
    addHandOff(plan)
    choose(
      "strip", "Strip collapses", plan.strip, of: SheetPlan.Strip.allCases,
      saying: { $0 == .fromFirstFrame ? "at once" : "on landing" }, { $0.sheet?.strip = $1 })
    choose("handOver", "Safe area let go", plan.handOver, of: SheetPlan.HandOver.allCases) {
      $0.sheet?.handOver = $1
    }
    choose("closing", "Closes", plan.closing, of: SheetPlan.Closing.allCases) {
      $0.sheet?.closing = $1
    }
    if platform.focus.windowFocusDelay > 0 {
      choose("window", "Window", plan.window, of: SheetPlan.Window.allCases) {
        $0.sheet?.window = $1
      }
    }
    addMountDelay()
  }

  private mutating func addFocus(_ plan: SheetPlan) {
    var seconds = 0.4
    if case .after(let given) = plan.focus { seconds = given }
    var options: [SheetPlan.FocusTime] = [.never, .atOnce, .after(seconds)]
    if case .before = plan.focus { options.append(plan.focus) }
    if platform.focus.windowFocusDelay > 0 { options.append(.onWindowFocus) }
    choose(
      "focus", "Focus asked", plan.focus, of: options,
      saying: { time in
        switch time {
        case .never: "never"
        case .atOnce: "at once"
        case .after: "on a timer"
        case .before: "before"
        case .onWindowFocus: "window focus"
        }
      }, { $0.sheet?.focus = $1 })
    if case .after(let seconds) = plan.focus {
      time("delay", "Delay", seconds) { $0.sheet?.focus = .after($1) }
    }
  }

  private mutating func addHandOff(_ plan: SheetPlan) {
    var seconds = 0.4
    switch plan.handOff {
    case .none: break
    case .once(let given), .untilLanded(let given): seconds = given
    }
    choose(
      "handOff", "Hand-off tried", plan.handOff,
      of: [.none, .once(after: seconds), .untilLanded(after: seconds)],
      saying: { handOff in
        switch handOff {
        case .none: "never"
        case .once: "once"
        case .untilLanded: "until landed"
        }
      }, { $0.sheet?.handOff = $1 })
    switch plan.handOff {
    case .none: break
    case .once(let after):
      time("handOffDelay", "Hand-off at", after) { $0.sheet?.handOff = .once(after: $1) }
    case .untilLanded(let after):
      time("handOffDelay", "Hand-off at", after) { $0.sheet?.handOff = .untilLanded(after: $1) }
    }
  }
}
