import Choreography

/// The columns of a trace's CSV, in their order; the names are those of a row's members in JSON.
public enum TraceColumn: String, CaseIterable, Hashable, Sendable {
  case frame
  case time = "time_ms"
  case sheetTop = "sheet_top"
  case keyboardTop = "keyboard_top"
  case composerTop = "composer_top"
  case composerBottom = "composer_bottom"
  case newestBottom = "newest_bottom"
  case fingerY = "finger_y"
  case focus
  case events

  /// The name of the first column where there are several lanes.
  static let strategy = "strategy"
  /// Columns without which nothing can be judged.
  static let required: [TraceColumn] = [.frame, .time, .keyboardTop]

  /// The position of `row` in this column; `nil` where there is none.
  func position(in row: TraceRow) -> Double? {
    switch self {
    case .sheetTop: row.sheetTop
    case .keyboardTop: row.keyboardTop
    case .composerTop: row.composerTop
    case .composerBottom: row.composerBottom
    case .newestBottom: row.newestBottom
    case .fingerY: row.fingerY
    case .frame, .time, .focus, .events: nil
    }
  }
}
