import Choreography

/// The area between keyboard top and composer bottom in a stretch of a plot.
struct PlotGap {
  /// Where the composer is above the keyboard.
  private(set) var open = Path()
  /// Where it is under the keyboard.
  private(set) var covered = Path()
  private let plot: PlotFrame
  private let points: [Sample]

  private struct Sample {
    let x: Double
    let keyboard: Double
    let composer: Double
    var gap: Double { keyboard - composer }
  }

  init(plot: PlotFrame, rows: PlotRows, frames: ClosedRange<Int>) {
    self.plot = plot
    var points: [Sample] = []
    var run: [Sample] = []
    var runs: [[Sample]] = []
    for frame in stride(
      from: frames.lowerBound, through: frames.upperBound, by: plot.lineStep)
    {
      guard let row = rows[frame],
        let composer = row.place(of: .composer, screenHeight: plot.height)
      else {
        runs.append(run)
        run = []
        continue
      }
      run.append(Sample(x: plot.axis.x(frame), keyboard: row.keyboardTop, composer: composer))
      if frame % plot.markerStep == 0, let last = run.last { points.append(last) }
    }
    runs.append(run)
    self.points = points
    for run in runs { add(run) }
  }

  /// Adds the polygons of a run, cut where keyboard and composer cross.
  private mutating func add(_ run: [Sample]) {
    var part: [Sample] = []
    for sample in run {
      if let last = part.last, last.gap * sample.gap < 0 {
        let t = last.gap / (last.gap - sample.gap)
        let meet = last.keyboard + (sample.keyboard - last.keyboard) * t
        let crossing = Sample(x: last.x + (sample.x - last.x) * t, keyboard: meet, composer: meet)
        close(part + [crossing])
        part = [crossing]
      }
      part.append(sample)
    }
    close(part)
  }

  private mutating func close(_ part: [Sample]) {
    guard part.count > 1, let widest = part.map(\.gap).max(by: { abs($0) < abs($1) }),
      abs(widest) > 0.01
    else { return }
    let there = part.map { Point(x: $0.x, y: plot.y($0.keyboard)) }
    let back = part.reversed().map { Point(x: $0.x, y: plot.y($0.composer)) }
    let polygon = Path.polygon(there + back).elements
    if widest > 0 { open.elements += polygon } else { covered.elements += polygon }
  }

  /// A line for each frame whose gap is 2 pt or more, one unit wide on whole device pixels.
  func whiskers(_ grid: WindowGrid) -> (open: Path, covered: Path) {
    var paths = (open: Path(), covered: Path())
    let width = max(grid.hairline, grid.snap(1))
    for sample in points where abs(sample.gap) >= 2 {
      let (a, b) = (
        plot.y(min(sample.keyboard, sample.composer)), plot.y(max(sample.keyboard, sample.composer))
      )
      let bar = Path.rect(grid.snap(sample.x - width / 2), a, width, b - a).elements
      if sample.gap > 0 { paths.open.elements += bar } else { paths.covered.elements += bar }
    }
    return paths
  }
}
