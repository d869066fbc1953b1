import Choreography

/// A form: its bar, its fields, and the bar with the button that ends it, in the language of the
/// composer (TOKENS §9, §11).
struct FormArt {
  let context: PhoneContext
  let form: Appearance.Form
  let showsCaret: Bool

  private static let textFont = Font(17)
  private static let titleFont = Font(12, .medium)
  private static let radius = 12.0
  /// From a field's edge to its words.
  private static let inset = 14.0
  /// Baselines below a field's top: its name above, its first line, and its name alone.
  private static let titleBaseline = 19.0
  private static let textBaseline = 40.0
  private static let lonelyBaseline = 32.0
  private static let caretSize = Size(width: 2, height: 20)

  /// Where the bar ends below the screen's top.
  var barHeight: Double { context.device.safeArea.top + 69 }

  private var side: Double { context.device.sideInset }

  /// The bar, from the screen's left top corner.
  func bar() -> [Command] {
    let theme = context.theme
    let bottom = barHeight
    let avatar = Point(x: context.width - side - 38, y: bottom - 31)
    return context.text(
      form.title, Font(34, .bold, spacing: -0.4), theme.label, x: side + 16, y: bottom - 18,
      limit: context.width - 2 * side - 100)
      + portrait(at: avatar) + [
        context.grid.separator(
          from: 0, to: context.width, above: context.grid.pixel(bottom), theme.separator)
      ]
  }

  /// The person's picture: the first letter of what the first field holds.
  private func portrait(at center: Point) -> [Command] {
    let radius = 22.0
    if let name = form.fields.first?.text, !name.isEmpty {
      return AvatarArt.commands(
        name, x: center.x, y: center.y, radius: radius, measurer: context.measurer)
    }
    let theme = context.theme
    return [
      .circle(center.x, center.y, radius, theme.fill),
      PhoneGlyphs.at(
        center.x, center.y,
        [
          .fill(PhoneGlyphs.head, theme.thirdLabel), .fill(PhoneGlyphs.shoulders, theme.thirdLabel),
        ]),
    ]
  }

  /// A field, from its own left top corner.
  func field(_ field: Appearance.Form.Field) -> [Command] {
    let theme = context.theme
    let rect = Rect(x: 0, y: 0, width: field.rect.width, height: field.rect.height)
    var commands = outline(rect, isFocused: field.isFocused)
    guard field.isFocused || !field.text.isEmpty else {
      return commands
        + context.text(
          field.title, Self.textFont, theme.placeholder, x: Self.inset, y: Self.lonelyBaseline,
          limit: rect.width - 2 * Self.inset)
    }
    commands += context.text(
      field.title, Self.titleFont, field.isFocused ? theme.accent : theme.secondLabel,
      x: Self.inset, y: Self.titleBaseline, limit: rect.width - 2 * Self.inset)
    return commands + text(of: field, in: rect)
  }

  private func outline(_ rect: Rect, isFocused: Bool) -> [Command] {
    let theme = context.theme
    guard isFocused else {
      return context.outlined(
        rect.insetBy(dx: 0.5, dy: 0.5), radius: Self.radius - 0.5, theme.textField,
        line: theme.textFieldStroke)
    }
    let outside = context.grid.snap(rect)
    let line = context.grid.points(context.grid.length(1.5))
    return [
      .rounded(outside, radius: Self.radius, theme.accent),
      .rounded(
        outside.insetBy(dx: line, dy: line), radius: Self.radius - line, theme.textField),
    ]
  }

  /// The last lines of what a field holds, and the caret behind them.
  private func text(of field: Appearance.Form.Field, in rect: Rect) -> [Command] {
    let theme = context.theme
    let room = rect.width - 2 * Self.inset - Self.caretSize.width
    let all = TextLines.broken(
      field.text, font: Self.textFont, limit: field.lines > 1 ? room : .infinity,
      measurer: context.measurer)
    let lines = all.suffix(max(1, field.lines)).map {
      RichText($0, font: Self.textFont, measurer: context.measurer)
    }
    var commands: [Command] = []
    for (index, line) in lines.enumerated() {
      let y = Self.textBaseline + Double(index) * FormMetrics.lineHeight
      let overflow = max(0, line.width - room)
      let words = line.commands(x: Self.inset - overflow, y: y, color: theme.label)
      if overflow > 0 {
        let clip = context.grid.snap(
          Rect(x: Self.inset, y: y - 20, width: rect.width - 2 * Self.inset, height: 28))
        commands.append(.group(words, clip: .rect(clip)))
      } else {
        commands += words
      }
      if index == lines.count - 1, field.isFocused, showsCaret {
        commands.append(caret(x: Self.inset + min(line.width, room) + 0.5, baseline: y))
      }
    }
    return commands
  }

  private func caret(x: Double, baseline: Double) -> Command {
    let grid = context.grid
    return .rect(
      Rect(
        x: grid.snap(x), y: grid.snap(baseline - 16),
        width: grid.points(grid.length(Self.caretSize.width)),
        height: grid.points(grid.length(Self.caretSize.height))), context.theme.accent)
  }

  /// The button, from its bar's left top corner.
  func action() -> [Command] {
    let theme = context.theme
    let width = context.width
    let button = context.grid.snap(
      Rect(x: side + 16, y: 6, width: width - 2 * side - 32, height: 40))
    return [
      context.grid.separator(from: 0, to: width, y: 0, theme.separator),
      .rounded(button, radius: Self.radius, theme.accent),
    ]
      + context.text(
        form.actionTitle, Font(17, .semibold), .white(1), x: button.midX,
        y: button.midY + 0.36 * 17, anchor: .middle, limit: button.width - 24)
  }
}
