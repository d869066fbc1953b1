/// Something that sets the phone in motion; it lasts until the next one.
public struct Cause: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The frame in which it happened.
  public var frame: Int

  /// A cause of `kind` in `frame`.
  public init(kind: Kind, frame: Int) {
    self.kind = kind
    self.frame = frame
  }

  /// The kinds of cause.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A sheet was asked for, or was seen to rise.
    case present
    /// A sheet was sent away, or was seen to leave.
    case dismiss
    /// A finger tapped.
    case tap
    /// A finger began to drag.
    case drag
  }
}
