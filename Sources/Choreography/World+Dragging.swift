import Motion

// A finger that holds the sheet.
extension World {
  /// The finger takes the sheet where it was the frame before; the keyboard hangs on it.
  mutating func holdSheet() -> Double {
    let before = Instant(frame: frame - 1)
    guard let top = sheetTop(at: before) else { return 0 }
    let detents = setting.strategy.sheet?.detents ?? [.large]
    let push = sheet.map { pushedUp($0, at: before) } ?? 0
    let inset = sheet?.heldInset ?? composerInset(at: before) - push
    let height = sheetLayoutHeight(at: before)
    hangKeyboard(sheetTop: top, at: before)
    sheet?.place = .held(top)
    sheet?.heldPush += push
    if detents.count > 1, let smallest = detents.min() {
      let height = screenHeight - restingTop(smallest)
      sheet?.layout = .stretched(smallest: height)
    } else {
      sheet?.layout = .fixed(height)
      sheet?.heldInset = inset
    }
    return top
  }

  /// Where a sheet rests at a detent that a finger found moved up by the keyboard.
  private func heldTop(_ detent: SheetPlan.Detent) -> Double {
    restingTop(detent) - (sheet?.heldPush ?? 0)
  }

  /// The sheet goes with the finger: 1:1 down, hardly at all above its largest detent.
  mutating func dragSheet(from top: Double) {
    guard let touch, case .held = sheet?.place else { return }
    let highest = heldTop(setting.strategy.sheet?.detents.max() ?? .large)
    let wanted = top + touch.point.y - touch.start.y
    let band = RubberBand(
      dimension: setting.platform.sheet.stretch * screenHeight,
      coefficient: setting.platform.scroll.rubberBand)
    let place =
      wanted >= highest
      ? min(wanted, screenHeight) : highest - band.stretch(forPull: highest - wanted)
    sheet?.place = .held(place)
  }

  /// The finger lets the sheet go: it flies to the detent or away that its speed points to.
  mutating func releaseSheet(velocity: Double) {
    guard let sheet, case .held(let top) = sheet.place else { return }
    let rules = setting.platform.sheet
    let detents = setting.strategy.sheet?.detents ?? [.large]
    let isAway: Bool
    var detent = sheet.detent
    if velocity >= rules.awaySpeed * screenHeight {
      isAway = true
    } else if detents.count == 1 {
      let rest = heldTop(detents[0])
      isAway = top - rest >= rules.awayFraction * (screenHeight - rest)
      detent = detents[0]
    } else {
      let end = top + projection(velocity: velocity, rate: setting.platform.scroll.decay)
      let nearest = detents.min { abs(restingTop($0) - end) < abs(restingTop($1) - end) }
      detent = nearest ?? sheet.detent
      isAway = abs(screenHeight - end) < abs(restingTop(detent) - end)
    }
    if isAway {
      fly(sheetTo: screenHeight, from: top)
      sendAway()
      return
    }
    let isSmaller = restingTop(detent) > restingTop(sheet.isRaised ? .large : sheet.detent)
    self.sheet?.detent = detent
    self.sheet?.isRaised = false
    fly(sheetTo: heldTop(detent), from: top)
    if isSmaller {
      askBlur()
    } else if keyboard.isAskedUp {
      raiseSheetIfNeeded()
    }
  }

  /// The touch was taken away: the sheet goes back to where it belongs.
  mutating func returnSheet() {
    guard let sheet, case .held(let top) = sheet.place else { return }
    fly(sheetTo: heldTop(sheet.isRaised ? .large : sheet.detent), from: top)
  }

  private mutating func sendAway() {
    focus.cancelTasks()
    askBlur()
    note(.dismiss)
    lastDetent = sheet?.detent
    sheet?.phase = .leaving
  }

  private mutating func fly(sheetTo target: Double, from top: Double) {
    let rules = setting.platform.sheet
    let highest = heldTop(setting.strategy.sheet?.detents.max() ?? .large)
    let isStretched = top < highest && target == highest
    let duration = isStretched ? rules.stretchDuration : rules.releaseDuration
    let flight = TimedFlight(
      .bezier(rules.releaseCurve, duration: duration), from: top, to: target, startFrame: frame,
      duration: duration, rate: rate)
    sheet?.travel = abs(target - top)
    sheet?.place = .flying(flight)
  }

  private mutating func hangKeyboard(sheetTop: Double, at instant: Instant) {
    // On a sheet that is caught again while it flies back, it hangs as it did.
    if case .hanging = keyboard.place { return }
    let top = keyboardTop(at: instant)
    guard top < screenHeight else { return }
    keyboard.place = .hanging(top: top, sheetTop: sheetTop)
    if keyboard.due?.event == .didShow { keyboard.due = nil }
  }

  /// The sheet has arrived or is gone: the keyboard stands by itself again.
  mutating func unhangKeyboard() {
    guard case .hanging(let top, let sheetTop) = keyboard.place else { return }
    let down = sheet.map { _ in max(0, (self.sheetTop(at: now) ?? sheetTop) - sheetTop) }
    let place = min(screenHeight, top + (down ?? screenHeight))
    if focus.responder == .none && !keyboard.isAskedUp {
      keyboard.place = .resting(place)
      if place < screenHeight { flyKeyboard(to: .down) }
    } else if place > keyboardRest {
      keyboard.place = .resting(place)
      fly(to: .up)
    } else {
      keyboard.place = .resting(keyboardRest)
    }
  }
}
