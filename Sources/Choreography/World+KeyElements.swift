// The keys on the screen, and what a finger meets of them.
extension World {
  /// The keys as they are set now.
  var keyboardLayout: KeyboardLayout {
    if let rect = floatingKeyboard {
      return KeyboardLayout.make(
        in: KeyboardSpace(
          width: rect.width, height: rect.height - Self.floatingHandle, barHeight: 0),
        plane: field.plane, type: keyboardType)
    }
    let space = keyboardSpace
    if surroundings.hardwareKeyboard && device.hardwareBar > 0 {
      return KeyboardLayout.shortcuts(in: space)
    }
    return KeyboardLayout.make(in: space, plane: field.plane, type: keyboardType)
  }

  private var keyboardSpace: KeyboardSpace {
    guard !surroundings.hardwareKeyboard || device.hardwareBar == 0 else {
      return KeyboardSpace(
        width: device.size.width, height: device.hardwareBar,
        barHeight: device.hardwareBar)
    }
    let style: KeyboardSpace.Style =
      device.platform == .android ? .android : device.isTablet ? .tablet : .phone
    return KeyboardSpace(
      width: device.size.width, height: fullKeyboardHeight, barHeight: predictionBarHeight,
      bottom: setting.device.held(surroundings.orientation).safeArea.bottom,
      side: device.sideInset,
      style: style)
  }

  /// Height of the keyboard as it is drawn: the bar that a keyboard of hardware leaves, or all.
  var shownKeyboardHeight: Double {
    surroundings.hardwareKeyboard ? device.hardwareBar : fullKeyboardHeight
  }

  /// Extent of a keyboard that floats, and of the handle below its keys. A.
  private static let floatingSize = Size(width: 320, height: 252)
  static let floatingHandle = 24.0
  /// From a floating keyboard to the screen's edge, and to what stands at the bottom. A.
  private static let floatingMargin = 24.0

  /// Where the keyboard floats, while a field has the focus.
  var floatingKeyboard: Rect? {
    guard surroundings.floatingKeyboard, device.canFloat, !surroundings.hardwareKeyboard,
      focus.responder != .none
    else { return nil }
    let size = Self.floatingSize
    let below = device.safeArea.bottom + ComposerMetrics.rowHeight + ComposerMetrics.stripHeight
    return Rect(
      x: device.size.width - size.width - Self.floatingMargin,
      y: screenHeight - below - Self.floatingMargin - size.height, width: size.width,
      height: size.height)
  }

  /// Whether the return key has something to do.
  var isReturnReady: Bool { setting.scene.id == .form || field.canSend }

  /// Adds the keyboard and its keys.
  func addKeyboard(top: Double, to elements: inout [Element]) {
    let place =
      floatingKeyboard
      ?? Rect(x: 0, y: top, width: device.size.width, height: screenHeight - top)
    guard place.y < screenHeight else { return }
    elements.append(Element(id: .keyboard, rect: place))
    let layout = keyboardLayout
    func onScreen(_ rect: Rect) -> Rect { rect.offsetBy(dx: place.x, dy: place.y) }
    if let bar = layout.predictionBar {
      let part = bar.width / Double(Self.predictions.count)
      for index in Self.predictions.indices {
        let word = Rect(
          x: bar.x + Double(index) * part, y: bar.y, width: part, height: bar.height)
        elements.append(Element(id: .key("word.\(index)"), rect: onScreen(word)))
      }
    }
    for key in layout.keys where place.y + key.rect.y < screenHeight {
      // A finger meets a key up to the middle of the gaps around it.
      elements.append(Element(id: key.id, rect: onScreen(key.rect.insetBy(dx: -3, dy: -6))))
    }
  }
}
