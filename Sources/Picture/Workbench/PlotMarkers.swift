import Choreography

/// The markers of a stretch of a plot, gathered into a few paths.
struct PlotMarkers {
  let plot: PlotFrame
  let hidden: Set<Series>
  private var sheet = Path()
  private var keyboard = Path()
  /// Diamonds that a square lies on, and those that lie on a square.
  private var below = Path()
  private var above = Path()

  init(plot: PlotFrame, hidden: Set<Series>) {
    self.plot = plot
    self.hidden = hidden
  }

  /// Keyboard and composer closer than this in units are coincident.
  private static let coincidence = 1.5

  /// Adds the markers of a frame.
  mutating func add(_ row: TraceRow) {
    let isLarge = plot.isOpen && row.frame % plot.largeStep == 0
    let x = plot.axis.x(row.frame)
    func y(_ series: Series) -> Double? {
      guard !hidden.contains(series) else { return nil }
      return row.place(of: series, screenHeight: plot.height).map(plot.y)
    }
    if let y = y(.sheet) {
      let radius = plot.marker(.sheet, isLarge: isLarge)
      sheet.elements += Path.circle(x, y, radius).elements
    }
    let keyboardY = y(.keyboard)
    if let keyboardY {
      let half = plot.marker(.keyboard, isLarge: isLarge)
      keyboard.elements +=
        Path.rect(x - half, keyboardY - half, 2 * half, 2 * half).elements
    }
    guard let composerY = y(.composer) else { return }
    let isCoincident = keyboardY.map { abs($0 - composerY) < Self.coincidence } ?? false
    let half =
      isCoincident && isLarge
      ? 2.0 * plot.markerScale
      : plot.marker(.composer, isLarge: isLarge)
    let diamond = Path.diamond(x, composerY, half, half).elements
    let isEven = (row.frame / plot.markerStep) % 2 == 0
    if isCoincident, isEven, !isLarge {
      below.elements += diamond
    } else {
      above.elements += diamond
    }
  }

  /// What to fill, the lowest first.
  var paths: [(Series, Path)] {
    [(.sheet, sheet), (.composer, below), (.keyboard, keyboard), (.composer, above)]
  }
}
