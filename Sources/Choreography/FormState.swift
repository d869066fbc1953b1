/// The fields of a form, what they hold, and how far it is scrolled.
struct FormState: Hashable, Sendable {
  let fields: [Scene.FormField]
  /// What each field holds, in their order.
  var texts: [String]
  /// The field that the form was last scrolled to.
  var shownField: Int?
  /// What is left of the way from one field to another.
  var shift: TimedFlight?
  /// The field that gets the focus back after a gap.
  var refocusField: Responder?

  init(fields: [Scene.FormField]) {
    self.fields = fields
    texts = fields.map { _ in "" }
  }

  func isAtRest(at frame: Int) -> Bool { shift?.isOver(at: frame) ?? true }

  /// The place of a field in the form.
  func index(of responder: Responder) -> Int? {
    guard case .field(let name) = responder else { return nil }
    return fields.firstIndex { $0.id == name }
  }
}
