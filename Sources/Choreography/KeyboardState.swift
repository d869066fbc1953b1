import Motion

/// The keyboard: where it is, what it waits for.
struct KeyboardState: Hashable, Sendable {
  /// What decides its place.
  enum Place: Hashable, Sendable {
    /// Nothing: it stands with its top here.
    case resting(Double)
    /// It flies by itself.
    case flying(TimedFlight, Heading)
    /// A finger on the messages holds it here.
    case tracked(Double)
    /// It hangs on a sheet that a finger holds or has let go: its top when the sheet's was at
    /// `sheetTop`.
    case hanging(top: Double, sheetTop: Double)
  }

  /// Where a flight goes.
  enum Heading: Hashable, Sendable { case up, down }

  /// A did-event that is due.
  struct Due: Hashable, Sendable {
    let event: Event
    let frame: Int
  }

  var place: Place
  /// The frame in which it starts up, once focus was granted.
  var startFrame: Int?
  /// The did-event that is due.
  var due: Due?
  /// Whether the system has been told to show it (and not yet to hide it).
  var isAskedUp = false
  /// Points a second downward with which a finger let it go.
  var releaseVelocity = 0.0
  /// The keyboard it was changed to in its place; `nil` is the one its field asks for.
  var type: KeyboardType?
  /// The keyboard that was shown last.
  var lastType = KeyboardType.letters
  /// How much of it is seen, where it fades; `nil` where it slides.
  var fade: TimedFlight?
  /// The part of a whole pixel that a drag has not moved it yet.
  var carry = 0.0
  /// The frame in which its last flight started.
  var flightFrame: Int?
  /// How the safe area below it is handed over.
  var handOver = HandOver.none

  /// The bottom safe area that stays counted beside a keyboard which came after its sheet.
  enum HandOver: Hashable, Sendable {
    /// It is not counted.
    case none
    /// Until did-show.
    case held
    /// From there on it is let go; the flight is the part that is gone.
    case released(TimedFlight)
  }

  func isAtRest(at frame: Int) -> Bool {
    guard startFrame == nil, due == nil else { return false }
    if case .released(let flight) = handOver, !flight.isOver(at: frame) { return false }
    if let fade, !fade.isOver(at: frame) { return false }
    switch place {
    case .resting, .hanging: return true
    case .flying(let flight, _): return flight.isOver(at: frame)
    case .tracked: return false
    }
  }
}

extension World {
  /// Where the keyboard's top is at a moment.
  func keyboardTop(at instant: Instant) -> Double {
    switch keyboard.place {
    case .resting(let top), .tracked(let top): return onWholePixel(top)
    case .flying(let flight, _):
      return onWholePixel(min(flight.value(at: instant, rate: rate), screenHeight))
    case .hanging(let top, let sheetTop):
      let down = max(0, (self.sheetTop(at: instant) ?? sheetTop) - sheetTop)
      return min(top + down, screenHeight)
    }
  }

  /// The place of a keyboard that the system moves by whole pixels, its height rounded down.
  private func onWholePixel(_ top: Double) -> Double {
    guard let density = device.wholePixels else { return top }
    return screenHeight - ((screenHeight - top) * density).rounded(.towardZero) / density
  }

  /// How much of the keyboard stands above the screen's bottom.
  func keyboardVisible(at instant: Instant) -> Double { screenHeight - keyboardTop(at: instant) }

  /// The keyboard is asked up: its flight starts after the latency.
  mutating func askKeyboardUp() {
    guard canShowKeyboard else { return }
    keyboard.isAskedUp = true
    keyboard.lastType = keyboardType
    keyboard.startFrame = frame + setting.platform.keyboard.latency
  }

  /// The keyboard is asked down: its flight starts now, unless it had not even started up.
  mutating func askKeyboardDown() {
    keyboard.isAskedUp = false
    if keyboard.startFrame != nil {
      keyboard.startFrame = nil
      if case .flying(_, .up) = keyboard.place {} else { return }
    }
    switch keyboard.place {
    case .tracked(let top):
      throwKeyboardDown(from: top)
    case .hanging:
      announceDown()
    case .resting, .flying:
      if keyboardTop(at: now) < screenHeight { fly(to: .down) }
    }
  }

