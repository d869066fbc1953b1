import CSDL2
import Choreography

/// What the window system says, free of SDL. Places are in units of the desktop.
enum WindowEvent: Equatable {
  /// Something a person did; places still in the desktop's units.
  case input(UserInput)
  /// The window has another size.
  case resized
  /// It must be shown again.
  case exposed
  /// Its part of the screen holds nothing that can be relied on.
  case surfaceLost
  /// It is to be closed, or the program is to end.
  case quit
}

/// Reads SDL's events.
struct EventReader {
  private var lastKeyWasRepeat = false
  /// The key that went up last, and when, in milliseconds.
  private var lastUp: (symbol: SDL_Keycode, time: UInt32) = (0, 0)

  /// Milliseconds within which no hand lets a key go and presses it again: some servers tell of a
  /// held key in that way.
  private static let quickest: UInt32 = 2

  /// Waits for an event, at most `milliseconds`, or without end for `nil`; then takes all there
  /// are.
  mutating func events(waiting milliseconds: Int?) -> [WindowEvent] {
    var found: [WindowEvent] = []
    var event = SDL_Event()
    let isThere: Int32 =
      switch milliseconds {
      case nil: SDL_WaitEvent(&event)
      case 0?: SDL_PollEvent(&event)
      case let limit?: SDL_WaitEventTimeout(&event, Int32(min(limit, 60_000)))
      }
    guard isThere == 1 else { return [] }
    repeat {
      if let read = read(event) { found.append(read) }
    } while SDL_PollEvent(&event) == 1
    return found
  }

  private mutating func read(_ event: SDL_Event) -> WindowEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .quit
    case SDL_WINDOWEVENT: return read(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return .surfaceLost
    case SDL_MOUSEMOTION:
      return .input(.pointerMoved(Point(x: Double(event.motion.x), y: Double(event.motion.y))))
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
      return .input(.pointerPressed(Point(x: Double(event.button.x), y: Double(event.button.y))))
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
      return .input(.pointerReleased(Point(x: Double(event.button.x), y: Double(event.button.y))))
    case SDL_MOUSEWHEEL: return wheel(event.wheel)
    case SDL_KEYDOWN: return key(event.key)
    case SDL_KEYUP:
      lastUp = (event.key.keysym.sym, event.key.timestamp)
      return nil
    case SDL_TEXTINPUT: return text(event.text)
    default: return nil
    }
  }

  private func read(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN,
      SDL_WINDOWEVENT_MAXIMIZED:
      .exposed
    case SDL_WINDOWEVENT_LEAVE: .input(.pointerLeft)
    case SDL_WINDOWEVENT_FOCUS_LOST: .input(.deactivated)
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> WindowEvent {
    let turned = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    return .input(
      .wheel(
        dx: Double(event.preciseX) * turned, dy: -Double(event.preciseY) * turned,
        modifiers: Self.modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))))
  }

  private mutating func key(_ event: SDL_KeyboardEvent) -> WindowEvent? {
    let modifiers = Self.modifiers(event.keysym.mod)
    let symbol = event.keysym.sym
    let isHeld = symbol == lastUp.symbol && event.timestamp &- lastUp.time <= Self.quickest
    lastKeyWasRepeat = event.repeat != 0 || isHeld
    // A held key moves and types again and again; what it sets going, it does once.
    if lastKeyWasRepeat, Self.keys[symbol] == .enter || Self.keys[symbol] == .escape { return nil }
    if let key = Self.keys[symbol] { return .input(.key(key, modifiers)) }
    guard modifiers.contains(.control), !lastKeyWasRepeat else { return nil }
    if let character = Self.keypad[symbol] { return .input(.key(.character(character), modifiers)) }
    guard symbol > 0, symbol < 0x110000, let scalar = Unicode.Scalar(UInt32(symbol)) else {
      return nil
    }
    return .input(.key(.character(Character(scalar)), modifiers))
  }

  private func text(_ event: SDL_TextInputEvent) -> WindowEvent? {
    // With Ctrl a digit still types itself under X; it has come as a key already.
    let held = UInt32(SDL_GetModState().rawValue)
    let control = KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue
    let alt = KMOD_LALT.rawValue | KMOD_RALT.rawValue | KMOD_MODE.rawValue
    if held & control != 0, held & alt == 0 { return nil }
    let bytes = withUnsafeBytes(of: event.text) { Array($0.prefix { $0 != 0 }) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.isEmpty else { return nil }
    return .input(.text(text, isRepeat: lastKeyWasRepeat))
  }

  private static func modifiers(_ bits: UInt16) -> UserInput.Modifiers {
    var modifiers: UserInput.Modifiers = []
    let held = UInt32(bits)
    if held & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.control) }
    if held & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if held & (KMOD_LALT.rawValue) != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private static let keys: [SDL_Keycode: UserInput.Key] = [
    code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right, code(SDLK_UP): .up, code(SDLK_DOWN): .down,
    code(SDLK_HOME): .home, code(SDLK_END): .end, code(SDLK_PAGEUP): .pageUp,
    code(SDLK_PAGEDOWN): .pageDown, code(SDLK_TAB): .tab, code(SDLK_RETURN): .enter,
    code(SDLK_KP_ENTER): .enter, code(SDLK_ESCAPE): .escape, code(SDLK_BACKSPACE): .backspace,
  ]

  private static let keypad: [SDL_Keycode: Character] = [
    code(SDLK_KP_PLUS): "+", code(SDLK_KP_MINUS): "-", code(SDLK_KP_0): "0",
  ]

  private static func code(_ key: SDL_KeyCode) -> SDL_Keycode { SDL_Keycode(key.rawValue) }
}
