import Choreography

/// The list of conversations behind the sheet (TOKENS §11).
struct ConversationListArt {
  let context: PhoneContext
  let conversations: [Scene.Conversation]

  private static let firstRow = 200.0
  private static let pitch = 76.0

  /// The measures are those of a screen with 59 points kept free at the top.
  private var shift: Double { context.device.safeArea.top - 59 }

  /// The whole screen, from its left top corner; only rows that begin above `bottom`.
  func commands(background: Color, above bottom: Double) -> [Command] {
    let commands = list(background: background, above: bottom - shift)
    guard shift != 0 else { return context.between(commands) }
    return [
      .group(
        commands,
        transform: Transform(dx: context.grid.snap(context.side), dy: context.grid.snap(shift)))
    ]
  }

  private func list(background: Color, above bottom: Double) -> [Command] {
    let theme = context.theme
    var commands: [Command] = [
      .text("Edit", Font(17), theme.accent, 16, 88),
      PhoneGlyphs.at(
        context.freeWidth - 29, 81,
        [
          .roundStroke(PhoneGlyphs.composeSquare, 1.9, theme.accent),
          .fill(PhoneGlyphs.composePencil, theme.accent),
        ]),
    ]
    commands += context.text(
      "Messages", Font(34, .bold, spacing: -0.4), theme.label, x: 16, y: 138)
    commands += [
      .rounded(
        context.grid.snap(Rect(x: 16, y: 152, width: context.freeWidth - 32, height: 36)),
        radius: 10,
        theme.searchField),
      PhoneGlyphs.at(32.5, 169, [.roundStroke(PhoneGlyphs.magnifier, 1.8, theme.secondLabel)]),
      .text("Search", Font(17), theme.secondLabel, 47, 176.2),
    ]
    for (index, conversation) in conversations.enumerated() {
      let top = Self.firstRow + Self.pitch * Double(index)
      guard top < min(bottom, context.height - shift) else { break }
      commands += row(conversation, top: top, isLast: index + 1 == conversations.count)
    }
    return commands
  }

  private func row(
    _ conversation: Scene.Conversation, top: Double, isLast: Bool
  ) -> [Command] {
    let theme = context.theme
    let right = context.freeWidth - 32
    let timeFont = Font(15, tabular: true)
    var commands: [Command] = []
    if conversation.isUnread { commands.append(.circle(12, top + 38, 5, theme.accent)) }
    commands += AvatarArt.commands(
      conversation.name, x: 48, y: top + 38, radius: 24, measurer: context.measurer)
    commands += context.text(
      conversation.name, Font(17, .semibold), theme.label, x: 84, y: top + 32, limit: right - 190)
    commands += context.text(
      conversation.preview, Font(15), theme.secondLabel, x: 84, y: top + 54, limit: right - 84)
    commands += context.text(
      conversation.time, timeFont, theme.secondLabel, x: right, y: top + 32, anchor: .end,
      limit: 100)
    commands.append(
      PhoneGlyphs.at(
        right + 8.7, top + 26.5,
        [.roundStroke(PhoneGlyphs.chevronRight, 1.9, theme.thirdLabel)]))
    if !isLast {
      commands.append(
        context.grid.separator(
          from: 84, to: context.freeWidth, y: top + Self.pitch - 0.6, theme.separator))
    }
    return commands
  }
}
