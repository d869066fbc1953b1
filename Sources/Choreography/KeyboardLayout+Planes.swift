extension KeyboardLayout {
  /// Which characters the keys have.
  public enum Plane: Hashable, Sendable { case letters, numbers }

  /// Width of shift and delete on a phone that is 393 wide (design tokens, keyboard).
  private static let edgeKey = 45.0
  /// Part of the last row that the plane key takes, and the return key.
  private static let sideKey = 0.246
  /// Below the last row, where emoji and microphone stand.
  private static let glyphDrop = 27.0
  /// From the edge to emoji and microphone.
  private static let glyphMargin = 34.0

  /// The keys for a keyboard `width` wide and `height` high, with a prediction bar of
  /// `barHeight` (0 for none).
  public static func make(
    width: Double, height: Double, barHeight: Double, plane: Plane
  ) -> KeyboardLayout {
    make(
      in: KeyboardSpace(width: width, height: height, barHeight: barHeight), plane: plane,
      type: .letters)
  }

  /// The keys of a kind of keyboard in its space.
  public static func make(
    in space: KeyboardSpace, plane: Plane, type: KeyboardType
  ) -> KeyboardLayout {
    switch type {
    case .phonePad: return pad(in: space)
    case .emoji: return pictures(in: space)
    case .letters, .email: break
    }
    var plan = KeyboardPlan(space)
    if space.style == .tablet {
      plan.addTabletRows(plane: plane, type: type)
    } else {
      plan.addPhoneRows(plane: plane, edge: edgeKey)
      plan.fill(lastRow(space, plane: plane, type: type), row: 3)
    }
    var layout = KeyboardLayout(keys: plan.keys, predictionBar: space.bar)
    layout.addGlyphs(in: space)
    return layout
  }

  /// Emoji and microphone below the keys, where there is room; the emoji glyph is a key.
  mutating func addGlyphs(in space: KeyboardSpace) {
    guard space.hasGlyphRow else { return }
    let y = space.lastRowBottom + Self.glyphDrop
    let emoji = Point(x: Self.glyphMargin, y: y)
    emojiCenter = emoji
    microphoneCenter = Point(x: space.width - Self.glyphMargin, y: y)
    let half = 18.0
    keys.append(
      Key(
        id: .key("emoji"),
        rect: Rect(x: emoji.x - half, y: emoji.y - half, width: 2 * half, height: 2 * half),
        label: "emoji", kind: .emoji))
  }

  private static func lastRow(
    _ space: KeyboardSpace, plane: Plane, type: KeyboardType
  ) -> [KeyboardPlan.Part] {
    let gap = KeyboardSpace.gap
    let side = (space.span - 2 * gap) * sideKey
    let letter = KeyboardPlan(space).letterWidth(10)
    let isLetters = plane == .letters
    let planeLabel = isLetters ? (space.style == .android ? "?123" : "123") : "ABC"
    let hasSigns = isLetters && type == .email
    var parts: [KeyboardPlan.Part] = []
    if space.hasGlyphRow {
      parts.append(.init("123", planeLabel, .plane, side))
    } else {
      parts.append(.init("123", planeLabel, .plane, (side - gap) / 2))
    }
    if space.style == .android, isLetters {
      parts.append(.init(hasSigns ? "@" : ",", .letter, letter))
    }
    if !space.hasGlyphRow {
      parts.append(.init("emoji", .emoji, space.style == .android ? letter : (side - gap) / 2))
    }
    parts.append(.init("space", .space, nil))
    if space.style == .android {
      if isLetters { parts.append(.init(".", .letter, letter)) }
      parts.append(.init("return", .returnKey, (side - gap) / 2))
    } else {
      if hasSigns {
        parts.append(.init("@", .letter, letter))
        parts.append(.init(".", .letter, letter))
      }
      parts.append(.init("return", .returnKey, side))
    }
    return parts
  }
}

extension KeyboardPlan {
  /// The rows of letters or signs of a plane, from the top.
  static func rows(of plane: KeyboardLayout.Plane) -> [[String]] {
    switch plane {
    case .letters:
      [
        ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"],
        ["A", "S", "D", "F", "G", "H", "J", "K", "L"],
        ["Z", "X", "C", "V", "B", "N", "M"],
      ]
    case .numbers:
      [
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        ["-", "/", ":", ";", "(", ")", "$", "&", "@", "\""],
        [".", ",", "?", "!", "'", "+", "="],
      ]
    }
  }

  /// The three upper rows of a phone's keyboard.
  fileprivate mutating func addPhoneRows(plane: KeyboardLayout.Plane, edge: Double) {
    let rows = Self.rows(of: plane)
    let width = letterWidth(10)
    // On a phone on its side shift and delete grow with the letters.
    let edge = max(edge, width)
    letters(rows[0], row: 0, width: width)
    letters(rows[1], row: 1, width: width)
    if plane == .letters {
      key("shift", "shift", .shift, x: space.left, width: edge, row: 2)
    }
    letters(rows[2], row: 2, width: width)
    key(
      "delete", "delete", .delete, x: space.width - space.left - edge, width: edge, row: 2)
  }

  /// The rows of a tablet's keyboard: delete and return at the ends of the upper two.
  fileprivate mutating func addTabletRows(plane: KeyboardLayout.Plane, type: KeyboardType) {
    let rows = Self.rows(of: plane)
    let width = letterWidth(11)
    func parts(_ labels: [String]) -> [Part] {
      labels.map { Part($0.lowercased(), $0, .letter, width) }
    }
    fill(parts(rows[0]) + [Part("delete", .delete, nil)], row: 0)
    let indent = rows[1].count < 10 ? 0.5 * width : 0
    let second = space.left + indent
    letters(rows[1], row: 1, left: second, width: width)
    let end = second + Double(rows[1].count) * (width + KeyboardSpace.gap)
    key(
      "return", "return", .returnKey, x: end, width: space.width - space.left - end, row: 1)
    if plane == .letters {
      let signs = type == .email ? ["@", "."] : [",", "."]
      fill(
        [Part("shift", .shift, width)] + parts(rows[2] + signs) + [Part("rightShift", .shift, nil)],
        row: 2)
    } else {
      fill(parts(rows[2]), row: 2)
    }
    let label = plane == .letters ? ".?123" : "ABC"
    let side = 1.3 * width
    fill(
      [
        Part("123", label, .plane, side), Part("emoji", .emoji, side), Part("space", .space, nil),
        Part("right123", label, .plane, side), Part("hide", .hide, side),
      ], row: 3)
  }
}
