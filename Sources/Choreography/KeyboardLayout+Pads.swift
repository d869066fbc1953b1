extension KeyboardLayout {
  /// The digits of a phone with the letters of its dial, from the left top; the last row has the
  /// signs at its left and delete at its right.
  private static let dial = [
    ("1", ""), ("2", "ABC"), ("3", "DEF"), ("4", "GHI"), ("5", "JKL"), ("6", "MNO"), ("7", "PQRS"),
    ("8", "TUV"), ("9", "WXYZ"),
  ]

  /// Between the keys of a pad, and around them.
  private static let padGap = 7.0
  /// No wider than this are the three columns together on a broad screen. A.
  private static let widestPad = 520.0
  /// The highest a key of a pad gets. A.
  private static let highestPadKey = 56.0

  /// A pad of digits: three columns, four rows, and no return.
  static func pad(in space: KeyboardSpace) -> KeyboardLayout {
    let room = min(space.width - 2 * space.side, widestPad)
    let left = (space.width - room) / 2 + padGap
    let width = (room - 4 * padGap) / 3
    let free = space.height - space.barHeight - space.bottom
    let height = min(highestPadKey, (free - 5 * padGap) / 4)
    func rect(_ index: Int) -> Rect {
      Rect(
        x: left + Double(index % 3) * (width + padGap),
        y: space.barHeight + padGap + Double(index / 3) * (height + padGap), width: width,
        height: height)
    }
    var keys = dial.enumerated().map { index, digit in
      Key(
        id: .key(digit.0), rect: rect(index), label: digit.0, hint: digit.1, kind: .digit)
    }
    keys.append(Key(id: .key("+"), rect: rect(9), label: "+*#", kind: .sign))
    keys.append(Key(id: .key("0"), rect: rect(10), label: "0", kind: .digit))
    keys.append(Key(id: .key("delete"), rect: rect(11), label: "delete", kind: .delete))
    return KeyboardLayout(keys: keys, predictionBar: space.bar)
  }

  /// How large a picture is on its keyboard, and how far it is to the next.
  private static let pictureSize = 32.0
  private static let picturePitch = 45.0
  /// Height of the bar below the pictures.
  private static let pictureBar = 44.0

  /// A keyboard of pictures: the eight emotes first, then pictures that are only shown, and a bar
  /// with the way back and delete.
  static func pictures(in space: KeyboardSpace) -> KeyboardLayout {
    let (left, right) = (space.side + 10, space.width - space.side - 10)
    let columns = max(Emote.allCases.count, Int((right - left) / picturePitch))
    let pitch = (right - left) / Double(columns)
    let top = space.barHeight + 10
    let barTop = space.height - max(space.bottom, 0) - pictureBar
    let rows = max(1, Int((barTop - top) / picturePitch))
    let rowPitch = (barTop - top) / Double(rows)
    func rect(_ index: Int) -> Rect {
      let (row, column) = (index / columns, index % columns)
      return Rect(
        x: left + (Double(column) + 0.5) * pitch - pictureSize / 2,
        y: top + (Double(row) + 0.5) * rowPitch - pictureSize / 2, width: pictureSize,
        height: pictureSize)
    }
    var keys = Emote.allCases.enumerated().map { index, emote in
      Key(
        id: .key("emote.\(emote.rawValue)"), rect: rect(index), label: emote.rawValue,
        kind: .emote(emote))
    }
    keys.append(
      Key(
        id: .key("abc"), rect: Rect(x: left, y: barTop + 2, width: 52, height: pictureBar - 8),
        label: "ABC", kind: .plane))
    keys.append(
      Key(
        id: .key("delete"),
        rect: Rect(x: right - 52, y: barTop + 2, width: 52, height: pictureBar - 8),
        label: "delete", kind: .delete))
    let tiles = (Emote.allCases.count..<columns * rows).map(rect)
    return KeyboardLayout(keys: keys, predictionBar: space.bar, tiles: tiles)
  }

  /// The bar that a keyboard of hardware leaves on a tablet: the words, and a key to put it away.
  static func shortcuts(in space: KeyboardSpace) -> KeyboardLayout {
    let hide = Rect(
      x: space.width - 64, y: 6, width: 52, height: space.barHeight - 12)
    return KeyboardLayout(
      keys: [Key(id: .key("hide"), rect: hide, label: "hide", kind: .hide)],
      predictionBar: Rect(
        x: 0.22 * space.width, y: 0, width: 0.56 * space.width, height: space.barHeight))
  }
}
