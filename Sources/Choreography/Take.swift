/// A recorded input: timed gestures, each aimed at an element.
public struct Take: Hashable, Sendable {
  /// The name in links and files: `open-close`.
  public var id: String
  /// The name people read: `Open, close`.
  public var title: String
  /// The scene it is for.
  public var scene: SceneID
  /// What is done, in the order of time.
  public var gestures: [Gesture]

  /// A take from all its parts.
  public init(id: String, title: String, scene: SceneID, gestures: [Gesture]) {
    self.id = id
    self.title = title
    self.scene = scene
    self.gestures = gestures
  }

  /// One thing a finger or the keys do.
  public enum Gesture: Hashable, Sendable {
    /// A tap on `element`, whose release is at `time` seconds.
    case tap(ElementID, time: Double)
    /// A drag that begins on `element` and goes through `points`; the finger lifts at the last.
    case drag(ElementID, points: [PathPoint])
    /// A finger on `element` from one time to another, without moving.
    case press(ElementID, from: Double, to: Double)
    /// A change of the surroundings at `time` seconds.
    case change(Change, time: Double)
    /// `text` typed from `time` seconds on, a character every `interval` seconds.
    case type(String, time: Double, interval: Double)
  }

  /// A place of the finger at a time; between two of them it moves as `curve` says.
  public struct PathPoint: Hashable, Sendable {
    /// Seconds from the take's start.
    public var time: Double
    /// The place on the screen.
    public var point: Point

    /// A place at a time.
    public init(time: Double, point: Point) {
      self.time = time
      self.point = point
    }
  }
}

/// What reaches a phone in one frame.
public enum Input: Hashable, Sendable {
  /// A tap on an element, in the frame of its release.
  case tap(ElementID)
  /// A finger comes down on an element.
  case touchBegan(ElementID, Point)
  /// It is somewhere else.
  case touchMoved(Point)
  /// It lifts.
  case touchEnded(Point)
  /// The system takes the touch away.
  case touchCancelled
  /// Text from a keyboard outside the phone.
  case text(String)
  /// The last character is taken away.
  case deleteBackward
  /// The return key.
  case returnKey
  /// Something around the phone changes.
  case change(Change)
}

/// What can change around a phone while it runs.
public enum Change: Hashable, Sendable {
  /// The phone is turned.
  case orientation(Surroundings.Orientation)
  /// The prediction bar comes or goes.
  case predictionBar(Bool)
  /// The keyboard in use becomes another, in its place.
  case keyboard(KeyboardType)
  /// Focus is cleared and asked again so many seconds later, by the app itself.
  case refocus(after: Double)
}
