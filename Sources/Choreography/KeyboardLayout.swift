/// The keys of a keyboard, in points from its left top corner.
public struct KeyboardLayout: Hashable, Sendable {
  /// Every key, row by row.
  public var keys: [Key]
  /// The prediction bar; `nil` where there is none.
  public var predictionBar: Rect?
  /// Where the round emoji glyph stands below the keys; `nil` where it is a key among them, or
  /// nowhere.
  public var emojiCenter: Point?
  /// Where the microphone stands; `nil` where the keyboard has no row for it.
  public var microphoneCenter: Point?
  /// Pictures that are only shown, on a keyboard of pictures.
  public var tiles: [Rect]

  /// A key.
  public struct Key: Hashable, Sendable {
    /// The name taps aim at.
    public var id: ElementID
    /// Where it is.
    public var rect: Rect
    /// What stands on it.
    public var label: String
    /// What stands small below it: the letters of a digit.
    public var hint: String
    /// What it is.
    public var kind: Kind

    /// A key from all its parts.
    public init(id: ElementID, rect: Rect, label: String, hint: String = "", kind: Kind) {
      self.id = id
      self.rect = rect
      self.label = label
      self.hint = hint
      self.kind = kind
    }
  }

  /// The kinds of key, which look and do differently.
  public enum Kind: Hashable, Sendable {
    /// Types its label.
    case letter
    /// Types a space.
    case space
    /// Changes to capitals for one letter.
    case shift
    /// Takes the last character away.
    case delete
    /// Changes between letters and numbers, or from pictures back to letters.
    case plane
    /// Sends or ends the line.
    case returnKey
    /// Types a digit; the letters of a phone's dial stand below it.
    case digit
    /// Types a sign, without a plate of its own.
    case sign
    /// Changes to the keyboard of pictures.
    case emoji
    /// Types a picture.
    case emote(Emote)
    /// Puts the keyboard away.
    case hide
  }

  /// A layout from all its parts.
  public init(
    keys: [Key], predictionBar: Rect?, emojiCenter: Point? = nil, microphoneCenter: Point? = nil,
    tiles: [Rect] = []
  ) {
    self.keys = keys
    self.predictionBar = predictionBar
    self.emojiCenter = emojiCenter
    self.microphoneCenter = microphoneCenter
    self.tiles = tiles
  }
}
