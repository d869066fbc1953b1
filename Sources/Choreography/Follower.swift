import Motion

/// How a composer is placed: what the strategy was told, and what it does with it.
struct Follower: Hashable, Sendable {
  let plan: FollowPlan
  /// The keyboard's visible parts of the frames before, the newest last; as many as it lags.
  var heard: [Double] = []
  /// The visible parts of each frame since the keyboard's last flight started, where the strategy
  /// hears some of them late or never.
  var delivered: [Double] = []
  /// What it last heard.
  var hearing = 0.0
  /// The part of the keyboard it was told of at the last event.
  var told = 0.0
  /// Its own animation of the inset.
  var flight: TimedFlight?
  /// The frame in which it applied an end state at once.
  var endStateFrame: Int?

  init(plan: FollowPlan) { self.plan = plan }

  func isAtRest(at frame: Int) -> Bool {
    if let flight, !flight.isOver(at: frame) { return false }
    guard case .everyFrame(let late) = plan.way, late > 0 else { return true }
    return heard.allSatisfy { $0 == heard.first }
  }
}

extension World {
  /// The strategy hears this frame's events and the keyboard's place.
  mutating func follow() {
    listen()
    followWithList()
    followWithForm()
  }

  private mutating func listen() {
    let plan = follower.plan
    if let told = announced(.willShow, .willHide) {
      if plan.appliesEndState {
        follower.endStateFrame = frame
        follower.told = told
      }
      follower.delivered = []
    }
    switch plan.way {
    case .not: break
    case .everyFrame(let late):
      hear()
      follower.heard.append(follower.hearing)
      follower.heard.removeFirst(max(0, follower.heard.count - late - 1))
    case .whenSettled:
      follower.told = announced(.didShow, .didHide) ?? follower.told
    case .atStart:
      follower.told = announced(.willShow, .willHide) ?? follower.told
    case .copiedCurve(let curve, let duration, let delay):
      // An animation of the model's value sets out from where the last one was to end.
      animate(
        .bezier(curve, duration: duration), duration: duration, after: rate.frames(in: delay),
        from: inset(visible: follower.told))
    case .eventCurve(let late):
      guard case .flying(let flight, _) = keyboard.place else {
        // A keyboard that does not slide is where it goes at once, and so is who goes with it.
        if let told = announced(.willShow, .willHide) {
          follower.told = told
          follower.flight = nil
        }
        return
      }
      let duration = rate.seconds(at: flight.endFrame - flight.startFrame)
      animate(flight.flight.curve, duration: duration, after: late)
    case .ownSpring(let spring):
      let tolerance = Tolerance.halfPoint
      let flight = Flight(curve: .spring(spring), from: 0, to: keyboardHeight)
      let settled = (0...rate.frames(in: Self.longestSpring)).first {
        flight.isSettled(at: rate.seconds(at: $0), tolerance: tolerance)
      }
      let duration = settled.map(rate.seconds(at:)) ?? Self.longestSpring
      animate(
        .spring(spring), duration: duration, after: 0,
        velocity: follower.flight?.velocity(at: now, rate: rate) ?? 0)
    }
  }

  /// Seconds after which a spring of an app's own is taken to have settled in any case. A.
  private static let longestSpring = 5.0

  /// What is heard of the keyboard in this frame: its place, unless frames are lost or late.
  private mutating func hear() {
    let visible = keyboardVisible(at: now)
    let order = follower.plan.hears
    guard !order.isEmpty, let start = keyboard.flightFrame else {
      follower.hearing = visible
      return
    }
    if follower.delivered.count <= frame - start { follower.delivered.append(visible) }
    let index = frame - start
    guard index < order.count else {
      follower.hearing = visible
      return
    }
    if let heard = order[index], heard < follower.delivered.count {
      follower.hearing = follower.delivered[heard]
    }
  }

