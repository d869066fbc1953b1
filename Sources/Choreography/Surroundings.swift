/// What a phone is set to: everything around a strategy that can be switched.
public struct Surroundings: Hashable, Sendable {
  /// Frames a second.
  public var rate: RefreshRate
  /// Light or dark; changes what is drawn alone.
  public var appearance: Theme
  /// Whether the keyboard has its prediction bar.
  public var predictionBar: Bool

  /// The defaults: 60 Hz, dark, with the prediction bar.
  public init(
    rate: RefreshRate = .sixty, appearance: Theme = .dark, predictionBar: Bool = true
  ) {
    self.rate = rate
    self.appearance = appearance
    self.predictionBar = predictionBar
  }

  /// The looks of a phone.
  public enum Theme: String, CaseIterable, Hashable, Sendable { case dark, light }
}
