// Which keyboard is in use, and how high it is.
extension World {
  /// The keyboard that the responder asks for.
  var keyboardType: KeyboardType {
    keyboard.type ?? askedType
  }

  /// The keyboard that the responder's field asks for.
  private var askedType: KeyboardType {
    switch focus.responder {
    case .none: return keyboard.lastType
    case .prewarm: return setting.strategy.sheet?.prewarmKeyboard ?? .letters
    case .field(let name):
      if let field = form.fields.first(where: { $0.id == name }) { return field.keyboard }
      return setting.strategy.sheet?.fieldKeyboard ?? .letters
    }
  }

  /// Height of the keyboard on the screen when it is up, in points.
  var keyboardHeight: Double {
    if surroundings.hardwareKeyboard { return device.hardwareBar }
    if surroundings.floatingKeyboard && device.canFloat { return 0 }
    guard let density = device.wholePixels else { return fullKeyboardHeight }
    return (fullKeyboardHeight * density).rounded(.towardZero) / density
  }

  /// Height that the keyboard's announced frame has, on the screen or not.
  var fullKeyboardHeight: Double {
    keyboardType.hasPrediction && surroundings.predictionBar
      ? device.keyboard.withPrediction : device.keyboard.withoutPrediction
  }

  /// Height of the prediction bar, in points.
  var predictionBarHeight: Double {
    fullKeyboardHeight - device.keyboard.withoutPrediction
  }

  /// Where the keyboard has its top when it is up.
  var keyboardRest: Double { device.size.height - keyboardHeight }

  /// Whether the keyboard stands on the screen at all when it is up.
  public var canShowKeyboard: Bool { keyboardHeight > 0 }

  /// Takes over a change of the surroundings: in the frame in which it happens everything is
  /// laid out anew.
  mutating func apply(_ change: Change) {
    let visible = keyboardVisible(at: now)
    switch change {
    case .orientation(let orientation):
      guard setting.device.landscape != nil, surroundings.orientation != orientation else { return }
      surroundings.orientation = orientation
      device = setting.device(held: orientation)
      field.lines = composerLines(of: field.text)
      layout = MessageLayout(messages, width: device.freeWidth)
      touch = nil
      turn(isUp: visible > 0)
    case .predictionBar(let isOn):
      guard surroundings.predictionBar != isOn else { return }
      surroundings.predictionBar = isOn
      changeKeyboardHeight()
    case .keyboard(let type):
      guard keyboardType != type else { return }
      keyboard.type = type
      field.plane = .letters
      changeKeyboardHeight()
    case .refocus(let seconds):
      guard focus.responder != .none else { return }
      form.refocusField = focus.responder
      askBlur()
      focus.schedule(.refocus, at: frame + rate.frames(in: seconds))
    }
  }

  /// Back from pictures to the keyboard that the field asks for.
  mutating func changeBack() {
    let type = askedType == .emoji ? .letters : askedType
    guard keyboardType != type else { return }
    keyboard.type = type == askedType ? nil : type
    changeKeyboardHeight()
  }

  /// The keyboard in use has another height: one that is up stands there at once, one on its way
  /// up goes on to it, and one that a finger or its own flight takes down is left alone.
  mutating func changeKeyboardHeight() {
    note(.relayout)
    guard keyboard.isAskedUp else { return }
    switch keyboard.place {
    case .flying(let flight, .up) where !flight.isOver(at: frame):
      let due = keyboard.due
      flyKeyboard(to: .up)
      keyboard.due = due
    case .resting where keyboardVisible(at: now) > 0, .flying(_, .up):
      keyboard.place = .resting(keyboardRest)
    case .resting, .flying, .tracked, .hanging: return
    }
    tellFollower(isShown: true)
  }

  /// The phone was turned: in that frame everything stands where it comes to rest.
  private mutating func turn(isUp: Bool) {
    note(.relayout)
    if var sheet {
      let detent = sheet.isRaised ? SheetPlan.Detent.large : sheet.detent
      sheet.place = .resting(restingTop(detent))
      sheet.layout = .fixed(screenHeight - restingTop(detent))
      sheet.heldInset = nil
      sheet.heldPush = 0
      self.sheet = sheet
      if sheet.phase == .leaving { leaveAtOnce() }
    }
    let isUp = isUp && keyboard.isAskedUp
    keyboard.place = .resting(isUp ? keyboardRest : screenHeight)
    keyboard.due = nil
    keyboard.handOver = .none
    list.place = .resting(scroll(at: now))
    tellFollower(isShown: isUp)
  }
}
