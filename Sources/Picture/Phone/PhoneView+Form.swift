import Choreography

// The form on the screen.
extension PhoneView {
  /// The button's bar in device pixels: its bottom is what is rounded, as that edge meets the
  /// keyboard.
  func actionTop(_ form: Appearance.Form) -> Int {
    context.grid.pixel(form.action.maxY) - context.grid.length(form.action.height)
  }

  /// The fields' tops in device pixels: one rigid list that hangs on the button's bar.
  func fieldTops(_ form: Appearance.Form) -> [Int] {
    guard let first = form.fields.first else { return [] }
    let base = actionTop(form) - context.grid.pixel(form.action.y - first.rect.y)
    return form.fields.map { base + context.grid.pixel($0.rect.y - first.rect.y) }
  }

  /// Fields, bar and button, from the lowest to the topmost.
  func addForm(to screen: inout ScreenComposition) {
    let (grid, theme) = (context.grid, context.theme)
    let whole = PixelRect(x: 0, y: 0, width: context.pixelWidth, height: context.pixelHeight)
    screen.tile(whole, [context.cover(whole, theme.background)])
    guard let form = appearance.form else { return }
    let art = FormArt(context: context, form: form, showsCaret: showsCaret)
    let actionTop = actionTop(form)
    for (field, top) in zip(form.fields, fieldTops(form)) {
      screen.draw(
        .group(
          art.field(field),
          transform: Transform(dx: grid.snap(field.rect.x), dy: grid.points(top))))
    }
    let bar = PixelRect(
      x: 0, y: 0, width: context.pixelWidth, height: grid.pixel(art.barHeight))
    screen.tile(bar, [context.cover(bar, theme.navigationBar)] + art.bar())
    let action = PixelRect(
      x: 0, y: actionTop, width: context.pixelWidth, height: grid.length(form.action.height))
    screen.tile(action, [context.cover(action, theme.bar)] + art.action())
    let rest = action.y + action.height
    if rest < context.pixelHeight {
      screen.draw(
        .rect(
          Rect(
            x: 0, y: grid.points(rest), width: context.width + 1,
            height: grid.points(context.pixelHeight - rest)), theme.bar))
    }
    addTabBar(to: &screen)
    addDoneButton(to: &screen)
  }
}
