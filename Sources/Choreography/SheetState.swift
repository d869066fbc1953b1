import Motion

/// A sheet: where it is, how high it is laid out, where it belongs.
struct SheetState: Hashable, Sendable {
  /// What decides its top.
  enum Place: Hashable, Sendable {
    /// It stands here.
    case resting(Double)
    /// It flies, to stay or to leave.
    case flying(TimedFlight)
    /// A finger holds it: its top when the finger was at `fingerY`.
    case held(Double)
  }

  /// What decides the height of its content.
  enum Layout: Hashable, Sendable {
    /// It is this.
    case fixed(Double)
    /// It changes by itself.
    case flying(TimedFlight)
    /// Its bottom stays at the screen's bottom, down to the smallest detent's height.
    case stretched(smallest: Double)
  }

  /// What the sheet is about to do.
  enum Phase: Hashable, Sendable {
    /// It comes, or is there.
    case staying
    /// It waits for the keyboard to be gone.
    case waitingToLeave
    /// It leaves for good.
    case leaving
  }

  var place: Place
  var layout: Layout
  var detent: SheetPlan.Detent
  /// Whether the system took it to large for the keyboard.
  var isRaised = false
  var phase = Phase.staying
  /// How long the flight is that it is in; for the rest test.
  var travel: Double
  /// The part of the keyboard that a finger found the sheet's content lifted by.
  var heldInset: Double?
  /// How far a finger found the sheet moved up by the keyboard.
  var heldPush = 0.0
  /// How high the strip below the composer still is.
  var strip: Strip
  /// The first frame in which its window has the system's focus.
  var windowFocusFrame = 0

  /// The strip below the composer.
  enum Strip: Hashable, Sendable {
    case fixed(Double)
    case flying(TimedFlight)
  }

  func isAtRest(at frame: Int) -> Bool {
    if phase != .staying { return false }
    if case .flying(let flight) = place, !flight.isOver(at: frame) { return false }
    if case .held = place { return false }
    if case .flying(let flight) = layout, !flight.isOver(at: frame) { return false }
    if case .flying(let flight) = strip, !flight.isOver(at: frame) { return false }
    return true
  }
}

extension World {
  /// Where a sheet rests at a detent.
  func restingTop(_ detent: SheetPlan.Detent) -> Double {
    detent == .medium && device.hasMedium ? device.sheetMediumTop : device.sheetLargeTop
  }

  /// Where the sheet's top is at a moment; `nil` without a sheet.
  func sheetTop(at instant: Instant) -> Double? {
    guard let sheet else { return nil }
    let top: Double
    switch sheet.place {
    case .resting(let place), .held(let place): top = place
    case .flying(let flight): top = flight.value(at: instant, rate: rate)
    }
    return top - pushedUp(sheet, at: instant)
  }

  /// How far the keyboard moves a sheet up whose only detent is medium.
  func pushedUp(_ sheet: SheetState, at instant: Instant) -> Double {
    guard setting.strategy.sheet?.detents == [.medium], device.hasMedium, sheet.phase != .leaving
    else { return 0 }
    if case .hanging = keyboard.place { return 0 }
    let covered = max(0, keyboardVisible(at: instant) - device.safeArea.bottom)
    return min(covered, restingTop(.medium) - restingTop(.large))
  }

  /// How high the sheet's content is laid out at a moment.
  func sheetLayoutHeight(at instant: Instant) -> Double {
    guard let sheet, let top = sheetTop(at: instant) else { return 0 }
    switch sheet.layout {
    case .fixed(let height): return height
    case .flying(let flight): return flight.value(at: instant, rate: rate)
    case .stretched(let smallest): return max(smallest, screenHeight - top)
    }
  }

  /// How much of the strip stands between the composer and the inset at a moment.
  func stripHeight(at instant: Instant) -> Double {
    switch sheet?.strip {
    case .none: 0
    case .fixed(let height): height
    case .flying(let flight): flight.value(at: instant, rate: rate)
    }
  }

