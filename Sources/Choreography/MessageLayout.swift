/// Where messages stand in a list, counted upward from the newest one's bottom.
struct MessageLayout: Hashable, Sendable {
  /// An entry: its rectangle with y counted from the newest message's bottom (so y is negative).
  struct Entry: Hashable, Sendable {
    let rect: Rect
    let message: Message
    let lines: [String]
    let endsGroup: Bool
  }

  /// The entries, oldest first.
  private(set) var entries: [Entry] = []
  /// From the first entry's top to the newest message's bottom, with the margin above, in points.
  private(set) var height = 0.0

  /// Text size in points (design tokens, bubbles).
  static let fontSize = 17.0
  /// Letter spacing in points.
  static let spacing = -0.1
  /// Height of a bubble with one line.
  static let bubbleHeight = 38.0
  /// What each further line adds.
  static let lineHeight = 22.0
  /// What a bubble is wider than its text.
  static let bubblePadding = 26.0
  /// From the screen's edge to a bubble.
  static let sideMargin = 16.0
  /// The widest text of a bubble, as a part of the screen's width.
  static let widestText = 0.76
  /// Between senders.
  static let gap = 9.0
  /// Within a group.
  static let groupGap = 3.0
  /// Extent of a photo.
  static let photo = Size(width: 236, height: 148)
  /// Height of a line with a time; the photo or message below begins where it ends.
  static let stampHeight = 44.0
  /// Above the oldest message.
  static let topMargin = 16.0

  /// Lays `messages` out on a screen `width` points wide.
  init(_ messages: [Message], width: Double) {
    var bottom = 0.0
    for index in messages.indices.reversed() {
      let message = messages[index]
      let next = index + 1 < messages.count ? messages[index + 1] : nil
      let endsGroup = !Self.joins(message, next)
      if let next { bottom -= Self.space(above: next, below: message) }
      let (size, lines) = Self.measure(message, width: width)
      let x: Double
      switch message.body {
      case .stamp: x = 0
      case .photo, .text:
        x = message.side == .incoming ? Self.sideMargin : width - Self.sideMargin - size.width
      }
      let rect = Rect(x: x, y: bottom - size.height, width: size.width, height: size.height)
      entries.append(Entry(rect: rect, message: message, lines: lines, endsGroup: endsGroup))
      bottom = rect.y
    }
    entries.reverse()
    height = entries.isEmpty ? 0 : -bottom + Self.topMargin
  }

  private static func measure(_ message: Message, width: Double) -> (Size, [String]) {
    switch message.body {
    case .photo: return (photo, [])
    case .stamp: return (Size(width: width, height: stampHeight), [])
    case .text(let text):
      let lines = TextRuler.lines(
        of: text, size: fontSize, spacing: spacing, limit: width * widestText)
      let widest =
        lines.map { TextRuler.width(of: $0, size: fontSize, spacing: spacing) }.max() ?? 0
      return (
        Size(
          width: max(widest + bubblePadding, bubbleHeight),
          height: bubbleHeight + Double(lines.count - 1) * lineHeight), lines
      )
    }
  }

  private static func joins(_ message: Message, _ next: Message?) -> Bool {
    guard let next, next.side == message.side, case .text = message.body, case .text = next.body
    else { return false }
    return true
  }

  private static func space(above next: Message, below message: Message) -> Double {
    if case .stamp = message.body { return 0 }
    if case .stamp = next.body { return 0 }
    return joins(message, next) ? groupGap : gap
  }
}
