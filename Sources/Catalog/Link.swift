import Choreography

/// A text that names a state: `compose-sheet/open:delayed-focus@31`.
///
/// The take, the strategy and the moment may be left out; `@517ms` names the nearest frame by its
/// time; a strategy with a `/` in it or with the ending `.yaml` is a file.
public struct Link: Hashable, Sendable {
  /// The scene's name.
  public var scene: String
  /// The take's name; without one the scene is as it begins, or live.
  public var take: String?
  /// The strategy; without one all of the scene are meant.
  public var strategy: StrategyName?
  /// The moment; without one the whole take, or its beginning.
  public var moment: Moment?

  /// A link from its parts.
  public init(
    scene: String, take: String? = nil, strategy: StrategyName? = nil, moment: Moment? = nil
  ) {
    self.scene = scene
    self.take = take
    self.strategy = strategy
    self.moment = moment
  }

  /// How a strategy is named.
  public enum StrategyName: Hashable, Sendable {
    /// One of the scene's.
    case known(String)
    /// A file of one's own.
    case file(String)
  }

  /// A moment of a take.
  public enum Moment: Hashable, Sendable {
    /// The frame itself.
    case frame(Int)
    /// Milliseconds from the take's start.
    case milliseconds(Double)

    /// The frame that is meant at `rate`: for a time the nearest one.
    public func frame(at rate: RefreshRate) -> Int {
      switch self {
      case .frame(let frame): frame
      case .milliseconds(let time): Int((time * Double(rate.hertz) / 1000).rounded())
      }
    }
  }

  /// Why a text is no link.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    case noScene
    case noTake
    case noStrategy
    case tooManyParts
    case badMoment(String)

    /// What is wrong, and what was expected.
    public var text: String {
      switch self {
      case .empty: "an empty link; expected scene/take:strategy@frame"
      case .noScene: "no scene before the take; expected scene/take:strategy@frame"
      case .noTake: "no take behind the `/`; expected scene/take:strategy@frame"
      case .noStrategy: "no strategy behind the `:`; expected scene/take:strategy@frame"
      case .tooManyParts:
        "more than one `/` before the strategy; expected scene/take:strategy@frame"
      case .badMoment(let text):
        "`@\(text.shortened)` is no moment; expected a frame (`@31`) or a time (`@517ms`)"
      }
    }
  }

  /// Frames and milliseconds a moment may name.
  static let moments = 0.0...10_000_000
}
