import Choreography
import Picture

extension Session {
  /// Takes what a person did.
  public mutating func receive(_ input: UserInput) {
    switch input {
    case .pointerMoved(let place): pointerMoved(to: place)
    case .pointerPressed(let place): pointerPressed(at: place)
    case .pointerReleased(let place): pointerReleased(at: place)
    case .pointerLeft: pointerLeft()
    case .deactivated: deactivated()
    case .wheel(let dx, let dy, let modifiers): wheel(dx: dx, dy: dy, modifiers: modifiers)
    case .key(let key, let modifiers): pressed(key, modifiers)
    case .text(let text, let isRepeat): typed(text, isRepeat: isRepeat)
    }
    refresh()
  }

  /// The window has other pixels or another scale.
  public mutating func resize(width: Int, height: Int, scale: Double) {
    viewport.resize(width: width, height: height, scale: scale)
    report(
      "resized",
      [.init("width", .int(width)), .init("height", .int(height)), .init("scale", .points(scale))])
  }

  /// Takes the targets of the picture that is now on the screen; tells whether another one has
  /// come under the pointer.
  public mutating func place(_ targets: [Target]) -> Bool {
    self.targets = targets
    let before = pointer.hover
    hover()
    if pointer.hover != before { pointer.stillness = 0 }
    return pointer.hover != before
  }

  /// The topmost target at a place.
  func target(at place: Point) -> Target? { targets.last { $0.rect.contains(place) } }
  /// The target with a name.
  func target(_ id: String) -> Target? { targets.last { $0.id == id } }

  private mutating func pointerMoved(to place: Point) {
    guard place != pointer.place else { return }
    pointer.place = place
    pointer.stillness = 0
    hover()
    switch pointer.grip {
    case .none, .control: break
    case .phone(_, let rect): live.touch.move(to: phonePoint(place, in: rect))
    case .scrubber: scrub(to: scrubberPart(at: place))
    case .plot(let rect): scrubPlot(to: place, in: rect)
    case .loopStart: moveLoop(start: true, to: scrubberPart(at: place))
    case .loopEnd: moveLoop(start: false, to: scrubberPart(at: place))
    }
  }

  /// Finds what is under the pointer.
  private mutating func hover() {
    guard let place = pointer.place, let under = target(at: place) else {
      pointer.hover = nil
      return
    }
    switch under.role {
    case .phone, .element, .overlay: pointer.hover = nil
    default: pointer.hover = under.id
    }
  }

  private mutating func pointerPressed(at place: Point) {
    if place != pointer.place { pointerMoved(to: place) }
    pointer.stillness = 0
    focus = nil
    guard pointer.grip == .none, let target = target(at: place), target.isEnabled else { return }
    switch target.action {
    case .none: return
    case .touchPhone(let index):
      guard let screen = self.target("phone.\(index).screen"), screen.rect.contains(place) else {
        return
      }
      pointer.grip = .phone(index, screen.rect)
      touchPhone(index, at: phonePoint(place, in: screen.rect))
    case .scrub:
      pointer.grip = .scrubber
      reportAction(target)
      scrub(to: scrubberPart(at: place))
    case .plotScrub:
      pointer.grip = .plot(target.rect)
      reportAction(target)
      scrubPlot(to: place, in: target.rect)
    case .loopStart: pointer.grip = .loopStart
    case .loopEnd: pointer.grip = .loopEnd
    default: pointer.grip = .control(target.id)
    }
  }

  private mutating func pointerReleased(at place: Point) {
    if place != pointer.place { pointerMoved(to: place) }
    let grip = pointer.grip
    pointer.grip = .none
    switch grip {
    case .none: return
    case .control(let id):
      guard let target = target(at: place), target.id == id else { return }
      activate(target)
    case .phone(_, let rect): live.touch.lift(at: phonePoint(place, in: rect))
    case .scrubber, .plot, .loopStart, .loopEnd: reportState()
    }
  }

  private mutating func pointerLeft() {
    pointer.place = nil
    pointer.hover = nil
    pointer.stillness = 0
  }

  private mutating func deactivated() {
    if case .phone = pointer.grip { live.touch.cancel() }
    pointer.grip = .none
  }

  // MARK: - The phone

  /// A finger comes down on a phone of the stage; the first one makes it Live, from the
  /// moment that is seen.
  private mutating func touchPhone(_ index: Int, at point: Point) {
    guard compared.indices.contains(index) else { return }
    if !isLive { continueLive() }
    menu = nil
    keysAreReleased = false
    startLiveClock()
    refresh()
    let appearance = shown[index].world.appearance(at: playhead.instant)
    let element = appearance.element(at: point) ?? .screen
    live.touch.press(element, at: point)
    report(
      "touch",
      [
        .init("strategy", .string(strategies[compared[index]].id)),
        .init("element", .string(element.name)), .init("frame", .int(lastFrame)),
        .init("x", .points(point.x)), .init("y", .points(point.y)),
      ])
  }

  /// A place in units as points of the screen that stands at `rect`.
  private func phonePoint(_ place: Point, in rect: Rect) -> Point {
    let scale = rect.width / heldDevice.size.width
    return Point(x: (place.x - rect.x) / scale, y: (place.y - rect.y) / scale)
  }

  // MARK: - Time

  private func scrubberPart(at place: Point) -> Double {
    guard let rect = targets.last(where: { $0.action == .scrub })?.rect, rect.width > 0 else {
      return 0
    }
    return (place.x - rect.x) / rect.width
  }

  private mutating func scrubPlot(to place: Point, in rect: Rect) {
    guard rect.width > 0 else { return }
    let sixtieths = timeWindow.start + (place.x - rect.x) / rect.width * timeWindow.span
    let frame = (sixtieths * Double(rate.hertz) / 60).rounded()
    let start = timeWindow
    pause(at: recording.firstFrame + Int(frame))
    timeWindow = start
  }

  /// The wheel scrolls the rows, with Shift the time axis, with Ctrl it zooms that; elsewhere it
  /// scrolls the content of a small window.
  private mutating func wheel(dx: Double, dy: Double, modifiers: UserInput.Modifiers) {
    pointer.stillness = 0
    let step = 40.0
    let end = sixtieths(lastFrame * Playhead.perFrame)
    let plot = pointer.place.flatMap { place in
      targets.last { $0.action == .plotScrub && $0.rect.contains(place) }
    }
    if isOverAdvice {
      scrollAdvice(by: dy * step)
    } else if let plot, let place = pointer.place, modifiers.contains(.control) {
      let part = (place.x - plot.rect.x) / plot.rect.width
      let factor = dy > 0 ? 1.25 : 0.8
      timeWindow.zoom(by: factor, around: timeWindow.start + part * timeWindow.span, end: end)
    } else if plot != nil, modifiers.contains(.shift) || dx != 0 {
      let lines = modifiers.contains(.shift) ? dy + dx : dx
      timeWindow.move(by: lines * timeWindow.span / 12, end: end)
    } else if isOverRows, rowScrollRange > 0 {
      rowScroll = min(max(rowScroll + dy * step, 0), rowScrollRange)
    } else if modifiers.contains(.shift) {
      viewport.scroll(byX: (dy + dx) * step, y: 0)
    } else {
      viewport.scroll(byX: dx * step, y: dy * step)
    }
  }

  private var isOverAdvice: Bool {
    guard let place = pointer.place, case .scrollAdvice = target(at: place)?.action else {
      return false
    }
    return true
  }

  private var isOverRows: Bool {
    guard let place = pointer.place else { return false }
    return targets.contains { $0.id.hasPrefix("row.") && $0.rect.contains(place) }
  }
}
