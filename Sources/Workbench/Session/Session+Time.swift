import Choreography
import Picture

extension Session {
  /// Lets `ticks` sixtieths of a second of the clock pass.
  public mutating func advance(ticks: Int) {
    guard ticks > 0 else { return }
    ageFurniture(by: ticks)
    if isPlaying {
      let distance = ticks * Playhead.advance(of: speed, at: rate)
      if isAtNow && !live.isHeld {
        advanceLive(by: distance)
      } else {
        advancePlayback(by: distance)
      }
      followTime()
    }
    judgeSome()
    refresh()
  }

  /// In how many ticks something will change by itself; `nil` if nothing will.
  public var ticksUntilChange: Int? {
    if isPlaying || judgeIsDue { return 1 }
    var next: Int?
    func consider(_ ticks: Int) { next = min(next ?? ticks, max(ticks, 1)) }
    if pointer.hover != nil, pointer.grip == .none, !pointer.showsTooltip {
      consider(PointerState.tooltipDelay - pointer.stillness)
    }
    if let toast { consider(toast.ticksLeft) }
    if caretBlinks { consider(Self.caretPeriod - caretAge % Self.caretPeriod) }
    return next
  }

  /// Ticks for which the caret is seen, and then not: about 0.53 s.
  static let caretPeriod = 32

  /// Whether a caret is on the stage that blinks.
  var caretBlinks: Bool { shown.contains { $0.world.row.focus != .none } }
  /// Whether it is seen now.
  var caretIsSeen: Bool { (caretAge / Self.caretPeriod).isMultiple(of: 2) }

  private mutating func ageFurniture(by ticks: Int) {
    pointer.stillness += ticks
    caretAge = caretBlinks && !isPlaying ? caretAge + ticks : 0
    if var timed = toast {
      timed.ticksLeft -= ticks
      toast = timed.ticksLeft > 0 ? timed : nil
    }
  }

  /// Plays what is recorded: a take, or a live run from an earlier frame.
  private mutating func advancePlayback(by distance: Int) {
    playhead.twentieths += distance
    if let loop {
      let start = Playhead(frame: loop.lowerBound).twentieths
      let length = (loop.count) * Playhead.perFrame
      guard playhead.twentieths >= start + length || playhead.frame > loop.upperBound else {
        return
      }
      playhead.twentieths = start + (playhead.twentieths - start) % length
    } else if playhead.frame >= lastFrame {
      playhead = Playhead(frame: lastFrame)
      // A live run that was left while something moved goes on where it was left.
      if isLive, live.touch.isBusy || !recording.isAtRest { return startLiveClock() }
      isPlaying = false
      reportState()
    }
  }

  // MARK: - Live

  /// Steps every lane by as many frames as `distance` brings, the finger moving between them.
  private mutating func advanceLive(by distance: Int) {
    let end = playhead.twentieths + distance
    var left = end / Playhead.perFrame - lastFrame
    while left > 0 {
      stepLive(left: left)
      left -= 1
      if live.restFrames >= rate.frames(in: 0.5) { return stopLive() }
    }
    playhead.twentieths = end
  }

  /// Takes a live run to its next frame, the first of `left` until the next picture.
  mutating func stepLive(left: Int) {
    recording.step(live.touch.nextFrame(of: left))
    let isAtRest = !live.touch.isBusy && recording.isAtRest
    live.restFrames = isAtRest ? live.restFrames + 1 : 0
    if isReporting {
      for (lane, strategy) in zip(recording.lanes, strategies) {
        reports.append(Report(lane.newest.row, strategy: strategy.id))
      }
    }
    if recording.forget(beyond: liveFrames), !live.hasForgotten {
      live.hasForgotten = true
      let minutes = max(1, liveFrames / rate.hertz / 60)
      show("A live take holds its last \(minutes) minutes; what was before is forgotten.")
    }
  }

  /// How much of a live take is kept at most, in seconds.
  private static let liveSeconds = 600
  /// What the rows of all its lanes may take, in bytes.
  private static let liveBytes = 40 << 20

  /// How much of a live take is kept, in frames.
  var liveFrames: Int {
    let row = MemoryLayout<TraceRow>.stride * max(1, strategies.count)
    return min(Self.liveSeconds * rate.hertz, Self.liveBytes / row)
  }

  private mutating func stopLive() {
    playhead = Playhead(frame: lastFrame)
    isPlaying = false
    live.isHeld = false
    judgeAll()
    reportState()
  }

  /// Sets the live clock going, at the newest frame.
  mutating func startLiveClock() {
    if !isAtNow { playhead = Playhead(frame: lastFrame) }
    live.restFrames = 0
    live.isHeld = false
    isPlaying = true
    caretAge = 0
  }

  /// Begins a new live run from the scene's start.
  mutating func beginLive() {
    take = nil
    live = LiveRun()
    loop = nil
    isPlaying = false
    runTake()
  }

  /// Makes a live run of the take that is shown: what it did up to the frame that is seen is the
  /// run's beginning.
  mutating func continueLive() {
    for case .change(let change) in recording.inputs.prefix(playhead.frame).joined() {
      switch change {
      case .orientation(let orientation): surroundings.orientation = orientation
      case .predictionBar(let isThere): surroundings.predictionBar = isThere
      case .keyboard, .refocus: break
      }
    }
    recording.cut(after: playhead.frame)
    playhead = Playhead(frame: lastFrame)
    take = nil
    live = LiveRun()
    loop = nil
    // The take's finger makes room for the person's.
    if recording.lanes.contains(where: { $0.newest.row.fingerY != nil }) {
      live.touch.type(.touchCancelled)
    }
    judged = strategies.map { _ in -1 }
    judgeAll()
  }

  // MARK: - Judging

  /// Live lanes longer than this are judged only when the clock stops.
  private static let judgedWhileRunning = 3600

  /// Whether a lane has come further than it was judged.
  private var judgeIsDue: Bool { !isPlaying && judged.contains { $0 != lastFrame } }

  /// Judges one lane that has gone on since, so that no picture has to wait for all of them.
  private mutating func judgeSome() {
    if !isPlaying { return judgeAll() }
    guard isAtNow, recording.inputs.count <= Self.judgedWhileRunning,
      let lane = judged.indices.min(by: { judged[$0] < judged[$1] }), judged[lane] != lastFrame
    else { return }
    judge(lane)
  }

  /// Judges every lane that has gone on since it was judged.
  mutating func judgeAll() {
    for lane in judged.indices where judged[lane] != lastFrame { judge(lane) }
  }

  private mutating func judge(_ lane: Int) {
    diagnoses[lane] = stock.judge(trace(of: lane))
    judged[lane] = lastFrame
  }

  /// The trace of a lane.
  func trace(of lane: Int) -> Trace {
    let lane = recording.lanes[lane]
    return Trace(
      strategy: lane.newest.setting.strategy.id, scene: scene.id, device: lane.device, rate: rate,
      canShowKeyboard: lane.newest.canShowKeyboard, knownEvents: Self.allEvents,
      turns: lane.turns, rows: lane.rows)
  }

  private static let allEvents = Set(Event.allCases)
}
