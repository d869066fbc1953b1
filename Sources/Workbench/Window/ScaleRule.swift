/// How many device pixels a unit has: as the command line or a key says, else as the desktop
/// wants it.
struct ScaleRule: Hashable, Sendable {
  /// What the command line asked for.
  let asked: Double?
  /// What the desktop's settings ask for.
  let desktop: Double?
  /// What was chosen by key since.
  private var chosen: Double?

  /// Steps between two presses of a key.
  private static let step = 0.25

  init(asked: Double?, desktop: Double?) {
    self.asked = asked
    self.desktop = desktop
  }

  /// The scale of a window in which the window system itself has `ratio` pixels for a unit.
  func scale(ratio: Double) -> Double {
    let scale = chosen ?? asked ?? (ratio > 1 ? ratio : desktop ?? 1)
    return min(max(scale, Viewport.scales.lowerBound), Viewport.scales.upperBound)
  }

  /// Follows a key, starting from the scale that is seen.
  mutating func apply(_ change: Effect.ScaleChange, to current: Double) {
    switch change {
    case .original: chosen = nil
    case .larger: choose((current / Self.step + 1 + 1e-9).rounded(.down) * Self.step)
    case .smaller: choose((current / Self.step - 1 - 1e-9).rounded(.up) * Self.step)
    }
  }

  private mutating func choose(_ scale: Double) {
    chosen = min(max(scale, Viewport.scales.lowerBound), Viewport.scales.upperBound)
  }
}
