import Choreography

/// One thing in which a trace differs from its golden.
public enum TraceDifference: Hashable, Sendable {
  /// The two are not of the same refresh rate, so that their frames cannot be compared.
  case rate(expected: RefreshRate, actual: RefreshRate)
  /// Everything from a frame on happens the same, but so many frames later (negative: earlier).
  case allShifted(frames: Int, from: Int)
  /// A position leaves its golden.
  case departure(Departure)
  /// A position moves as in the golden, but so many frames later (negative: earlier).
  case shifted(TraceSeries, frames: Int, from: Int)
  /// A thing is there where it was not, or not there where it was.
  case presence(TraceSeries, isThere: Bool, frames: ClosedRange<Int>)
  /// Somebody else has the focus.
  case focus(expected: Responder, actual: Responder, frames: ClosedRange<Int>)
  /// An event happens at another frame, or in one of the two traces alone.
  case event(Event, expected: Int?, actual: Int?)
  /// The trace has another number of rows.
  case length(expected: Int, actual: Int)
  /// A lane that only one of the two has.
  case lane(isThere: Bool)

  /// From when to when a position is away from its golden, and how far.
  public struct Departure: Hashable, Sendable {
    /// The position.
    public var series: TraceSeries
    /// The first frame in which it is off.
    public var leaves: Int
    /// The frame in which it is off furthest.
    public var worstFrame: Int
    /// How far it is off there, in points; positive is further down than the golden.
    public var worst: Double
    /// The frame in which it is back; `nil` where it stays off to the end.
    public var back: Int?
    /// How often it leaves again after that.
    public var again: Int

    /// A departure from all its parts.
    public init(
      series: TraceSeries, leaves: Int, worstFrame: Int, worst: Double, back: Int?, again: Int = 0
    ) {
      self.series = series
      self.leaves = leaves
      self.worstFrame = worstFrame
      self.worst = worst
      self.back = back
      self.again = again
    }
  }

  /// The first frame that it is about.
  public var firstFrame: Int {
    switch self {
    case .rate, .lane: 0
    case .allShifted(_, let from), .shifted(_, _, let from): from
    case .departure(let departure): departure.leaves
    case .presence(_, _, let frames), .focus(_, _, let frames): frames.lowerBound
    case .event(_, let expected, let actual):
      min(expected ?? actual ?? 0, actual ?? expected ?? 0)
    case .length(let expected, let actual): min(expected, actual)
    }
  }
}
