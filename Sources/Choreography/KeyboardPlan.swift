/// Keys that are being put into a space.
struct KeyboardPlan {
  let space: KeyboardSpace
  private(set) var keys: [KeyboardLayout.Key] = []

  init(_ space: KeyboardSpace) { self.space = space }

  /// Width of a letter where `count` of them fill a row.
  func letterWidth(_ count: Int) -> Double {
    (space.span - Double(count - 1) * KeyboardSpace.gap) / Double(count)
  }

  /// Adds letters of one width side by side from `left` on.
  mutating func letters(_ labels: [String], row: Int, left: Double, width: Double) {
    for (column, label) in labels.enumerated() {
      let x = left + Double(column) * (width + KeyboardSpace.gap)
      key(label.lowercased(), label, .letter, x: x, width: width, row: row)
    }
  }

  /// Adds letters in the middle of a row.
  mutating func letters(_ labels: [String], row: Int, width: Double) {
    let count = Double(labels.count)
    let span = count * width + (count - 1) * KeyboardSpace.gap
    letters(labels, row: row, left: (space.width - span) / 2, width: width)
  }

  /// Adds one key to a row.
  mutating func key(
    _ id: String, _ label: String, _ kind: KeyboardLayout.Kind, x: Double, width: Double, row: Int
  ) {
    let rect = Rect(x: x, y: space.top(row), width: width, height: space.keyHeight)
    keys.append(KeyboardLayout.Key(id: .key(id), rect: rect, label: label, kind: kind))
  }

  /// Adds a key that stands anywhere.
  mutating func add(_ key: KeyboardLayout.Key) { keys.append(key) }

  /// A key of a row that fills the whole width.
  struct Part {
    var id: String
    var label: String
    var kind: KeyboardLayout.Kind
    /// Its width in points; `nil` takes what the others leave.
    var width: Double?

    init(_ id: String, _ label: String, _ kind: KeyboardLayout.Kind, _ width: Double?) {
      self.id = id
      self.label = label
      self.kind = kind
      self.width = width
    }

    init(_ id: String, _ kind: KeyboardLayout.Kind, _ width: Double?) {
      self.init(id, id, kind, width)
    }
  }

  /// Adds a row that fills the whole width; parts without a width share what is left.
  mutating func fill(_ parts: [Part], row: Int) {
    let gaps = Double(parts.count - 1) * KeyboardSpace.gap
    let taken = parts.reduce(0) { $0 + ($1.width ?? 0) }
    let open = Double(max(1, parts.filter { $0.width == nil }.count))
    let rest = (space.span - gaps - taken) / open
    var x = space.left
    for part in parts {
      let width = part.width ?? rest
      key(part.id, part.label, part.kind, x: x, width: width, row: row)
      x += width + KeyboardSpace.gap
    }
  }
}
