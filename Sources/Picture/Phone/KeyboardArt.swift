import Choreography

/// The keyboard, from its left top corner (TOKENS §10).
struct KeyboardArt {
  let context: PhoneContext
  let keyboard: Appearance.Keyboard

  private static let keyRadius = 5.0
  private static let letterFont = Font(22.5)
  /// Small letters have descenders: they stand a little higher.
  private static let smallLetterLift = 1.5
  private static let wordFont = Font(16, tabular: true)

  /// How many words the prediction bar has room for.
  private static let wordCount = 3
  /// What the names of its words begin with.
  private static let wordPrefix = "word."

  private var theme: PhoneTheme { context.theme }

  /// All keys at rest, bar and glyphs; a pressed key is drawn over it by `pressedKey`.
  func commands() -> [Command] {
    predictions + keyPlates + keyboard.layout.keys.flatMap { label(of: $0) } + glyphs
  }

  private var predictions: [Command] {
    guard let bar = keyboard.layout.predictionBar else { return [] }
    let grid = context.grid
    let count = Self.wordCount
    let pitch = bar.width / Double(count)
    let line = grid.points(grid.length(1))
    var commands: [Command] = (1..<count).map { index in
      .rect(
        Rect(x: grid.snap(bar.x + pitch * Double(index)), y: bar.y + 13, width: line, height: 20),
        theme.predictionSeparator)
    }
    for index in keyboard.predictions.indices.prefix(count) {
      commands += word(index, of: count, in: bar)
    }
    return commands
  }

  private func word(_ index: Int, of count: Int, in bar: Rect) -> [Command] {
    let pitch = bar.width / Double(count)
    return context.text(
      keyboard.predictions[index], Font(16.5), theme.keyText,
      x: bar.x + pitch * (Double(index) + 0.5), y: bar.y + 28.5, anchor: .middle,
      limit: pitch - 12)
  }

  /// The word under the finger, on a plate of its own.
  private func pressedWord(_ id: ElementID) -> [Command] {
    guard let bar = keyboard.layout.predictionBar, let name = id.keyName,
      name.hasPrefix(Self.wordPrefix), let index = Int(name.dropFirst(Self.wordPrefix.count)),
      keyboard.predictions.indices.contains(index), index < Self.wordCount
    else { return [] }
    let pitch = bar.width / Double(Self.wordCount)
    let plate = Rect(
      x: bar.x + pitch * Double(index) + 6, y: bar.y + 5, width: pitch - 12,
      height: bar.height - 10)
    return [.rounded(context.grid.snap(plate), radius: 7, theme.key)]
      + word(index, of: Self.wordCount, in: bar)
  }

  /// The plates of all keys: one path for the shadows, one for each colour.
  private var keyPlates: [Command] {
    var shadows = Path()
    var letters = Path()
    var specials = Path()
    var shift = Path()
    let drop = context.grid.points(context.grid.length(1))
    for key in keyboard.layout.keys {
      let rect = context.grid.snap(key.rect)
      let plate = Path.rounded(rect, radius: Self.keyRadius)
      shadows.append(.rounded(rect.offsetBy(dx: 0, dy: drop), radius: Self.keyRadius))
      switch key.kind {
      case .letter, .space: letters.append(plate)
      case .shift where keyboard.isShifted: shift.append(plate)
      case .shift, .delete, .plane, .returnKey: specials.append(plate)
      }
    }
    let plates = [
      (shadows, theme.keyShadow), (letters, theme.key), (specials, theme.specialKey),
      (shift, theme.activeShift),
    ]
    return plates.filter { !$0.0.elements.isEmpty }.map { .fill($0.0, $0.1) }
  }

