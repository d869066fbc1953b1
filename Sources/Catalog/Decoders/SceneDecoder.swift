import Choreography

/// Reads a scene: `title`, and what is on its screen.
enum SceneDecoder {
  /// The keys by which a file shows that it is a scene.
  static let marks = ["conversations", "chat", "form"]

  /// The scene in `root`, named `id`.
  static func decode(_ root: Value, id: SceneID) -> Scene? {
    let content =
      switch id {
      case .composeSheet: ["conversations", "sheet"]
      case .chat: ["chat"]
      case .form: ["form"]
      }
    guard let fields = root.fields(["title"] + content) else { return nil }
    let title = fields.required("title")?.text()
    switch id {
    case .composeSheet:
      let conversations = fields.required("conversations")?.each(conversation)
      let sheet = fields.required("sheet").flatMap(sheet)
      guard let title, let conversations, let sheet else { return nil }
      return Scene(id: id, title: title, conversations: conversations, sheet: sheet)
    case .chat:
      let chat = fields.required("chat").flatMap(chat)
      guard let title, let chat else { return nil }
      return Scene(id: id, title: title, chat: chat)
    case .form:
      let form = fields.required("form").flatMap(form)
      guard let title, let form else { return nil }
      return Scene(id: id, title: title, form: form)
    }
  }

  /// Lines a field of a form may show.
  private static let lineCounts = 1...12

  private static func form(_ value: Value) -> Scene.FormContent? {
    guard let fields = value.fields(["title", "fields", "action"]) else { return nil }
    let title = fields.required("title")?.text()
    let entries = fields.required("fields")?.each(formField)
    let action = fields.required("action")?.text()
    guard let title, let entries, let action else { return nil }
    return Scene.FormContent(title: title, fields: entries, action: action)
  }

  private static func formField(_ value: Value) -> Scene.FormField? {
    guard let fields = value.fields(["id", "title", "keyboard", "lines"]) else { return nil }
    let id = fields.required("id")?.text()
    let title = fields.required("title")?.text()
    let keyboard = fields["keyboard"].map { $0.word(of: KeyboardType.allCases) } ?? .letters
    let lines = fields["lines"].map { $0.integer(in: lineCounts) } ?? 1
    guard let id, let title, let keyboard, let lines else { return nil }
    return Scene.FormField(id: id, title: title, keyboard: keyboard, lines: lines)
  }

  private static func conversation(_ value: Value) -> Scene.Conversation? {
    guard let fields = value.fields(["name", "preview", "time", "unread"]) else { return nil }
    let name = fields.required("name")?.text()
    let preview = fields.required("preview")?.text()
    let time = fields.required("time")?.text()
    let isUnread = fields["unread"].map { $0.flag() } ?? false
    guard let name, let preview, let time, let isUnread else { return nil }
    return Scene.Conversation(name: name, preview: preview, time: time, isUnread: isUnread)
  }

  private static func sheet(_ value: Value) -> Scene.SheetContent? {
    guard let fields = value.fields(["title", "recipient", "suggestions"]) else { return nil }
    let title = fields.required("title")?.text()
    let recipient = fields.required("recipient")?.text()
    let suggestions = fields.required("suggestions")?.each(suggestion)
    guard let title, let recipient, let suggestions else { return nil }
    return Scene.SheetContent(title: title, recipient: recipient, suggestions: suggestions)
  }

  private static func suggestion(_ value: Value) -> Scene.Suggestion? {
    guard let fields = value.fields(["name", "preview"]) else { return nil }
    let name = fields.required("name")?.text()
    let preview = fields.required("preview")?.text()
    guard let name, let preview else { return nil }
    return Scene.Suggestion(name: name, preview: preview)
  }

  private static func chat(_ value: Value) -> Scene.ChatContent? {
    guard let fields = value.fields(["name", "messages"]) else { return nil }
    let name = fields.required("name")?.text()
    let messages = fields.required("messages")?.each(message)
    guard let name, let messages else { return nil }
    return Scene.ChatContent(name: name, messages: messages)
  }

  private static func message(_ value: Value) -> Message? {
    switch value.choice(words: [], keys: ["them", "me", "photo", "stamp"]) {
    case .key("stamp", let stamp):
      guard let fields = stamp.fields(["day", "time"]) else { return nil }
      let day = fields.required("day")?.text()
      let time = fields.required("time")?.text()
      guard let day, let time else { return nil }
      return Message(.stamp(day: day, time: time), from: .incoming)
    case .key("photo", let side):
      return side.word(of: Message.Side.allCases).map { Message(.photo, from: $0) }
    case .key(let side, let words):
      guard let text = words.text(), let side = Message.Side(rawValue: side) else { return nil }
      return Message(.text(text), from: side)
    case .word, nil: return nil
    }
  }
}

extension Value {
  /// Every entry of a list of any length, decoded; `nil` where one of them cannot be.
  fileprivate func each<Item>(_ decode: (Value) -> Item?) -> [Item]? {
    guard let entries = entries(0...Limits.listEntries) else { return nil }
    let items = entries.map(decode)
    return items.contains { $0 == nil } ? nil : items.compactMap { $0 }
  }
}