  /// Starts the keyboard's own flight from where it is, and says so.
  mutating func fly(to heading: KeyboardState.Heading) {
    flyKeyboard(to: heading)
    switch heading {
    case .up: announceUp()
    case .down: announceDown()
    }
  }

  /// Lets the keyboard fly by itself from where it is, without speed.
  mutating func flyKeyboard(to heading: KeyboardState.Heading) {
    let motion = keyboardMotion(heading)
    let duration = surroundings.crossFade ? 0 : motion.duration
    let flight = TimedFlight(
      motion.curve, from: keyboardTop(at: now),
      to: heading == .up ? keyboardRest : screenHeight, startFrame: frame, duration: duration,
      rate: rate)
    keyboard.place = .flying(flight, heading)
    keyboard.flightFrame = frame
    keyboard.fade = surroundings.crossFade ? fade(heading, motion: motion) : nil
  }

  /// How the keyboard moves for this app.
  private func keyboardMotion(_ heading: KeyboardState.Heading) -> Platform.KeyboardMotion {
    let rules = setting.platform.keyboard
    if let unheard = rules.unheard, !setting.strategy.follow.way.listensToFrames {
      return heading == .up ? unheard.show : unheard.hide
    }
    return heading == .up ? rules.show : rules.hide
  }

  private func fade(
    _ heading: KeyboardState.Heading, motion: Platform.KeyboardMotion
  ) -> TimedFlight {
    TimedFlight(
      motion.curve, from: keyboard.fade?.value(at: now, rate: rate) ?? (heading == .up ? 0 : 1),
      to: heading == .up ? 1 : 0, startFrame: frame,
      duration: motion.duration, rate: rate)
  }

  /// The frame of the did-event for a flight that starts now.
  private var didFrame: Int {
    let rules = setting.platform.keyboard
    guard rules.didComesWithEnd else { return frame + rate.frames(in: rules.didDelay) }
    if case .flying(let flight, _) = keyboard.place { return flight.endFrame }
    return frame
  }

  private mutating func announceUp() {
    note(.willShow)
    keyboard.due = KeyboardState.Due(event: .didShow, frame: didFrame)
    judgeHandOver()
    raiseSheetIfNeeded()
  }

  /// Sends will-hide; what was raised for the keyboard goes back.
  mutating func announceDown(didHideFrame: Int? = nil) {
    note(.willHide)
    keyboard.due = KeyboardState.Due(event: .didHide, frame: didHideFrame ?? didFrame)
    returnSheetIfRaised()
  }

  /// Whether the safe area stays counted: only for a keyboard that comes to a sheet at rest.
  private mutating func judgeHandOver() {
    guard let sheet, setting.platform.keyboard.countsSafeAreaWhenLate,
      setting.strategy.sheet?.handOver == .late, keyboardTop(at: now) >= screenHeight
    else {
      if keyboardTop(at: now) >= screenHeight { keyboard.handOver = .none }
      return
    }
    keyboard.handOver = isLaidOut(sheet) ? .held : .none
  }

  /// Starts what is due, and ends flights that have arrived.
  mutating func moveKeyboard() {
    if keyboard.startFrame == frame {
      keyboard.startFrame = nil
      fly(to: .up)
    }
    if let due = keyboard.due, due.frame <= frame {
      keyboard.due = nil
      note(due.event)
      if due.event == .didShow { keyboardDidShow() }
    }
    if case .flying(let flight, _) = keyboard.place, flight.isOver(at: frame) {
      keyboard.place = .resting(flight.target)
    }
    if let fade = keyboard.fade, fade.isOver(at: frame) { keyboard.fade = nil }
    if case .released(let flight) = keyboard.handOver, flight.isOver(at: frame) {
      keyboard.handOver = .none
    }
    if case .resting(let top) = keyboard.place, top >= screenHeight { keyboard.handOver = .none }
  }

  private mutating func keyboardDidShow() {
    if keyboard.handOver == .held {
      let rules = setting.platform.keyboard
      keyboard.handOver = .released(
        TimedFlight(
          .bezier(rules.handOverCurve, duration: rules.handOverDuration), from: 0, to: 1,
          startFrame: frame, duration: rules.handOverDuration, rate: rate))
    }
    growRaisedSheet()
  }
}
