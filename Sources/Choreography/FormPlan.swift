/// How a form keeps its focused field in sight and moves from field to field.
public struct FormPlan: Hashable, Sendable {
  /// What it keeps above the keyboard.
  public var keeps: Keeps
  /// What return does.
  public var returnKey: ReturnKey
  /// What stands on the return key.
  public var label: ReturnLabel
  /// How focus goes from one field to the next.
  public var moves: Moves

  /// A plan from all its decisions.
  public init(
    keeps: Keeps = .fieldAndAction, returnKey: ReturnKey = .next, label: ReturnLabel = .whatItDoes,
    moves: Moves = .directly
  ) {
    self.keeps = keeps
    self.returnKey = returnKey
    self.label = label
    self.moves = moves
  }

  /// What a form keeps above the keyboard.
  public enum Keeps: String, CaseIterable, Hashable, Sendable {
    /// The focused field, and the button that ends the form.
    case fieldAndAction
    /// The focused field.
    case fieldOnly
    /// Nothing.
    case none
  }

  /// What return does.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    /// Goes to the next field, and submits from the last.
    case next
    /// Nothing.
    case nothing
  }

  /// What stands on the return key.
  public enum ReturnLabel: String, CaseIterable, Hashable, Sendable {
    /// `next`, and `done` on the last field.
    case whatItDoes
    /// `return`, whatever it does.
    case plain
  }

  /// How focus goes from one field to the next.
  public enum Moves: Hashable, Sendable {
    /// In one frame.
    case directly
    /// Cleared first, asked again so many seconds later.
    case blurFirst(Double)
  }
}

/// The kinds of keyboard a field can ask for.
public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
  /// Letters.
  case letters
  /// Letters with at and dot.
  case email
  /// Digits for a phone number, without return.
  case phonePad
  /// Pictures.
  case emoji

  /// Whether the prediction bar can stand above it. M.
  public var hasPrediction: Bool { self == .letters }
  /// Whether it has a return key. M.
  public var hasReturn: Bool { self != .phonePad }
}
