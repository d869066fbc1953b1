/// One frame of a lane: the positions in points from the screen's top, who has focus, the events.
public struct TraceRow: Hashable, Sendable {
  /// The frame; 0 is the state before anything happens.
  public var frame: Int
  /// Top of the sheet; `nil` where there is none.
  public var sheetTop: Double?
  /// Top of the keyboard; away it is at the screen's bottom.
  public var keyboardTop: Double
  /// Top of the composer row; `nil` where there is none.
  public var composerTop: Double?
  /// Bottom of the composer row; `nil` where there is none.
  public var composerBottom: Double?
  /// Bottom of the newest message; `nil` where there is none.
  public var newestBottom: Double?
  /// Where the finger is; `nil` while none is down.
  public var fingerY: Double?
  /// Who has the focus.
  public var focus: Responder
  /// What happened in this frame, in its order.
  public var events: [Event]

  /// A row from all its parts.
  public init(
    frame: Int, sheetTop: Double? = nil, keyboardTop: Double, composerTop: Double? = nil,
    composerBottom: Double? = nil, newestBottom: Double? = nil, fingerY: Double? = nil,
    focus: Responder = .none, events: [Event] = []
  ) {
    self.frame = frame
    self.sheetTop = sheetTop
    self.keyboardTop = keyboardTop
    self.composerTop = composerTop
    self.composerBottom = composerBottom
    self.newestBottom = newestBottom
    self.fingerY = fingerY
    self.focus = focus
    self.events = events
  }
}

/// Everything one lane did, a row a frame.
public struct Trace: Hashable, Sendable {
  /// The strategy's name, or the file's for a recorded trace.
  public var strategy: String
  /// The scene it ran in, where that is known.
  public var scene: SceneID?
  /// Whose screen the positions belong to.
  public var device: Device
  /// How the phone was held from which frame on, after it was turned.
  public var turns: [Turn]
  /// How many rows make a second.
  public var rate: RefreshRate
  /// Whether an on-screen keyboard can show at all (not with a hardware or a floating one).
  public var canShowKeyboard: Bool
  /// Whether the rows carry events; a trace recorded elsewhere may lack them.
  public var knownEvents: Set<Event>
  /// The rows in their order; the first is frame 0.
  public var rows: [TraceRow]

  /// A trace from all its parts.
  public init(
    strategy: String, scene: SceneID?, device: Device, rate: RefreshRate,
    canShowKeyboard: Bool = true, knownEvents: Set<Event> = Set(Event.allCases),
    turns: [Turn] = [], rows: [TraceRow] = []
  ) {
    self.strategy = strategy
    self.scene = scene
    self.device = device
    self.rate = rate
    self.canShowKeyboard = canShowKeyboard
    self.knownEvents = knownEvents
    self.turns = turns
    self.rows = rows
  }

  /// The phone as it was held in a frame.
  public func device(at frame: Int) -> Device {
    turns.last { $0.frame <= frame }?.device ?? device
  }

  /// A phone that was turned.
  public struct Turn: Hashable, Sendable {
    /// The first frame in which it was held so.
    public var frame: Int
    /// The phone as it was held from then on.
    public var device: Device

    /// A turn from its parts.
    public init(frame: Int, device: Device) {
      self.frame = frame
      self.device = device
    }
  }
}
