import Choreography

// The decisions about a form.
extension StrategyDecoder {
  /// The keys of a form's plan.
  static let formKeys = ["keeps", "returnKey", "label", "moves"]

  /// The plan of a form that `fields` hold.
  static func formPlan(_ fields: Fields) -> FormPlan? {
    let keeps = fields.required("keeps")?.word(of: FormPlan.Keeps.allCases)
    let returnKey = fields["returnKey"].map { $0.word(of: FormPlan.ReturnKey.allCases) } ?? .next
    let label = fields["label"].map { $0.word(of: FormPlan.ReturnLabel.allCases) } ?? .whatItDoes
    let moves = fields["moves"].map(moves) ?? .directly
    guard let keeps, let returnKey, let label, let moves else { return nil }
    return FormPlan(keeps: keeps, returnKey: returnKey, label: label, moves: moves)
  }

  private static func moves(_ value: Value) -> FormPlan.Moves? {
    switch value.choice(words: ["directly"], keys: ["blurFirst"]) {
    case .word: .directly
    case .key(_, let gap): gap.number(in: delays, unit: "s").map { .blurFirst($0) }
    case nil: nil
    }
  }
}
