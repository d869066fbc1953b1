import Canvas
import Picture

/// The window while it is open: events in, pictures out.
///
/// Everything that is decided is decided by `Session`; here stand the clock, the painter and the
/// file of reports.
public struct WindowLoop: ~Copyable {
  var session: Session
  var window: Window
  let measurer: TextMeasurer
  let painter: Painter
  let fonts: FontBook
  var log: LogFile?
  /// What a picture has in common with the one before.
  var memo = WorkbenchMemo()
  var events = EventReader()
  var pacer = Pacer()
  var scale: ScaleRule
  /// What the painter's caches were filled for.
  var subject: Subject?
  /// Whether something may look otherwise than the picture on the screen.
  var isStale = true
  /// The pixels that hold the last picture.
  var pixels: Window.Pixels?
  /// Whether a picture was painted since the last tick: the next one waits for the next tick.
  var hasPainted = false
  /// Pictures presented.
  var pictures = 0
  /// Pictures in a row that the window system did not take.
  var refusals = 0
  var isOver = false
  /// The folders of strategies, and when they were last looked at.
  var folders: FolderClock?

  /// Opens a window on `opening` and stays until it is closed.
  public static func run(
    stock: Stock, opening: Opening, options: WindowOptions = WindowOptions()
  ) throws(WorkbenchError) {
    var log: LogFile?
    if let path = options.logPath { log = try LogFile(path: path) }
    let fonts: FontBook
    do throws(CanvasError) { fonts = try FontBook() } catch {
      throw .drawing(error.description)
    }
    let toolkit = try Toolkit()
    var loop = try WindowLoop(
      toolkit: toolkit, fonts: fonts, log: log, stock: stock, opening: opening, options: options)
    try loop.run()
  }

  private init(
    toolkit: borrowing Toolkit, fonts: FontBook, log: consuming LogFile?, stock: Stock,
    opening: Opening, options: WindowOptions
  ) throws(WorkbenchError) {
    scale = ScaleRule(asked: options.uiScale, desktop: toolkit.desktopScale)
    let first = scale.scale(ratio: 1)
    let units = toolkit.driver == "wayland" ? 1 : first
    var (width, height) = (Double(options.width) * units, Double(options.height) * units)
    if let room = Window.room {
      (width, height) = (min(width, Double(room.width)), min(height, Double(room.height)))
    }
    window = try Window(
      title: "Keyrise", width: Int(width.rounded()), height: Int(height.rounded()),
      hasSurface: toolkit.driver != "wayland")
    measurer = TextMeasurer(fonts: fonts)
    painter = Painter(fonts: fonts)
    self.fonts = fonts
    self.log = log
    session = Session(stock: stock, opening: opening, viewport: Viewport(scale: first))
    session.isReporting = options.logPath != nil
    if let watch = options.watch {
      folders = FolderClock(watch: watch, seen: Toolkit.now)
      session.begin(with: watch.files)
    }
  }

  private mutating func run() throws(WorkbenchError) {
    try paint()
    report([Report("ready", [.init("pictures", .int(pictures))] + size)])
    session.reportState()
    report(session.takeReports())
    pacer.begin(at: Toolkit.now)
    while !isOver {
      if session.ticksUntilChange != nil { begin() }
      let found = events.events(waiting: wait(atMost: folders == nil ? nil : FolderClock.pitch))
      lookAtFolders()
      if !session.isPlaying { passTime() }
      for event in found { try take(event) }
      if session.isPlaying { passTime() }
      carryOut(session.takeEffects())
      if isStale, !hasPainted, !isOver { try paint() }
      report(session.takeReports())
      if session.ticksUntilChange == nil, !isStale, !hasPainted { pacer.stop() }
    }
    report([Report("end", [.init("pictures", .int(pictures))])])
  }

  /// Milliseconds until something is due; `nil` while nothing is.
  var wait: Int? {
    guard let ticks = isStale || hasPainted ? 1 : session.ticksUntilChange else { return nil }
    let nanoseconds = pacer.wait(for: ticks, at: Toolkit.now)
    return Int((nanoseconds + 999_999) / 1_000_000)
  }

  /// The same, but no longer than `limit`.
  func wait(atMost limit: Int?) -> Int? {
    guard let limit else { return wait }
    return wait.map { min($0, limit) } ?? limit
  }

  /// Lets the session have the time that has passed.
  mutating func passTime() {
    guard pacer.isRunning else { return }
    let ticks = pacer.ticks(at: Toolkit.now)
    guard ticks > 0 else { return }
    hasPainted = false
    if let due = session.ticksUntilChange, due <= ticks { isStale = true }
    session.advance(ticks: ticks)
  }

  /// Sets the clock going, unless it runs.
  mutating func begin() {
    guard !pacer.isRunning else { return }
    hasPainted = false
    pacer.begin(at: Toolkit.now)
  }

  mutating func take(_ event: WindowEvent) throws(WorkbenchError) {
    switch event {
    case .quit: isOver = true
    case .resized: isStale = true
    case .exposed, .surfaceLost:
      pixels = nil
      isStale = true
    case .input(let input):
      session.receive(placed(input))
      isStale = true
      begin()
    }
  }

  mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .scale(let change):
        scale.apply(change, to: session.viewport.scale)
        isStale = true
      case .screenshot: takeScreenshot()
      case .saveStrategy(let strategy): save(strategy)
      }
    }
  }

  mutating func report(_ reports: [Report]) { log?.write(reports) }

  var size: [Report.Field] {
    let viewport = session.viewport
    return [
      .init("width", .int(viewport.width)), .init("height", .int(viewport.height)),
      .init("scale", .points(viewport.scale)),
    ]
  }
}
