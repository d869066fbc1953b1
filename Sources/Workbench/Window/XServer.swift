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

  /// Ends the program with one line and exit code 69 if the server goes away while the window is
  /// open, where Xlib would end it with a text of its own.
  static func endOnLoss() {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(library, "XSetIOErrorHandler")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler?) -> UnsafeRawPointer?
    _ = unsafeBitCast(symbol, to: SetHandler.self)({ _ in
      XServer.end(with: "no display any more: its server has ended", exitCode: 69)
    })
  }

  /// Writes one line to standard error and ends the program on the spot.
  private static func end(with message: String, exitCode: Int32) -> Never {
    let line = Array("keyrise: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    _exit(exitCode)
  }
}
