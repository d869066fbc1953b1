/// What stands on the screen at a moment: every place in points, exact, not yet rounded.
///
/// At a frame's own time the places are those of the trace's row.
public struct Appearance: Hashable, Sendable {
  /// The phone.
  public var device: Device
  /// Its content.
  public var scene: Scene
  /// Light or dark.
  public var theme: Surroundings.Theme
  /// The sheet, from the frame in which it is presented until it is gone.
  public var sheet: Sheet?
  /// The keyboard; away it stands below the screen.
  public var keyboard: Keyboard
  /// The composer; `nil` where there is none.
  public var composer: Composer?
  /// The messages of the conversation, or what was sent from the sheet, oldest first.
  public var messages: [PlacedMessage]
  /// The form; `nil` in a scene without one.
  public var form: Form?
  /// The button above the keys, while it is there.
  public var doneButton: Rect?
  /// The bar with tabs at the bottom, with the strip below it; `nil` where there is none.
  public var tabBar: Rect?
  /// The finger, while one is down or has just tapped.
  public var finger: Finger?
  /// Everything a finger can meet, the topmost last.
  public var elements: [Element]

  /// An appearance from all its parts.
  public init(
    device: Device, scene: Scene, theme: Surroundings.Theme, sheet: Sheet?, keyboard: Keyboard,
    composer: Composer?, messages: [PlacedMessage], form: Form? = nil, doneButton: Rect?,
    tabBar: Rect? = nil, finger: Finger?, elements: [Element]
  ) {
    self.device = device
    self.scene = scene
    self.theme = theme
    self.sheet = sheet
    self.keyboard = keyboard
    self.composer = composer
    self.messages = messages
    self.form = form
    self.doneButton = doneButton
    self.tabBar = tabBar
    self.finger = finger
    self.elements = elements
  }

  /// The topmost element at `point`.
  public func element(at point: Point) -> ElementID? {
    elements.last { $0.rect.contains(point) }?.id
  }

  /// A sheet over the screen.
  public struct Sheet: Hashable, Sendable {
    /// Its top.
    public var top: Double
    /// How high its content is laid out; it is drawn from `top` to the screen's bottom.
    public var layoutHeight: Double
    /// How far the presenting view has stepped back for it, 0 … 1 (1 with the sheet at large).
    public var progress: Double

    /// A sheet from all its parts.
    public init(top: Double, layoutHeight: Double, progress: Double) {
      self.top = top
      self.layoutHeight = layoutHeight
      self.progress = progress
    }
  }

  /// The keyboard.
  public struct Keyboard: Hashable, Sendable {
    /// Its top; at the screen's bottom when away.
    public var top: Double
    /// Its full height.
    public var height: Double
    /// Its keys, from its own left top corner.
    public var layout: KeyboardLayout
    /// Whether the next letter is a capital.
    public var isShifted: Bool
    /// The words above the keys; empty without a prediction bar.
    public var predictions: [String]
    /// The key under the finger.
    public var pressed: ElementID?
    /// Which kind it is.
    public var type: KeyboardType
    /// What stands on the return key.
    public var returnLabel: String
    /// Whether the return key has something to do.
    public var isReturnReady: Bool
    /// How much of it is seen, 0 … 1, where it fades instead of sliding.
    public var opacity: Double
    /// Where it floats over the screen; `nil` where it is docked or away.
    public var floating: Rect?

    /// A keyboard from all its parts.
    public init(
      top: Double, height: Double, layout: KeyboardLayout, isShifted: Bool,
      predictions: [String], pressed: ElementID?, type: KeyboardType = .letters,
      returnLabel: String = "return", isReturnReady: Bool = true, opacity: Double = 1,
      floating: Rect? = nil
    ) {
      self.top = top
      self.height = height
      self.layout = layout
      self.isShifted = isShifted
      self.predictions = predictions
      self.pressed = pressed
      self.type = type
      self.returnLabel = returnLabel
      self.isReturnReady = isReturnReady
      self.opacity = opacity
      self.floating = floating
    }
  }

