/// One phone with one strategy, at one frame: a value, stepped from frame to frame.
public struct World: Hashable, Sendable {
  /// What is simulated.
  public let experiment: Experiment
  /// The strategy of this lane.
  public let strategy: Strategy
  /// The frame this world stands at.
  public private(set) var frame = 0

  /// The state before anything happens.
  public init(experiment: Experiment, strategy: Strategy) {
    self.experiment = experiment
    self.strategy = strategy
  }

  /// Takes the phone from its frame to the next.
  public mutating func step(_ inputs: [Input]) { frame += 1 }

  /// This frame's row.
  public var row: TraceRow { TraceRow(frame: frame, keyboardTop: 852) }

  /// Whether nothing is under way: no flight, nothing scheduled, no finger.
  public var isAtRest: Bool { true }
}
