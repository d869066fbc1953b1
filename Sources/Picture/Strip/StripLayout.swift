import Choreography

/// Where everything in a strip stands. Phones are set on whole device pixels.
struct StripLayout {
  let grid: PixelGrid
  /// The picture's extent in device pixels.
  let width: Int
  let height: Int
  let rows: [StripRow]

  /// Units from the phones to the picture's edges, and between them: room for their shadows.
  private static let margin = 32.0
  private static let gap = 32.0
  /// Units from a lane's top to its phones, from the phones to the lane's end, between lanes.
  static let heading = 44.0
  static let caption = 52.0
  private static let laneGap = 16.0
  /// Units from the picture's top to the first lane.
  private static let top = 20.0
  private static let bottom = 16.0
  /// The narrowest strip, so that a title finds its place.
  private static let least = 240.0

  init(
    _ lanes: [StripPicture.Lane], scale: Double, options: PictureOptions,
    measurer: any TextMeasuring
  ) {
    let grid = PixelGrid(scale: scale)
    let pixelsPerPoint = scale * StripPicture.phoneScale
    func size(_ shot: StripPicture.Shot) -> Size {
      let device = shot.appearance.device
      let points = options.showsBezel ? PhoneView.outerSize(of: device) : device.size
      return Size(
        width: points.width * StripPicture.phoneScale,
        height: points.height * StripPicture.phoneScale)
    }
    let columns = lanes.map(\.shots.count).max() ?? 0
    var lefts: [Double] = []
    var widths: [Double] = []
    var right = Self.margin
    for column in 0..<columns {
      let widest =
        lanes.filter { column < $0.shots.count }
        .map { size($0.shots[column]).width }.max() ?? 0
      lefts.append(right)
      widths.append(widest)
      right += widest + Self.gap
    }
    let titles = lanes.map { StripRow.headingWidth($0, measurer: measurer) }.max() ?? 0
    let inner = max(right - Self.gap - Self.margin, titles, Self.least - 2 * Self.margin)
    var y = Self.top
    var rows: [StripRow] = []
    for (index, lane) in lanes.enumerated() {
      let tallest = lane.shots.map { size($0).height }.max() ?? 0
      let phones = y + Self.heading
      let cells = lane.shots.enumerated().map { column, shot in
        let extent = size(shot)
        let body = shot.appearance.device.body
        let x = lefts[column] + (widths[column] - extent.width) / 2
        let phone = PixelGrid(scale: pixelsPerPoint)
        return StripCell(
          placement: PhonePlacement(
            x: grid.pixel(x) - (options.showsBezel ? 0 : phone.pixel(body.bezelX)),
            y: grid.pixel(phones) - (options.showsBezel ? 0 : phone.pixel(body.bezelY)),
            pixelsPerPoint: pixelsPerPoint, layerScale: scale),
          rect: Rect(x: x, y: phones, width: extent.width, height: extent.height),
          captionTop: phones + tallest)
      }
      rows.append(
        StripRow(
          x: Self.margin, top: y, width: inner, isFirst: index == 0, cells: cells))
      y = phones + tallest + Self.caption + Self.laneGap
    }
    self.grid = grid
    self.rows = rows
    width = grid.length(inner + 2 * Self.margin)
    height = grid.length(max(y - Self.laneGap + Self.bottom, Self.least))
  }
}

/// A lane in a strip.
struct StripRow {
  let x: Double
  let top: Double
  let width: Double
  let isFirst: Bool
  let cells: [StripCell]

  private static let title = Font(15, .semibold, spacing: -0.1, tabular: true)
  private static let note = Font(12, tabular: true)
  private static let space = 10.0

  /// The longest title and the longest note that are shown whole, in units.
  private static let limit = 480.0

  private static func words(
    _ string: String, _ font: Font, _ measurer: any TextMeasuring
  ) -> RichText {
    RichText.fitted(string, font: font, limit: limit, measurer: measurer)
  }

  static func headingWidth(_ lane: StripPicture.Lane, measurer: any TextMeasuring) -> Double {
    let width = words(lane.title, title, measurer).width
    return lane.note.isEmpty ? width : width + space + words(lane.note, note, measurer).width
  }

  /// The title with its note, and the line between this lane and the one above.
  func heading(
    _ lane: StripPicture.Lane, ink: StripInk, measurer: any TextMeasuring
  ) -> [Command] {
    let baseline = top + 24
    var commands: [Command] = []
    if !isFirst {
      let y = top - 8
      commands.append(.hairline(x, y, x + width, y, ink.line))
    }
    let title = Self.words(lane.title, Self.title, measurer)
    commands += title.commands(x: x, y: baseline, color: ink.first)
    if !lane.note.isEmpty {
      commands += Self.words(lane.note, Self.note, measurer)
        .commands(x: x + title.width + Self.space, y: baseline, color: ink.second)
    }
    return commands
  }
}

/// A moment in a strip.
struct StripCell {
  let placement: PhonePlacement
  /// The phone in units.
  let rect: Rect
  let captionTop: Double

  private static let label = Font(12, .semibold, tabular: true)
  private static let detail = Font(11, tabular: true)

  /// Its words below the phone.
  func caption(
    _ shot: StripPicture.Shot, ink: StripInk, measurer: any TextMeasuring
  ) -> [Command] {
    let middle = rect.x + rect.width / 2
    func line(_ string: String, _ font: Font, _ color: Color, _ y: Double) -> [Command] {
      RichText.fitted(string, font: font, limit: rect.width + 24, measurer: measurer)
        .commands(x: middle, y: captionTop + y, color: color, anchor: .middle)
    }
    return line(shot.label, Self.label, shot.isMarked ? ink.marked : ink.first, 24)
      + line(shot.detail, Self.detail, ink.second, 40)
  }
}
