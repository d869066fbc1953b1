import Dispatch
import Glibc

/// The few things that are asked of an X server beside the toolkit: whether it answers, and how
/// many dots an inch its user wants. The library is looked up at run time, since a Wayland desktop
/// may not have it.
enum XServer {
  /// What asking an X server came to.
  enum Answer: Equatable {
    /// There is no library to ask with.
    case noLibrary
    /// There is no server, or it lets nobody in.
    case refused
    /// It answers; `dotsPerInch` where its resources name them.
    case answers(dotsPerInch: Double?)
  }

  /// How long a server may take to answer, in seconds.
  static let patience = 0.8

  /// Asks the server that `DISPLAY` names. One that does not answer in time ends the program with
  /// `message` and `exitCode`, as nothing else can end the wait for it.
  static func ask(orExitWith exitCode: Int32, message: String) -> Answer {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let openSymbol = dlsym(library, "XOpenDisplay"),
      let closeSymbol = dlsym(library, "XCloseDisplay"),
      let resourcesSymbol = dlsym(library, "XResourceManagerString")
    else { return .noLibrary }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    typealias Resources = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    let open = unsafeBitCast(openSymbol, to: Open.self)
    let close = unsafeBitCast(closeSymbol, to: Close.self)
    let resources = unsafeBitCast(resourcesSymbol, to: Resources.self)

    let watch = DispatchWorkItem { end(with: message, exitCode: exitCode) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watch)
    defer { watch.cancel() }
    guard let display = open(nil) else { return .refused }
    defer { _ = close(display) }
    return .answers(
      dotsPerInch: resources(display).flatMap { dotsPerInch(in: String(cString: $0)) })
  }

  /// The value of `Xft.dpi` in a server's resources.
  static func dotsPerInch(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
      let value = line.dropFirst("Xft.dpi:".count).drop { $0 == " " || $0 == "\t" }
      return Double(value.prefix { !$0.isWhitespace })
    }
    return nil
  }

  /// Takes Xlib's errors over, which it would end the program for with a text of its own.
  ///
  /// If the server goes away, the program ends with one line and exit code 69. A single request
  /// that fails is passed over: a window may be gone while something is on its way to it, as when
  /// the toolkit still answers another client in the moment in which it closes.
  static func takeErrorsOver() {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let lossSymbol = dlsym(library, "XSetIOErrorHandler"),
      let errorSymbol = dlsym(library, "XSetErrorHandler")
    else { return }
    typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
    typealias SetLossHandler = @convention(c) (LossHandler?) -> UnsafeRawPointer?
    _ = unsafeBitCast(lossSymbol, to: SetLossHandler.self)({ _ in
      XServer.end(with: "no display any more: its server has ended", exitCode: 69)
    })
    typealias ErrorHandler = @convention(c) (OpaquePointer?, UnsafeRawPointer?) -> Int32
    typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> UnsafeRawPointer?
    _ = unsafeBitCast(errorSymbol, to: SetErrorHandler.self)({ _, _ in 0 })
  }

  /// Writes one line to standard error and ends the program on the spot.
  private static func end(with message: String, exitCode: Int32) -> Never {
    let line = Array("keyrise: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    _exit(exitCode)
  }
}
