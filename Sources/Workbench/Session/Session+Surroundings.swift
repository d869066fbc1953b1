import Choreography
import Picture

// What the phones are set to, and how they are held.
extension Session {
  /// The phone as it is held at the playhead.
  var heldDevice: Device {
    shown.first?.world.device ?? device.held(surroundings.orientation)
  }

  /// Turns a part of the surroundings on or off. What a phone can take while it runs reaches a
  /// live run as an input; for everything else the same is run again.
  mutating func toggle(_ setting: PhoneSetting) {
    if setting == .floatingKeyboard, !device.canFloat { return }
    surroundings[setting].toggle()
    if setting == .predictionBar, isUnderWay {
      changeLive(.predictionBar(surroundings.predictionBar))
    } else {
      runAgain()
    }
  }

  /// Turns the phone from upright to lying, or back.
  mutating func rotate() {
    guard device.landscape != nil else { return }
    surroundings.orientation = surroundings.orientation == .portrait ? .landscape : .portrait
    if isUnderWay {
      changeLive(.orientation(surroundings.orientation))
    } else {
      runAgain()
    }
  }

  /// Whether a live run has begun.
  private var isUnderWay: Bool { isLive && lastFrame > 0 }

  private mutating func changeLive(_ change: Change) {
    live.touch.cancel()
    live.touch.type(.change(change))
    startLiveClock()
  }
}
