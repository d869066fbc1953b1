// The form: its fields, the button that ends it, and what is kept in sight.

/// Measures of a form that model and picture share, in points.
public enum FormMetrics {
  /// From the bar to the first field.
  public static let topMargin = 20.0
  /// Height of a field with one line.
  public static let fieldHeight = 52.0
  /// What each further line adds.
  public static let lineHeight = 22.0
  /// From a field to the next.
  public static let gap = 12.0
  /// From the screen's edge to a field.
  public static let sideMargin = 16.0
  /// Between a field that is kept in sight and what would cover it.
  public static let clearance = 8.0
  /// Seconds in which a form scrolls to another field.
  public static let scrollDuration = 0.25
}

extension World {
  /// Where a field is in the form, from the first one's top margin on.
  private func fieldSpan(_ index: Int) -> (top: Double, height: Double) {
    var top = FormMetrics.topMargin
    for field in form.fields[..<index] { top += Self.height(of: field) + FormMetrics.gap }
    return (top, Self.height(of: form.fields[index]))
  }

  private static func height(of field: Scene.FormField) -> Double {
    FormMetrics.fieldHeight + Double(field.lines - 1) * FormMetrics.lineHeight
  }

  /// The field at `index` on the screen at a moment.
  func fieldRect(_ index: Int, at instant: Instant) -> Rect {
    let span = fieldSpan(index)
    return Rect(
      x: device.sideInset + FormMetrics.sideMargin,
      y: messagesTop + span.top - formScroll(at: instant),
      width: device.freeWidth - 2 * FormMetrics.sideMargin, height: span.height)
  }

  /// How far the button stands above the screen's bottom at a moment.
  func actionInset(at instant: Instant) -> Double {
    setting.strategy.form?.keeps == .fieldAndAction
      ? composerInset(at: instant) : device.safeArea.bottom
  }

  /// What a field must stay above at a moment, or nothing.
  private func formLimit(at instant: Instant) -> Double? {
    switch setting.strategy.form?.keeps {
    case .fieldAndAction:
      screenHeight - composerInset(at: instant) - ComposerMetrics.rowHeight
    case .fieldOnly:
      screenHeight - max(device.safeArea.bottom, keyboardVisible(at: instant))
    case .none?, nil: nil
    }
  }

  /// How far the form is scrolled for the field at `index` at a moment.
  private func wantedScroll(_ index: Int, at instant: Instant) -> Double {
    guard let limit = formLimit(at: instant) else { return 0 }
    let span = fieldSpan(index)
    let bottom = messagesTop + span.top + span.height + FormMetrics.clearance
    // Never so far that the field's top leaves below the bar.
    return max(0, min(bottom - limit, span.top))
  }

  /// How far the form is scrolled at a moment.
  func formScroll(at instant: Instant) -> Double {
    guard let index = form.shownField else { return 0 }
    let rest = form.shift?.value(at: instant, rate: rate) ?? 0
    return wantedScroll(index, at: instant) + rest
  }

  /// The form keeps the focused field in sight; from one field to another it scrolls by itself.
  mutating func followWithForm() {
    guard setting.scene.id == .form else { return }
    if let shift = form.shift, shift.isOver(at: frame) { form.shift = nil }
    guard let index = form.index(of: focus.responder), index != form.shownField else { return }
    let before = formScroll(at: now)
    let difference = form.shownField == nil ? 0 : before - wantedScroll(index, at: now)
    form.shownField = index
    form.shift =
      difference == 0
      ? nil
      : TimedFlight(
        .bezier(setting.platform.sheet.stripCurve, duration: FormMetrics.scrollDuration),
        from: difference, to: 0, startFrame: frame, duration: FormMetrics.scrollDuration,
        rate: rate)
  }

  /// Focus goes to another field, as the strategy does it.
  mutating func moveFocus(to field: Responder) {
    guard focus.responder != field else { return }
    if case .blurFirst(let gap) = setting.strategy.form?.moves, focus.responder != .none {
      form.refocusField = field
      askBlur()
      focus.schedule(.refocus, at: frame + rate.frames(in: gap))
    } else {
      focus.requests.append(.field(field))
    }
  }

  /// What return does in a form.
  mutating func returnInForm() {
    guard let index = form.index(of: focus.responder) else { return }
    guard setting.strategy.form?.returnKey == .next else {
      note(.returnIgnored)
      return
    }
    if index + 1 < form.fields.count {
      moveFocus(to: .field(form.fields[index + 1].id))
    } else {
      submit()
    }
  }

  /// The form is sent off, and the keyboard goes.
  mutating func submit() {
    guard setting.scene.id == .form else { return }
    note(.submitted)
    askBlur()
  }

  /// What stands on the return key.
  var returnLabel: String {
    guard setting.scene.id == .form else { return "send" }
    guard setting.strategy.form?.label == .whatItDoes else { return "return" }
    return form.index(of: focus.responder) == form.fields.count - 1 ? "done" : "next"
  }
}