  /// The bottom of the composer in the sheet at a moment.
  func sheetComposerBottom(at instant: Instant) -> Double? {
    guard let sheet, let top = sheetTop(at: instant) else { return nil }
    let inset = sheet.heldInset ?? composerInset(at: instant) - pushedUp(sheet, at: instant)
    return top + sheetLayoutHeight(at: instant) - inset - stripHeight(at: instant)
  }

  /// Whether the sheet is laid out and within half a percent of its travel of its place.
  func isLaidOut(_ sheet: SheetState) -> Bool {
    guard sheet.phase == .staying else { return false }
    if case .flying(let flight) = sheet.layout, !flight.isOver(at: frame) { return false }
    switch sheet.place {
    case .resting: return true
    case .held: return false
    case .flying(let flight):
      let left = abs(flight.value(at: now, rate: rate) - flight.target)
      return left <= setting.platform.keyboard.handOverTolerance * sheet.travel
    }
  }

  /// A flight of the sheet by its own spring, from where and as fast as it is.
  private func sheetFlight(to target: Double) -> TimedFlight {
    var from = screenHeight
    var velocity = 0.0
    switch sheet?.place {
    case .none: break
    case .resting(let place), .held(let place): from = place
    case .flying(let flight):
      from = flight.value(at: now, rate: rate)
      velocity = flight.velocity(at: now, rate: rate)
    }
    let curve: Flight.Curve
    let duration: Double
    switch setting.strategy.sheet?.motion ?? .system {
    case .system:
      curve = .spring(setting.platform.sheet.spring)
      duration = setting.platform.sheet.duration
    case .own(let bezier, let enter, let exit):
      duration = target < screenHeight ? enter : exit
      curve = .bezier(bezier, duration: duration)
    }
    return TimedFlight(
      curve, from: from, to: target, velocity: velocity, startFrame: frame, duration: duration,
      rate: rate)
  }

  private mutating func send(sheetTo target: Double) {
    let flight = sheetFlight(to: target)
    sheet?.travel = abs(target - flight.flight.from)
    sheet?.place = .flying(flight)
  }

  /// Opens the sheet, as the strategy does when its button is tapped.
  mutating func open() {
    guard sheet == nil, case .before(let seconds) = setting.strategy.sheet?.focus else {
      present()
      return
    }
    guard !focus.pending.contains(where: { $0.plan == .presents }) else { return }
    focus.requests.append(.field(FocusState.field))
    focus.schedule(.presents, at: frame + rate.frames(in: seconds))
  }

  /// Presents the sheet.
  mutating func present() {
    guard sheet == nil, let plan = setting.strategy.sheet else { return }
    let largest = plan.detents.max() ?? .large
    var detent: SheetPlan.Detent
    switch plan.opens {
    case .large: detent = .large
    case .medium: detent = .medium
    case .lastUsed: detent = lastDetent ?? largest
    }
    note(.present)
    let height = screenHeight - restingTop(detent)
    sheet = SheetState(
      place: .resting(screenHeight), layout: .fixed(height), detent: detent, travel: height,
      strip: .fixed(plan.strip == .fromFirstFrame ? 0 : ComposerMetrics.stripHeight),
      windowFocusFrame: frame + windowFocusFrames(plan))
    send(sheetTo: restingTop(detent))
    scheduleFocus(plan)
  }

  /// Closes the sheet as the strategy says.
  mutating func close() {
    guard let plan = setting.strategy.sheet, sheet?.phase == .staying else { return }
    focus.cancelTasks()
    switch plan.closing {
    case .together:
      askBlur()
      leave()
    case .sheetThenFocus:
      leave()
    case .focusThenSheet:
      note(.dismiss)
      askBlur()
      sheet?.phase = .waitingToLeave
    }
  }

  private mutating func leave() {
    if sheet?.phase == .staying { note(.dismiss) }
    if let sheet { lastDetent = sheet.detent }
    leavePushedUp()
    send(sheetTo: screenHeight)
    sheet?.phase = .leaving
  }

