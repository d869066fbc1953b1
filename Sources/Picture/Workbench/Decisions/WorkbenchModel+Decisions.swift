import Choreography

extension WorkbenchModel {
  /// The decisions of the open strategy as controls.
  public struct Decisions: Hashable, Sendable {
    /// Whose they are.
    public var title: String
    /// Whether any of them was changed.
    public var isEdited: Bool
    /// One line each.
    public var lines: [Line]

    /// Decisions from all their parts.
    public init(title: String, isEdited: Bool, lines: [Line]) {
      self.title = title
      self.isEdited = isEdited
      self.lines = lines
    }

    /// One decision: what it is, and whether it can go on or back.
    public struct Line: Hashable, Sendable {
      /// Its name in targets.
      public var id: String
      /// Its name to read.
      public var title: String
      /// What was decided.
      public var value: String
      /// Whether there is a step back.
      public var hasBack: Bool
      /// Whether there is a step on.
      public var hasOn: Bool

      /// A line from all its parts.
      public init(id: String, title: String, value: String, hasBack: Bool, hasOn: Bool) {
        self.id = id
        self.title = title
        self.value = value
        self.hasBack = hasBack
        self.hasOn = hasOn
      }

      /// Whether it is a number rather than a word.
      var isNumber: Bool { value.first.map { $0.isNumber || $0 == "-" } ?? false }
    }
  }
}
