/// Who has focus, which fields are in the window, and what the app has planned.
struct FocusState: Hashable, Sendable {
  /// What the app has scheduled for a frame.
  enum Plan: Hashable, Sendable {
    /// The sheet is presented, after its focus was asked.
    case presents
    /// The prewarm field enters the window and asks for focus.
    case prewarmEnters
    /// The real field enters the window.
    case fieldMounts
    /// `@FocusState` is set.
    case focusStateAsks
    /// The real field is tried: once, or from then on in every frame.
    case handOff(untilLanded: Bool)
    /// The prewarm field leaves the window.
    case prewarmLeaves
    /// A form asks again for the field whose focus it had cleared.
    case refocus
  }

  /// A plan and its frame.
  struct Scheduled: Hashable, Sendable {
    let plan: Plan
    let frame: Int
  }

  /// Who asks.
  enum Request: Hashable, Sendable { case prewarm, field(Responder) }

  var responder = Responder.none
  var isFieldMounted = false
  var isPrewarmInWindow = false
  var pending: [Scheduled] = []
  /// Whether a hand-off has been tried already; later tries are not recorded.
  var hasTriedHandOff = false

  // What was asked in this frame, in its order.
  var requests: [Request] = []
  var asksBlur = false
  var mounts = false
  var unmountsField = false
  var prewarmEnters = false
  var prewarmLeaves = false
  var isHandOffSilent = false

  /// The field of a composer.
  static let field = Responder.field("message")

  mutating func beginFrame() {
    requests = []
    asksBlur = false
    mounts = false
    unmountsField = false
    prewarmEnters = false
    prewarmLeaves = false
    isHandOffSilent = false
  }

  mutating func schedule(_ plan: Plan, at frame: Int) {
    pending.append(Scheduled(plan: plan, frame: frame))
  }

  mutating func cancelTasks() {
    pending = []
    hasTriedHandOff = false
  }

  /// The sheet is gone: its fields leave the window.
  mutating func leaveWindow() {
    cancelTasks()
    unmountsField = true
    prewarmLeaves = true
  }
}

extension World {
  /// Plans what the strategy does after the presentation that starts in this frame.
  mutating func scheduleFocus(_ plan: SheetPlan) {
    let rules = setting.platform.focus
    focus.cancelTasks()
    if plan.prewarm != .none { focus.schedule(.prewarmEnters, at: frame + rules.prewarmDelay) }
    focus.schedule(.fieldMounts, at: frame + rate.frames(in: rules.mountDelay))
    switch plan.focus {
    case .never: break
    case .atOnce: focus.schedule(.focusStateAsks, at: frame)
    case .after(let seconds):
      focus.schedule(.focusStateAsks, at: frame + rate.frames(in: seconds))
    case .before: break
    case .onWindowFocus:
      focus.schedule(.focusStateAsks, at: frame + windowFocusFrames(plan))
    }
    switch plan.handOff {
    case .none: break
    case .once(let seconds):
      focus.schedule(.handOff(untilLanded: false), at: frame + rate.frames(in: seconds))
    case .untilLanded(let seconds):
      focus.schedule(.handOff(untilLanded: true), at: frame + rate.frames(in: seconds))
    }
  }

  /// Frames from the start of a presentation until the sheet's window has the system's focus.
  func windowFocusFrames(_ plan: SheetPlan) -> Int {
    plan.window == .own ? rate.frames(in: setting.platform.focus.windowFocusDelay) : 0
  }

  /// What the app scheduled for a time that has come.
  mutating func runTasks() {
    runSheetTasks()
    if focus.pending.contains(where: { $0.plan == .presents && $0.frame <= frame }) { present() }
    let due = focus.pending.filter { $0.frame <= frame }
    focus.pending.removeAll { $0.frame <= frame }
    for task in due {
      switch task.plan {
      case .presents: break
      case .prewarmEnters: focus.prewarmEnters = true
      case .fieldMounts: focus.mounts = true
      case .focusStateAsks: focus.requests.append(.field(FocusState.field))
      case .refocus:
        if let field = form.refocusField { focus.requests.append(.field(field)) }
        form.refocusField = nil
      case .handOff(let untilLanded):
        focus.isHandOffSilent = focus.hasTriedHandOff
        focus.hasTriedHandOff = true
        focus.requests.append(.field(FocusState.field))
        if setting.strategy.sheet?.prewarm == .onAttempt { focus.prewarmLeaves = true }
        if untilLanded { focus.schedule(task.plan, at: frame + 1) }
      case .prewarmLeaves: focus.prewarmLeaves = true
      }
    }
  }

