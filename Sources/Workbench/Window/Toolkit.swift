import CSDL2
import Glibc

/// SDL with its video part set up; ended when this value ends.
struct Toolkit: ~Copyable {
  /// The name of the driver: `x11`, `wayland`, …
  let driver: String
  /// Device pixels for a unit as the desktop wants it; `nil` where it says nothing.
  let desktopScale: Double?

  /// Sets SDL up on the display of the environment.
  init() throws(WorkbenchError) {
    let asksForDriver = Self.environment("SDL_VIDEODRIVER") != nil
    let dotsPerInch = asksForDriver ? nil : try Self.askForDisplay()
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // The click that brings the window to the front is meant for what it hits.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, "Keyrise")
    // Before the toolkit starts as well: as it ends it gives back the handlers that it found, and
    // only then learns of the last requests that failed.
    XServer.takeErrorsOver()
    driver = try Self.start(asksForDriver: asksForDriver)
    let scale = Self.environment("GDK_SCALE").flatMap(Double.init) ?? dotsPerInch.map { $0 / 96 }
    desktopScale = scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    if driver == "x11" {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      XServer.takeErrorsOver()
    }
    SDL_StartTextInput()
    EndSignals.watch()
  }

  /// Looks whether the environment names a display that answers; gives the dots an inch that its
  /// user wants, where it tells them.
  private static func askForDisplay() throws(WorkbenchError) -> Double? {
    let hasWayland = environment("WAYLAND_DISPLAY") != nil
    guard let display = environment("DISPLAY") else {
      if hasWayland { return nil }
      throw .noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set; start it from a desktop")
    }
    let answer = XServer.ask(
      orExitWith: 69, message: "no display: the server of DISPLAY=\(display) does not answer")
    switch answer {
    case .answers(let dotsPerInch): return dotsPerInch
    case .refused where !hasWayland:
      throw .noDisplay("the server of DISPLAY=\(display) is not there or lets nobody in")
    case .refused, .noLibrary: return nil
    }
  }

  /// Starts SDL's video part, and gives its driver's name.
  private static func start(asksForDriver: Bool) throws(WorkbenchError) -> String {
    guard quietly({ SDL_Init(SDL_INIT_VIDEO) }) == 0 else { throw .noDisplay(lastError) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if !asksForDriver, ["offscreen", "dummy", "evdev", "none"].contains(driver) {
      SDL_Quit()
      throw .noDisplay("neither an X server nor a Wayland compositor can be reached")
    }
    return driver
  }

  deinit { SDL_Quit() }

  /// What SDL said last.
  static var lastError: String { String(cString: SDL_GetError()) }

  /// A variable of the environment that is set and not empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Nanoseconds of a clock that never goes back.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Runs `body` with standard error closed: libwayland writes there by itself.
  private static func quietly<Result>(_ body: () -> Result) -> Result {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    if nowhere >= 0, kept >= 0 { dup2(nowhere, STDERR_FILENO) }
    defer {
      if kept >= 0 {
        dup2(kept, STDERR_FILENO)
        close(kept)
      }
      if nowhere >= 0 { close(nowhere) }
    }
    return body()
  }
}
