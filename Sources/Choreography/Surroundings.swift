/// What a phone is set to: everything around a strategy that can be switched.
public struct Surroundings: Hashable, Sendable {
  /// Frames a second.
  public var rate: RefreshRate
  /// Light or dark; changes what is drawn alone.
  public var appearance: Theme
  /// Whether the keyboard has its prediction bar.
  public var predictionBar: Bool
  /// Whether a keyboard of hardware is connected: a phone then shows no keys, a tablet a bar.
  public var hardwareKeyboard: Bool
  /// Whether the keyboard floats over the screen and covers nothing that could follow it.
  public var floatingKeyboard: Bool
  /// Whether motion is reduced: what follows the keyboard then has no motion of its own.
  public var reducedMotion: Bool
  /// Whether the keyboard fades in its place instead of sliding.
  public var crossFade: Bool
  /// How the phone is held.
  public var orientation: Orientation

  /// The defaults: 60 Hz, dark, upright, with the prediction bar and nothing else.
  public init(
    rate: RefreshRate = .sixty, appearance: Theme = .dark, predictionBar: Bool = true,
    hardwareKeyboard: Bool = false, floatingKeyboard: Bool = false, reducedMotion: Bool = false,
    crossFade: Bool = false, orientation: Orientation = .portrait
  ) {
    self.rate = rate
    self.appearance = appearance
    self.predictionBar = predictionBar
    self.hardwareKeyboard = hardwareKeyboard
    self.floatingKeyboard = floatingKeyboard
    self.reducedMotion = reducedMotion
    self.crossFade = crossFade
    self.orientation = orientation
  }

  /// The looks of a phone.
  public enum Theme: String, CaseIterable, Hashable, Sendable { case dark, light }

  /// How a phone is held.
  public enum Orientation: String, CaseIterable, Hashable, Sendable { case portrait, landscape }
}
