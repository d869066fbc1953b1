import CSDL2
import Glibc

/// What ends the program from outside: SIGTERM, and Ctrl+C in a terminal.
///
/// A thread of its own waits for them. It asks the window to close, and where that has not come
/// about after a while, whatever the window is doing, it ends the program.
enum EndSignals {
  /// Seconds that the window has.
  private static let patience: UInt32 = 3

  /// Begins to wait.
  static func watch() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { _ in
        EndSignals.wait()
        return nil
      }, nil)
    if failure == 0 {
      pthread_detach(thread)
    } else {
      // Without the thread SDL's own handlers do, which wait for the window.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    return signals
  }

  private static func wait() {
    var signals = Self.signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
    sleep(patience)
    _exit(128 + signal)
  }
}
