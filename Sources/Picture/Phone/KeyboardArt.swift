import Choreography

/// The keyboard, from its left top corner (TOKENS §10).
struct KeyboardArt {
  let context: PhoneContext
  let keyboard: Appearance.Keyboard

  /// Corner radius of a key.
  var keyRadius: Double { isAndroid ? 7 : 5 }
  /// Whether it looks as Android's keyboards do.
  var isAndroid: Bool { context.device.platform == .android }

  /// How many words the prediction bar has room for.
  private static let wordCount = 3
  /// What the names of its words begin with.
  private static let wordPrefix = "word."

  var theme: PhoneTheme { context.theme }

  /// All keys at rest, bar and glyphs; a pressed key is drawn over it by `pressedKey`.
  func commands() -> [Command] {
    predictions + tiles + keyPlates + keyboard.layout.keys.flatMap { label(of: $0) } + microphone
  }

  /// Whether return stands out: it ends something, and there is something to end.
  var isReturnProminent: Bool {
    guard !isAndroid else { return true }
    return ["done", "send"].contains(keyboard.returnLabel) && keyboard.isReturnReady
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
  func pressedWord(_ id: ElementID) -> [Command] {
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
    var plates: [(color: Color, path: Path)] = []
    let drop = context.grid.points(context.grid.length(1))
    for key in keyboard.layout.keys {
      guard let color = plate(of: key) else { continue }
      let rect = context.grid.snap(key.rect)
      let plate = Path.rounded(rect, radius: keyRadius)
      if !isAndroid { shadows.append(.rounded(rect.offsetBy(dx: 0, dy: drop), radius: keyRadius)) }
      if let index = plates.firstIndex(where: { $0.color == color }) {
        plates[index].path.append(plate)
      } else {
        plates.append((color, plate))
      }
    }
    let all = [(color: theme.keyShadow, path: shadows)] + plates
    return all.filter { !$0.path.elements.isEmpty }.map { .fill($0.path, $0.color) }
  }

  /// The colour of a key's plate; `nil` where it has none.
  private func plate(of key: KeyboardLayout.Key) -> Color? {
    switch key.kind {
    case .letter, .space, .digit: return theme.key
    case .shift: return keyboard.isShifted ? theme.activeShift : theme.specialKey
    case .returnKey: return isReturnProminent ? theme.accent : theme.specialKey
    case .delete, .plane: return hasPlainKeys ? nil : theme.specialKey
    case .hide: return theme.specialKey
    case .emoji: return keyboard.layout.emojiCenter == nil ? theme.specialKey : nil
    case .sign, .emote: return nil
    }
  }

  /// Whether delete and the way back stand on the ground itself: on pads and beside pictures.
  var hasPlainKeys: Bool { keyboard.type == .phonePad || keyboard.type == .emoji }

  /// Pictures that are only shown: shapes in the colours of keys.
  private var tiles: [Command] {
    let color = theme.specialKey
    return keyboard.layout.tiles.enumerated().map { index, tile in
      let rect = context.grid.snap(tile.insetBy(dx: 3, dy: 3))
      // Circles, squares and rhombs in turn, so that rows and columns are not alike.
      return switch index * 7 % 5 {
      case 0, 3: .rounded(rect, radius: rect.width / 2, color)
      case 1: .rounded(rect, radius: 7, color)
      case 2:
        .fill(
          .polygon([
            Point(x: rect.midX, y: rect.y), Point(x: rect.maxX, y: rect.midY),
            Point(x: rect.midX, y: rect.maxY), Point(x: rect.x, y: rect.midY),
          ]), color)
      default: .stroke(.circle(rect.midX, rect.midY, rect.width / 2 - 2), 4, color)
      }
    }
  }

  private var microphone: [Command] {
    guard let place = keyboard.layout.microphoneCenter else { return [] }
    return [
      PhoneGlyphs.at(
        place.x, place.y,
        [
          .fill(PhoneGlyphs.microphoneHead, theme.keyboardGlyph),
          .roundStroke(PhoneGlyphs.microphoneStand, 1.9, theme.keyboardGlyph),
        ])
    ]
  }
}
