import Choreography

/// What a session shows at first.
public struct Opening: Sendable {
  /// The scene on the phones.
  public var scene: Scene
  /// The take that is played; `nil` is Live.
  public var take: Take?
  /// The strategies of the rows, where they are not all of the scene's.
  public var strategies: [Strategy]?
  /// The strategy whose row is open; the first where there is none of that name.
  public var strategy: String?
  /// Where time stands, paused; `nil` plays from the start.
  public var place: Place?
  /// The phone.
  public var device: Device
  /// The named figures of its operating system.
  public var platform: Platform
  /// What it is set to.
  public var surroundings: Surroundings

  /// An opening from all its parts.
  public init(
    scene: Scene, take: Take?, strategies: [Strategy]? = nil, strategy: String? = nil,
    place: Place? = nil, device: Device, platform: Platform,
    surroundings: Surroundings = Surroundings()
  ) {
    self.scene = scene
    self.take = take
    self.strategies = strategies
    self.strategy = strategy
    self.place = place
    self.device = device
    self.platform = platform
    self.surroundings = surroundings
  }

  /// A moment in a take.
  public enum Place: Hashable, Sendable {
    /// A frame by its number.
    case frame(Int)
    /// The frame nearest to so many milliseconds.
    case milliseconds(Double)
  }
}
