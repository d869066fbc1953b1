import Choreography

/// The row with the message field and the strip of emotes below it (TOKENS §11).
struct ComposerArt {
  let context: PhoneContext
  let composer: Appearance.Composer
  let showsCaret: Bool

  private var width: Double { context.freeWidth }
  private var field: Rect { Rect(x: 56.5, y: 8.5, width: width - 73, height: 35 + growth) }
  /// What a row that grows is higher than one line.
  private var growth: Double {
    Double(max(0, composer.lines.count - 1)) * ComposerMetrics.lineHeight
  }

  private static let font = Font(17)
  private static let caretWidth = 2.0
  /// From the field's left edge to where text begins.
  private static let textInset = 14.5
  private static let baseline = 32.0

  /// The row, from its left top corner.
  func row() -> [Command] {
    let theme = context.theme
    // Buttons stand beside the last line.
    let middle = growth + ComposerMetrics.rowHeight / 2
    let line = context.grid.separator(from: 0, to: context.width, y: 0, theme.separator)
    var commands: [Command] = [
      .circle(28, middle, 17, theme.fill),
      PhoneGlyphs.at(
        28, middle, [.roundStroke(PhoneGlyphs.plus, 2, theme.secondLabel)]),
    ]
    commands += context.outlined(
      field, radius: 17.5, theme.textField, line: theme.textFieldStroke)
    commands += text
    commands += send
    return [line] + context.between(commands)
  }

  private var send: [Command] {
    let theme = context.theme
    let isReady = !composer.text.isEmpty
    let x = field.maxX - 18
    let y = growth + ComposerMetrics.rowHeight / 2
    return [
      .circle(x, y, 14, isReady ? theme.accent : theme.sendIdle),
      PhoneGlyphs.at(
        x, y, [.roundStroke(PhoneGlyphs.send, 2.1, isReady ? .white(1) : theme.sendGlyph)]),
    ]
  }

  private var text: [Command] {
    let theme = context.theme
    let start = field.x + Self.textInset
    let hasCaret = composer.isFocused && showsCaret
    guard !composer.text.isEmpty else {
      let x = composer.isFocused ? start + 3 : start
      return (hasCaret ? [caret(at: start - Self.caretWidth)] : [])
        + [.text("Message", Self.font, theme.placeholder, x, Self.baseline)]
    }
    if composer.lines.count > 1 { return paragraph(from: start, hasCaret: hasCaret) }
    let line = RichText(composer.text, font: Self.font, measurer: context.measurer)
    // The send button's left edge, less some air.
    let end = field.maxX - 18 - 14 - 6
    let room = end - start - Self.caretWidth
    let overflow = max(0, line.width - room)
    let words = line.commands(x: start - overflow, y: Self.baseline, color: theme.label)
    var commands: [Command] = []
    if overflow > 0 {
      let clip = context.grid.snap(
        Rect(x: field.x + 8, y: field.y + 4, width: end - field.x - 8, height: field.height - 8))
      commands.append(.group(words, clip: .rect(clip)))
      commands.append(fade(from: clip))
    } else {
      commands += words
    }
    if hasCaret { commands.append(caret(at: start - overflow + line.width + 0.5)) }
    return commands
  }

  /// A text of several lines, the caret behind the last.
  private func paragraph(from start: Double, hasCaret: Bool) -> [Command] {
    var commands: [Command] = []
    for (index, words) in composer.lines.enumerated() {
      let down = Double(index) * ComposerMetrics.lineHeight
      let line = RichText(words, font: Self.font, measurer: context.measurer)
      commands += line.commands(x: start, y: Self.baseline + down, color: context.theme.label)
      if hasCaret && index == composer.lines.count - 1 {
        commands.append(caret(at: start + line.width + 0.5, down: down))
      }
    }
    return commands
  }

  /// Where a long text leaves the field at the left it fades into the field.
  private func fade(from clip: Rect) -> Command {
    let color = context.theme.textField
    let rect = Rect(x: clip.x, y: clip.y, width: 12, height: clip.height)
    return .fill(
      .rect(rect),
      .linear(
        from: Point(x: rect.x, y: 0), to: Point(x: rect.maxX, y: 0),
        stops: [Paint.Stop(0, color), Paint.Stop(1, color.faded(0))]))
  }

  private func caret(at x: Double, down: Double = 0) -> Command {
    let grid = context.grid
    return .rect(
      Rect(
        x: grid.snap(x), y: grid.snap(16 + down), width: grid.points(grid.length(Self.caretWidth)),
        height: grid.points(grid.length(20))), context.theme.accent)
  }

  /// The eight emotes, from the strip's left top corner.
  func strip() -> [Command] {
    let pitch = (width - 73) / 7
    return context.between(
      Emote.allCases.enumerated().map { index, emote in
        EmoteArt.commands(
          emote,
          at: Point(x: 36.5 + pitch * Double(index), y: ComposerMetrics.stripHeight / 2))
      })
  }
}