  /// A sheet that the keyboard moved up leaves from there, its content as it stands.
  private mutating func leavePushedUp() {
    guard var sheet, let top = sheetTop(at: now) else { return }
    let push = pushedUp(sheet, at: now)
    guard push > 0 else { return }
    sheet.heldInset = sheet.heldInset ?? composerInset(at: now) - push
    sheet.place = .resting(top)
    self.sheet = sheet
  }

  /// What happens to the sheet at times that have come.
  mutating func runSheetTasks() {
    guard let sheet else { return }
    switch sheet.phase {
    case .staying: break
    case .waitingToLeave:
      if keyboard.startFrame == nil, keyboardVisible(at: now) <= 0 { leave() }
    case .leaving:
      guard case .flying(let flight) = sheet.place, flight.isOver(at: frame) else { return }
      leaveAtOnce()
    }
  }

  /// The sheet is gone, and its fields with it.
  mutating func leaveAtOnce() {
    note(.gone)
    sheet = nil
    unhangKeyboard()
    if setting.strategy.sheet?.closing == .sheetThenFocus { askBlur() }
    focus.leaveWindow()
  }

  /// Ends the sheet's flights that have arrived.
  mutating func moveSheet() {
    guard var sheet else { return }
    if sheet.phase == .staying, case .flying(let flight) = sheet.place, flight.isOver(at: frame) {
      sheet.place = .resting(flight.target)
      if case .stretched = sheet.layout { sheet.layout = .fixed(screenHeight - flight.target) }
      if sheet.heldInset != nil { sheet.heldInset = nil }
      self.sheet = sheet
      unhangKeyboard()
      // What the keyboard moved it up by is the keyboard's again.
      self.sheet?.place = .resting(flight.target + sheet.heldPush)
      self.sheet?.heldPush = 0
    }
    if case .flying(let flight) = sheet.layout, flight.isOver(at: frame) {
      self.sheet?.layout = .fixed(flight.target)
    }
    if case .flying(let flight) = sheet.strip, flight.isOver(at: frame) {
      self.sheet?.strip = .fixed(flight.target)
    }
  }

  /// The keyboard starts for a field in a sheet below large: the system takes the sheet there.
  mutating func raiseSheetIfNeeded() {
    guard let sheet, sheet.phase == .staying, sheet.detent == .medium,
      setting.platform.sheet.raisesForKeyboard,
      setting.strategy.sheet?.detents.contains(.large) == true
    else { return }
    // Under a finger it stays; its release raises it.
    if case .held = sheet.place { return }
    note(.raised)
    if case .flying(let flight) = sheet.layout {
      let height = flight.value(at: now, rate: rate)
      self.sheet?.layout = .fixed(height)
    }
    send(sheetTo: restingTop(.large))
    self.sheet?.isRaised = true
  }

  /// At did-show the raised sheet's content grows after it.
  mutating func growRaisedSheet() {
    guard let sheet, sheet.isRaised, sheet.phase == .staying else { return }
    let rules = setting.platform.sheet
    let flight = TimedFlight(
      .spring(rules.spring), from: sheetLayoutHeight(at: now),
      to: screenHeight - restingTop(.large), startFrame: frame, duration: rules.duration,
      rate: rate)
    self.sheet?.layout = .flying(flight)
  }

  /// The keyboard goes down and the sheet stays: a raised one returns to its detent.
  mutating func returnSheetIfRaised() {
    guard var sheet, sheet.isRaised else { return }
    sheet.isRaised = false
    self.sheet = sheet
    guard sheet.phase == .staying, let top = sheetTop(at: now) else { return }
    if case .held = sheet.place { return }
    let rules = setting.platform.keyboard
    func flight(from: Double, to: Double) -> TimedFlight {
      TimedFlight(
        rules.hide.curve, from: from, to: to, startFrame: frame, duration: rules.hide.duration,
        rate: rate)
    }
    let target = restingTop(sheet.detent)
    let height = sheetLayoutHeight(at: now)
    sheet.travel = abs(target - top)
    sheet.place = .flying(flight(from: top, to: target))
    sheet.layout = .flying(flight(from: height, to: screenHeight - target))
    self.sheet = sheet
  }
}
