import Choreography

// What is seen of a way to follow before the keyboard comes.
extension RedFlag {
  /// Everything in `plan` that will go wrong. In a form it is the button that follows.
  static func all(in plan: FollowPlan, ofForm isForm: Bool) -> [RedFlag] {
    (isForm ? [] : standing(plan)) + added(plan) + moving(plan.way) + told(plan)
  }

  private static func standing(_ plan: FollowPlan) -> [RedFlag] {
    guard plan.way == .not else { return [] }
    return [
      RedFlag(
        .ignoresKeyboard, "The keyboard is ignored: the composer stays under it.",
        leadsTo: .covered)
    ]
  }

  private static func added(_ plan: FollowPlan) -> [RedFlag] {
    func flag(_ sentence: String, _ symptom: Symptom) -> [RedFlag] {
      [RedFlag(.ownOffset, sentence, leadsTo: symptom)]
    }
    switch plan.adds {
    case .nothing: return []
    case .keyboard:
      return flag(
        "An offset of the app's own adds the keyboard to what already counts it: the composer "
          + "floats by the keyboard's height.", .floating)
    case .safeArea:
      return flag(
        "The bottom safe area is added to a keyboard that includes it: the composer floats by it.",
        .floating)
    case .offset(let points) where points > 0:
      return flag(
        "An offset is added on top of the keyboard: the composer floats by it.", .floating)
    case .offset:
      return flag("An offset is taken off the keyboard: the composer stays under it.", .covered)
    }
  }

  private static func moving(_ way: FollowPlan.Way) -> [RedFlag] {
    func flag(_ kind: Kind, _ sentence: String, _ symptom: Symptom) -> [RedFlag] {
      [RedFlag(kind, sentence, leadsTo: symptom)]
    }
    switch way {
    case .not, .everyFrame(late: 0): return []
    case .everyFrame(let late):
      return flag(
        .lateFrames,
        "The keyboard's place is read \(frames(late)) late: the composer trails it.", .drifted)
    case .whenSettled:
      return flag(
        .snaps, "The layout changes when the keyboard has arrived: the composer jumps then.",
        .jumped)
    case .atStart:
      return flag(
        .snaps, "The end place is taken over when it is announced: the composer jumps ahead.",
        .jumped)
    case .copiedCurve(_, let duration, _):
      return flag(
        .copiedCurve,
        "A curve of \(Finding.seconds(duration)) is not the keyboard's: composer and keyboard are "
          + "apart until both have arrived.", .drifted)
    case .ownSpring:
      return flag(
        .ownSpring, "A spring of the app's own runs after the keyboard, and not with it.", .drifted)
    case .eventCurve(let late):
      let lateness = late > 0 ? ", \(frames(late)) late" : ""
      return flag(
        .eventsOnly,
        "The event's curve is run from where the composer stands\(lateness), and no event tells "
          + "of a finger that drags the keyboard.", .drifted)
    }
  }

  private static func frames(_ count: Int) -> String { count == 1 ? "a frame" : "\(count) frames" }

  private static func told(_ plan: FollowPlan) -> [RedFlag] {
    var flags: [RedFlag] = []
    func add(_ kind: Kind, _ sentence: String, _ symptom: Symptom) {
      flags.append(RedFlag(kind, sentence, leadsTo: symptom))
    }
    if !plan.hears.isEmpty {
      add(
        .lostFrames,
        "Frames of the keyboard's motion are heard late, out of order or not at all: the composer "
          + "goes back and jumps on.", .drifted)
    }
    if plan.appliesEndState {
      add(
        .endStateFirst,
        "The end state is applied before the animation: the composer flashes to its end for a "
          + "frame.", .jumped)
    }
    if plan.direction == .against {
      add(
        .wrongDirection,
        "A height that is negative already is added: the composer goes down as the keyboard comes "
          + "up.", .covered)
    }
    switch plan.reads {
    case .intersection: break
    case .height:
      add(
        .wrongReading,
        "The announced height is taken, whether it is on the screen or not: beside a hardware "
          + "keyboard the composer floats.", .floating)
    case .top:
      add(
        .wrongReading,
        "What lies below the announced top is taken: a hide that fades announces an empty frame, "
          + "and the composer goes to the top.", .floating)
    }
    return flags
  }
}
