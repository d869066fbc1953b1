import Foundation
import Motion

// Android's nested scroll: a drag moves the keyboard before the list.
extension World {
  /// The finger moved on the messages: down takes the keyboard before the list, up brings it back
  /// once the list is at its end; whole pixels, the rest is carried.
  mutating func nestKeyboard() {
    guard setting.platform.hasNestedScroll, setting.strategy.putAway == .nestedScroll,
      keyboard.isAskedUp, var touch, touch.isDrag
    else { return }
    let before = Instant(frame: frame - 1)
    let visible = keyboardVisible(at: before)
    var down = touch.point.y - touch.place(1, before: frame).y
    if down < 0 {
      // The list goes first as far as its end.
      down = min(0, down + max(0, scroll(at: before)))
    }
    guard down != 0, down > 0 ? visible > 0 : visible < keyboardHeight else { return }
    if !touch.isNesting {
      touch.isNesting = true
      self.touch = touch
      keyboard.due = nil
      keyboard.carry = 0
      note(.trackingBegan)
    }
    let density = device.wholePixels ?? 1
    let wanted = (visible - down + keyboard.carry) * density
    let whole = wanted.rounded()
    keyboard.carry = (wanted - whole) / density
    let next = min(max(whole / density, 0), keyboardHeight)
    keyboard.place = .tracked(screenHeight - next)
  }

  /// The finger lets the keyboard go: it settles on the side of its projected place.
  mutating func settleKeyboard(velocity: Double) {
    guard case .tracked = keyboard.place else { return }
    note(.trackingEnded)
    let visible = keyboardVisible(at: now)
    let end = visible - FlingSpline.distance(velocity: velocity)
    keyboard.releaseVelocity = velocity
    if end / max(keyboardHeight, 1) > setting.platform.scroll.shownPart {
      glideKeyboard(to: keyboardRest, heading: .up)
    } else {
      askBlur()
    }
  }

  /// The keyboard settles by the spring of a drag.
  mutating func glideKeyboard(to target: Double, heading: KeyboardState.Heading) {
    let spring = setting.platform.scroll.keyboardSpring
    let top = keyboardTop(at: now)
    let flight = Flight(
      curve: .spring(spring), from: top, to: target, velocity: keyboard.releaseVelocity)
    let frames = (0...rate.frames(in: setting.platform.keyboard.show.duration * 4)).first {
      flight.isSettled(at: rate.seconds(at: $0), tolerance: .halfPoint)
    }
    keyboard.place = .flying(
      TimedFlight(
        .spring(spring), from: top, to: target, velocity: keyboard.releaseVelocity,
        startFrame: frame,
        duration: frames.map(rate.seconds(at:)) ?? setting.platform.keyboard.show.duration,
        rate: rate), heading)
  }
}

/// How far a fling of Android goes (AOSP's OverScroller). M.
enum FlingSpline {
  private static let friction = 0.015
  private static let inflexion = 0.35
  /// Gravity in inches, times the density of a display with one pixel for a point, times the
  /// friction of the look and feel.
  private static let physical = 9.80665 * 39.37 * 160 * 0.84
  /// ln 0.78 / ln 0.9.
  private static let decelerationRate = 2.3582018154259448

  /// Points that a fling at `velocity` points a second covers, in its direction.
  static func distance(velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let exponent = log(inflexion * abs(velocity) / (friction * physical))
    let length =
      friction * physical * exp(exponent * decelerationRate / (decelerationRate - 1))
    return velocity < 0 ? -length : length
  }
}
