import Choreography

/// What stands on the keys.
extension KeyboardArt {
  private static let letterFont = Font(22.5)
  private static let wordFont = Font(16, tabular: true)
  private static let smallWordFont = Font(14, tabular: true)
  private static let digitFont = Font(25, tabular: true)
  private static let dialFont = Font(10, .semibold, spacing: 1.6)
  /// Small letters have descenders: they stand a little higher.
  private static let smallLetterLift = 1.5

  /// What stands on a key.
  func label(of key: KeyboardLayout.Key) -> [Command] {
    let rect = context.grid.snap(key.rect)
    switch key.kind {
    case .letter:
      let letter = letter(key)
      let lift = letter.first?.isLowercase == true ? Self.smallLetterLift : 0
      return context.text(
        letter, Self.letterFont, theme.keyText, x: rect.midX,
        y: rect.y + rect.height / 2 + 8 - lift, anchor: .middle)
    case .space: return word(spaceLabel, theme.keyText, in: rect)
    case .plane, .sign:
      let font = rect.width < 56 ? Self.smallWordFont : Self.wordFont
      return word(key.label, theme.keyText, in: rect, font)
    case .returnKey: return returnLabel(in: rect)
    case .digit: return digit(key, in: rect)
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
    case .emoji:
      let color = keyboard.layout.emojiCenter == nil ? theme.keyText : theme.keyboardGlyph
      let scale = keyboard.layout.emojiCenter == nil ? 0.78 : 1
      return [
        PhoneGlyphs.at(
          key.rect.midX, key.rect.midY, scale: scale,
          [
            .stroke(PhoneGlyphs.emojiRing, 1.9, color), .fill(PhoneGlyphs.emojiEyes, color),
            .fill(PhoneGlyphs.emojiMouth, color),
          ])
      ]
    case .emote(let emote):
      return [EmoteArt.commands(emote, at: Point(x: rect.midX, y: rect.midY))]
    case .hide:
      return [
        PhoneGlyphs.at(
          rect.midX, rect.midY,
          [
            .roundStroke(PhoneGlyphs.keyboardOutline, 1.5, theme.keyText),
            .roundStroke(PhoneGlyphs.hideArrow, 1.7, theme.keyText),
          ])
      ]
    }
  }

  private var spaceLabel: String { isAndroid ? "English" : "space" }

  private func word(
    _ string: String, _ color: Color, in rect: Rect, _ font: Font = wordFont
  ) -> [Command] {
    context.text(
      string, font, color, x: rect.midX, y: rect.y + rect.height / 2 + 5.5,
      anchor: .middle, limit: rect.width - 6)
  }

  private func returnLabel(in rect: Rect) -> [Command] {
    let color = isReturnProminent ? Color.white(1) : theme.keyText
    guard isAndroid else { return word(keyboard.returnLabel, color, in: rect) }
    let glyph =
      switch keyboard.returnLabel {
      case "done": PhoneGlyphs.check
      case "next": PhoneGlyphs.nextArrow
      case "send": PhoneGlyphs.sendArrow
      default: PhoneGlyphs.returnArrow
      }
    return [PhoneGlyphs.at(rect.midX, rect.midY, [.roundStroke(glyph, 2, color)])]
  }

  /// A digit with the letters of the dial below it, or alone in the middle.
  private func digit(_ key: KeyboardLayout.Key, in rect: Rect) -> [Command] {
    let isLow = rect.height < 40
    let hasHint = !key.hint.isEmpty && !isLow
    var commands = context.text(
      key.label, Self.digitFont, theme.keyText, x: rect.midX,
      y: rect.midY + 9 - (hasHint ? 6 : 0), anchor: .middle)
    if hasHint {
      commands += context.text(
        key.hint, Self.dialFont, theme.keyText, x: rect.midX + 0.8, y: rect.midY + 16,
        anchor: .middle)
    }
    return commands
  }

  private func letter(_ key: KeyboardLayout.Key) -> String {
    keyboard.isShifted ? key.label.uppercased() : key.label.lowercased()
  }

  /// The key under the finger: a letter stands up in a balloon, other keys change their colour.
  func pressedKey() -> [Command] {
    guard let id = keyboard.pressed else { return [] }
    guard let key = keyboard.layout.keys.first(where: { $0.id == id }) else {
      return pressedWord(id)
    }
    let rect = context.grid.snap(key.rect)
    func lit(_ color: Color) -> [Command] {
      [.rounded(rect, radius: keyRadius, color)] + label(of: key)
    }
    switch key.kind {
    case .letter:
      return context.device.isTablet ? lit(theme.specialKey) : balloon(over: rect, letter(key))
    case .space, .digit: return lit(theme.specialKey)
    case .returnKey:
      return lit(isReturnProminent ? theme.accent.mixed(with: .white(1), by: 0.2) : theme.key)
    case .plane, .shift, .delete, .hide, .sign, .emote: return lit(theme.key)
    case .emoji: return keyboard.layout.emojiCenter == nil ? lit(theme.key) : []
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
    path.append(.rounded(key, radius: keyRadius))
    return [
      .shadow(head, radius: 9, sigma: 4, .black(0.25)),
      .fill(path, theme.key),
    ]
      + context.text(
        letter, Font(33), theme.keyText, x: head.midX, y: head.y + 38, anchor: .middle)
  }
}