  /// Starts an animation of the composer's own when the keyboard is announced, from where the
  /// composer is unless `start` says otherwise.
  private mutating func animate(
    _ curve: Flight.Curve, duration: Double, after late: Int, from start: Double? = nil,
    velocity: Double = 0
  ) {
    guard let told = announced(.willShow, .willHide) else { return }
    let from = start ?? follower.flight?.value(at: now, rate: rate) ?? inset(visible: follower.told)
    follower.told = told
    follower.flight = TimedFlight(
      curve, from: from, to: inset(visible: told), velocity: velocity, startFrame: frame + late,
      duration: duration, rate: rate)
  }

  /// What an event of this frame says of the keyboard's height, read as the strategy reads it;
  /// the later of both counts.
  private func announced(_ show: Event, _ hide: Event) -> Double? {
    guard let event = events.last(where: { $0 == show || $0 == hide }) else { return nil }
    return read(announcedFrame(isShown: event == show))
  }

  /// What the strategy takes for the keyboard's height in an announced frame.
  private func read(_ frame: Rect) -> Double {
    switch follower.plan.reads {
    case .intersection:
      max(0, min(frame.maxY, screenHeight) - max(frame.y, 0)) * (frame.height > 0 ? 1 : 0)
    case .height: frame.y < screenHeight ? frame.height : 0
    case .top: screenHeight - frame.y
    }
  }

  /// All was laid out anew: who follows by events is told of the keyboard's place, and takes it
  /// over without an animation.
  mutating func tellFollower(isShown: Bool) {
    guard !follower.plan.way.listensToFrames, follower.plan.way != .not else { return }
    follower.flight = nil
    follower.endStateFrame = nil
    follower.told = read(announcedFrame(isShown: isShown))
  }

  /// The end frame an event names. A hide that fades names an empty one.
  private func announcedFrame(isShown: Bool) -> Rect {
    if !isShown && surroundings.crossFade { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(
      x: 0, y: isShown ? keyboardRest : screenHeight, width: device.size.width,
      height: fullKeyboardHeight)
  }

  /// The inset for so much of a keyboard, with what the strategy adds.
  private func inset(visible: Double) -> Double {
    let safe = device.safeArea.bottom
    let inset: Double
    switch follower.plan.adds {
    case .nothing: inset = max(safe, visible)
    case .keyboard: inset = max(safe, visible) + visible
    case .safeArea: inset = safe + visible
    case .offset(let offset): inset = visible > 0 ? max(safe, visible + offset) : safe
    }
    return follower.plan.direction == .with ? inset : safe - (inset - safe)
  }

  /// The composer's distance from the bottom of what it is laid out in, at a moment.
  func composerInset(at instant: Instant) -> Double {
    if follower.endStateFrame == instant.frame { return inset(visible: follower.told) }
    switch follower.plan.way {
    case .not: return inset(visible: 0)
    case .everyFrame(late: 0) where follower.plan.hears.isEmpty:
      return inset(visible: keyboardVisible(at: instant)) + handedOver(at: instant)
    case .everyFrame(let late):
      return inset(visible: follower.heard.count > late ? follower.heard.first ?? 0 : 0)
    case .copiedCurve, .eventCurve, .ownSpring:
      if surroundings.reducedMotion { return inset(visible: keyboardVisible(at: instant)) }
      return follower.flight?.value(at: instant, rate: rate) ?? inset(visible: follower.told)
    case .whenSettled, .atStart: return inset(visible: follower.told)
    }
  }

  /// What is still counted of the bottom safe area beside a late keyboard, beyond the inset.
  private func handedOver(at instant: Instant) -> Double {
    let safe = device.safeArea.bottom
    let visible = keyboardVisible(at: instant)
    let counted: Double
    switch keyboard.handOver {
    case .none: return 0
    case .held: counted = safe
    case .released(let flight): counted = safe * (1 - flight.value(at: instant, rate: rate))
    }
    return max(safe, visible + counted) - max(safe, visible)
  }

  /// The bottom of the composer at a moment; `nil` where there is none.
  func composerBottom(at instant: Instant) -> Double? {
    switch setting.scene.id {
    case .composeSheet: sheetComposerBottom(at: instant)
    case .chat: screenHeight - composerInset(at: instant)
    case .form: screenHeight - actionInset(at: instant)
    }
  }
}
