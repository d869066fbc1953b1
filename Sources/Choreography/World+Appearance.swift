extension World {
  /// Seconds for which a tap stays visible. A; drawn only.
  private static let tapShows = 0.25
  /// Sixtieths of a second by which the ghosts of a finger lag, the farther first.
  private static let ghosts = [7.0, 3.5]

  /// What stands on the screen at a moment of this frame or before the next: flights by their
  /// time, what follows each frame from the keyboard at that time, what is held as it was held.
  ///
  /// At this frame's own time the places are those of `row`.
  public func appearance(at instant: Instant) -> Appearance {
    let places = places(at: instant)
    return Appearance(
      device: device, scene: setting.scene, theme: surroundings.appearance,
      sheet: sheetAppearance(places, at: instant),
      keyboard: Appearance.Keyboard(
        top: places.keyboardTop, height: shownKeyboardHeight, layout: keyboardLayout,
        isShifted: isShifted,
        predictions: keyboardLayout.predictionBar == nil ? [] : Self.predictions,
        pressed: pressedKey, type: keyboardType, returnLabel: returnLabel,
        isReturnReady: isReturnReady,
        opacity: keyboard.fade?.value(at: instant, rate: rate) ?? 1, floating: floatingKeyboard),
      composer: places.composerBottom.flatMap { bottom in
        setting.scene.id == .form
          ? nil
          : Appearance.Composer(
            top: bottom - rowHeight, bottom: bottom,
            stripHeight: stripHeight(at: instant), text: field.text, lines: shownLines,
            isFocused: focus.responder == FocusState.field, isMounted: focus.isFieldMounted)
      },
      messages: placedMessages(places), form: formAppearance(places, at: instant),
      doneButton: doneButton(places), tabBar: tabBar,
      finger: finger, elements: elements(at: instant))
  }

  /// The bar with tabs at the bottom, with what the system keeps free below it.
  private var tabBar: Rect? {
    guard setting.strategy.hasTabBar else { return nil }
    let height = device.safeArea.bottom
    return Rect(x: 0, y: screenHeight - height, width: device.size.width, height: height)
  }

  /// What stands on the screen at this frame's own time.
  public var appearance: Appearance { appearance(at: Instant(frame: frame)) }

  private func sheetAppearance(_ places: Places, at instant: Instant) -> Appearance.Sheet? {
    guard let top = places.sheetTop else { return nil }
    let travel = screenHeight - device.sheetLargeTop
    let progress = min(1, max(0, (screenHeight - top) / travel))
    return Appearance.Sheet(
      top: top, layoutHeight: sheetLayoutHeight(at: instant), progress: progress)
  }

  private func formAppearance(_ places: Places, at instant: Instant) -> Appearance.Form? {
    guard let content = setting.scene.form, let bottom = places.composerBottom else { return nil }
    return Appearance.Form(
      title: content.title,
      fields: form.fields.indices.map { index in
        let field = form.fields[index]
        return Appearance.Form.Field(
          rect: fieldRect(index, at: instant), title: field.title, text: form.texts[index],
          isFocused: focus.responder == .field(field.id), lines: field.lines)
      },
      action: Rect(
        x: 0, y: bottom - ComposerMetrics.rowHeight, width: device.size.width,
        height: ComposerMetrics.rowHeight),
      actionTitle: content.action)
  }

  private var pressedKey: ElementID? {
    guard let touch, !touch.hasEnded, touch.element.keyName != nil else { return nil }
    return touch.element
  }

  private var finger: Appearance.Finger? {
    if let touch, !touch.hasEnded || touch.isDrag {
      let trail = touch.isDrag ? Self.ghosts.compactMap { ghost(of: touch, sixtieths: $0) } : []
      return Appearance.Finger(point: touch.point, trail: trail)
    }
    guard let lastTap, frame - lastTap.frame < rate.frames(in: Self.tapShows) else { return nil }
    return Appearance.Finger(point: lastTap.point, trail: [])
  }

  private func ghost(of touch: TouchState, sixtieths: Double) -> Point? {
    let frames = Int((sixtieths * Double(rate.hertz) / 60).rounded())
    guard let first = touch.samples.first, frame - frames >= first.frame else { return nil }
    return touch.place(frames, before: frame)
  }

  private func placedMessages(_ places: Places) -> [Appearance.PlacedMessage] {
    guard let newest = places.newestBottom else { return [] }
    return layout.entries.compactMap { entry in
      let rect = entry.rect.offsetBy(dx: device.sideInset, dy: newest)
      guard rect.maxY > 0, rect.y < screenHeight else { return nil }
      return Appearance.PlacedMessage(
        rect: rect, message: entry.message, lines: entry.lines, endsGroup: entry.endsGroup)
    }
  }
}
