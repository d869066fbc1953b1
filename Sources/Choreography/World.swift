import Motion

/// One phone with one strategy at one frame: a value, stepped from frame to frame.
///
/// To rewind is to look an older value up; to try another strategy is to step the same inputs
/// again. Nothing in here knows a clock or a screen.
public struct World: Hashable, Sendable {
  /// What is simulated.
  public let setting: Setting
  /// What the phone is set to now.
  public internal(set) var surroundings: Surroundings
  /// The phone as it is held now, with what its app keeps free of the bottom.
  public internal(set) var device: Device
  /// The frame this world stands at; 0 is the state before anything happens.
  public internal(set) var frame = 0
  /// What happened in this frame, in its order.
  public internal(set) var events: [Event] = []

  var keyboard: KeyboardState
  var sheet: SheetState?
  var focus = FocusState()
  var field = FieldState()
  var follower: Follower
  var list = ListState()
  var form: FormState
  var touch: TouchState?
  var lastTap: TapMark?
  /// The detent at which a person last left the sheet; `nil` before the first time.
  var lastDetent: SheetPlan.Detent?
  /// What was sent, and in the chat what had been said before.
  var messages: [Message]
  var layout: MessageLayout

  /// The state before anything happens.
  public init(experiment: Experiment, strategy: Strategy) {
    self.init(setting: Setting(experiment: experiment, strategy: strategy))
  }

  /// The state before anything happens.
  public init(setting: Setting) {
    self.setting = setting
    surroundings = setting.surroundings
    device = setting.device(held: surroundings.orientation)
    keyboard = KeyboardState(place: .resting(device.size.height))
    follower = Follower(plan: setting.strategy.follow)
    messages = setting.scene.chat?.messages ?? []
    layout = MessageLayout(messages, width: device.freeWidth)
    focus.isFieldMounted = setting.scene.id != .composeSheet
    form = FormState(fields: setting.scene.form?.fields ?? [])
    settle()
  }

  /// Takes the phone from its frame to the next; `inputs` are those of the next frame.
  ///
  /// The order is part of the model: input, tasks, mounting, focus, motion, following, record.
  public mutating func step(_ inputs: [Input]) {
    for phase in Phase.allCases { perform(phase, inputs: inputs) }
  }

  /// The parts of a frame, in their order.
  enum Phase: CaseIterable, Hashable, Sendable {
    case input, tasks, mounting, focus, motion, following, record
  }

  mutating func perform(_ phase: Phase, inputs: [Input]) {
    switch phase {
    case .input:
      let geometry = inputs.isEmpty ? [] : elements(at: now)
      frame += 1
      events = []
      if touch?.hasEnded == true { touch = nil }
      focus.beginFrame()
      for input in inputs { take(input, geometry: geometry) }
    case .tasks: runTasks()
    case .mounting: mount()
    case .focus: resolveFocus()
    case .motion: move()
    case .following: follow()
    case .record: settle()
    }
  }

  /// This frame's row.
  public private(set) var row = TraceRow(frame: 0, keyboardTop: 0)

  private mutating func settle() {
    let places = places(at: now)
    row = TraceRow(
      frame: frame, sheetTop: places.sheetTop, keyboardTop: places.keyboardTop,
      composerTop: places.composerTop,
      composerBottom: places.composerBottom, newestBottom: places.newestBottom,
      fingerY: touch?.point.y, focus: focus.responder, events: events)
  }

  /// Whether nothing is under way: no flight, nothing scheduled, no finger.
  public var isAtRest: Bool {
    (touch?.hasEnded ?? true) && keyboard.isAtRest(at: frame) && focus.pending.isEmpty
      && sheet?.isAtRest(at: frame) ?? true && follower.isAtRest(at: frame)
      && list.isAtRest(at: frame) && form.isAtRest(at: frame)
  }

  mutating func note(_ event: Event) { events.append(event) }

  var now: Instant { Instant(frame: frame) }
  var rate: RefreshRate { surroundings.rate }
  var screenHeight: Double { device.size.height }
}

/// What a lane is simulated with; none of it changes while it runs.
public struct Setting: Hashable, Sendable {
  /// What is on the phone.
  public let scene: Scene
  /// The phone.
  public let device: Device
  /// The rules of its operating system.
  public let platform: Platform
  /// What the phone is set to.
  public let surroundings: Surroundings
  /// The app's decisions.
  public let strategy: Strategy

  /// The setting of one lane of an experiment.
  public init(experiment: Experiment, strategy: Strategy) {
    scene = experiment.scene
    device = experiment.device
    platform = experiment.platform
    surroundings = experiment.surroundings
    self.strategy = strategy
  }

  /// The phone held so; a tab bar under the scene is part of the safe area.
  public func device(held orientation: Surroundings.Orientation) -> Device {
    var device = device.held(orientation)
    if strategy.hasTabBar { device.safeArea.bottom += Self.tabBar }
    return device
  }

  /// Height of a tab bar above the bottom safe area, in points. D.
  public static let tabBar = 49.0
}

/// The last tap, kept for a moment so that the picture can show where it was.
struct TapMark: Hashable, Sendable {
  let point: Point
  let frame: Int
}
