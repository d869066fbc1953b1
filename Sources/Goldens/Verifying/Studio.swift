import Canvas
import Catalog
import Choreography
import Diagnosis
import Picture

/// Paints what entries show. A studio, with its painter and fonts, belongs to one thread.
final class Studio {
  private let painter: Painter
  private let measurer: TextMeasurer
  private let window: WindowSource?

  /// Makes what a window shows for an entry at a frame and a scale.
  typealias WindowSource =
    @Sendable (SuiteEntry, _ frame: Int, _ scale: Double) throws
    -> WorkbenchModel

  /// A studio that has painted nothing yet.
  init(window: WindowSource?) throws(CanvasError) {
    let fonts = try FontBook()
    painter = Painter(fonts: fonts)
    measurer = TextMeasurer(fonts: fonts)
    self.window = window
  }

  /// The picture of a piece of `entry`.
  func bitmap(
    of piece: Piece, _ entry: SuiteEntry, _ rehearsal: Rehearsal
  ) throws -> Bitmap {
    if let frame = piece.frames.first(where: { rehearsal.appearances(at: $0) == nil }) {
      throw VerifyError.frameBeyondEnd(frame, last: rehearsal.lastFrame)
    }
    switch piece.kind {
    case .trace: throw VerifyError.noPicture
    case .picture(let frame): return try picture(frame, entry, rehearsal)
    case .strip(let frames): return try strip(frames, entry, rehearsal)
    }
  }

  /// The screen of one lane alone, without what stands around it.
  func screen(_ appearance: Appearance, scale: Double) throws(CanvasError) -> Bitmap {
    try painter.bitmap(
      of: PhonePicture.list(
        appearance, scale: scale, options: PictureOptions(showsBezel: false), measurer: measurer))
  }

  private func picture(
    _ frame: Int, _ entry: SuiteEntry, _ rehearsal: Rehearsal
  ) throws -> Bitmap {
    let list: DisplayList
    var origin = Point(x: 0, y: 0)
    switch entry.view {
    case .phone:
      guard let appearance = rehearsal.appearances(at: frame)?.first else {
        throw VerifyError.frameBeyondEnd(frame, last: rehearsal.lastFrame)
      }
      list = PhonePicture.list(appearance, scale: entry.scale, measurer: measurer)
      let body = appearance.device.body
      if let phone = list.targets.first(where: { $0.id == "phone.0" })?.rect {
        origin = Point(x: phone.x + body.bezelX, y: phone.y + body.bezelY)
      }
    case .plot:
      let (strategy, trace) = (entry.experiment.strategies[0], rehearsal.traces[0])
      list = PlotPicture.list(
        row: WorkbenchModel.Row(
          id: strategy.id, title: strategy.title, mechanism: strategy.mechanism, trace: trace,
          diagnosis: rehearsal.diagnoses[0]), frame: frame, scale: entry.scale, measurer: measurer)
    case .workbench:
      guard let window else { throw VerifyError.noPicture }
      list = WorkbenchView.list(
        model: try window(entry, frame, entry.scale), measurer: measurer)
    }
    let masks = entry.masks.flatMap { mask -> [Rect] in
      switch mask {
      case .rect(let rect): [rect.offsetBy(dx: origin.x, dy: origin.y)]
      case .element(let name):
        list.targets.filter { $0.id == name || $0.id == "phone.0.\(name)" }.map(\.rect)
      }
    }
    return try painter.bitmap(of: list).masked(masks, scale: entry.scale)
  }

  /// Where `frames` stand in the strip of `entry`.
  func columns(
    of frames: [Int], _ entry: SuiteEntry, _ rehearsal: Rehearsal
  ) -> [Report.Pictures.Column] {
    let list = StripPicture.list(
      lanes(frames, entry, rehearsal), scale: entry.scale, measurer: measurer)
    let share = 100 * entry.scale / Double(max(list.width, 1))
    return frames.indices.compactMap { column in
      list.targets.first { $0.id == "phone.0.\(column)" }.map {
        Report.Pictures.Column(left: $0.rect.x * share, right: $0.rect.maxX * share)
      }
    }
  }

  private func lanes(
    _ frames: [Int], _ entry: SuiteEntry, _ rehearsal: Rehearsal
  ) -> [StripPicture.Lane] {
    let rate = entry.experiment.surroundings.rate
    return entry.experiment.strategies.enumerated().map { index, strategy in
      let shots = frames.compactMap { frame in
        rehearsal.appearances(at: frame).map {
          StripPicture.Shot(at: Instant(frame: frame), rate: rate, appearance: $0[index])
        }
      }
      return StripPicture.Lane(title: strategy.title, shots: shots)
    }
  }

  private func strip(
    _ frames: [Int], _ entry: SuiteEntry, _ rehearsal: Rehearsal
  ) throws -> Bitmap {
    let lanes = lanes(frames, entry, rehearsal)
    let list = StripPicture.list(lanes, scale: entry.scale, measurer: measurer)
    let masks = lanes.enumerated().flatMap { row, lane in
      lane.shots.enumerated().flatMap { column, shot in
        list.targets.filter { $0.id == "phone.\(row).\(column)" }.flatMap { cell in
          entry.masks.flatMap { Self.rects(of: $0, in: shot.appearance, cell: cell.rect) }
        }
      }
    }
    return try painter.bitmap(of: list).masked(masks, scale: entry.scale)
  }

  /// Where a mask lies in a strip whose phone stands at `cell`.
  private static func rects(
    of mask: SuiteEntry.Mask, in appearance: Appearance, cell: Rect
  ) -> [Rect] {
    let screen = Rect(
      x: 0, y: 0, width: appearance.device.size.width, height: appearance.device.size.height)
    let rects: [Rect] =
      switch mask {
      case .rect(let rect): [rect]
      case .element(let name): appearance.elements.filter { $0.id.name == name }.map(\.rect)
      }
    let (scale, body) = (StripPicture.phoneScale, appearance.device.body)
    return rects.compactMap { $0.intersection(screen) }.map { rect in
      Rect(
        x: cell.x + (body.bezelX + rect.x) * scale, y: cell.y + (body.bezelY + rect.y) * scale,
        width: rect.width * scale, height: rect.height * scale)
    }
  }
}

extension Bitmap {
  /// The colour of what is masked.
  private static var maskColor: UInt32 { 0x8E7CC3 }

  /// The picture with `rects`, in units of `scale` pixels, drawn flat.
  fileprivate func masked(_ rects: [Rect], scale: Double) throws(CanvasError) -> Bitmap {
    if rects.isEmpty { return self }
    var pixels = pixels
    for rect in rects {
      let columns = Self.span(rect.x, rect.maxX, scale, limit: width)
      for y in Self.span(rect.y, rect.maxY, scale, limit: height) {
        for x in columns { pixels[y * width + x] = Self.maskColor }
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The pixels that a length touches.
  private static func span(
    _ low: Double, _ high: Double, _ scale: Double, limit: Int
  ) -> Range<Int> {
    let first = min(max(Int((low * scale).rounded(.down)), 0), limit)
    return first..<max(first, min(Int((high * scale).rounded(.up)), limit))
  }
}
