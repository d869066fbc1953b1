import Choreography

/// A fault in a strategy's decisions that is seen before anything runs.
public struct RedFlag: Hashable, Sendable {
  /// Which decision it is.
  public var kind: Kind
  /// What will happen, in a sentence for people.
  public var sentence: String
  /// The symptom it leads to; `nil` where nothing moves wrongly and something is missing.
  public var symptom: Symptom?

  /// A flag from its parts.
  public init(_ kind: Kind, _ sentence: String, leadsTo symptom: Symptom?) {
    self.kind = kind
    self.sentence = sentence
    self.symptom = symptom
  }

  /// The decisions that are flagged.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    // A sheet and its field.
    case lateFocus, focusBeforeMount, focusBeforeWindow, retiredOnAttempt, mediumWithFocus,
      collapsingStrip, closesInTwoSteps
    // How the composer follows.
    case ignoresKeyboard, ownOffset, copiedCurve, ownSpring, snaps, lateFrames, eventsOnly,
      lostFrames, endStateFirst, wrongDirection, wrongReading
    // Fingers and keys.
    case eatsTaps, lackingWay
    // Forms.
    case outOfSight, deadReturn, blursFirst, plainLabel
  }

  /// The flag as people read it: what will happen, and what a verdict will say.
  public var text: String {
    guard let symptom else { return sentence }
    return "\(sentence) Leads to: \(symptom.title.lowercased())."
  }

  /// Everything in `strategy` that will go wrong by the rules of `platform`, in the order of the
  /// kinds.
  public static func all(in strategy: Strategy, on platform: Platform) -> [RedFlag] {
    let flags =
      (strategy.sheet.map { all(in: $0, on: platform) } ?? [])
      + all(in: strategy.follow, ofForm: strategy.scene == .form)
      + taps(strategy) + ways(strategy, on: platform) + (strategy.form.map(all) ?? [])
    return flags
  }

  /// Everything in `strategy` that will go wrong on one of its platforms.
  public static func all(in strategy: Strategy) -> [RedFlag] {
    var flags: [RedFlag] = []
    for id in strategy.platforms {
      for flag in all(in: strategy, on: .rules(id)) where !flags.contains(flag) {
        flags.append(flag)
      }
    }
    return flags
  }

  private static func taps(_ strategy: Strategy) -> [RedFlag] {
    guard strategy.tapOutside == .eaten else { return [] }
    return [
      RedFlag(
        .eatsTaps,
        "The first tap outside the field only puts the keyboard away; what was tapped never hears "
          + "of it.", leadsTo: .eatenTap)
    ]
  }

  private static func ways(_ strategy: Strategy, on platform: Platform) -> [RedFlag] {
    let lacks: String? =
      switch strategy.putAway {
      case .doneOnly, .onDrag: nil
      case .interactive: platform.hasInteractiveDismissal ? nil : "interactive"
      case .nestedScroll: platform.hasNestedScroll ? nil : "nestedScroll"
      }
    return lacks.map {
      [
        RedFlag(
          .lackingWay,
          "`\($0)` does nothing on \(platform.id.title): a drag scrolls, and the keyboard stays.",
          leadsTo: nil)
      ]
    } ?? []
  }
}

extension Platform.ID {
  /// The name people read.
  fileprivate var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}
