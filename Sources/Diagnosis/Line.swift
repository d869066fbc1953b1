import Choreography

/// Where the composer's bottom belongs in every frame of a trace.
public struct Line: Hashable, Sendable {
  /// The frame of the first place.
  private let firstFrame: Int
  /// A place for each row; `nil` where there is no line.
  private let places: [Double?]

  /// The line of `trace`.
  public init(of trace: Trace) {
    firstFrame = trace.rows.first?.frame ?? 0
    places = Course(trace).line
  }

  /// The line in `frame`, in points from the screen's top.
  ///
  /// `nil` while the sheet leaves for good, and where the trace ends before the sheet has come
  /// to rest.
  public subscript(frame: Int) -> Double? {
    let index = frame - firstFrame
    return places.indices.contains(index) ? places[index] : nil
  }
}

extension TraceRow {
  /// From the composer's bottom down to the keyboard's top, in points: negative where the keyboard
  /// covers the composer, `nil` without a composer.
  public var gap: Double? { composerBottom.map { keyboardTop - $0 } }
}
