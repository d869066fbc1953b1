import Choreography
import Motion

// The decisions about how a composer follows the keyboard.
extension StrategyDecoder {
  /// The keys of a plan for following.
  static let followKeys = ["follow", "adds", "reads", "appliesEndState", "direction", "hears"]
  /// Frames of which a list may say what is heard in them.
  private static let heardFrames = 1...600
  /// What a spring's constants may be.
  private static let constants = 0.01...1_000_000

  /// The plan for following that `fields` hold.
  static func followPlan(_ fields: Fields, isRequired: Bool) -> FollowPlan? {
    let given = isRequired ? fields.required("follow") : fields["follow"]
    let way = given.map(way) ?? (isRequired ? nil : .everyFrame(late: 0))
    let adds = fields["adds"].map(addition) ?? .nothing
    let reads = fields["reads"].map { $0.word(of: FollowPlan.Reading.allCases) } ?? .intersection
    let appliesEndState = fields["appliesEndState"].map { $0.flag() } ?? false
    let direction = fields["direction"].map { $0.word(of: FollowPlan.Direction.allCases) } ?? .with
    let hears = fields["hears"].map(heard) ?? []
    guard let way, let adds, let reads, let appliesEndState, let direction, let hears else {
      return nil
    }
    return FollowPlan(
      way: way, adds: adds, reads: reads, appliesEndState: appliesEndState, direction: direction,
      hears: hears)
  }

  private static func way(_ value: Value) -> FollowPlan.Way? {
    let words = ["not", "everyFrame", "whenSettled", "atStart", "eventCurve"]
    let keys = ["everyFrame", "copiedCurve", "eventCurve", "ownSpring"]
    switch value.choice(words: words, keys: keys) {
    case .word("not"): return .not
    case .word("everyFrame"): return .everyFrame(late: 0)
    case .word("whenSettled"): return .whenSettled
    case .word("eventCurve"): return .eventCurve(late: 0)
    case .word: return .atStart
    case .key("everyFrame", let frames): return late(frames).map { .everyFrame(late: $0) }
    case .key("eventCurve", let frames): return late(frames).map { .eventCurve(late: $0) }
    case .key("ownSpring", let spring): return ownSpring(spring).map { .ownSpring($0) }
    case .key(_, let curve): return copiedCurve(curve)
    case nil: return nil
    }
  }

  private static func late(_ value: Value) -> Int? {
    value.fields(["late"])?.required("late")?.integer(in: lateness, unit: "frames")
  }

  private static func copiedCurve(_ value: Value) -> FollowPlan.Way? {
    guard let fields = value.fields(["duration", "curve", "delay"]) else { return nil }
    let duration = fields.required("duration")?.number(in: delays, unit: "s")
    let curve = fields.required("curve")?.bezier()
    let delay = fields["delay"].map { $0.number(in: delays, unit: "s") } ?? 0
    guard let duration, let curve, let delay else { return nil }
    return .copiedCurve(curve, duration: duration, delay: delay)
  }

  private static func ownSpring(_ value: Value) -> Spring? {
    guard let fields = value.fields(["mass", "stiffness", "damping"]) else { return nil }
    let mass = fields["mass"].map { $0.number(in: constants) } ?? 1
    let stiffness = fields.required("stiffness")?.number(in: constants)
    let damping = fields.required("damping")?.number(in: constants)
    guard let mass, let stiffness, let damping else { return nil }
    return Spring(mass: mass, stiffness: stiffness, damping: damping)
  }

  private static func addition(_ value: Value) -> FollowPlan.Addition? {
    switch value.choice(words: ["nothing", "keyboard", "safeArea"], keys: ["offset"]) {
    case .word("nothing"): .nothing
    case .word("keyboard"): .keyboard
    case .word: .safeArea
    case .key(_, let offset): offset.number(in: offsets, unit: "pt").map { .offset($0) }
    case nil: nil
    }
  }

  /// Which frame of the keyboard's flight is heard in each; `lost` where none is.
  private static func heard(_ value: Value) -> [Int?]? {
    guard let entries = value.entries(heardFrames) else { return nil }
    var frames: [Int?] = []
    for (index, entry) in entries.enumerated() {
      if case .scalar("lost", _) = entry.node.content {
        frames.append(nil)
      } else if let frame = entry.integer(in: 0...heardFrames.upperBound, unit: "frames") {
        if frame > index { entry.report(.notYet(frame, by: index)) }
        frames.append(frame)
      } else {
        return nil
      }
    }
    return frames
  }
}

extension Value {
  /// A cubic bézier from the coordinates of its two control points.
  func bezier() -> CubicBezier? {
    guard let entries = entries(4...4) else { return nil }
    let x1 = entries[0].number(in: 0...1)
    let y1 = entries[1].number(in: -10...10)
    let x2 = entries[2].number(in: 0...1)
    let y2 = entries[3].number(in: -10...10)
    guard let x1, let y1, let x2, let y2 else { return nil }
    return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// A list of words of an enumeration, each at most once.
  func words<Word: RawRepresentable & Hashable>(of words: [Word]) -> [Word]?
  where Word.RawValue == String {
    guard let entries = entries(1...words.count) else { return nil }
    var found: [Word] = []
    var isWhole = true
    for entry in entries {
      guard let word = entry.word(of: words) else {
        isWhole = false
        continue
      }
      if found.contains(word) { entry.report(.repeatedEntry(word.rawValue)) }
      found.append(word)
    }
    return isWhole ? found : nil
  }
}
