import Foundation
import Glibc
import Testing

/// An X server without a screen, on the first display that is free, and the pixels it shows.
final class Display {
  private let server = Process()
  private let folder: String
  /// Its name: `:7`.
  let name: String
  /// Pixels across and down.
  static let size = (width: 1440, height: 900)

  init() throws {
    folder = try Tool.folder()
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: try #require(Tool.find("Xvfb")))
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24", "-fbdir",
      folder, "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try Tool.start(server)
    // It writes the number as soon as it takes connections.
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(name.count > 1, "Xvfb did not start")
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Moves, presses and types as a person would.
  func person(_ words: String...) throws {
    let outcome = try Tool.run(
      #require(Tool.find("xdotool")), words, environment: ["DISPLAY": name])
    try #require(outcome.code == 0, "xdotool \(words): \(outcome.errors)")
  }

  /// What the screen shows now.
  func pixels() throws -> ScreenPixels {
    try ScreenPixels(dump: Data(contentsOf: URL(fileURLWithPath: folder + "/Xvfb_screen0")))
  }

  /// Asks the window called `Keyrise` to close, as a window manager does.
  func askToClose() throws {
    let found = try Tool.run(
      #require(Tool.find("xdotool")), ["search", "--onlyvisible", "--name", "^Keyrise$"],
      environment: ["DISPLAY": name])
    let words = String(decoding: found.output, as: UTF8.self).split(separator: "\n")
    let window = try #require(words.first.flatMap { UInt($0) })
    try ClientMessage.send("WM_DELETE_WINDOW", of: "WM_PROTOCOLS", to: window, on: name)
  }
}

/// The pixels of a screen.
struct ScreenPixels {
  private let data: Data
  private let start: Int
  private let stride: Int
  let width: Int
  let height: Int

  /// Reads an X window dump of 32 bits a pixel.
  init(dump: Data) throws {
    func field(_ index: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(dump[index * 4 + $1]) }
    }
    try #require(dump.count > 100)
    (width, height, stride) = (field(4), field(5), field(12))
    start = field(0) + field(19) * 12
    try #require(field(11) == 32 && field(7) == 0 && dump.count >= start + stride * height)
    data = dump
  }

  /// The colour of a pixel as 0xRRGGBB.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let place = start + y * stride + x * 4
    return UInt32(data[place + 2]) << 16 | UInt32(data[place + 1]) << 8 | UInt32(data[place])
  }

  /// How many stretches of at least `length` pixels of one colour a row has.
  func stretches(of color: UInt32, y: Int, length: Int) -> Int {
    var (count, run) = (0, 0)
    for x in 0..<width {
      run = self.color(x, y) == color ? run + 1 : 0
      if run == length { count += 1 }
    }
    return count
  }
}

/// A message from one client of an X server to another's window.
enum ClientMessage {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Send =
    @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32

  /// Sends `word` of `protocols` to `window`.
  static func send(_ word: String, of protocols: String, to window: UInt, on display: String) throws
  {
    let library = try #require(dlopen("libX11.so.6", RTLD_NOW))
    let open = unsafeBitCast(try #require(dlsym(library, "XOpenDisplay")), to: Open.self)
    let close = unsafeBitCast(try #require(dlsym(library, "XCloseDisplay")), to: Close.self)
    let intern = unsafeBitCast(try #require(dlsym(library, "XInternAtom")), to: Intern.self)
    let send = unsafeBitCast(try #require(dlsym(library, "XSendEvent")), to: Send.self)
    let connection = try #require(open(display))
    defer { _ = close(connection) }
    // XClientMessageEvent: type, …, window, message type, format, five words.
    let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
    defer { event.deallocate() }
    event.initializeMemory(as: UInt8.self, repeating: 0, count: 192)
    event.storeBytes(of: 33, as: Int32.self)
    event.storeBytes(of: window, toByteOffset: 32, as: UInt.self)
    event.storeBytes(of: intern(connection, protocols, 0), toByteOffset: 40, as: UInt.self)
    event.storeBytes(of: 32, toByteOffset: 48, as: Int32.self)
    event.storeBytes(of: intern(connection, word, 0), toByteOffset: 56, as: UInt.self)
    try #require(send(connection, window, 0, 0, event) != 0)
  }
}
