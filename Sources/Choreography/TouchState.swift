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
  /// From the finger to where it meets the element in this lane, which may have it elsewhere.
  var aim = Point(x: 0, y: 0)
  var point: Point
  var grip = Grip.none
  var samples: [Sample]
  /// Whether it has moved too far for a tap.
  var isDrag = false
  /// Whether it is tracking the keyboard.
  var isTracking = false
  /// Whether it moves the keyboard before the list.
  var isNesting = false
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
    case .change(let change): apply(change)
    }
  }

  private mutating func touchBegan(_ id: ElementID, at point: Point, geometry: [Element]) {
    guard touch == nil else { return }
    var point = point
    if point == Take.nowhere {
      point = geometry.last { $0.id == id }?.rect.center ?? Point(x: 0, y: 0)
    }
    var touch = TouchState(element: id, point: point, frame: frame)
    if let element = geometry.last(where: { $0.id == id }), !element.rect.contains(point) {
      let center = element.rect.center
      touch.aim = Point(x: center.x - point.x, y: center.y - point.y)
    }
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
    let point = point == Take.nowhere ? touch.point : point
    touch.move(to: point, frame: frame, keeping: rate.hertz)
    let isDrag =
      max(abs(point.y - touch.start.y), abs(point.x - touch.start.x))
      >= setting.platform.scroll.tapSlop
    let begins = isDrag && !touch.isDrag
    touch.isDrag = touch.isDrag || isDrag
    self.touch = touch
    if begins, touch.grip != .none {
      note(.dragBegan)
      if setting.strategy.putAway == .onDrag, case .list = touch.grip { askBlur() }
    }
    switch touch.grip {
    case .none: break
    case .list:
      trackKeyboard()
      nestKeyboard()
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
      if touch.isNesting { settleKeyboard(velocity: velocity) }
      if !touch.isDrag { tap(touch.element, geometry: geometry, isTouch: true) }
    case .sheet:
      guard touch.isDrag else {
        returnSheet()
        return
      }
      note(.released)
      releaseSheet(velocity: velocity)
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
      if touch.isTracking, case .tracked = keyboard.place {
        note(.trackingEnded)
        restoreKeyboard()
      }
      if touch.isNesting { settleKeyboard(velocity: 0) }
    case .sheet: returnSheet()
    }
  }

  private mutating func tap(_ id: ElementID, geometry: [Element], isTouch: Bool) {
    note(.tap)
    guard let element = geometry.last(where: { $0.id == id }) else { return }
    let point = touch.map { Point(x: $0.point.x + $0.aim.x, y: $0.point.y + $0.aim.y) }
    let met = isTouch ? point ?? element.rect.center : element.rect.center
    lastTap = TapMark(point: met, frame: frame)
    guard isMet(element, at: met, in: geometry) else { return }
    if !swallows(id) { act(on: id) }
  }

  /// Whether a finger at `point` meets `element` on the screen, and nothing above it.
  private func isMet(_ element: Element, at point: Point, in geometry: [Element]) -> Bool {
    guard point.y < screenHeight, element.rect.contains(point) else { return false }
    return geometry.last { $0.rect.contains(point) }?.id == element.id
  }

  /// Whether the tap only puts the keyboard away, and what it was aimed at never hears of it.
  private mutating func swallows(_ id: ElementID) -> Bool {
    guard setting.strategy.tapOutside == .eaten, focus.responder != .none,
      keyboardVisible(at: Instant(frame: frame - 1)) > 0, id != .done, id != .keyboard,
      id.keyName == nil, !fieldNames.contains(id)
    else { return false }
    if id != .messages && id != .screen && id != .sheet { note(.eaten) }
    askBlur()
    return true
  }

  /// The elements that are fields.
  private var fieldNames: [ElementID] { [.field] + form.fields.map { .field($0.id) } }

  private mutating func act(on id: ElementID) {
    switch id {
    case .compose: open()
    case .cancel: close()
    case .field: focus.requests.append(.field(FocusState.field))
    case .done: askBlur()
    case .send: send()
    case .save: submit()
    case .messages, .screen, .sheet, .grabber:
      if setting.strategy.tapOutside == .handled { askBlur() }
    default:
      if let emote = id.emote { insert(String(emote.character)) }
      if let key = id.keyName { press(key: key) }
      if let name = id.fieldName { moveFocus(to: .field(name)) }
    }
  }
}
