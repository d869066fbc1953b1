import Choreography
import Diagnosis

/// Everything the workbench shows, as a value: the views turn it into a display list.
public struct WorkbenchModel: Hashable, Sendable {
  /// The window's extent in units.
  public var size: Size
  /// How far the picture is scrolled in a window smaller than it: 0 … the layout less the size.
  public var windowScroll: Point
  /// Device pixels for one unit.
  public var scale: Double
  /// The scenes to choose from.
  public var scenes: [Choice<SceneID>]
  /// The scene that is shown.
  public var scene: SceneID
  /// The takes of the scene.
  public var takes: [Choice<String>]
  /// The take that plays; `nil` is Live.
  public var take: String?
  /// The devices to choose from.
  public var devices: [Choice<String>]
  /// The device that is shown.
  public var device: Device
  /// Light or dark phone.
  public var appearance: Surroundings.Theme
  /// The refresh rate of the simulated display.
  public var rate: RefreshRate
  /// What else the phones are set to.
  public var surroundings: Surroundings
  /// One row for each strategy.
  public var rows: [Row]
  /// The open row.
  public var selectedRow: Int
  /// Which rows' phones stand on the stage, from the left.
  public var compared: [Int]
  /// What stands on each of those phones now.
  public var phones: [Appearance]
  /// Where the cursor is: the frame it has reached.
  public var cursor: Instant
  /// The last frame there is.
  public var lastFrame: Int
  /// The first moment of the plots' window, in frames of 1/60 s whatever the refresh rate is.
  public var firstVisibleFrame: Double
  /// How many frames of 1/60 s the plots' window spans.
  public var visibleFrames: Double
  /// The frames that are played again and again; `nil` plays once.
  public var loop: ClosedRange<Int>?
  /// Whether time goes on.
  public var isPlaying: Bool
  /// How fast.
  public var speed: Speed
  /// Series switched off in the legend.
  public var hiddenSeries: Set<Series>
  /// The decisions of the open strategy, where they are shown.
  public var decisions: Decisions?
  /// Whether what is written about the open strategy is shown over its plot.
  public var showsAdvice: Bool
  /// How far that is scrolled, in units.
  public var adviceScroll: Double
  /// How far the rows are scrolled, in units.
  public var rowScroll: Double
  /// What the rows are narrowed by.
  public var filter: String
  /// The framework the rows are narrowed to; `nil` is all.
  public var framework: Strategy.Framework?
  /// The target under the pointer.
  public var hover: String?
  /// The target with the keyboard's focus.
  public var focus: String?
  /// The target that is held down.
  public var pressed: String?
  /// Where the pointer is, in units.
  public var pointer: Point?
  /// The menu that is open.
  public var menu: MenuID?
  /// Whether the list of keys is open.
  public var showsHelp: Bool
  /// Whether the tooltip of the hovered target is due.
  public var showsTooltip: Bool
  /// A sentence that is shown for a while.
  public var toast: Toast?
  /// Whether the caret is drawn: in the window it blinks, in a picture it stands.
  public var showsCaret: Bool
  /// Whether plain keys go to a field of the phone instead of being shortcuts.
  public var keysGoToPhone: Bool

  /// A model from what has no default; everything else is as at launch.
  public init(
    size: Size, scale: Double, scenes: [Choice<SceneID>], scene: SceneID, takes: [Choice<String>],
    take: String?, devices: [Choice<String>], device: Device, appearance: Surroundings.Theme,
    rate: RefreshRate, rows: [Row], selectedRow: Int, compared: [Int], phones: [Appearance],
    cursor: Instant, lastFrame: Int, loop: ClosedRange<Int>? = nil, isPlaying: Bool = false,
    speed: Speed = .quarter
  ) {
    self.size = size
    self.windowScroll = Point(x: 0, y: 0)
    self.scale = scale
    self.scenes = scenes
    self.scene = scene
    self.takes = takes
    self.take = take
    self.devices = devices
    self.device = device
    self.appearance = appearance
    self.rate = rate
    self.surroundings = Surroundings(rate: rate, appearance: appearance)
    self.framework = nil
    self.decisions = nil
    self.showsAdvice = false
    self.adviceScroll = 0
    self.rows = rows
    self.selectedRow = selectedRow
    self.compared = compared
    self.phones = phones
    self.cursor = cursor
    self.lastFrame = lastFrame
    self.firstVisibleFrame = 0
    self.visibleFrames = 90
    self.loop = loop
    self.isPlaying = isPlaying
    self.speed = speed
    self.hiddenSeries = []
    self.rowScroll = 0
    self.filter = ""
    self.hover = nil
    self.focus = nil
    self.pressed = nil
    self.pointer = nil
    self.menu = nil
    self.showsHelp = false
    self.showsTooltip = false
    self.toast = nil
    self.showsCaret = true
    self.keysGoToPhone = false
  }

  /// A name to choose by and a name to read.
  public struct Choice<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The name to choose by.
    public var id: ID
    /// The name to read.
    public var title: String

    /// A choice from both names.
    public init(id: ID, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// One strategy in the panel.
  public struct Row: Hashable, Sendable {
    /// Its name in links.
    public var id: String
    /// Its name to read.
    public var title: String
    /// What it does, in a few words.
    public var mechanism: String
    /// Why it works or fails, and what to do instead.
    public var advice: Strategy.Advice
    /// The faults in its decisions that are seen before anything runs, a sentence each.
    public var flags: [String]
    /// What is wrong with its file; it then shows what it did before, or nothing.
    public var faults: [String]
    /// What it did.
    public var trace: Trace
    /// What that was worth.
    public var diagnosis: Diagnosis

    /// A row from all its parts.
    public init(
      id: String, title: String, mechanism: String, advice: Strategy.Advice = Strategy.Advice(),
      flags: [String] = [], faults: [String] = [], trace: Trace, diagnosis: Diagnosis
    ) {
      self.flags = flags
      self.faults = faults
      self.advice = advice
      self.id = id
      self.title = title
      self.mechanism = mechanism
      self.trace = trace
      self.diagnosis = diagnosis
    }
  }

  /// A sentence shown for a while.
  public struct Toast: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// Whether it is about a fault.
    public var isError: Bool

    /// A toast from its parts.
    public init(text: String, isError: Bool) {
      self.text = text
      self.isError = isError
    }
  }
}
