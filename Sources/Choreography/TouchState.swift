/// A finger that is down: where it came down, where it has been, what it holds.
struct TouchState: Hashable, Sendable {
  /// What a touch does beside being a finger on the screen.
  enum Grip: Hashable, Sendable {
    /// It is a tap unless it moves away.
    case none
    /// It scrolls the messages: the newest one's bottom without the rubber band, at the touch.
    case list(newest: Double)
    /// It holds the sheet: its top at the touch.
    case sheet(top: Double)
  }

  /// A place and the frame in which the finger was there.
  struct Sample: Hashable, Sendable {
    let frame: Int
    let point: Point
    /// How far the list was scrolled then, where the finger holds it.
    var scroll: Double?
  }

  let element: ElementID
  let start: Point
  var point: Point
  var grip = Grip.none
  var samples: [Sample]
  /// Whether it has moved too far for a tap.
  var isDrag = false
  /// Whether it is tracking the keyboard.
  var isTracking = false
  /// Whether it lifted in this frame.
  var hasEnded = false

  init(element: ElementID, point: Point, frame: Int) {
    self.element = element
    start = point
    self.point = point
    samples = [Sample(frame: frame, point: point)]
  }

  mutating func move(to point: Point, frame: Int, keeping frames: Int) {
    self.point = point
    if samples.last?.frame == frame { samples.removeLast() }
    samples.append(Sample(frame: frame, point: point))
    if samples.count > frames + 2 { samples.removeFirst(samples.count - frames - 2) }
  }

  mutating func noteScroll(_ scroll: Double, at frame: Int) {
    guard let last = samples.indices.last, samples[last].frame == frame else { return }
    samples[last].scroll = scroll
  }

  /// Points a second that the list was scrolled over the last `frames` frames before `frame`, or
  /// since the touch.
  func scrollVelocity(at frame: Int, over frames: Int, rate: RefreshRate) -> Double {
    guard let current = samples.last?.scroll else { return 0 }
    let past = samples.last { $0.frame <= frame - frames } ?? samples.first
    guard let past, let scroll = past.scroll, frame > past.frame else { return 0 }
    return (current - scroll) * Double(rate.hertz) / Double(min(frames, frame - past.frame))
  }

  /// Where the finger was `frames` before `frame`, or where it came down if that is later.
  func place(_ frames: Int, before frame: Int) -> Point {
    samples.last { $0.frame <= frame - frames }?.point ?? samples.first?.point ?? point
  }

  /// Points a second downward over the last `frames` frames before `frame`, or since the touch.
  func velocity(at frame: Int, over frames: Int, rate: RefreshRate) -> Double {
    let first = samples.first?.frame ?? frame
    let span = min(frames, frame - first)
    guard span > 0 else { return 0 }
    return (point.y - place(span, before: frame).y) * Double(rate.hertz) / Double(span)
  }
}

extension World {
  /// Takes one input, aimed at the geometry of the frame before.
  mutating func take(_ input: Input, geometry: [Element]) {
    switch input {
    case .tap(let id): tap(id, geometry: geometry, isTouch: false)
    case .touchBegan(let id, let point): touchBegan(id, at: point, geometry: geometry)
    case .touchMoved(let point): touchMoved(to: point)
    case .touchEnded(let point): touchEnded(at: point, geometry: geometry)
    case .touchCancelled: touchCancelled()
    case .text(let text): type(text)
    case .deleteBackward: deleteBackward()
    case .returnKey: pressReturn()
    }
  }

  private mutating func touchBegan(_ id: ElementID, at point: Point, geometry: [Element]) {
    guard touch == nil else { return }
    var touch = TouchState(element: id, point: point, frame: frame)
    switch id {
    case .messages where setting.scene.id == .chat:
      touch.grip = .list(newest: holdList())
    case .grabber where geometry.contains { $0.id == .grabber } && sheet?.phase == .staying:
      touch.grip = .sheet(top: holdSheet())
    default: break
    }
    self.touch = touch
  }

  private mutating func touchMoved(to point: Point) {
    guard var touch else { return }
    touch.move(to: point, frame: frame, keeping: rate.hertz)
    let isDrag =
      max(abs(point.y - touch.start.y), abs(point.x - touch.start.x))
      >= setting.platform.scroll.tapSlop
    let begins = isDrag && !touch.isDrag
    touch.isDrag = touch.isDrag || isDrag
    self.touch = touch
    if begins, touch.grip != .none { note(.dragBegan) }
    switch touch.grip {
    case .none: break
    case .list: trackKeyboard()
    case .sheet(let top): dragSheet(from: top)
    }
  }

  private mutating func touchEnded(at point: Point, geometry: [Element]) {
    touchMoved(to: point)
    guard var touch else { return }
    touch.hasEnded = true
    self.touch = touch
    let window = rate.frames(in: setting.platform.scroll.velocityWindow)
    let velocity = touch.velocity(at: frame, over: window, rate: rate)
    switch touch.grip {
    case .none:
      if !touch.isDrag { tap(touch.element, geometry: geometry, isTouch: true) }
    case .list:
      releaseList()
      if touch.isDrag { note(.released) }
      if touch.isTracking { releaseKeyboard(velocity: velocity) }
      if !touch.isDrag { tap(touch.element, geometry: geometry, isTouch: true) }
    case .sheet:
      if touch.isDrag { note(.released) }
      releaseSheet(velocity: touch.isDrag ? velocity : 0)
    }
  }

  private mutating func touchCancelled() {
    guard var touch else { return }
    touch.hasEnded = true
    self.touch = touch
    switch touch.grip {
    case .none: break
    case .list:
      releaseList()
      if touch.isTracking { restoreKeyboard() }
    case .sheet: returnSheet()
    }
  }

  private mutating func tap(_ id: ElementID, geometry: [Element], isTouch: Bool) {
    note(.tap)
    guard let element = geometry.last(where: { $0.id == id }) else { return }
    let point = isTouch ? touch?.point ?? element.rect.center : element.rect.center
    lastTap = TapMark(point: isTouch ? point : element.rect.center, frame: frame)
    guard isMet(element, in: geometry) else { return }
    act(on: id)
  }

  /// Whether a finger aimed at the middle of `element` meets it and nothing above it.
  private func isMet(_ element: Element, in geometry: [Element]) -> Bool {
    guard element.rect.midY < screenHeight else { return false }
    if element.id == .messages || element.id == .grabber || element.id == .sheet { return true }
    return geometry.last { $0.rect.contains(element.rect.center) }?.id == element.id
  }

  private mutating func act(on id: ElementID) {
    switch id {
    case .compose: present()
    case .cancel: close()
    case .field: focus.requests.append(.field)
    case .done: askBlur()
    case .send: send()
    case .messages: if setting.strategy.tapOutside == .handled { askBlur() }
    default:
      if let emote = id.emote { insert(String(emote.character)) }
      if let key = id.keyName { press(key: key) }
    }
  }
}
