/// Commands drawn together: moved, scaled, cut or faded as one.
public struct Group: Hashable, Sendable {
  /// What is drawn.
  public var commands: [Command]
  /// Opacity of the whole, 0 … 1.
  public var opacity: Double
  /// What of it is seen, inside by the even-odd rule, in the coordinates outside the transform.
  public var clip: Path?
  /// Where it is drawn.
  public var transform: Transform

  /// A group from all its parts.
  public init(
    _ commands: [Command], opacity: Double = 1, clip: Path? = nil,
    transform: Transform = .identity
  ) {
    self.commands = commands
    self.opacity = opacity
    self.clip = clip
    self.transform = transform
  }
}
