extension KeyboardLayout {
  /// Which characters the keys have.
  public enum Plane: Hashable, Sendable { case letters, numbers }

  /// From a key to the next, in points (design tokens, keyboard).
  private static let gap = 6.0
  /// From the keyboard's edge to the first key.
  private static let margin = 3.0
  /// Height of a key.
  private static let keyHeight = 42.0
  /// From a row's top to the next.
  private static let pitch = 54.0
  /// From the prediction bar to the first row.
  private static let rowInset = 8.0
  /// Width of shift and delete.
  private static let edgeKey = 45.0
  /// Part of the last row that the plane key takes, and the return key.
  private static let sideKey = 0.246

  /// The keys for a keyboard `width` wide and `height` high, with a prediction bar of
  /// `barHeight` (0 for none).
  public static func make(
    width: Double, height: Double, barHeight: Double, plane: Plane
  ) -> KeyboardLayout {
    let key = (width - 2 * margin - 9 * gap) / 10
    var keys: [Key] = []
    func row(_ labels: [String], at index: Int, ids: [String]? = nil) {
      let span = Double(labels.count) * key + Double(labels.count - 1) * gap
      let left = (width - span) / 2
      let top = barHeight + rowInset + Double(index) * pitch
      for (column, label) in labels.enumerated() {
        let rect = Rect(
          x: left + Double(column) * (key + gap), y: top, width: key, height: keyHeight)
        keys.append(
          Key(id: .key(ids?[column] ?? label.lowercased()), rect: rect, label: label, kind: .letter)
        )
      }
    }
    func special(_ id: String, _ label: String, _ kind: Kind, x: Double, width: Double, row: Int) {
      let top = barHeight + rowInset + Double(row) * pitch
      let rect = Rect(x: x, y: top, width: width, height: keyHeight)
      keys.append(Key(id: .key(id), rect: rect, label: label, kind: kind))
    }

    switch plane {
    case .letters:
      row(["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"], at: 0)
      row(["A", "S", "D", "F", "G", "H", "J", "K", "L"], at: 1)
      special("shift", "shift", .shift, x: margin, width: edgeKey, row: 2)
      row(["Z", "X", "C", "V", "B", "N", "M"], at: 2)
    case .numbers:
      row(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], at: 0)
      row(["-", "/", ":", ";", "(", ")", "$", "&", "@", "\""], at: 1)
      row([".", ",", "?", "!", "'", "+", "="], at: 2)
    }
    special("delete", "delete", .delete, x: width - margin - edgeKey, width: edgeKey, row: 2)
    let free = width - 2 * margin - 2 * gap
    let side = free * sideKey
    special(
      "123", plane == .letters ? "123" : "ABC", .plane, x: margin, width: side, row: 3)
    special(
      "space", "space", .space, x: margin + side + gap, width: free - 2 * side, row: 3)
    special("return", "return", .returnKey, x: width - margin - side, width: side, row: 3)

    let lastRowBottom = barHeight + rowInset + 3 * pitch + keyHeight
    let hasBottomRow = height - lastRowBottom > 60
    let glyphY = lastRowBottom + 27
    return KeyboardLayout(
      keys: keys,
      predictionBar: barHeight > 0
        ? Rect(x: 0, y: 0, width: width, height: barHeight) : nil,
      emojiCenter: hasBottomRow ? Point(x: 34, y: glyphY) : nil,
      microphoneCenter: hasBottomRow ? Point(x: width - 34, y: glyphY) : nil)
  }
}
