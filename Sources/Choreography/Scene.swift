/// The scenes by name.
public enum SceneID: String, CaseIterable, Hashable, Sendable {
  /// A conversation list over which a sheet with a composer opens.
  case composeSheet = "compose-sheet"
  /// A conversation with a composer at the bottom.
  case chat
  /// A form of fields with a button that ends it.
  case form
}

/// What is on the phone: a scene's name and its content.
public struct Scene: Hashable, Sendable {
  /// Which scene it is.
  public var id: SceneID
  /// The name people read.
  public var title: String
  /// The rows of the conversation list behind the sheet.
  public var conversations: [Conversation]
  /// What the sheet shows.
  public var sheet: SheetContent?
  /// The conversation on the screen.
  public var chat: ChatContent?
  /// The form on the screen.
  public var form: FormContent?

  /// A scene from all its parts.
  public init(
    id: SceneID, title: String, conversations: [Conversation] = [], sheet: SheetContent? = nil,
    chat: ChatContent? = nil, form: FormContent? = nil
  ) {
    self.id = id
    self.title = title
    self.conversations = conversations
    self.sheet = sheet
    self.chat = chat
    self.form = form
  }

  /// One row of the conversation list.
  public struct Conversation: Hashable, Sendable {
    /// Whom it is with.
    public var name: String
    /// The last message.
    public var preview: String
    /// When it came, as text.
    public var time: String
    /// Whether it has not been read.
    public var isUnread: Bool

    /// A row from all its parts.
    public init(name: String, preview: String, time: String, isUnread: Bool = false) {
      self.name = name
      self.preview = preview
      self.time = time
      self.isUnread = isUnread
    }
  }

  /// What a compose sheet shows.
  public struct SheetContent: Hashable, Sendable {
    /// The title in its header.
    public var title: String
    /// The recipient already chosen.
    public var recipient: String
    /// People the message could also go to.
    public var suggestions: [Suggestion]

    /// A sheet's content from all its parts.
    public init(title: String, recipient: String, suggestions: [Suggestion]) {
      self.title = title
      self.recipient = recipient
      self.suggestions = suggestions
    }
  }

  /// One row of the suggestions in a sheet.
  public struct Suggestion: Hashable, Sendable {
    /// Who it is.
    public var name: String
    /// Their last message.
    public var preview: String

    /// A row from its parts.
    public init(name: String, preview: String) {
      self.name = name
      self.preview = preview
    }
  }

  /// A form: its title, its fields from the top, and what stands on its button.
  public struct FormContent: Hashable, Sendable {
    /// The title in its bar.
    public var title: String
    /// The fields from the top.
    public var fields: [FormField]
    /// What stands on the button that ends it.
    public var action: String

    /// A form from its parts.
    public init(title: String, fields: [FormField], action: String) {
      self.title = title
      self.fields = fields
      self.action = action
    }
  }

  /// A field of a form.
  public struct FormField: Hashable, Sendable {
    /// The name in traces and takes: `email`.
    public var id: String
    /// The name people read.
    public var title: String
    /// The keyboard it asks for.
    public var keyboard: KeyboardType
    /// How many lines of text it shows.
    public var lines: Int

    /// A field from its parts.
    public init(id: String, title: String, keyboard: KeyboardType = .letters, lines: Int = 1) {
      self.id = id
      self.title = title
      self.keyboard = keyboard
      self.lines = lines
    }
  }

  /// A conversation: whom it is with and what was said, oldest first.
  public struct ChatContent: Hashable, Sendable {
    /// Whom it is with.
    public var name: String
    /// What was said, oldest first.
    public var messages: [Message]

    /// A conversation from its parts.
    public init(name: String, messages: [Message]) {
      self.name = name
      self.messages = messages
    }
  }
}

/// Something in a message list.
public struct Message: Hashable, Sendable {
  /// What it is.
  public var body: Body
  /// Who sent it.
  public var side: Side

  /// A message from its parts.
  public init(_ body: Body, from side: Side) {
    self.body = body
    self.side = side
  }

  /// The kinds of entry in a message list.
  public enum Body: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A picture of mountains.
    case photo
    /// A time between messages: the day, and the time of day behind it.
    case stamp(day: String, time: String)
  }

  /// Who sent a message.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// The other person: at the left.
    case incoming = "them"
    /// The phone's owner: at the right.
    case outgoing = "me"
  }
}
