import Choreography

extension PhoneView {
  /// What the screen shows from the lowest to the topmost, in units of the layer.
  func screen(frame: PixelRect) -> [Command] {
    var screen = ScreenComposition(
      grid: context.grid, frame: frame, layerScale: placement.layerScale)
    switch appearance.scene.id {
    case .composeSheet:
      addConversations(to: &screen)
      addSheet(to: &screen)
    case .chat:
      addChat(to: &screen)
    case .form:
      addForm(to: &screen)
    }
    addKeyboard(to: &screen)
    addSystem(to: &screen)
    if let finger = appearance.finger {
      screen.draw(TouchArt.commands(finger, theme: context.theme))
    }
    return screen.commands()
  }

  private var wholeScreen: PixelRect {
    PixelRect(x: 0, y: 0, width: context.pixelWidth, height: context.pixelHeight)
  }

  /// The presenting screen: a tile while it stands still, drawn scaled while a sheet is there.
  private func addConversations(to screen: inout ScreenComposition) {
    let list = ConversationListArt(
      context: context, conversations: appearance.scene.conversations)
    let theme = context.theme
    guard let sheet = appearance.sheet else {
      screen.tile(
        wholeScreen,
        [context.cover(wholeScreen, theme.background)]
          + list.commands(background: theme.background, above: context.height))
      return
    }
    let progress = min(max(sheet.progress, 0), 1)
    let scale = 1 - PresentingScreen.shrink * progress
    let transform = Transform(
      scale: scale, dx: context.width * (1 - scale) / 2,
      dy: PresentingScreen.fall * context.height * progress)
    let background = theme.background.mixed(with: theme.raisedBackground, by: progress)
    let radius =
      PresentingScreen.radius
      + (appearance.device.body.screenRadius - PresentingScreen.radius) * (1 - progress)
    let card = Path.rounded(
      Rect(x: 0, y: 0, width: context.width, height: context.height), radius: radius / scale)
    // Below the sheet's top nothing of the list is seen.
    let seen = (sheet.top + SheetArt.cap - transform.dy) / scale
    screen.draw(.rect(Rect(x: 0, y: 0, width: context.width, height: context.height), .black(1)))
    screen.draw(
      .group(
        [.fill(card, background)] + list.commands(background: background, above: seen)
          + [.fill(card, .black(theme.dim * progress))],
        transform: transform))
  }

  private func addSheet(to screen: inout ScreenComposition) {
    guard let sheet = appearance.sheet else { return }
    let grid = context.grid
    let top = grid.pixel(sheet.top)
    guard top < context.pixelHeight else { return }
    let art = SheetArt(context: context, content: appearance.scene.sheet)
    let capHeight = grid.pixel(SheetArt.cap)
    let bodyTop = grid.pixel(SheetArt.headerBottom)
    screen.draw(art.cap(top: grid.points(top)))

    let body = PixelRect(
      x: 0, y: top + bodyTop, width: context.pixelWidth, height: context.pixelHeight)
    let header = PixelRect(
      x: 0, y: top + capHeight, width: context.pixelWidth, height: bodyTop - capHeight)
    let fill = context.theme.bar
    if appearance.messages.isEmpty {
      screen.tile(
        body, [context.cover(body, fill)] + art.suggestions(offset: grid.points(bodyTop)))
    } else {
      screen.tile(body, [context.cover(body, fill)])
      addMessages(background: fill, to: &screen)
    }
    screen.tile(
      header, [context.cover(header, fill)] + art.header(offset: grid.points(capHeight)))
    // The composer belongs to the sheet: it never shows above the sheet's opaque part.
    screen.clipped(from: max(0, top + capHeight), to: context.pixelHeight) { inner in
      addComposer(to: &inner)
    }
    addDoneButton(to: &screen)
  }

  private func addChat(to screen: inout ScreenComposition) {
    let theme = context.theme
    screen.tile(wholeScreen, [context.cover(wholeScreen, theme.background)])
    addMessages(background: theme.background, to: &screen)
    let chat = ChatArt(context: context, name: appearance.scene.chat?.name ?? "")
    let bar = PixelRect(
      x: 0, y: 0, width: context.pixelWidth, height: context.grid.pixel(chat.barHeight))
    screen.tile(bar, [context.cover(bar, theme.navigationBar)] + chat.bar())
    addComposer(to: &screen)
    addTabBar(to: &screen)
    addDoneButton(to: &screen)
  }

