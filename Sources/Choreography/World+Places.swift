/// The exact places of what moves, at a moment.
struct Places: Hashable, Sendable {
  var sheetTop: Double?
  var keyboardTop: Double
  /// In a form the top of the focused field: what has to be seen begins there.
  var composerTop: Double?
  var composerBottom: Double?
  var newestBottom: Double?
}

extension World {
  /// Every motion is asked for its value at this frame's time; what is due happens.
  mutating func move() {
    moveKeyboard()
    moveSheet()
  }

  /// Where everything is at a moment of this frame or before the next.
  func places(at instant: Instant) -> Places {
    let bottom = composerBottom(at: instant)
    var newest: Double?
    if !messages.isEmpty, setting.scene.id != .form, let bottom {
      newest = newestRest(composerBottom: bottom)
      if setting.scene.id == .chat { newest = newest.map { $0 + scroll(at: instant) } }
    }
    return Places(
      sheetTop: sheetTop(at: instant), keyboardTop: keyboardTop(at: instant),
      composerTop: bottom.map { composerTop(bottom: $0, at: instant) }, composerBottom: bottom,
      newestBottom: newest)
  }

  private func composerTop(bottom: Double, at instant: Instant) -> Double {
    let top = bottom - rowHeight
    guard setting.scene.id == .form, let index = form.index(of: focus.responder) else { return top }
    return min(top, fieldRect(index, at: instant).y)
  }
}
