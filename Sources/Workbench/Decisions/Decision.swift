import Choreography

/// One decision of a strategy as it can be changed in the window: what it is now, and what it
/// would be one step on or back.
struct Decision: Hashable, Sendable {
  /// Its name in targets.
  var id: String
  /// Its name to read.
  var title: String
  /// What was decided, to read.
  var value: String
  /// One step back; `nil` where there is none.
  var back: Change?
  /// One step on; `nil` where there is none.
  var on: Change?

  /// What a step changes.
  enum Change: Hashable, Sendable {
    /// The strategy.
    case strategy(Strategy)
    /// A figure of the platform, for all lanes.
    case platform(Platform)
  }
}

/// Lists the decisions of a strategy.
struct DecisionList {
  let strategy: Strategy
  let platform: Platform
  private(set) var decisions: [Decision] = []

  init(of strategy: Strategy, on platform: Platform) {
    self.strategy = strategy
    self.platform = platform
    switch strategy.scene {
    case .composeSheet:
      addSheet()
    case .chat:
      addFollow()
      addPutAway()
      addTap()
    case .form:
      addForm()
      addFollow()
      addTap()
    }
  }

  /// Seconds that a step of a time changes, and how far it goes.
  private static let timeStep = 0.05
  private static let times = 0.0...2.0

  /// Adds a decision between words; behind the last comes the first.
  mutating func choose<Word: Equatable>(
    _ id: String, _ title: String, _ current: Word, of options: [Word],
    saying: (Word) -> String, _ set: (inout Strategy, Word) -> Void
  ) {
    let index = options.firstIndex(of: current)
    func change(_ step: Int) -> Decision.Change? {
      guard options.count > 1 || index == nil, !options.isEmpty else { return nil }
      let next = index.map { ($0 + step + options.count) % options.count } ?? 0
      var changed = strategy
      set(&changed, options[next])
      return .strategy(changed)
    }
    decisions.append(
      Decision(id: id, title: title, value: saying(current), back: change(-1), on: change(1)))
  }

  /// Adds a decision between the words of an enumeration.
  mutating func choose<Word: RawRepresentable & Equatable>(
    _ id: String, _ title: String, _ current: Word, of options: [Word],
    _ set: (inout Strategy, Word) -> Void
  ) where Word.RawValue == String {
    choose(id, title, current, of: options, saying: { Self.words($0.rawValue) }, set)
  }

  /// Adds a number that goes up and down by steps.
  mutating func count(
    _ id: String, _ title: String, _ value: Double, step: Double, in range: ClosedRange<Double>,
    saying: (Double) -> String, _ change: (Double) -> Decision.Change
  ) {
    func next(_ direction: Double) -> Decision.Change? {
      let target = ((value / step).rounded() + direction) * step
      // Without the noise of sums: a time is told in whole milliseconds.
      let clean = (target * 1000).rounded() / 1000
      return range.contains(clean) ? change(clean) : nil
    }
    decisions.append(
      Decision(id: id, title: title, value: saying(value), back: next(-1), on: next(1)))
  }

  /// Adds a time of the strategy.
  mutating func time(
    _ id: String, _ title: String, _ seconds: Double, _ set: (inout Strategy, Double) -> Void
  ) {
    let strategy = strategy
    count(
      id, title, seconds, step: Self.timeStep, in: Self.times, saying: Self.milliseconds
    ) { seconds in
      var changed = strategy
      set(&changed, seconds)
      return .strategy(changed)
    }
  }

  /// Adds the time at which the platform mounts the field of a sheet, in all lanes.
  mutating func addMountDelay() {
    let platform = platform
    count(
      "mountDelay", "Field mounted at", platform.focus.mountDelay, step: Self.timeStep,
      in: Self.times, saying: Self.milliseconds
    ) { seconds in
      var changed = platform
      changed.focus.mountDelay = seconds
      return .platform(changed)
    }
  }

  static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
  static func points(_ value: Double) -> String { "\(Int(value.rounded())) pt" }

  /// A name of the code as people read it: `untilLanded` is `until landed`.
  static func words(_ name: String) -> String {
    name.reduce(into: "") { words, character in
      if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
  }
}
