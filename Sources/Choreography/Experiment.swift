/// What is simulated together: a scene on a device in its surroundings, with the strategies
/// that are compared.
public struct Experiment: Hashable, Sendable {
  /// What is on the phone.
  public var scene: Scene
  /// The phone.
  public var device: Device
  /// The rules of its operating system.
  public var platform: Platform
  /// What the phone is set to.
  public var surroundings: Surroundings
  /// One lane each.
  public var strategies: [Strategy]

  /// An experiment from all its parts.
  public init(
    scene: Scene, device: Device, platform: Platform, surroundings: Surroundings,
    strategies: [Strategy]
  ) {
    self.scene = scene
    self.device = device
    self.platform = platform
    self.surroundings = surroundings
    self.strategies = strategies
  }

  /// What `take` does in each frame up to its last, on this phone as it is held.
  public func inputs(of take: Take) -> [[Input]] {
    take.inputs(at: surroundings.rate, on: device.held(surroundings.orientation))
  }
}