  /// The row with the message field, and the strip of emotes below it.
  public struct Composer: Hashable, Sendable {
    /// Top of the row.
    public var top: Double
    /// Bottom of the row.
    public var bottom: Double
    /// How much of the strip below the row is there, in points: 0 … 44.
    public var stripHeight: Double
    /// What has been typed.
    public var text: String
    /// The lines of it that are seen, where the row grows with it; else none.
    public var lines: [String]
    /// Whether the field has the focus.
    public var isFocused: Bool
    /// Whether the field is in the window at all (a sheet mounts it late).
    public var isMounted: Bool

    /// A composer from all its parts.
    public init(
      top: Double, bottom: Double, stripHeight: Double, text: String, lines: [String] = [],
      isFocused: Bool, isMounted: Bool
    ) {
      self.top = top
      self.bottom = bottom
      self.stripHeight = stripHeight
      self.text = text
      self.lines = lines
      self.isFocused = isFocused
      self.isMounted = isMounted
    }
  }

  /// A form: its fields, and the bar with the button that ends it.
  public struct Form: Hashable, Sendable {
    /// The title in its bar.
    public var title: String
    /// The fields from the top; they scroll under the bar and the button.
    public var fields: [Field]
    /// The bar with the button.
    public var action: Rect
    /// What stands on the button.
    public var actionTitle: String

    /// A form from all its parts.
    public init(title: String, fields: [Field], action: Rect, actionTitle: String) {
      self.title = title
      self.fields = fields
      self.action = action
      self.actionTitle = actionTitle
    }

    /// A field of a form where it stands.
    public struct Field: Hashable, Sendable {
      /// Its place.
      public var rect: Rect
      /// Its name.
      public var title: String
      /// What it holds.
      public var text: String
      /// Whether it has the focus.
      public var isFocused: Bool
      /// How many lines it shows.
      public var lines: Int

      /// A field from all its parts.
      public init(rect: Rect, title: String, text: String, isFocused: Bool, lines: Int) {
        self.rect = rect
        self.title = title
        self.text = text
        self.isFocused = isFocused
        self.lines = lines
      }
    }
  }

  /// A message where it stands.
  public struct PlacedMessage: Hashable, Sendable {
    /// Its bubble, photo or line of text, in points of the screen.
    public var rect: Rect
    /// What it is, and who sent it.
    public var message: Message
    /// Its words, line by line as they are set; empty for a photo or a stamp.
    public var lines: [String]
    /// Whether it is the last of a group, and so has a tail.
    public var endsGroup: Bool

    /// A placed message from all its parts.
    public init(rect: Rect, message: Message, lines: [String], endsGroup: Bool) {
      self.rect = rect
      self.message = message
      self.lines = lines
      self.endsGroup = endsGroup
    }
  }

  /// A finger on the screen.
  public struct Finger: Hashable, Sendable {
    /// Where it is.
    public var point: Point
    /// Where it was 7 and 3.5 sixtieths of a second ago, if it has been down that long.
    public var trail: [Point]

    /// A finger from its places.
    public init(point: Point, trail: [Point]) {
      self.point = point
      self.trail = trail
    }
  }
}

/// Measures of the composer and the strip that model and picture share, in points.
public enum ComposerMetrics {
  /// Height of the row (MODEL, composer and chat list).
  public static let rowHeight = 52.0
  /// What each further line adds to a row that grows. A.
  public static let lineHeight = 22.0
  /// The part of the screen's height that a row grows to at most (facts, composer). L.
  public static let highestPart = 1.0 / 3
  /// What the field keeps free of text: before it, and at the send button.
  public static let textMargins = 56.0
  /// Height of the strip of emotes below the row.
  public static let stripHeight = 44.0
  /// From the newest message's bottom to the row's top.
  public static let messageGap = 10.0
}
