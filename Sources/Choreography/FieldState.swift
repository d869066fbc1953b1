/// What the message field holds, and how the keys are set.
struct FieldState: Hashable, Sendable {
  var text = ""
  /// The text line by line, where the composer grows with it.
  var lines: [String] = []
  var plane = KeyboardLayout.Plane.letters
  /// What shift was set to by hand; `nil` leaves it to the text.
  var shift: Bool?

  /// Whether there is something to send.
  var canSend: Bool { text.contains { !$0.isWhitespace } }

  /// The longest text a field takes, in characters. A.
  static let limit = 2000
}

extension World {
  /// The words offered above the keys.
  static let predictions = ["I", "The", "I\u{2019}m"]

  /// The text of the field that has the focus, or of the composer.
  var currentText: String {
    get { form.index(of: focus.responder).map { form.texts[$0] } ?? field.text }
    set {
      if let index = form.index(of: focus.responder) {
        form.texts[index] = newValue
      } else {
        field.text = newValue
        field.lines = composerLines(of: newValue)
      }
    }
  }

  /// Whether the next letter is a capital: at the start and after a sentence, or by hand.
  var isShifted: Bool {
    if let shift = field.shift { return shift }
    guard keyboardType == .letters else { return false }
    let text = currentText
    return text.isEmpty || [". ", "! ", "? "].contains { text.hasSuffix($0) }
  }

  /// Puts `text` at the field's end, whoever has the focus.
  mutating func insert(_ text: String) {
    let room = FieldState.limit - currentText.count
    guard room > 0, !text.isEmpty else { return }
    currentText += text.prefix(room)
    field.shift = nil
    note(.typed)
  }

  /// Whether a field that is seen has the focus; a hidden one swallows what is typed.
  private var hasField: Bool {
    if case .field = focus.responder { return true }
    return false
  }

  /// Text from a keyboard outside the phone: it goes to the field that has the focus.
  mutating func type(_ text: String) {
    if hasField { insert(text) }
  }

  mutating func deleteBackward() {
    guard hasField, !currentText.isEmpty else { return }
    currentText.removeLast()
    field.shift = nil
    note(.typed)
  }

  mutating func pressReturn() {
    guard hasField, keyboardType.hasReturn else { return }
    if setting.scene.id == .form { returnInForm() } else { send() }
  }

  /// What a key of the drawn keyboard does.
  mutating func press(key: String) {
    switch key {
    case "shift", "rightShift": field.shift = !isShifted
    case "123", "right123": field.plane = field.plane == .letters ? .numbers : .letters
    case "emoji": apply(.keyboard(.emoji))
    case "abc": changeBack()
    case "hide": askBlur()
    case "delete": deleteBackward()
    case "return": pressReturn()
    case "space": type(" ")
    default:
      if key.hasPrefix("word."), let index = Int(key.dropFirst("word.".count)),
        Self.predictions.indices.contains(index)
      {
        type(Self.predictions[index] + " ")
      } else if let emote = ElementID(key).emote {
        type(String(emote.character))
      } else {
        type(isShifted ? key.uppercased() : key)
      }
    }
  }

  /// Sends what the field holds: the list goes to its end.
  mutating func send() {
    guard field.canSend else { return }
    messages.append(Message(.text(field.text), from: .outgoing))
    layout = MessageLayout(messages, width: device.freeWidth)
    field = FieldState()
    list.place = .resting(0)
    if var touch, case .list = touch.grip, let newest = places(at: now).newestBottom {
      list.place = .held(0)
      touch.grip = .list(newest: newest + touch.start.y - touch.point.y)
      self.touch = touch
    }
    note(.sent)
  }

  /// The lines of a text in a composer that grows; none in one that does not.
  func composerLines(of text: String) -> [String] {
    guard setting.strategy.composer == .grows, !text.isEmpty else { return [] }
    let width =
      device.freeWidth - ScreenMetrics.fieldLeft - ScreenMetrics.fieldRight
      - ComposerMetrics.textMargins
    return TextRuler.lines(of: text, size: MessageLayout.fontSize, spacing: 0, limit: width)
  }

  /// How many lines of the text are seen: as many as there are, up to a third of the screen.
  private var seenLines: Int {
    let most =
      (screenHeight * ComposerMetrics.highestPart - ComposerMetrics.rowHeight)
      / ComposerMetrics.lineHeight
    return max(1, min(field.lines.count, 1 + Int(most)))
  }

  /// Height of the composer's row now, in points.
  var rowHeight: Double {
    ComposerMetrics.rowHeight + Double(seenLines - 1) * ComposerMetrics.lineHeight
  }

  /// The last lines of the text that are seen; none where the composer has one line.
  var shownLines: [String] { field.lines.suffix(seenLines) }
}
