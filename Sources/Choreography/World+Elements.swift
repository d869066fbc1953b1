/// Where things stand on the screen that do not move by themselves, in points (design tokens,
/// composer, chat, sheet).
enum ScreenMetrics {
  /// The compose glyph's middle, from the right and from the top safe area.
  static let composeFromRight = 29.0
  static let composeBelowSafeArea = 22.0
  /// How large what a finger meets is around a glyph.
  static let touchSize = 44.0
  /// Height of a sheet's header, by which it is dragged.
  static let headerHeight = 59.7
  /// What a finger meets of Cancel.
  static let cancel = Rect(x: 8, y: 16, width: 76, height: 44)
  /// The plus button's middle from the left, and the row's top.
  static let plusCenter = Point(x: 28, y: 26)
  static let plusRadius = 17.0
  /// The field from the left, the right and the row's top, and its height.
  static let fieldLeft = 56.5
  static let fieldRight = 16.5
  static let fieldTop = 8.5
  static let fieldHeight = 35.0
  /// The send button's middle from the right.
  static let sendFromRight = 34.5
  static let sendRadius = 14.0
  /// The first emote's middle from the left, and the last one's from the right.
  static let emoteMargin = 36.5
  static let emoteTouch = 40.0
  /// Done: its extent, from the right, and above what is below it.
  static let done = Size(width: 64, height: 30)
  static let doneFromRight = 12.0
  static let doneAbove = 8.0
}

extension World {
  /// Everything a finger can meet in this frame, the topmost last.
  public var elements: [Element] { elements(at: Instant(frame: frame)) }

  /// Everything a finger can meet at a moment, the topmost last.
  func elements(at instant: Instant) -> [Element] {
    let places = places(at: instant)
    let width = device.size.width
    var elements = [
      Element(
        id: .screen, rect: Rect(x: 0, y: 0, width: width, height: screenHeight))
    ]
    switch setting.scene.id {
    case .composeSheet:
      if sheet == nil {
        elements.append(Element(id: .compose, rect: composeButton))
      } else if let top = places.sheetTop {
        addSheet(top: top, to: &elements)
      }
    case .chat:
      if let bottom = places.composerBottom {
        let height = bottom - rowHeight - messagesTop
        elements.append(
          Element(
            id: .messages, rect: Rect(x: 0, y: messagesTop, width: width, height: max(0, height))))
      }
    case .form:
      for index in form.fields.indices {
        elements.append(
          Element(id: .field(form.fields[index].id), rect: fieldRect(index, at: instant)))
      }
      if let bottom = places.composerBottom {
        elements.append(
          Element(
            id: .save,
            rect: Rect(
              x: 0, y: bottom - ComposerMetrics.rowHeight, width: width,
              height: ComposerMetrics.rowHeight)))
      }
    }
    if let bottom = places.composerBottom, setting.scene.id != .form {
      addComposer(bottom: bottom, at: instant, to: &elements)
    }
    if let rect = doneButton(places) { elements.append(Element(id: .done, rect: rect)) }
    addKeyboard(top: places.keyboardTop, to: &elements)
    return elements
  }

  private var composeButton: Rect {
    let half = ScreenMetrics.touchSize / 2
    return Rect(
      x: device.size.width - device.sideInset - ScreenMetrics.composeFromRight - half,
      y: device.safeArea.top + ScreenMetrics.composeBelowSafeArea - half,
      width: 2 * half, height: 2 * half)
  }

  private func addSheet(top: Double, to elements: inout [Element]) {
    let width = device.size.width
    elements.append(
      Element(
        id: .sheet, rect: Rect(x: 0, y: top, width: width, height: max(0, screenHeight - top))))
    guard sheet?.phase == .staying else { return }
    elements.append(
      Element(
        id: .grabber, rect: Rect(x: 0, y: top, width: width, height: ScreenMetrics.headerHeight)))
    elements.append(
      Element(id: .cancel, rect: ScreenMetrics.cancel.offsetBy(dx: device.sideInset, dy: top)))
  }

  private func addComposer(bottom: Double, at instant: Instant, to elements: inout [Element]) {
    let width = device.freeWidth
    let side = device.sideInset
    let top = bottom - rowHeight
    // Buttons stand beside the last line.
    let buttons = bottom - ComposerMetrics.rowHeight + ScreenMetrics.plusCenter.y
    func round(_ id: ElementID, x: Double, radius: Double) -> Element {
      Element(
        id: id,
        rect: Rect(
          x: side + x - radius, y: buttons - radius, width: 2 * radius,
          height: 2 * radius))
    }
    elements.append(
      round(.plus, x: ScreenMetrics.plusCenter.x, radius: ScreenMetrics.plusRadius))
    if focus.isFieldMounted {
      elements.append(
        Element(
          id: .field,
          rect: Rect(
            x: side + ScreenMetrics.fieldLeft, y: top + ScreenMetrics.fieldTop,
            width: width - ScreenMetrics.fieldLeft - ScreenMetrics.fieldRight,
            height: ScreenMetrics.fieldHeight + rowHeight - ComposerMetrics.rowHeight)))
      elements.append(
        round(
          .send, x: width - ScreenMetrics.sendFromRight, radius: ScreenMetrics.sendRadius))
    }
    let strip = stripHeight(at: instant)
    guard strip >= ComposerMetrics.stripHeight else { return }
    let pitch =
      (width - 2 * ScreenMetrics.emoteMargin) / Double(Emote.allCases.count - 1)
    for (index, emote) in Emote.allCases.enumerated() {
      let half = ScreenMetrics.emoteTouch / 2
      elements.append(
        Element(
          id: .emote(emote),
          rect: Rect(
            x: side + ScreenMetrics.emoteMargin + Double(index) * pitch - half,
            y: bottom + strip / 2 - half, width: 2 * half, height: 2 * half)))
    }
  }

  /// Done stands above the composer and above the keys, whichever is higher.
  func doneButton(_ places: Places) -> Rect? {
    guard setting.scene.id != .composeSheet, case .field = focus.responder,
      let bottom = places.composerBottom
    else { return nil }
    let below = min(bottom - rowHeight, places.keyboardTop)
    let size = ScreenMetrics.done
    return Rect(
      x: device.size.width - device.sideInset - ScreenMetrics.doneFromRight - size.width,
      y: below - ScreenMetrics.doneAbove - size.height, width: size.width, height: size.height)
  }
}
