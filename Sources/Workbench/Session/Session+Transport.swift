import Choreography
import Picture

extension Session {
  /// Sets time going or stops it.
  mutating func togglePlay() {
    if isPlaying {
      isPlaying = false
      live.isHeld = isAtNow
      return
    }
    isPlaying = true
    guard playhead.frame >= (loop?.upperBound ?? lastFrame) else {
      live.isHeld = false
      return
    }
    if isAtNow, live.isHeld || live.touch.isBusy || !recording.isAtRest {
      return startLiveClock()
    }
    playhead = Playhead(frame: loop?.lowerBound ?? recording.firstFrame)
    if playhead.frame == lastFrame { isPlaying = false }
  }

  /// Stops at a frame, or at the nearest that there is.
  mutating func pause(at frame: Int) {
    isPlaying = false
    playhead = Playhead(frame: min(max(frame, recording.firstFrame), lastFrame))
    live.isHeld = isAtNow && live.restFrames < rate.frames(in: 0.5) && lastFrame > 0
    followTime()
  }

  /// One frame on or back; a live run that is held at its newest frame goes one frame on.
  mutating func step(by frames: Int) {
    let onFrame = playhead.isOnFrame || frames > 0 ? 0 : 1
    let goal = playhead.frame + frames + onFrame
    if isAtNow, goal > lastFrame, live.touch.isBusy || !recording.isAtRest {
      stepLive(left: 1)
    }
    pause(at: goal)
  }

  /// Moves the playhead to a part of the take, 0 … 1.
  mutating func scrub(to part: Double) {
    let length = Double(lastFrame - recording.firstFrame)
    let part = min(max(part, 0), 1)
    pause(at: recording.firstFrame + Int((part * length).rounded()))
  }

  /// Switches the loop on, over what it was over before or over everything, or off.
  mutating func toggleLoop() { loop = loop == nil && lastFrame > 0 ? wholeTake : nil }

  /// Moves one end of the loop to a part of the take; the ends never cross.
  mutating func moveLoop(start: Bool, to part: Double) {
    guard lastFrame > recording.firstFrame else { return }
    let length = Double(lastFrame - recording.firstFrame)
    let frame = recording.firstFrame + Int((min(max(part, 0), 1) * length).rounded())
    let range = loop ?? wholeTake
    loop =
      start
      ? min(frame, range.upperBound - 1)...range.upperBound
      : range.lowerBound...max(frame, range.lowerBound + 1)
  }

  /// Brings the plots' window to the playhead.
  mutating func followTime() {
    timeWindow.follow(sixtieths(playhead.twentieths), end: sixtieths(lastFrame * 20))
  }

  /// Twentieths of a frame as sixtieths of a second since the first kept frame.
  func sixtieths(_ twentieths: Int) -> Double {
    let since = twentieths - recording.firstFrame * Playhead.perFrame
    return Double(since) / Double(Playhead.perFrame) * 60 / Double(rate.hertz)
  }

  /// Brings the worlds of the stage to the playhead.
  mutating func refresh() {
    shown = compared.map { lane in
      let nearby = shown.first { $0.lane == lane }?.world
      let world = recording.world(of: lane, at: playhead.frame, from: nearby)
      return ShownWorld(lane: lane, world: world)
    }
  }
}
