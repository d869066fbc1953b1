/// The keys of a keyboard, in points from its left top corner.
public struct KeyboardLayout: Hashable, Sendable {
  /// Every key, row by row.
  public var keys: [Key]
  /// The prediction bar; `nil` where there is none.
  public var predictionBar: Rect?
  /// Where the round emoji glyph stands; `nil` where the keyboard has no row for it.
  public var emojiCenter: Point?
  /// Where the microphone stands; `nil` where the keyboard has no row for it.
  public var microphoneCenter: Point?

  /// A key.
  public struct Key: Hashable, Sendable {
    /// The name taps aim at.
    public var id: ElementID
    /// Where it is.
    public var rect: Rect
    /// What stands on it.
    public var label: String
    /// What it is.
    public var kind: Kind

    /// A key from all its parts.
    public init(id: ElementID, rect: Rect, label: String, kind: Kind) {
      self.id = id
      self.rect = rect
      self.label = label
      self.kind = kind
    }
  }

  /// The kinds of key, which look and do differently.
  public enum Kind: String, Hashable, Sendable {
    /// Types its label.
    case letter
    /// Types a space.
    case space
    /// Changes to capitals for one letter.
    case shift
    /// Takes the last character away.
    case delete
    /// Changes between letters and numbers.
    case plane
    /// Sends or ends the line.
    case returnKey
  }

  /// A layout from all its parts.
  public init(
    keys: [Key], predictionBar: Rect?, emojiCenter: Point?, microphoneCenter: Point?
  ) {
    self.keys = keys
    self.predictionBar = predictionBar
    self.emojiCenter = emojiCenter
    self.microphoneCenter = microphoneCenter
  }
}
