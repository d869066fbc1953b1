/// The figures by which a trace is judged.
///
/// All of them are our own choices, from MODEL's section on symptoms; lengths in points, times in
/// seconds.
public enum Limits {
  /// What is faster than this moves, in points a second: half a point a frame at 60 Hz.
  /// Source: MODEL, symptoms; our choice.
  public static let movingSpeed = 30.0
  /// Nothing has moved for so long where all is at rest, in seconds.
  /// Source: MODEL, symptoms; our choice.
  public static let restTime = 0.2
  /// A keyboard is visible with more than this above the screen's bottom, in points.
  /// Source: MODEL, symptoms; our choice.
  public static let visibleHeight = 0.5
  /// A touch that moves less than this is a tap, in points.
  /// Source: MODEL, composer and chat list; our assumption.
  public static let tapSlop = 3.0

  /// A keyboard that was asked for may take so long before it counts as missing, in seconds.
  /// Source: MODEL, `silent`; our choice.
  public static let silenceTime = 0.25
  /// How far a keyboard may sink without having been put away, in points.
  /// Source: MODEL, `dropped`; our choice.
  public static let dropHeight = 1.0
  /// How long a sheet stands before a new start of its own is a shove, in seconds.
  /// Source: MODEL, `shoved`; our choice.
  public static let pauseTime = 0.05
  /// How far a sheet may go on after a pause, in points.
  /// Source: MODEL, `shoved`; our choice.
  public static let shoveHeight = 8.0
  /// How far off its line a composer may rest, in points.
  /// Source: MODEL, `covered` and `floating`; our choice.
  public static let restDistance = 0.5
  /// How far a composer may go beyond its place, in points.
  /// Source: MODEL, `bounced`; our choice.
  public static let bounceDistance = 1.0
  /// How far a composer may go in one isolated frame, in points.
  /// Source: MODEL, `jumped`; our choice.
  public static let jumpDistance = 8.0
  /// A step is isolated when its neighbours and its line go less than this part of it.
  /// Source: MODEL, `jumped`; our choice.
  public static let jumpShare = 0.25
  /// How far off its line a composer may move, in points; beyond it a frame is out of step.
  /// Source: MODEL, `drifted` and metrics; our choice.
  public static let driftDistance = 1.0
  /// How far apart sheet and keyboard may start, in seconds.
  /// Source: MODEL, `staggered`; our choice.
  public static let staggerTime = 0.05
  /// How much of a keyboard may be left when its sheet has gone, in points.
  /// Source: MODEL, `lingered`; our choice.
  public static let lingerHeight = 8.0
  /// How long it may be left, in seconds.
  /// Source: MODEL, `lingered`; our choice.
  public static let lingerTime = 0.05
  /// How far off its place at the list's end the newest message may be, in points.
  /// Source: ours, as wide as `restDistance`.
  public static let anchorDistance = 0.5
  /// A composer turns round when it goes more than this each way, in points.
  /// Source: MODEL, metrics; our choice.
  public static let reversalDistance = 1.0
}
