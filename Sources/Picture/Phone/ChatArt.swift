import Choreography

/// The bar at the top of a conversation (TOKENS §11).
struct ChatArt {
  let context: PhoneContext
  let name: String

  /// Where the bar ends below the screen's top: 128 with a safe area of 59.
  var barHeight: Double { context.device.safeArea.top + 69 }

  /// The bar, from the screen's left top corner.
  func bar() -> [Command] {
    let theme = context.theme
    let width = context.freeWidth
    // Measures are those of a bar 128 high.
    let shift = barHeight - 128
    let font = Font(11.5, .medium)
    let label = RichText.fitted(name, font: font, limit: width - 160, measurer: context.measurer)
    let chevron = (gap: 3.4, width: 3.2)
    let start = width / 2 - (label.width + chevron.gap + chevron.width) / 2
    var commands: [Command] = [
      PhoneGlyphs.at(
        14.5, 71.5, [.roundStroke(PhoneGlyphs.chevronLeft, 2.6, theme.accent)]),
      PhoneGlyphs.at(
        width - 49, 73,
        [
          .stroke(PhoneGlyphs.videoBody, 2, theme.accent),
          .fill(PhoneGlyphs.videoLens, theme.accent),
        ]),
    ]
    commands += AvatarArt.commands(
      name, x: width / 2, y: 83, radius: 21, measurer: context.measurer)
    commands += label.commands(x: start, y: 120, color: theme.label)
    commands.append(
      PhoneGlyphs.at(
        start + label.width + chevron.gap, 115.9,
        [.roundStroke(PhoneGlyphs.smallChevronRight, 1.3, theme.secondLabel)]))
    return [
      .group(commands, transform: Transform(dx: context.side, dy: shift)),
      context.grid.separator(
        from: 0, to: context.width, above: context.grid.pixel(barHeight), theme.separator),
    ]
  }
}