  private func label(of key: KeyboardLayout.Key) -> [Command] {
    let rect = context.grid.snap(key.rect)
    switch key.kind {
    case .letter:
      let letter = letter(key)
      let lift = letter.first?.isLowercase == true ? Self.smallLetterLift : 0
      return context.text(
        letter, Self.letterFont, theme.keyText, x: rect.midX,
        y: rect.y + rect.height / 2 + 8 - lift, anchor: .middle)
    case .space, .plane, .returnKey:
      return context.text(
        key.label, Self.wordFont, theme.keyText, x: rect.midX, y: rect.y + rect.height / 2 + 5.5,
        anchor: .middle, limit: rect.width - 6)
    case .shift:
      let color = keyboard.isShifted ? .black(1) : theme.keyText
      let outline = Command.stroke(
        PhoneGlyphs.shift, StrokeStyle(width: 1.6, join: .round), color)
      let inside = keyboard.isShifted ? [.fill(PhoneGlyphs.shift, color)] : [Command]()
      return [PhoneGlyphs.at(rect.midX, rect.midY, inside + [outline])]
    case .delete:
      return [
        PhoneGlyphs.at(
          rect.midX, rect.midY, [.roundStroke(PhoneGlyphs.deleteOutline, 1.7, theme.keyText)])
      ]
    }
  }

  private func letter(_ key: KeyboardLayout.Key) -> String {
    keyboard.isShifted ? key.label.uppercased() : key.label.lowercased()
  }

  private var glyphs: [Command] {
    let color = theme.keyboardGlyph
    var commands: [Command] = []
    if let emoji = keyboard.layout.emojiCenter {
      commands.append(
        PhoneGlyphs.at(
          emoji.x, emoji.y,
          [
            .stroke(PhoneGlyphs.emojiRing, 1.9, color), .fill(PhoneGlyphs.emojiEyes, color),
            .fill(PhoneGlyphs.emojiMouth, color),
          ]))
    }
    if let microphone = keyboard.layout.microphoneCenter {
      commands.append(
        PhoneGlyphs.at(
          microphone.x, microphone.y,
          [
            .fill(PhoneGlyphs.microphoneHead, color),
            .roundStroke(PhoneGlyphs.microphoneStand, 1.9, color),
          ]))
    }
    return commands
  }

  /// The key under the finger: a letter stands up in a balloon, other keys change their colour.
  func pressedKey() -> [Command] {
    guard let id = keyboard.pressed else { return [] }
    guard let key = keyboard.layout.keys.first(where: { $0.id == id }) else {
      return pressedWord(id)
    }
    let rect = context.grid.snap(key.rect)
    switch key.kind {
    case .letter:
      return balloon(over: rect, letter(key))
    case .space, .returnKey, .plane, .shift, .delete:
      let color = key.kind == .space ? theme.specialKey : theme.key
      return [.rounded(rect, radius: Self.keyRadius, color)] + label(of: key)
    }
  }

  private func balloon(over key: Rect, _ letter: String) -> [Command] {
    let head = Rect(
      x: min(max(key.x - 11, 2), context.width - key.width - 24), y: key.y - 55,
      width: key.width + 22, height: 52)
    var path = Path()
    path.append(.rounded(head, radius: 9))
    // The neck narrows from the head to the key.
    let shoulder = head.maxY - 9
    var neck = Path()
    neck.move(head.x, shoulder)
    neck.line(head.maxX, shoulder)
    neck.curve(
      head.maxX, shoulder + 12, key.maxX, key.y - 4, key.maxX, key.y + 8)
    neck.line(key.maxX, key.y + 12)
    neck.line(key.x, key.y + 12)
    neck.line(key.x, key.y + 8)
    neck.curve(key.x, key.y - 4, head.x, shoulder + 12, head.x, shoulder)
    neck.close()
    path.append(neck)
    path.append(.rounded(key, radius: Self.keyRadius))
    return [
      .shadow(head, radius: 9, sigma: 4, .black(0.25)),
      .fill(path, theme.key),
    ]
      + context.text(
        letter, Font(33), theme.keyText, x: head.midX, y: head.y + 38, anchor: .middle)
  }
}
