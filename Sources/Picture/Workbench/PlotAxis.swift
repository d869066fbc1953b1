import Choreography

/// The window of time that plots show, and where its frames stand.
struct PlotAxis: Hashable, Sendable {
  /// Where the window's first moment stands.
  var left: Double
  /// How wide the window is.
  var width: Double
  /// Its first moment, in sixtieths of a second.
  var first: Double
  /// How many sixtieths of a second it spans.
  var span: Double
  /// Frames a second.
  var hertz: Int

  /// The axis of the window's plots.
  init(model: WorkbenchModel, layout: WorkbenchLayout) {
    self.init(
      left: layout.plotX, width: layout.plotWidth, first: max(0, model.firstVisibleFrame),
      span: model.visibleFrames, rate: model.rate)
    // On a whole device pixel, so that what the window moves over looks the same everywhere.
    let pixel = span / width / model.scale
    first = (first / pixel).rounded() * pixel
  }

  init(left: Double, width: Double, first: Double, span: Double, rate: RefreshRate) {
    self.left = left
    self.width = width
    self.first = first
    self.span = span > 0 ? span : 90
    self.hertz = rate.hertz
  }

  /// The right end.
  var right: Double { left + width }
  /// Units from one frame to the next.
  var pitch: Double { width / span * 60 / Double(hertz) }

  /// Where sixtieth `sixtieth` stands.
  func x(sixtieth: Double) -> Double { left + (sixtieth - first) * width / span }
  /// Where frame `frame` stands.
  func x(_ frame: Int) -> Double { x(sixtieth: Double(frame) * 60 / Double(hertz)) }
  /// Where the cursor stands.
  func x(_ cursor: Instant) -> Double {
    x(sixtieth: (Double(cursor.frame) + cursor.fraction) * 60 / Double(hertz))
  }
  /// Where a moment stands.
  func x(milliseconds: Double) -> Double { x(sixtieth: milliseconds * 60 / 1000) }
  /// The frame nearest to `x`.
  func frame(at x: Double) -> Int {
    Int((((x - left) * span / width + first) * Double(hertz) / 60).rounded())
  }
  /// Whether a frame stands in the window.
  func shows(_ frame: Int) -> Bool { shows(Instant(frame: frame)) }
  /// Whether the cursor stands in the window.
  func shows(_ cursor: Instant) -> Bool {
    let x = x(cursor)
    return x > left - 0.01 && x < right + 0.01
  }

  /// The frames that stand in the window.
  var frames: ClosedRange<Int> {
    let factor = Double(hertz) / 60
    let from = Int((first * factor - 0.01).rounded(.up))
    return from...max(from, Int(((first + span) * factor + 0.01).rounded(.down)))
  }

  /// The milliseconds of the window's ends.
  var milliseconds: ClosedRange<Double> { first * 1000 / 60...(first + span) * 1000 / 60 }

  /// Round steps of time, in milliseconds.
  private static let steps = [
    10.0, 20, 50, 100, 250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000, 300_000,
  ]

  /// The smallest round step that is at least `least` milliseconds and `apart` units wide.
  func step(least: Double, apart: Double) -> Double {
    Self.steps.first { $0 >= least && $0 * 60 / 1000 * width / span >= apart }
      ?? Self.steps[Self.steps.count - 1]
  }

  /// All multiples of `step` in the window, in milliseconds.
  func ticks(every step: Double) -> [Double] {
    let from = Int((milliseconds.lowerBound / step - 1e-6).rounded(.up))
    let to = Int((milliseconds.upperBound / step + 1e-6).rounded(.down))
    guard to >= from else { return [] }
    return (from...to).map { Double($0) * step }
  }
}

/// A plot's box: where times and places stand in it.
struct PlotFrame: Hashable, Sendable {
  /// The axis of time.
  var axis: PlotAxis
  /// Where the screen's top stands.
  var top: Double
  /// Where the screen's bottom stands.
  var bottom: Double
  /// The screen's height in points.
  var height: Double
  /// Whether it is the open row's.
  var isOpen: Bool
  /// How much larger than usual its markers are.
  var markerScale: Double

  init(axis: PlotAxis, top: Double, bottom: Double, height: Double, isOpen: Bool) {
    self.axis = axis
    self.top = top
    self.bottom = bottom
    self.height = height
    self.isOpen = isOpen
    markerScale = axis.width >= 540 ? 1.3 : 1
  }

  /// Where `points` from the screen's top stand.
  func y(_ points: Double) -> Double { top + points * (bottom - top) / height }

  /// Half the size of a marker, and of the larger one every tenth of a second.
  func marker(_ series: Series, isLarge: Bool) -> Double {
    let factor = markerScale
    switch (series, isOpen, isLarge) {
    case (.sheet, true, true): return 2.8 * factor
    case (.keyboard, true, true): return 3.3 * factor * 0.9
    case (.composer, true, true): return 2.6 * factor * 1.25
    case (.sheet, true, false): return 1.55 * factor
    case (.keyboard, true, false): return 1.6 * 0.9 * factor
    case (.composer, true, false): return 1.5 * 1.25 * factor
    case (.keyboard, false, _): return 1.3 * 0.9 * factor
    case (.composer, false, _): return 1.15 * 1.25 * factor
    default: return 1.15 * factor
    }
  }

  /// Every how many frames a marker stands: every one, second, fourth …, 3 units apart.
  var markerStep: Int {
    var step = 1
    while Double(step) * axis.pitch < 3 - 1e-9, step < 1 << 20 { step *= 2 }
    return step
  }

  /// Every how many frames a larger marker stands: a tenth of a second, or more where that is
  /// too close.
  var largeStep: Int {
    let tenth = axis.hertz / 10
    let step = markerStep
    if tenth % step == 0, Double(tenth) * axis.pitch >= 12 { return tenth }
    return step * 6
  }
}

extension PlotFrame {
  /// Every how many frames a line has a point: every one, unless several fall on a pixel.
  var lineStep: Int { max(1, markerStep / 8) }

  /// The frames whose markers reach into a stretch.
  func framesAround(_ frames: ClosedRange<Int>) -> ClosedRange<Int> {
    let reach = Int((5 * markerScale / axis.pitch).rounded(.up))
    return (frames.lowerBound - reach)...(frames.upperBound + reach)
  }
}

extension Trace {
  /// The row of `frame`.
  func row(at frame: Int) -> TraceRow? {
    guard let first = rows.first?.frame else { return nil }
    let index = frame - first
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// The rows in which something happened, of a part of the trace or of all of it.
  func eventRows(in part: ClosedRange<Int>? = nil) -> [TraceRow] {
    let start = rows.first?.frame ?? 0
    let from = min(max(0, (part?.lowerBound ?? start) - start), rows.count)
    let to = part.map { min(max(from, $0.upperBound - start + 1), rows.count) } ?? rows.count
    // By index: a row is copied only where it tells something.
    return (from..<to).compactMap { rows[$0].events.isEmpty ? nil : rows[$0] }
  }

  /// The frames that have a row; `nil` without any.
  var frames: ClosedRange<Int>? {
    guard let first = rows.first?.frame, let last = rows.last?.frame, last >= first else {
      return nil
    }
    return first...last
  }
}

extension TraceRow {
  /// The place of a series in points, where it is drawn: what is off the screen is not.
  func place(of series: Series, screenHeight: Double) -> Double? {
    switch series {
    case .sheet: sheetTop
    case .keyboard: keyboardTop
    case .composer: composerBottom.flatMap { $0 < screenHeight ? $0 : nil }
    case .finger: fingerY
    }
  }
}