  /// Fields enter and leave the window.
  mutating func mount() {
    if focus.prewarmEnters {
      focus.isPrewarmInWindow = true
      note(.prewarmEntered)
      focus.requests.insert(.prewarm, at: 0)
    }
    if focus.mounts {
      focus.isFieldMounted = true
      note(.fieldMounted)
    }
    if focus.prewarmLeaves, focus.isPrewarmInWindow {
      focus.isPrewarmInWindow = false
      note(.prewarmRetired)
    }
    if focus.unmountsField, focus.isFieldMounted {
      focus.isFieldMounted = false
      note(.fieldUnmounted)
    }
  }

  /// Focus is to be cleared in this frame.
  mutating func askBlur() {
    guard focus.responder != .none else { return }
    focus.asksBlur = true
    note(.blurAsked)
  }

  /// Grants or refuses what was asked; what counts is the responder before and after.
  mutating func resolveFocus() {
    let before = focus.responder
    var after = before
    // A hidden field's keyboard counts as long as the hidden field has the focus.
    if before == .prewarm && !focus.isPrewarmInWindow { after = .none }
    if case .field = before, !focus.isFieldMounted { after = .none }
    if focus.asksBlur { after = .none }
    for request in focus.requests {
      guard case .field(let field) = request else {
        note(.focusAsked)
        after = .prewarm
        continue
      }
      if after == field {
        askKeyboardAgain()
        continue
      }
      if !focus.isHandOffSilent { note(.focusAsked) }
      if focus.isFieldMounted {
        after = field
      } else if !focus.isHandOffSilent {
        note(.focusLost)
      }
    }
    let heightBefore = keyboardHeight
    focus.responder = after
    guard after != before else { return }
    if case .field = after { land() }
    // A sheet that waits for its keyboard to be gone stays, once a field has the focus again.
    if after != .none, sheet?.phase == .waitingToLeave { sheet?.phase = .staying }
    keyboard.type = nil
    if before == .none, sheet.map({ $0.windowFocusFrame <= frame }) ?? true { askKeyboardUp() }
    if after == .none { askKeyboardDown() }
    if before != .none, after != .none { changeKeyboard(from: heightBefore) }
  }

  /// A field that has the focus without its keyboard is asked again: the keyboard comes.
  private mutating func askKeyboardAgain() {
    guard !keyboard.isAskedUp, canShowKeyboard, !focus.isHandOffSilent else { return }
    note(.focusAsked)
    askKeyboardUp()
  }

  /// Another field has another keyboard: it changes in its place, in one frame.
  private mutating func changeKeyboard(from height: Double) {
    keyboard.lastType = keyboardType
    guard keyboard.isAskedUp, keyboardHeight != height else { return }
    changeKeyboardHeight()
  }

  /// The real field has the focus now.
  private mutating func land() {
    note(.landed)
    focus.pending.removeAll {
      if case .handOff = $0.plan { return true }
      return false
    }
    if setting.strategy.sheet?.prewarm == .onLanding, focus.isPrewarmInWindow {
      focus.schedule(.prewarmLeaves, at: frame + 1)
    }
    if var sheet, case .fixed(let height) = sheet.strip, height > 0 {
      let rules = setting.platform.sheet
      sheet.strip = .flying(
        TimedFlight(
          .bezier(rules.stripCurve, duration: rules.stripDuration), from: height, to: 0,
          startFrame: frame, duration: rules.stripDuration, rate: rate))
      self.sheet = sheet
    }
  }
}
