import Choreography
import Diagnosis

/// Everything a session can choose from, and the judge of its lanes.
public struct Stock: Sendable {
  /// The scenes in the order of the window's control.
  public var scenes: [Scene]
  /// The strategies of all scenes, each scene's in the order of its rows.
  public var strategies: [Strategy]
  /// The takes of all scenes.
  public var takes: [Take]
  /// The devices, the first being the one at launch.
  public var devices: [Device]
  /// The rules of motion of a device's operating system.
  public var platform: @Sendable (Platform.ID) -> Platform
  /// The faults in a strategy's decisions that are seen before it runs, a sentence each.
  public var redFlags: @Sendable (Strategy) -> [String] = { _ in [] }
  /// What a trace is judged to be.
  public var judge: @Sendable (Trace) -> Diagnosis

  /// A stock from all its parts.
  public init(
    scenes: [Scene], strategies: [Strategy], takes: [Take], devices: [Device],
    platform: @escaping @Sendable (Platform.ID) -> Platform = { .rules($0) },
    judge: @escaping @Sendable (Trace) -> Diagnosis
  ) {
    self.scenes = scenes
    self.strategies = strategies
    self.takes = takes
    self.devices = devices
    self.platform = platform
    self.judge = judge
  }

  /// The strategies of a scene that an app on an operating system can have, in the order of rows.
  func strategies(of scene: SceneID, on platform: Platform.ID) -> [Strategy] {
    strategies.filter { $0.scene == scene && $0.platforms.contains(platform) }
  }
  /// The takes of a scene.
  func takes(of scene: SceneID) -> [Take] { takes.filter { $0.scene == scene } }
}
