import Motion

// A finger on the messages that takes the keyboard with it.
extension World {
  /// How far above the keyboard's top the finger takes hold of it; `nil` where it cannot.
  private var dismissPadding: Double? {
    guard setting.platform.hasInteractiveDismissal,
      case .interactive(let padding) = setting.strategy.putAway
    else { return nil }
    return padding
  }

  /// The finger moved on the messages: the keyboard follows it once it has reached it.
  mutating func trackKeyboard() {
    guard let padding = dismissPadding, var touch, touch.isDrag, keyboard.isAskedUp else { return }
    if !touch.isTracking {
      let top = keyboardTop(at: Instant(frame: frame - 1))
      guard top < screenHeight, touch.point.y >= top - padding else { return }
      touch.isTracking = true
      self.touch = touch
      keyboard.due = nil
      note(.trackingBegan)
    }
    let top = min(max(touch.point.y + padding, keyboardRest), screenHeight)
    keyboard.place = .tracked(top)
  }

  /// The finger lets the keyboard go, moving at `velocity` points a second downward.
  mutating func releaseKeyboard(velocity: Double) {
    guard let padding = dismissPadding, let touch, case .tracked(let top) = keyboard.place else {
      return
    }
    note(.trackingEnded)
    guard touch.point.y > keyboardRest - padding else {
      keyboard.place = .resting(top)
      return
    }
    let isDecided = abs(velocity) > setting.platform.keyboard.releaseSpeed
    if top >= screenHeight || (isDecided && velocity > 0) {
      keyboard.releaseVelocity = velocity
      askBlur()
    } else {
      restoreKeyboard()
    }
  }

  /// The keyboard comes back up after a finger held it; nothing is announced.
  mutating func restoreKeyboard() {
    let rules = setting.platform.keyboard
    let top = keyboardTop(at: now)
    let rest = keyboardRest
    guard top > rest else {
      keyboard.place = .resting(rest)
      return
    }
    let duration = rules.restoreDuration * (top - rest) / keyboardHeight
    keyboard.place = .flying(
      TimedFlight(
        .bezier(rules.restoreCurve, duration: duration), from: top, to: rest, startFrame: frame,
        duration: duration, rate: rate), .up)
  }

  /// The keyboard goes down as fast as the finger left it, and is gone at the screen's bottom.
  mutating func throwKeyboardDown(from top: Double) {
    guard top < screenHeight else {
      keyboard.place = .resting(screenHeight)
      announceDown(didHideFrame: frame)
      return
    }
    if touch?.isNesting == true {
      glideKeyboard(to: screenHeight, heading: .down)
      var end: Int?
      if case .flying(let flight, _) = keyboard.place { end = flight.endFrame }
      announceDown(didHideFrame: end)
      return
    }
    let rules = setting.platform.keyboard
    var flight = TimedFlight(
      rules.hide.curve, from: top, to: screenHeight, velocity: keyboard.releaseVelocity,
      startFrame: frame, duration: rules.hide.duration, rate: rate)
    let arrival = (frame...flight.endFrame).first {
      flight.value(at: Instant(frame: $0), rate: rate) >= screenHeight
    }
    flight.endFrame = arrival ?? flight.endFrame
    keyboard.place = .flying(flight, .down)
    announceDown(didHideFrame: flight.endFrame)
    keyboard.releaseVelocity = 0
  }
}
