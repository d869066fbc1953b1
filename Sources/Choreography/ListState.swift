import Motion

/// The list of messages: how far it is scrolled from its end.
struct ListState: Hashable, Sendable {
  /// What decides how far it is scrolled, in points from its end.
  enum Place: Hashable, Sendable {
    /// Nothing.
    case resting(Double)
    /// A finger holds it here.
    case held(Double)
    /// It goes on by itself.
    case gliding(Glide)
  }

  var place = Place.resting(0)
  /// Whether the finger lifted in this frame.
  var isReleased = false

  func isAtRest(at frame: Int) -> Bool {
    switch place {
    case .resting: true
    case .held: false
    case .gliding(let glide): glide.isOver(at: frame)
    }
  }
}

/// A list that goes on after a release: it decays, and springs back at its ends.
struct Glide: Hashable, Sendable {
  let startFrame: Int
  /// The decay; `nil` where it started beyond an end.
  private let decay: Decay?
  private let from: Double
  private let velocity: Double
  /// Seconds after the start at which the spring takes over; `nil` if it never does.
  private let turn: Double?
  private let spring: Flight?
  /// The first frame in which it stands still.
  private(set) var endFrame: Int

  /// A glide from `from` at `velocity` points a second, between 0 and `end`.
  init(
    from: Double, velocity: Double, end: Double, startFrame: Int, rules: Platform.ScrollRules,
    rate: RefreshRate
  ) {
    self.startFrame = startFrame
    self.from = from
    self.velocity = velocity
    let decay = Decay(rate: rules.decay)
    let limit = velocity < 0 ? 0 : end
    let isInside = from >= 0 && from <= end
    if isInside {
      self.decay = decay
      turn = decay.time(toCover: limit - from, velocity: velocity)
    } else {
      self.decay = nil
      turn = 0
    }
    spring = turn.map { time in
      let nearest = isInside ? limit : (from < 0 ? 0 : end)
      return Flight(
        curve: .spring(rules.bounce), from: isInside ? limit : from, to: nearest,
        velocity: isInside ? decay.velocity(at: time, velocity: velocity) : velocity)
    }
    endFrame = startFrame
    let duration: Double
    if let spring, let turn {
      // The last time the spring is farther than the rest distance from its end, searched frame
      // by frame since with a speed it may cross the end once.
      let frames = rate.frames(in: Self.longestBounce)
      let last = (0...frames).last {
        abs(spring.value(at: rate.seconds(at: $0)) - spring.to) >= rules.restDistance
      }
      duration = turn + rate.seconds(at: (last ?? 0) + 1)
    } else {
      duration = velocity == 0 ? 0 : decay.time(untilWithin: rules.restDistance, velocity: velocity)
    }
    endFrame = startFrame + max(0, rate.frames(in: duration))
  }

  /// Seconds after which any bounce has long come to rest; bounds the search for its end.
  private static let longestBounce = 4.0

  func isOver(at frame: Int) -> Bool { frame >= endFrame }

  /// How far the list is scrolled at a moment.
  func value(at instant: Instant, rate: RefreshRate) -> Double {
    let isOver = instant.frame >= endFrame
    if isOver, let spring { return spring.to }
    let time =
      isOver
      ? rate.seconds(at: endFrame - startFrame) : instant.seconds(since: startFrame, at: rate)
    if let spring, let turn, time >= turn { return spring.value(at: time - turn) }
    guard let decay, velocity != 0 else { return from }
    return from + decay.distance(at: max(0, time), velocity: velocity)
  }
}

extension World {
  /// The bottom of the bar above the messages, in points.
  var messagesTop: Double { device.safeArea.top + ChatMetrics.barHeight }

  /// The farthest the list scrolls from its end, with the composer's bottom given.
  private func longestScroll(composerBottom: Double) -> Double {
    let view = newestRest(composerBottom: composerBottom) - messagesTop
    return max(0, layout.height - view)
  }

  /// Where the newest message's bottom is with the list at its end.
  func newestRest(composerBottom: Double) -> Double {
    composerBottom - rowHeight - ComposerMetrics.messageGap
  }

  /// How far the list is scrolled at a moment.
  func scroll(at instant: Instant) -> Double {
    switch list.place {
    case .resting(let scroll), .held(let scroll): scroll
    case .gliding(let glide): glide.value(at: instant, rate: rate)
    }
  }

  /// The finger takes the list where it was the frame before: the newest message's bottom, as
  /// it would be without the rubber band.
  mutating func holdList() -> Double {
    let before = Instant(frame: frame - 1)
    let scroll = scroll(at: before)
    list.place = .held(scroll)
    guard let bottom = composerBottom(at: before) else { return 0 }
    let end = longestScroll(composerBottom: bottom)
    return newestRest(composerBottom: bottom) + unbanded(scroll, end: end)
  }

  /// The finger lets the list go.
  mutating func releaseList() {
    if case .held = list.place { list.isReleased = true }
  }

  /// Places the list under the finger, or lets it go on by itself.
  mutating func followWithList() {
    if case .gliding(let glide) = list.place, glide.isOver(at: frame) {
      list.place = .resting(glide.value(at: now, rate: rate))
    }
    keepInRange()
    guard case .list(let newest) = touch?.grip, case .held = list.place,
      let bottom = composerBottom(at: now), let touch
    else { return }
    let end = longestScroll(composerBottom: bottom)
    let wanted = newest + touch.point.y - touch.start.y - newestRest(composerBottom: bottom)
    let scroll = banded(wanted, end: end)
    list.place = .held(scroll)
    self.touch?.noteScroll(scroll, at: frame)
    guard list.isReleased else { return }
    list.isReleased = false
    let window = rate.frames(in: setting.platform.scroll.velocityWindow)
    let velocity = self.touch?.scrollVelocity(at: frame, over: window, rate: rate) ?? 0
    let glide = Glide(
      from: scroll, velocity: velocity, end: end, startFrame: frame,
      rules: setting.platform.scroll, rate: rate)
    list.place = glide.isOver(at: frame) ? .resting(scroll) : .gliding(glide)
  }

  /// A list at rest never stands beyond its far end: as its view grows, that end comes nearer.
  private mutating func keepInRange() {
    guard case .resting(let scroll) = list.place, let bottom = composerBottom(at: now) else {
      return
    }
    list.place = .resting(min(scroll, longestScroll(composerBottom: bottom)))
  }

  private var band: RubberBand {
    RubberBand(
      dimension: screenHeight - messagesTop, coefficient: setting.platform.scroll.rubberBand)
  }

  private func banded(_ scroll: Double, end: Double) -> Double {
    if scroll < 0 { return -band.stretch(forPull: -scroll) }
    if scroll > end { return end + band.stretch(forPull: scroll - end) }
    return scroll
  }

  private func unbanded(_ scroll: Double, end: Double) -> Double {
    if scroll < 0 { return -(band.pull(forStretch: -scroll) ?? -scroll) }
    if scroll > end { return end + (band.pull(forStretch: scroll - end) ?? (scroll - end)) }
    return scroll
  }
}

/// Measures of the conversation that model and picture share, in points.
public enum ChatMetrics {
  /// Height of the bar with the name, below the status bar's safe area (128 in all on iPhone 15).
  public static let barHeight = 69.0
}
