import Choreography

/// The compose sheet without its composer (TOKENS §11). Heights count from the sheet's top.
struct SheetArt {
  let context: PhoneContext
  let content: Scene.SheetContent?

  /// Corner radius (MODEL, sheet corner radius).
  static let radius = 12.0
  /// Down to here the sheet is drawn over what stands behind it; below it is opaque.
  static let cap = 16.0
  /// Where the header and the row with the recipient end.
  static let headerBottom = 106.3

  private static let firstRow = 147.0
  private static let pitch = 62.0

  /// The top of the sheet with its round corners, at `top` points of the screen.
  func cap(top: Double) -> [Command] {
    let theme = context.theme
    let grid = context.grid
    let height = grid.points(grid.pixel(Self.cap))
    let width = context.width
    return [
      .shadow(
        Rect(x: 0, y: top, width: width, height: 4 * Self.cap), radius: Self.radius, sigma: 6,
        .black(theme.edgeShadow)),
      .fill(
        .rounded(
          Rect(x: 0, y: top, width: width, height: height), topLeft: Self.radius,
          topRight: Self.radius, bottomRight: 0, bottomLeft: 0), theme.bar),
      .rounded(
        Rect(x: width / 2 - 18, y: top + 5, width: 36, height: 5), radius: 2.5, theme.grabber),
    ]
  }

  /// Buttons, title and recipient, from the cap's bottom on; `offset` is the cap's height.
  func header(offset: Double) -> [Command] {
    let theme = context.theme
    let grid = context.grid
    let width = context.freeWidth
    var commands: [Command] = [.text("Cancel", Font(17), theme.accent, 16, 40)]
    commands += context.text(
      content?.title ?? "", Font(17, .semibold), theme.label, x: width / 2, y: 40, anchor: .middle,
      limit: width - 180)
    commands.append(
      grid.separator(from: -context.side, to: width + context.side, y: 59.7, theme.separator))
    commands.append(.text("To:", Font(16), theme.secondLabel, 16, 88))
    commands += chip
    commands.append(
      PhoneGlyphs.at(
        width - 29, 82.5,
        [
          .stroke(.circle(0, 0, 11.5), 1.8, theme.accent),
          .roundStroke(PhoneGlyphs.smallPlus, 1.8, theme.accent),
        ]))
    commands.append(
      grid.separator(
        from: -context.side, to: width + context.side, above: grid.pixel(Self.headerBottom),
        theme.separator))
    return [.group(context.between(commands), transform: Transform(dy: -offset))]
  }

  private var chip: [Command] {
    guard let recipient = content?.recipient, !recipient.isEmpty else { return [] }
    let font = Font(16, .medium)
    let name = RichText.fitted(
      recipient, font: font, limit: context.freeWidth - 150, measurer: context.measurer)
    let width = (name.width + Self.chipPadding).rounded()
    return [
      .rounded(
        context.grid.snap(Rect(x: 48, y: 68, width: width, height: 29)), radius: 8,
        context.theme.chip)
    ] + name.commands(x: 48 + width / 2, y: 88, color: context.theme.chipText, anchor: .middle)
  }

  /// What stands beside the name in its chip: together 62 points for "Sam".
  private static let chipPadding = 28.0

  /// The people the message could go to; `offset` is where this part begins below the top.
  func suggestions(offset: Double) -> [Command] {
    guard let content, !content.suggestions.isEmpty else { return [] }
    let theme = context.theme
    var commands: [Command] = [
      .text("Suggested", Font(13, .semibold), theme.secondLabel, 16, 134)
    ]
    for (index, person) in content.suggestions.enumerated() {
      let top = Self.firstRow + Self.pitch * Double(index)
      guard top < context.height else { break }
      let limit = context.freeWidth - 74 - 16
      commands += AvatarArt.commands(
        person.name, x: 38, y: top + 30, radius: 22, measurer: context.measurer)
      commands += context.text(
        person.name, Font(17, .medium), theme.label, x: 74, y: top + 26, limit: limit)
      commands += context.text(
        person.preview, Font(14), theme.secondLabel, x: 74, y: top + 46, limit: limit)
      if index + 1 < content.suggestions.count {
        commands.append(
          context.grid.separator(
            from: 74, to: context.freeWidth, y: top + Self.pitch - 0.6, theme.separator))
      }
    }
    return [.group(context.between(commands), transform: Transform(dy: -offset))]
  }
}
