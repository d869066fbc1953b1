import Choreography

extension TraceComparison {
  /// What differs, as an engineer would tell it: `composer_bottom leaves at frame 11 (183 ms),
  /// worst 38.2 pt at frame 14, back at 19; keyboard starts 2 frames later`.
  ///
  /// Empty where nothing differs. What follows from something that was told is left out.
  public var sentence: String {
    var clauses: [String] = []
    var rest = told[...]
    while let difference = rest.popFirst() {
      if case .shifted(let series, let frames, let from) = difference, isFirstMotion(series, from) {
        // What starts late together is told together.
        let alike = rest.filter { startsLate($0, by: frames) }
        rest.removeAll { startsLate($0, by: frames) }
        clauses.append(starts([difference] + alike, frames))
      } else {
        clauses.append(clause(difference))
      }
    }
    let more = clauses.count - Self.mostClauses
    return clauses.prefix(Self.mostClauses).joined(separator: "; ")
      + (more > 0 ? "; and \(more) more" : "")
  }

  /// Every difference as a clause of its own.
  public var clauses: [String] { differences.map(clause) }

  private func startsLate(_ difference: TraceDifference, by frames: Int) -> Bool {
    guard case .shifted(let series, frames, let from) = difference else { return false }
    return isFirstMotion(series, from)
  }

  /// `keyboard starts 2 frames later`, `keyboard, composer start 2 frames later`.
  private func starts(_ differences: [TraceDifference], _ frames: Int) -> String {
    let things = differences.compactMap { difference -> String? in
      if case .shifted(let series, _, _) = difference { series.thing } else { nil }
    }
    let subject =
      things.count == 1
      ? things[0] : things.dropLast().joined(separator: ", ") + " and " + (things.last ?? "")
    return "\(subject) \(things.count == 1 ? "starts" : "start") \(offset(frames))"
  }

  /// How much a reader of one line bears.
  private static let mostClauses = 5

  /// The differences without those that say the same of the same thing.
  private var told: [TraceDifference] {
    var told: [TraceDifference] = []
    for difference in differences where !isImplied(difference, by: told) {
      // The bottom of the composer speaks for its top.
      told.removeAll { repeats($0, difference) }
      told.append(difference)
    }
    return told
  }

  private func isImplied(_ difference: TraceDifference, by told: [TraceDifference]) -> Bool {
    switch difference {
    case .event(_, let expected?, let actual?):
      told.contains { other in
        if case .shifted(_, frames: actual - expected, _) = other { return true }
        return false
      }
    case .length:
      told.contains { other in
        if case .shifted = other { return true }
        if case .departure = other { return true }
        return false
      }
    default: told.contains { repeats(difference, $0) }
    }
  }

  /// Whether `difference` says of the composer's top what `other` says of its bottom.
  private func repeats(_ difference: TraceDifference, _ other: TraceDifference) -> Bool {
    switch (difference, other) {
    case (.departure(let top), .departure(let bottom)):
      top.series == .composerTop && bottom.series == .composerBottom && top.leaves == bottom.leaves
        && top.back == bottom.back && (top.worst - bottom.worst).magnitude < 0.05
    case (.shifted(.composerTop, let a, let b), .shifted(.composerBottom, let c, let d)):
      a == c && b == d
    case (.presence(.composerTop, let a, let b), .presence(.composerBottom, let c, let d)):
      a == c && b == d
    default: false
    }
  }

  private func clause(_ difference: TraceDifference) -> String {
    switch difference {
    case .rate(let expected, let actual):
      "the golden has \(expected.hertz) frames a second, this has \(actual.hertz)"
    case .allShifted(let frames, let from):
      "the same motion \(offset(frames)) (\(duration(frames))), from \(moment(from)) on"
    case .departure(let departure): clause(departure)
    case .shifted(let series, let frames, let from):
      "\(series.thing) \(isFirstMotion(series, from) ? "starts" : "moves") \(offset(frames))"
        + (isFirstMotion(series, from) ? "" : " at \(moment(from))")
    case .presence(let series, let isThere, let frames):
      "\(series.rawValue) is \(isThere ? "there" : "not there") \(span(frames))"
    case .focus(let expected, let actual, let frames):
      "focus is \(actual) instead of \(expected) \(span(frames))"
    case .event(let event, let expected?, let actual?):
      "\(event.rawValue) \(offset(actual - expected)) (frame \(actual) instead of \(expected))"
    case .event(let event, let expected?, nil):
      "\(event.rawValue) of \(moment(expected)) is missing"
    case .event(let event, nil, let actual): "\(event.rawValue) is new at \(moment(actual ?? 0))"
    case .length(let expected, let actual): "\(actual) rows instead of \(expected)"
    case .lane(let isThere): isThere ? "the lane is not in the golden" : "the lane is gone"
    }
  }

  private func clause(_ departure: TraceDifference.Departure) -> String {
    let size = Self.points(departure.worst)
    let name = departure.series.rawValue
    var text: String
    if let back = departure.back, back == departure.leaves + 1 {
      text = "\(name) is \(size) off at \(moment(departure.leaves)) alone"
    } else {
      text =
        "\(name) leaves at \(moment(departure.leaves)), worst \(size) at frame "
        + "\(departure.worstFrame), "
        + (departure.back.map { "back at \($0)" } ?? "and stays off")
    }
    if departure.again > 0 {
      text += ", and leaves \(departure.again == 1 ? "once" : "\(departure.again) times") more"
    }
    return text
  }

  /// Whether nothing of `series` has moved in the golden before `frame`.
  private func isFirstMotion(_ series: TraceSeries, _ frame: Int) -> Bool {
    let before = expected.rows.prefix(max(frame, 1)).map { series.position(in: $0) }
    return before.allSatisfy { $0 == before.first }
  }

  private func moment(_ frame: Int) -> String {
    "frame \(frame) (\(Int(actual.rate.milliseconds(at: frame).rounded())) ms)"
  }

  private func duration(_ frames: Int) -> String {
    "\(Int(actual.rate.milliseconds(at: abs(frames)).rounded())) ms"
  }

  private func offset(_ frames: Int) -> String {
    "\(abs(frames)) \(abs(frames) == 1 ? "frame" : "frames") \(frames > 0 ? "later" : "earlier")"
  }

  private func span(_ frames: ClosedRange<Int>) -> String {
    frames.count == 1
      ? "at \(moment(frames.lowerBound))"
      : "from \(moment(frames.lowerBound)) to \(frames.upperBound)"
  }

  /// A distance as people read it: one decimal, more where it is very small.
  static func points(_ value: Double) -> String {
    let size = value.magnitude
    let digits = size >= 0.05 ? 10.0 : 1000.0
    let rounded = (size * digits).rounded() / digits
    return "\(rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)) pt"
  }
}
