import Choreography

/// The part of a plot that stays: grid, gap, lines and markers, as opaque tiles side by side.
///
/// Each tile is a stretch of time, so a trace that grows changes its newest tile alone; and it
/// is drawn from its own corner, so a window that moves along the take moves the same tiles.
struct PlotColumns {
  let plot: PlotFrame
  let trace: Trace
  let hidden: Set<Series>
  let theme: WorkbenchTheme
  let background: Color
  /// From where to where the tiles reach.
  let top: Double
  let bottom: Double
  let grid: WindowGrid

  /// Sixtieths of a second in a tile: a multiple of the larger markers, under which a dashed
  /// line may begin anew.
  static let span = 18
  /// How far tiles at the window's ends reach beyond it, for markers on its edge.
  static let overhang = 8.0

  /// The tiles, from the left; what `memo` still has of them is not drawn again.
  func tiles(_ id: String, _ memo: inout WorkbenchMemo) -> [Command] {
    let axis = plot.axis
    var span = Self.span
    while Double(span) * axis.width / axis.span < 48 { span *= 2 }
    let from = Int((axis.first / Double(span)).rounded(.down))
    let to = Int(((axis.first + axis.span) / Double(span) - 1e-9).rounded(.down))
    return (from...max(from, to)).compactMap { index in
      tile(from: index * span, to: (index + 1) * span, id, &memo)
    }
  }

  private func tile(from: Int, to: Int, _ id: String, _ memo: inout WorkbenchMemo) -> Command? {
    let axis = plot.axis
    let isFirst = Double(from) <= axis.first
    let isLast = Double(to) >= axis.first + axis.span - 1e-9
    let origin = axis.x(sixtieth: Double(from))
    let left = isFirst ? axis.left - Self.overhang : origin
    let right = isLast ? axis.right + Self.overhang : axis.x(sixtieth: Double(to))
    let frame = grid.pixels(Rect(x: left, y: top, width: right - left, height: bottom - top))
    guard frame.width > 0, frame.height > 0 else { return nil }
    let area = grid.units(frame)

    var local = plot
    local.axis.left = 0
    local.axis.width = Double(to - from) * (axis.width / axis.span)
    local.axis.first = Double(from)
    local.axis.span = Double(to - from)
    local.top = Self.rounded(plot.top - area.y)
    local.bottom = Self.rounded(plot.bottom - area.y)
    let frames = from * axis.hertz / 60...to * axis.hertz / 60
    let column = PlotColumn(
      plot: local, frames: frames,
      rows: PlotRows(trace, local.framesAround(frames)), hidden: hidden, theme: theme,
      background: background,
      size: Size(width: area.width, height: area.height), shift: Self.rounded(origin - area.x),
      window: isFirst || isLast ? axis.first...(axis.first + axis.span) : nil, grid: grid)
    let commands = memo.commands(of: column, id: id) { $0.commands() }
    return .tile(Tile(frame: frame, scale: grid.scale, commands: commands))
  }

  /// The same to a thousandth of a pixel, without the noise of sums.
  private static func rounded(_ value: Double) -> Double { (value * 4096).rounded() / 4096 }
}

/// The rows of a stretch of a trace.
struct PlotRows: Hashable {
  private let first: Int
  private let rows: [TraceRow]

  /// The rows of `trace` in `frames`, as many as there are.
  init(_ trace: Trace, _ frames: ClosedRange<Int>) {
    let start = trace.rows.first?.frame ?? 0
    let from = min(max(0, frames.lowerBound - start), trace.rows.count)
    let to = min(max(from, frames.upperBound - start + 1), trace.rows.count)
    first = start + from
    rows = Array(trace.rows[from..<to])
  }

  /// The row of `frame`.
  subscript(frame: Int) -> TraceRow? {
    let index = frame - first
    return rows.indices.contains(index) ? rows[index] : nil
  }
}
