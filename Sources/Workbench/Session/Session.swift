import Catalog
import Choreography
import Diagnosis
import Picture

/// What is selected, playing and recorded in the window: a value without a clock.
///
/// Time comes in as ticks of a sixtieth of a second, everything a person does as `UserInput`; out
/// come a `WorkbenchModel` for the views, effects for the window and reports for the log. The
/// targets of the picture on the screen are handed back in `targets`, so that a pointer meets what
/// a person sees.
public struct Session: Sendable {
  /// What there is to choose from.
  var stock: Stock
  /// Files of strategies that are broken, a row each where no lane has their name.
  var brokenFiles: [StrategyFile] = []
  /// The strategies of the opening that are in no stock: files that a link names.
  var linked: [Strategy]
  /// The strategies that came from watched files, and what the stock had under their names.
  var ownStrategies: [OwnStrategy] = []
  /// The named figures of the phones' operating system.
  var platform: Platform
  /// What the phones are set to.
  var surroundings: Surroundings
  /// The scene on the phones.
  var scene: Scene
  /// The phone.
  var device: Device
  /// The take that is shown; `nil` is Live.
  var take: Take?
  /// What the lanes did.
  var recording: Recording
  /// What that was worth, a lane each.
  var diagnoses: [Diagnosis]
  /// What is seen wrong in each strategy before it runs.
  var redFlags: [[String]] = []
  /// How far each lane had come when it was judged.
  var judged: [Int]
  /// Where time stands.
  var playhead = Playhead(frame: 0)
  /// The worlds of the phones on the stage, at the playhead's frame.
  var shown: [ShownWorld] = []

  /// Whether time goes on.
  var isPlaying = false
  /// How fast a take is played, and how fast a live run goes.
  var takeSpeed = Speed.quarter
  var liveSpeed = Speed.full
  /// The frames that are played again and again.
  var loop: ClosedRange<Int>?
  /// The live run: its finger and how long the lanes have rested.
  var live = LiveRun()

  /// The open row.
  var selectedRow = 0
  /// Which rows' phones stand on the stage.
  var compared = [0]
  /// Series switched off in the legend.
  var hiddenSeries: Set<Series> = []
  /// What the rows are narrowed by.
  var filter = ""
  /// The framework the rows are narrowed to; `nil` is all.
  var framework: Strategy.Framework?
  /// Whether the decisions of the open strategy are shown.
  var showsDecisions = false
  /// The strategies that were changed in the window.
  var edited: [EditedStrategy] = []
  /// Whether what is written about the open strategy is shown, and how far it is scrolled.
  var showsAdvice = false
  var adviceScroll = 0.0
  /// How far the rows are scrolled, in units.
  var rowScroll = 0.0
  /// The plots' window onto the time axis.
  var timeWindow = TimeWindow()

  /// The pointer: where it is and what it holds.
  var pointer = PointerState()
  /// The control with the keyboard's focus.
  var focus: String?
  /// Whether Esc has taken the keys back from the phone's field.
  var keysAreReleased = false
  /// The open menu.
  var menu: MenuID?
  /// Whether the list of keys is open.
  var showsHelp = false
  /// A sentence shown for a while, and for how many more ticks.
  var toast: TimedToast?
  /// Ticks since the caret last became visible.
  var caretAge = 0

  /// The window.
  var viewport: Viewport

  /// The targets of the picture on the screen, the topmost last.
  public var targets: [Target] = []
  /// Whether reports are wanted.
  public var isReporting = false
  /// What the window has still to do.
  var effects: [Effect] = []
  /// What has happened since the reports were last taken.
  var reports: [Report] = []

  /// A strategy from a watched file.
  struct OwnStrategy: Hashable, Sendable {
    var path: String
    var strategy: Strategy
    /// What the stock had under its name.
    var replaced: Strategy?
  }

  /// A lane on the stage at the playhead's frame.
  struct ShownWorld: Sendable {
    var lane: Int
    var world: World
  }

  /// A sentence shown for a while.
  struct TimedToast: Hashable, Sendable {
    var toast: WorkbenchModel.Toast
    var ticksLeft: Int
  }

  /// A live run beside its recording.
  struct LiveRun: Hashable, Sendable {
    /// The finger and what was typed.
    var touch = LiveTouch()
    /// For how many frames every lane has rested.
    var restFrames = 0
    /// Whether the clock was stopped by hand while something was under way.
    var isHeld = false
    /// Whether it has been said that the beginning was forgotten.
    var hasForgotten = false
  }

  /// The state that `opening` names, in a window of `viewport`.
  ///
  /// Every name in `opening` has been checked against `stock` before.
  public init(stock: Stock, opening: Opening, viewport: Viewport = Viewport()) {
    self.stock = stock
    self.viewport = viewport
    scene = opening.scene
    device = opening.device
    surroundings = opening.surroundings
    platform = opening.platform
    take = opening.take
    linked = (opening.strategies ?? []).filter { !stock.strategies.contains($0) }
    let strategies =
      opening.strategies
      ?? stock.strategies(of: opening.scene.id, on: opening.device.platform)
    recording = Recording(
      Experiment(
        scene: opening.scene, device: opening.device, platform: opening.platform,
        surroundings: opening.surroundings, strategies: strategies))
    diagnoses = []
    judged = []
    selectedRow = strategies.firstIndex { $0.id == opening.strategy } ?? 0
    compared = strategies.isEmpty ? [] : [selectedRow]
    runTake()
    if opening.strategy == nil { openFirstRow() }
    if let place = opening.place {
      pause(at: frame(of: place))
    } else if take != nil {
      isPlaying = true
      loop = wholeTake
    }
    refresh()
  }

  /// The strategies in the order of their rows.
  var strategies: [Strategy] { recording.experiment.strategies }
  /// The refresh rate of the simulated display.
  var rate: RefreshRate { surroundings.rate }
  /// The last frame there is.
  var lastFrame: Int { recording.lastFrame }
  /// All frames there are.
  var wholeTake: ClosedRange<Int> { recording.firstFrame...recording.lastFrame }
  /// How fast time goes: a take and a live run each remember theirs.
  var speed: Speed { isLive ? liveSpeed : takeSpeed }
  /// Whether this is a live run.
  var isLive: Bool { take == nil }
  /// Whether a live run is shown at its newest frame, where it can go on.
  var isAtNow: Bool { isLive && playhead.frame == lastFrame }

  private func frame(of place: Opening.Place) -> Int {
    switch place {
    case .frame(let frame): frame
    case .milliseconds(let time): Int((time * Double(rate.hertz) / 1000).rounded())
    }
  }

  /// Takes the effects that the window has still to carry out.
  public mutating func takeEffects() -> [Effect] {
    defer { effects.removeAll() }
    return effects
  }

  /// Takes what has happened since this was last called.
  public mutating func takeReports() -> [Report] {
    defer { reports.removeAll() }
    return reports
  }

  /// Shows a sentence for a while: 4 s, a fault 8 s.
  public mutating func show(_ text: String, isError: Bool = false) {
    let toast = WorkbenchModel.Toast(text: text, isError: isError)
    self.toast = TimedToast(toast: toast, ticksLeft: isError ? 480 : 240)
    report("toast", [.init("text", .string(text)), .init("is_error", .bool(isError))])
  }

  /// Keeps a report, if any are wanted.
  mutating func report(_ kind: String, _ fields: [Report.Field]) {
    guard isReporting else { return }
    reports.append(Report(kind, fields))
  }
}
