import Motion

/// The rules of motion and of events of an operating system, each a named figure that a call can
/// override.
public struct Platform: Hashable, Sendable {
  /// Which operating system it is.
  public var id: ID
  /// Seconds from the start of a presentation until the sheet's real field is in the window.
  /// Our assumption; practice says that waiting about 0.4 s is safe.
  public var mountDelay: Double
  /// Frames from the grant of focus to the keyboard's start. Our assumption.
  public var keyboardLatency: Int

  /// The operating systems.
  public enum ID: String, CaseIterable, Hashable, Sendable { case ios, android }

  /// The rules of iOS.
  public static let ios = Platform(id: .ios, mountDelay: 0.35, keyboardLatency: 1)
}
