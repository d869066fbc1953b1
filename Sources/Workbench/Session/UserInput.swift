import Choreography

/// What a person does in the window, free of any toolkit. Places are in units of the window.
public enum UserInput: Hashable, Sendable {
  /// The pointer is somewhere else.
  case pointerMoved(Point)
  /// The primary button goes down.
  case pointerPressed(Point)
  /// It goes up.
  case pointerReleased(Point)
  /// The pointer leaves the window.
  case pointerLeft
  /// The window loses the keyboard: whatever was held is let go.
  case deactivated
  /// The wheel turns by lines to the right and down.
  case wheel(dx: Double, dy: Double, modifiers: Modifiers)
  /// A key that types nothing.
  case key(Key, Modifiers)
  /// Text from the keyboard; `isRepeat` while a key is held.
  case text(String, isRepeat: Bool)

  /// Keys that type nothing, and letters held together with Ctrl.
  public enum Key: Hashable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown
    case tab, enter, escape, backspace
    /// A key by the lower-case character on it, with Ctrl.
    case character(Character)
  }

  /// Keys held together with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Ctrl.
    public static let control = Modifiers(rawValue: 1)
    /// Shift.
    public static let shift = Modifiers(rawValue: 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 4)
  }
}

/// What a session asks of the window that it cannot do as a value.
public enum Effect: Hashable, Sendable {
  /// Write a picture of the window.
  case screenshot
  /// Write a strategy as a file.
  case saveStrategy(Strategy)
  /// Show everything larger or smaller.
  case scale(ScaleChange)

  /// Changes of scale.
  public enum ScaleChange: Hashable, Sendable { case larger, smaller, original }
}
