import Choreography
import Picture

extension Session {
  /// The rows that the filter lets through.
  var visibleRows: [Int] { Array(strategies.indices) }

  /// How far the rows can be scrolled, in units.
  var rowScrollRange: Double { 0 }

  /// Scrolls the rows so far that one of them is seen.
  mutating func revealRow(_ row: Int) {}
}
