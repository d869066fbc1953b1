import Choreography

// What is seen of a form's plan before it is filled in.
extension RedFlag {
  /// Everything in `plan` that will go wrong.
  static func all(in plan: FormPlan) -> [RedFlag] {
    var flags: [RedFlag] = []
    switch plan.keeps {
    case .fieldAndAction: break
    case .fieldOnly:
      flags.append(
        RedFlag(
          .outOfSight, "Only the field is kept in sight: the button rests under the keyboard.",
          leadsTo: .hiddenAction))
    case .none:
      flags.append(
        RedFlag(
          .outOfSight,
          "Nothing is kept in sight: the button rests under the keyboard, and low fields with it.",
          leadsTo: .hiddenAction))
    }
    if plan.returnKey == .nothing {
      flags.append(
        RedFlag(
          .deadReturn, "Return does nothing: no next field, no submit.", leadsTo: .deadReturn))
    }
    if case .blurFirst(let gap) = plan.moves {
      flags.append(
        RedFlag(
          .blursFirst,
          "The focus is cleared \(Finding.seconds(gap)) before the next field asks for it: the "
            + "keyboard starts to leave and comes back.", leadsTo: .dipped))
    }
    if plan.label == .plain, plan.returnKey == .next {
      flags.append(
        RedFlag(
          .plainLabel, "Return goes to the next field, and its key does not say so.",
          leadsTo: nil))
    }
    return flags
  }
}
