import Motion

/// How a composer in a chat is placed: what the strategy was told, and what it does with it.
struct Follower: Hashable, Sendable {
  let plan: FollowPlan
  /// The keyboard's tops of the frames before, the newest last; as many as it lags behind.
  var tops: [Double] = []
  /// The part of the keyboard it was told of at the last event.
  var told = 0.0
  /// Its own animation of the inset.
  var flight: TimedFlight?

  init(plan: FollowPlan) { self.plan = plan }

  func isAtRest(at frame: Int) -> Bool {
    if let flight, !flight.isOver(at: frame) { return false }
    guard case .everyFrame(let late) = plan.way, late > 0 else { return true }
    return Set(tops).count <= 1
  }
}

extension World {
  /// The strategy hears this frame's events and the keyboard's place.
  mutating func follow() {
    if setting.scene.id == .chat { followInChat() }
    followWithList()
  }

  private mutating func followInChat() {
    switch follower.plan.way {
    case .not: break
    case .everyFrame(let late):
      follower.tops.append(keyboardTop(at: now))
      follower.tops.removeFirst(max(0, follower.tops.count - late - 1))
    case .whenSettled:
      if events.contains(.didShow) { follower.told = setting.keyboardHeight }
      if events.contains(.didHide) { follower.told = 0 }
    case .atStart:
      if let told = toldAtStart { follower.told = told }
    case .copiedCurve(let curve, let duration, let delay):
      guard let told = toldAtStart else { return }
      let start = frame + rate.frames(in: delay)
      let from = chatInset(at: now)
      follower.told = told
      follower.flight = TimedFlight(
        .bezier(curve, duration: duration), from: from, to: inset(visible: told),
        startFrame: start, duration: duration, rate: rate)
    }
  }

  /// What will-show or will-hide says in this frame; the later one counts.
  private var toldAtStart: Double? {
    switch events.last(where: { $0 == .willShow || $0 == .willHide }) {
    case .willShow: setting.keyboardHeight
    case .willHide: 0
    default: nil
    }
  }

  /// The inset for so much of a keyboard, with what the strategy adds.
  private func inset(visible: Double) -> Double {
    let safe = setting.device.safeArea.bottom
    let inset = max(safe, visible)
    switch follower.plan.adds {
    case .nothing: return inset
    case .keyboard: return inset + visible
    case .safeArea: return inset + safe
    case .offset(let offset): return inset + offset
    }
  }

  /// The composer's distance from the screen's bottom in a chat at a moment.
  private func chatInset(at instant: Instant) -> Double {
    switch follower.plan.way {
    case .not: return inset(visible: 0)
    case .everyFrame(late: 0): return inset(visible: keyboardVisible(at: instant))
    case .everyFrame(let late):
      let top = follower.tops.count > late ? follower.tops.first : nil
      return inset(visible: screenHeight - (top ?? screenHeight))
    case .whenSettled, .atStart: return inset(visible: follower.told)
    case .copiedCurve:
      return follower.flight?.value(at: instant, rate: rate) ?? inset(visible: follower.told)
    }
  }

  /// The bottom of the composer at a moment; `nil` where there is none.
  func composerBottom(at instant: Instant) -> Double? {
    switch setting.scene.id {
    case .composeSheet: sheetComposerBottom(at: instant)
    case .chat: screenHeight - chatInset(at: instant)
    }
  }
}
