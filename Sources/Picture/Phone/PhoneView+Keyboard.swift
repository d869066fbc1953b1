import Choreography

// The keyboard and what belongs to it, wherever it stands.
extension PhoneView {
  /// The keyboard: docked, fading in its place, or floating.
  func addKeyboard(to screen: inout ScreenComposition) {
    let keyboard = appearance.keyboard
    guard keyboard.height > 0, keyboard.opacity > 0 else { return }
    let art = KeyboardArt(context: context, keyboard: keyboard)
    if let rect = keyboard.floating {
      addFloating(art, in: rect, to: &screen)
    } else if keyboard.opacity < 1 {
      addFading(art, to: &screen)
    } else {
      addDocked(art, to: &screen)
    }
  }

  private func addDocked(_ art: KeyboardArt, to screen: inout ScreenComposition) {
    let grid = context.grid
    let top = grid.pixel(art.keyboard.top)
    guard top < context.pixelHeight else { return }
    let place = PixelRect(
      x: 0, y: top, width: context.pixelWidth, height: grid.length(art.keyboard.height))
    screen.tile(place, [context.cover(place, context.theme.keyboard)] + art.commands())
    let gap = context.pixelHeight - (top + place.height)
    if gap > 0 {
      screen.draw(
        .rect(
          Rect(
            x: 0, y: grid.points(top + place.height), width: context.width + 1,
            height: grid.points(gap)), context.theme.keyboard))
    }
    let pressed = art.pressedKey()
    if !pressed.isEmpty {
      screen.draw(.group(pressed, transform: Transform(dy: grid.points(top))))
    }
  }

  /// It fades where it stands when it is up: its frame has jumped there already.
  private func addFading(_ art: KeyboardArt, to screen: inout ScreenComposition) {
    let grid = context.grid
    let top = context.pixelHeight - grid.length(art.keyboard.height)
    let ground = Rect(
      x: 0, y: 0, width: context.width + 1, height: grid.points(context.pixelHeight - top))
    screen.draw(
      .group(
        [.rect(ground, context.theme.keyboard)] + art.commands() + art.pressedKey(),
        opacity: art.keyboard.opacity, transform: Transform(dy: grid.points(top))))
  }

  /// A small keyboard over the screen, with a handle below its keys.
  private func addFloating(
    _ art: KeyboardArt, in rect: Rect, to screen: inout ScreenComposition
  ) {
    let theme = context.theme
    let place = context.grid.snap(rect)
    let radius = 14.0
    let handle = Rect(x: place.midX - 18, y: place.maxY - 13, width: 36, height: 5)
    screen.draw([
      .shadow(
        place.offsetBy(dx: 0, dy: 6), radius: radius, sigma: 14, .black(theme.isDark ? 0.6 : 0.3)),
      .rounded(place, radius: radius, theme.keyboard),
      .stroke(
        .rounded(place.insetBy(dx: 0.5, dy: 0.5), radius: radius - 0.5), 1,
        theme.isDark ? .white(0.14) : .black(0.08)),
      .group(art.commands() + art.pressedKey(), transform: Transform(dx: place.x, dy: place.y)),
      .rounded(handle, radius: 2.5, theme.keyText.faded(0.35)),
    ])
  }

  /// The button above the keys: it hangs on the row or on the keyboard, whichever is higher.
  func addDoneButton(to screen: inout ScreenComposition) {
    guard let button = appearance.doneButton else { return }
    let grid = context.grid
    let row: (top: Double, pixel: Int)
    if let composer = appearance.composer {
      row = (composer.top, rowTop(composer))
    } else if let form = appearance.form {
      row = (form.action.y, actionTop(form))
    } else {
      return
    }
    let keyboardTop = appearance.keyboard.top
    let below =
      row.top <= keyboardTop ? row : (top: keyboardTop, pixel: grid.pixel(keyboardTop))
    let top = below.pixel - grid.pixel(below.top - button.y)
    let rect = Rect(
      x: grid.snap(button.x), y: grid.points(top), width: grid.points(grid.length(button.width)),
      height: grid.points(grid.length(button.height)))
    screen.draw(DoneArt.commands(rect, context: context))
  }
}

/// The button that puts the keyboard away (TOKENS §11).
enum DoneArt {
  /// The button in points of the screen.
  static func commands(_ rect: Rect, context: PhoneContext) -> [Command] {
    let theme = context.theme
    let radius = rect.height / 2
    let outline = context.outlined(
      rect.insetBy(dx: 0.5, dy: 0.5), radius: radius - 0.5, theme.textField,
      line: theme.textFieldStroke)
    return outline + [
      .text(
        "Done", Font(15, .semibold), theme.accent, rect.midX, rect.midY + 0.36 * 15,
        anchor: .middle)
    ]
  }
}
