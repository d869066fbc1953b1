import Choreography
import Picture

/// The pointer: where it is, what is under it and what it holds.
struct PointerState: Hashable, Sendable {
  /// Where it is, in units; `nil` outside of the window.
  var place: Point?
  /// The target under it.
  var hover: String?
  /// What it holds.
  var grip = Grip.none
  /// Ticks since it last moved.
  var stillness = 0

  /// Ticks until the tooltip of what is under the pointer shows: 0.6 s.
  static let tooltipDelay = 36

  /// What a held button acts on.
  enum Grip: Hashable, Sendable {
    case none
    /// A control that acts when the button goes up over it.
    case control(String)
    /// The screen of a phone on the stage: its place in units.
    case phone(Int, Rect)
    /// The scrubber.
    case scrubber
    /// The plots: the place of the time axis in units.
    case plot(Rect)
    /// One of the ends of the loop.
    case loopStart
    case loopEnd
  }

  /// Whether the tooltip is due.
  var showsTooltip: Bool {
    hover != nil && grip == .none && stillness >= Self.tooltipDelay
  }

  /// The control that is held down.
  var pressed: String? {
    if case .control(let id) = grip { return id }
    return nil
  }
}
