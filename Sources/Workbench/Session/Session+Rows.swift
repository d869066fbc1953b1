import Choreography
import Picture

extension Session {
  /// The rows that the filter lets through.
  var visibleRows: [Int] { model.visibleRows }

  /// How far the rows can be scrolled, in units.
  var rowScrollRange: Double { layout.maximumRowScroll }

  /// Scrolls the rows so far that one of them is seen.
  mutating func revealRow(_ row: Int) {
    let layout = layout
    rowScroll = min(layout.rowScroll(revealing: row, from: rowScroll), layout.maximumRowScroll)
  }

  /// How far the rows have to be scrolled for the open one to stand at the top.
  var rowScrollForOpenRow: Double {
    let layout = layout
    let before = visibleRows.filter { $0 < selectedRow }.count
    return min(Double(before) * layout.compactHeight, layout.maximumRowScroll)
  }

  private var layout: WorkbenchLayout { WorkbenchLayout(model: model) }
}
