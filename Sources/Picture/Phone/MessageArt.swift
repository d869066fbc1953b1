import Choreography

/// One entry of a message list: a bubble, a photo or a time (TOKENS §11).
struct MessageArt {
  let context: PhoneContext
  /// The colour behind the list.
  let background: Color

  static let font = Font(17, spacing: -0.1)
  private static let radius = 18.0
  private static let padding = 13.0
  private static let sideMargin = 16.0
  private static let firstBaseline = 25.0
  /// From a time's baseline to what stands below it.
  private static let stampBaseline = 16.0
  private static let singleHeight = 38.0
  /// Room at the sides of a bubble for its tail, and below it.
  private static let tailReach = 7.0
  private static let tailDrop = 1.0

  private static let tail = Path.svg("M-18-14L0-18C0-7 1.2-2.4 6-.4C.5.9-5-.8-9-5z")

  /// Adds the entry to the screen with its top at `top`, counted in device pixels.
  func add(
    _ placed: Appearance.PlacedMessage, top: Int, to screen: inout ScreenComposition
  ) {
    let grid = context.grid
    let height = grid.length(placed.rect.height + Self.tailDrop)
    guard top < context.pixelHeight, top + height > 0 else { return }
    let box = drawnRect(placed)
    let left = grid.pixel(box.x - Self.tailReach)
    let place = PixelRect(
      x: left, y: top, width: grid.length(box.width + 2 * Self.tailReach), height: height)
    let local = Rect(
      x: box.x - grid.points(left), y: 0, width: box.width, height: box.height)
    screen.tile(place, [context.cover(place, background)] + commands(placed, in: local))
  }

  /// Where the entry is drawn: at the side of its sender, as wide as its words are.
  private func drawnRect(_ placed: Appearance.PlacedMessage) -> Rect {
    switch placed.message.body {
    case .photo: return placed.rect
    case .stamp:
      return Rect(
        x: context.side + Self.tailReach, y: placed.rect.y,
        width: context.freeWidth - 2 * Self.tailReach,
        height: placed.rect.height)
    case .text:
      let widest = placed.lines.reduce(0.0) { max($0, set($1).width) }
      let width = max(Self.singleHeight, widest + 2 * Self.padding)
      let x = placed.message.side == .outgoing ? placed.rect.maxX - width : placed.rect.x
      return Rect(x: x, y: placed.rect.y, width: width, height: placed.rect.height)
    }
  }

  /// A line of a bubble, at most as wide as the screen leaves room for.
  private func set(_ line: String) -> RichText {
    let limit = context.freeWidth - 2 * (Self.sideMargin + Self.padding)
    return RichText.fitted(line, font: Self.font, limit: limit, measurer: context.measurer)
  }

  private func commands(_ placed: Appearance.PlacedMessage, in rect: Rect) -> [Command] {
    switch placed.message.body {
    case .text: return bubble(placed, in: rect)
    case .photo: return [photo(in: rect)]
    case .stamp(let day, let time): return stamp(day: day, time: time, in: rect)
    }
  }

  private func bubble(_ placed: Appearance.PlacedMessage, in rect: Rect) -> [Command] {
    let theme = context.theme
    let isOutgoing = placed.message.side == .outgoing
    var path = Path.rounded(rect, radius: Self.radius)
    if placed.endsGroup {
      path.append(Self.tail.offsetBy(dx: rect.maxX, dy: rect.maxY))
      if !isOutgoing { path = path.mirrored(axis: rect.midX) }
    }
    var commands: [Command] = [.fill(path, isOutgoing ? theme.outgoing : theme.incoming)]
    let gaps = max(1, placed.lines.count - 1)
    let pitch = (rect.height - Self.singleHeight) / Double(gaps)
    for (index, line) in placed.lines.enumerated() {
      commands += set(line).commands(
        x: rect.x + Self.padding, y: Self.firstBaseline + pitch * Double(index),
        color: isOutgoing ? .white(1) : theme.label)
    }
    return commands
  }

  private func stamp(day: String, time: String, in rect: Rect) -> [Command] {
    let color = context.theme.secondLabel
    let dayFont = Font(11.5, .semibold)
    let timeFont = Font(11.5, tabular: true)
    let measurer = context.measurer
    let first = RichText.fitted(
      day, font: dayFont, limit: rect.width / 2, measurer: measurer)
    let second = RichText.fitted(
      time, font: timeFont, limit: rect.width / 2 - 8, measurer: measurer)
    let gap = day.isEmpty || time.isEmpty ? 0 : 3.2
    let start = rect.midX - (first.width + gap + second.width) / 2
    let baseline = rect.maxY - Self.stampBaseline
    return first.commands(x: start, y: baseline, color: color)
      + second.commands(x: start + first.width + gap, y: baseline, color: color)
  }

  private func photo(in rect: Rect) -> Command {
    let size = Size(width: 236, height: 148)
    let clip = Path.rounded(
      Rect(x: 0, y: 0, width: size.width, height: size.height), radius: Self.radius)
    let sky = Paint.linear(
      from: Point(x: 0, y: 0), to: Point(x: 0, y: size.height),
      stops: [
        Paint.Stop(0, Color(0x7FB2DE)), Paint.Stop(0.55, Color(0xF3D9B8)),
        Paint.Stop(1, Color(0xF0BE93)),
      ])
    let picture: [Command] = [
      .fill(clip, sky),
      .circle(170, 53, 15, Color(0xFFF3D6)),
      .fill(PhoneGlyphs.farRidge, Color(0x8C9FBF)),
      .fill(PhoneGlyphs.snow, Color(0xEEF2F8)),
      .fill(PhoneGlyphs.middleRidge, Color(0x5F7C86)),
      .fill(PhoneGlyphs.nearHills, Color(0x3F5D54)),
    ]
    let scale = min(rect.width / size.width, rect.height / size.height)
    return PhoneGlyphs.at(rect.x, rect.y, scale: scale, [.group(picture, clip: clip)])
  }
}
