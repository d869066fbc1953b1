import Choreography

/// A bar with four tabs at the bottom of the screen, the second one chosen.
struct TabBarArt {
  let context: PhoneContext

  private static let titles = ["Recents", "Messages", "Photos", "Profile"]
  private static let chosen = 1
  private static let font = Font(10, .medium)

  /// The bar, from its left top corner.
  func commands() -> [Command] {
    let theme = context.theme
    let pitch = context.freeWidth / Double(Self.titles.count)
    var commands: [Command] = [
      context.grid.separator(from: 0, to: context.width, y: 0, theme.separator)
    ]
    for (index, title) in Self.titles.enumerated() {
      let x = context.side + pitch * (Double(index) + 0.5)
      let color = index == Self.chosen ? theme.accent : theme.secondLabel
      commands.append(PhoneGlyphs.at(x, 18, Self.glyph(index, color)))
      commands += context.text(title, Self.font, color, x: x, y: 43, anchor: .middle, limit: pitch)
    }
    return commands
  }

  private static func glyph(_ index: Int, _ color: Color) -> [Command] {
    switch index {
    case 0: [.stroke(.circle(0, 0, 9), 1.8, color), .roundStroke(.svg("M0-5V0l3.6 2"), 1.8, color)]
    case 1:
      [
        .fill(
          .svg(
            "M0-9.5c6 0 10.5 3.6 10.5 8.3S6 7.2 0 7.2c-1 0-2-.1-2.9-.3L-7.6 9.4-6.5 5.4C-9 3.900 -10.500 1.500 -10.5-1.2-10.500-5.900-6-9.500 0-9.500z"
          ), color)
      ]
    case 2:
      [
        .stroke(.rounded(Rect(x: -9.5, y: -8, width: 19, height: 16), radius: 3.5), 1.8, color),
        .roundStroke(.svg("M-9 4.500-3.500-1 1 3.500 4 .5 9 5"), 1.6, color),
      ]
    default:
      [
        PhoneGlyphs.at(
          0, 0, scale: 0.62,
          [.fill(PhoneGlyphs.head, color), .fill(PhoneGlyphs.shoulders, color)])
      ]
    }
  }
}
