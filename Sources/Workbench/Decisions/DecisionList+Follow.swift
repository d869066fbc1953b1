import Choreography
import Motion

// The decisions about following, putting away and tapping, and those of a form.
extension DecisionList {
  /// What a way to follow is called.
  private static func name(_ way: FollowPlan.Way) -> String {
    switch way {
    case .not: "not at all"
    case .everyFrame: "every frame"
    case .whenSettled: "when settled"
    case .atStart: "at the start"
    case .copiedCurve: "own curve"
    case .eventCurve: "event\u{2019}s curve"
    case .ownSpring: "own spring"
    }
  }

  /// One of each way to follow, the strategy's own among them.
  private static func ways(_ current: FollowPlan.Way) -> [FollowPlan.Way] {
    let all: [FollowPlan.Way] = [
      .not, .everyFrame(late: 0), .whenSettled, .atStart,
      .copiedCurve(.easeOut, duration: 0.25, delay: 0), .eventCurve(late: 0),
      .ownSpring(Spring(mass: 1, stiffness: 200, damping: 20)),
    ]
    return all.map { name($0) == name(current) ? current : $0 }
  }

  mutating func addFollow() {
    let plan = strategy.follow
    choose("follow", "Follows", plan.way, of: Self.ways(plan.way), saying: Self.name) {
      $0.follow.way = $1
    }
    switch plan.way {
    case .everyFrame(let late): addLate(late) { .everyFrame(late: $0) }
    case .eventCurve(let late): addLate(late) { .eventCurve(late: $0) }
    case .copiedCurve(let curve, let duration, let delay):
      time("duration", "Duration", duration) {
        $0.follow.way = .copiedCurve(curve, duration: $1, delay: delay)
      }
      time("delay", "Start delay", delay) {
        $0.follow.way = .copiedCurve(curve, duration: duration, delay: $1)
      }
    case .ownSpring(let spring):
      addConstant("stiffness", "Stiffness", spring.stiffness, step: 50) {
        Spring(mass: spring.mass, stiffness: $0, damping: spring.damping)
      }
      addConstant("damping", "Damping", spring.damping, step: 5) {
        Spring(mass: spring.mass, stiffness: spring.stiffness, damping: $0)
      }
    case .not, .whenSettled, .atStart: break
    }
    addAddition(plan)
    choose("reads", "Reads", plan.reads, of: FollowPlan.Reading.allCases) { $0.follow.reads = $1 }
    choose(
      "appliesEndState", "End state first", plan.appliesEndState, of: [false, true],
      saying: { $0 ? "yes" : "no" }, { $0.follow.appliesEndState = $1 })
    choose("direction", "Direction", plan.direction, of: FollowPlan.Direction.allCases) {
      $0.follow.direction = $1
    }
  }

  private mutating func addLate(_ frames: Int, _ way: (Int) -> FollowPlan.Way) {
    let strategy = strategy
    count(
      "late", "Frames late", Double(frames), step: 1, in: 0...12, saying: { "\(Int($0))" }
    ) { frames in
      var changed = strategy
      changed.follow.way = way(Int(frames))
      return .strategy(changed)
    }
  }

  private mutating func addConstant(
    _ id: String, _ title: String, _ value: Double, step: Double, _ spring: (Double) -> Spring
  ) {
    let strategy = strategy
    count(
      id, title, value, step: step, in: step...2000, saying: { "\(Int($0.rounded()))" }
    ) { value in
      var changed = strategy
      changed.follow.way = .ownSpring(spring(value))
      return .strategy(changed)
    }
  }

  private mutating func addAddition(_ plan: FollowPlan) {
    var points = 12.0
    if case .offset(let given) = plan.adds { points = given }
    choose(
      "adds", "Adds", plan.adds, of: [.nothing, .keyboard, .safeArea, .offset(points)],
      saying: { addition in
        switch addition {
        case .nothing: "nothing"
        case .keyboard: "the keyboard"
        case .safeArea: "the safe area"
        case .offset: "an offset"
        }
      }, { $0.follow.adds = $1 })
    if case .offset(let points) = plan.adds {
      addPoints("offset", "Offset", points, in: -400...400) { $0.follow.adds = .offset($1) }
    }
  }

  private mutating func addPoints(
    _ id: String, _ title: String, _ points: Double, in range: ClosedRange<Double>,
    _ set: (inout Strategy, Double) -> Void
  ) {
    let strategy = strategy
    count(id, title, points, step: 4, in: range, saying: Self.points) { points in
      var changed = strategy
      set(&changed, points)
      return .strategy(changed)
    }
  }

  mutating func addPutAway() {
    var padding = 0.0
    if case .interactive(let given) = strategy.putAway { padding = given }
    choose(
      "putAway", "Put away", strategy.putAway,
      of: [.doneOnly, .onDrag, .interactive(padding: padding), .nestedScroll],
      saying: { way in
        switch way {
        case .doneOnly: "by Done only"
        case .onDrag: "when a drag begins"
        case .interactive: "by the finger"
        case .nestedScroll: "before the list"
        }
      }, { $0.putAway = $1 })
    if case .interactive(let padding) = strategy.putAway {
      addPoints("padding", "Reaches up by", padding, in: 0...200) {
        $0.putAway = .interactive(padding: $1)
      }
    }
    if strategy.scene == .chat { addComposer() }
    choose(
      "tabBar", "Tab bar", strategy.hasTabBar, of: [false, true], saying: { $0 ? "yes" : "no" },
      { $0.hasTabBar = $1 })
  }

  mutating func addComposer() {
    choose(
      "composer", "Composer", strategy.composer, of: Strategy.Composer.allCases,
      saying: { $0 == .grows ? "grows" : "one line" }, { $0.composer = $1 })
  }

  mutating func addTap() {
    choose("tapOutside", "Tap outside", strategy.tapOutside, of: Strategy.TapOutside.allCases) {
      $0.tapOutside = $1
    }
  }

  mutating func addForm() {
    guard let plan = strategy.form else { return }
    choose("keeps", "Keeps in sight", plan.keeps, of: FormPlan.Keeps.allCases) {
      $0.form?.keeps = $1
    }
    choose("returnKey", "Return goes", plan.returnKey, of: FormPlan.ReturnKey.allCases) {
      $0.form?.returnKey = $1
    }
    choose("label", "Return says", plan.label, of: FormPlan.ReturnLabel.allCases) {
      $0.form?.label = $1
    }
    var gap = 0.05
    if case .blurFirst(let given) = plan.moves { gap = given }
    choose(
      "moves", "Between fields", plan.moves, of: [.directly, .blurFirst(gap)],
      saying: { $0 == .directly ? "directly" : "blur first" }, { $0.form?.moves = $1 })
    if case .blurFirst(let gap) = plan.moves {
      time("gap", "Gap", gap) { $0.form?.moves = .blurFirst($1) }
    }
  }
}
