import Choreography

/// The positions of a trace that can be compared, in the order of its columns.
public enum TraceSeries: String, CaseIterable, Hashable, Sendable {
  case sheetTop = "sheet_top"
  case keyboardTop = "keyboard_top"
  case composerTop = "composer_top"
  case composerBottom = "composer_bottom"
  case newestBottom = "newest_bottom"
  case fingerY = "finger_y"

  /// The position in a row, in points; `nil` where the thing does not exist.
  public func position(in row: TraceRow) -> Double? {
    switch self {
    case .sheetTop: row.sheetTop
    case .keyboardTop: row.keyboardTop
    case .composerTop: row.composerTop
    case .composerBottom: row.composerBottom
    case .newestBottom: row.newestBottom
    case .fingerY: row.fingerY
    }
  }

  /// The thing that moves: what a sentence about its time calls it.
  public var thing: String {
    switch self {
    case .sheetTop: "sheet"
    case .keyboardTop: "keyboard"
    case .composerTop, .composerBottom: "composer"
    case .newestBottom: "newest message"
    case .fingerY: "finger"
    }
  }
}
