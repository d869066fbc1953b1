/// What happened in a frame, in the words a trace writes.
public enum Event: String, CaseIterable, Hashable, Sendable {
  case tap, dragBegan, released
  case present, dismiss, gone, raised
  case blurAsked
  case fieldMounted, fieldUnmounted
  case prewarmEntered, prewarmRetired
  case focusAsked, focusLost, landed
  case willShow, didShow, willHide, didHide
  case trackingBegan, trackingEnded
  case relayout
  case typed, sent
  /// A tap on something that can act only put the keyboard away.
  case eaten
  /// The form was sent off.
  case submitted
  /// Return did nothing.
  case returnIgnored
}

/// Who has the focus in a frame.
public enum Responder: Hashable, Sendable, CustomStringConvertible {
  /// Nobody.
  case none
  /// The hidden field that holds the keyboard until the real one is there.
  case prewarm
  /// The field called `name`.
  case field(String)

  /// As a trace writes it: `none`, `prewarm`, or the field's name.
  public var description: String {
    switch self {
    case .none: "none"
    case .prewarm: "prewarm"
    case .field(let name): name
    }
  }

  /// The responder a trace writes as `text`.
  public init(_ text: String) {
    switch text {
    case "none": self = .none
    case "prewarm": self = .prewarm
    default: self = .field(text)
    }
  }
}