  /// Where the composer's row begins, counted in device pixels: its bottom is what is rounded, as
  /// that is the edge that meets the keyboard.
  func rowTop(_ composer: Appearance.Composer) -> Int {
    context.grid.pixel(composer.bottom) - context.grid.length(composer.bottom - composer.top)
  }

  /// The messages as one rigid list that hangs on the composer.
  private func addMessages(background: Color, to screen: inout ScreenComposition) {
    guard let newest = appearance.messages.last else { return }
    let grid = context.grid
    let newestBottom = newest.rect.maxY
    let base: Int
    if let composer = appearance.composer {
      let rowTopPoints = composer.top
      base = rowTop(composer) - grid.pixel(rowTopPoints - newestBottom)
    } else {
      base = grid.pixel(newestBottom)
    }
    let art = MessageArt(context: context, background: background)
    for message in appearance.messages {
      let top = base - grid.pixel(newestBottom - message.rect.y)
      art.add(message, top: top, to: &screen)
    }
  }

  private func addComposer(to screen: inout ScreenComposition) {
    guard let composer = appearance.composer else { return }
    let grid = context.grid
    let fill = context.theme.bar
    let art = ComposerArt(context: context, composer: composer, showsCaret: showsCaret)
    let bottom = grid.pixel(composer.bottom)
    let stripBottom = grid.pixel(composer.bottom + composer.stripHeight)
    let row = PixelRect(
      x: 0, y: rowTop(composer), width: context.pixelWidth,
      height: grid.pixel(composer.bottom) - rowTop(composer))
    screen.tile(row, [context.cover(row, fill)] + art.row())
    if stripBottom > bottom {
      // The strip keeps its extent while it shrinks; what is not there any more is covered.
      let strip = PixelRect(
        x: 0, y: bottom, width: context.pixelWidth,
        height: grid.length(ComposerMetrics.stripHeight))
      screen.tile(strip, [context.cover(strip, fill)] + art.strip())
    }
    let rest = max(bottom, stripBottom)
    guard rest < context.pixelHeight else { return }
    let below = Rect(
      x: 0, y: grid.points(rest), width: context.width + 1,
      height: grid.points(context.pixelHeight - rest))
    screen.draw(.rect(below, fill))
  }

  /// Height of the strip that the system keeps free at the bottom, without a tab bar above it.
  private var systemBottom: Double {
    appearance.device.safeArea.bottom - (appearance.tabBar == nil ? 0 : Setting.tabBar)
  }

  func addTabBar(to screen: inout ScreenComposition) {
    guard let bar = appearance.tabBar else { return }
    let top = context.grid.pixel(bar.y)
    let place = PixelRect(
      x: 0, y: top, width: context.pixelWidth, height: context.pixelHeight - top)
    screen.tile(
      place,
      [context.cover(place, context.theme.navigationBar)] + TabBarArt(context: context).commands())
  }

  /// Status bar and home indicator, which stand over everything but the finger.
  private func addSystem(to screen: inout ScreenComposition) {
    let theme = context.theme
    let art = StatusBarArt(
      device: appearance.device, bottom: systemBottom, grid: context.grid)
    // With a sheet, the black behind the presenting screen comes under the status bar.
    let progress = appearance.sheet?.progress ?? 0
    screen.draw(art.commands(theme.label.mixed(with: .white(1), by: progress)))
    if showsCutout { screen.draw(art.cutout) }
    screen.draw(art.homeIndicator(theme.label))
  }
}

/// How the screen behind a sheet steps back (MODEL, presenting view).
private enum PresentingScreen {
  /// What its scale loses with the sheet at large.
  static let shrink = 0.0835
  /// How far it comes down, in heights of the screen.
  static let fall = 0.07
  /// Its corner radius with the sheet at large.
  static let radius = 12.0
}
