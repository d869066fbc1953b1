import Choreography
import Picture

/// Where time stands in a recording, in twentieths of a frame.
///
/// All speeds move it by whole twentieths, so that a place is reached exactly however often the
/// speed was changed on the way.
struct Playhead: Hashable, Sendable {
  /// Twentieths of a frame since frame 0.
  var twentieths: Int

  /// Parts of a frame that are told apart.
  static let perFrame = 20

  /// The playhead at the start of `frame`.
  init(frame: Int) { twentieths = frame * Self.perFrame }

  /// The frame that has been reached.
  var frame: Int { twentieths / Self.perFrame }
  /// Whether it stands on a frame's own time.
  var isOnFrame: Bool { twentieths % Self.perFrame == 0 }
  /// The moment it stands at.
  var instant: Instant {
    Instant(
      frame: frame, fraction: Double(twentieths % Self.perFrame) / Double(Self.perFrame))
  }

  /// How far a sixtieth of a second of the clock moves it, in twentieths of a frame.
  static func advance(of speed: Speed, at rate: RefreshRate) -> Int {
    let perTick = perFrame * rate.hertz / 60
    return switch speed {
    case .full: perTick
    case .half: perTick / 2
    case .quarter: perTick / 4
    case .tenth: perTick / 10
    }
  }
}
