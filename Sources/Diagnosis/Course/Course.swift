import Choreography

/// A trace read once: what moves, what rests, where fingers are, what caused it all.
///
/// Everything inside is counted by rows; `frames` turns rows into the trace's frames.
struct Course {
  /// The trace.
  let trace: Trace
  /// The sheet's top; where there is none it stands at the screen's bottom.
  let sheet: Track
  /// The keyboard's top.
  let keyboard: Track
  /// The composer's bottom.
  let composer: Track
  /// The newest message's bottom.
  let newest: Track
  /// The fingers, in their order.
  let touches: [Touch]
  /// Rows in which a finger drags.
  let isDragged: [Bool]
  /// Rows in which a finger holds the sheet or the sheet still flies from it.
  let isSheetHeld: [Bool]
  /// Rows in which nothing has moved for a while and no finger is down.
  let isResting: [Bool]
  /// Where the sheet next comes to rest; `nil` where it does not or is not there.
  let sheetRest: [Double?]
  /// Where the composer's bottom belongs.
  let line: [Double?]
  /// What set things in motion, in order; their frames are rows.
  let causes: [Cause]
  /// Rows in which everything was laid out anew: other keys, a phone that was turned.
  let isRelaidOut: [Bool]

  /// Reads `trace`.
  init(_ trace: Trace) {
    let rows = trace.rows
    self.trace = trace
    let turns = Set(trace.turns.map(\.frame))
    let breaks = rows.map { $0.events.contains(.relayout) || turns.contains($0.frame) }
    isRelaidOut = breaks
    func track(_ place: (TraceRow) -> Double?, absence: Double? = nil) -> Track {
      Track(rows.map(place), rate: trace.rate, absence: absence, breaks: breaks)
    }
    let sheet = track(\.sheetTop, absence: trace.device.size.height)
    self.sheet = sheet
    keyboard = track(\.keyboardTop)
    composer = track(\.composerBottom)
    newest = track(\.newestBottom)
    touches = Touch.all(in: rows)
    let holds = touches.filter { Course.isHolding($0, rows: rows, sheet: sheet) }
    isSheetHeld = Course.sheetHolds(holds, sheet: sheet)
    isDragged = Course.marks(
      touches.filter(\.isDrag).map(\.indices) + holds.map(\.indices), count: rows.count)
    isResting = Course.rests(
      tracks: [sheet, keyboard, composer, newest], breaks: breaks,
      isTouched: Course.marks(touches.map(\.indices), count: rows.count), rate: trace.rate)
    let rests = Course.sheetRests(
      trace: trace, sheet: sheet, isDragged: isDragged, isHeld: isSheetHeld)
    sheetRest = rests.map { $0?.place }
    line = Course.line(trace: trace, sheetRests: rests)
    causes = Course.causes(trace: trace, sheet: sheet, touches: touches, isDragged: isDragged)
  }

  /// The rows.
  var rows: [TraceRow] { trace.rows }
  /// The phone as it is held in row `index`.
  func device(at index: Int) -> Device { trace.device(at: rows[index].frame) }
  /// The screen's bottom in row `index`.
  func bottom(at index: Int) -> Double { device(at: index).size.height }

  /// The frames of `indices`.
  func frames(_ indices: ClosedRange<Int>) -> ClosedRange<Int> {
    rows[indices.lowerBound].frame...rows[indices.upperBound].frame
  }

  /// How long `count` frames last, in milliseconds.
  func milliseconds(_ count: Int) -> Double { trace.rate.milliseconds(at: count) }

  /// Whether `count` frames last longer than `seconds`.
  func lasts(_ count: Int, longerThan seconds: Double) -> Bool {
    Double(count) > seconds * Double(trace.rate.hertz) + 1e-6
  }

  /// Whether `event` happens in row `index`.
  func has(_ event: Event, at index: Int) -> Bool { rows[index].events.contains(event) }

  /// The rows in which `event` happens.
  func indices(of event: Event) -> [Int] { rows.indices.filter { has(event, at: $0) } }

  /// The first row after `index` in which one of `events` happens.
  func next(_ events: [Event], after index: Int) -> Int? {
    rows.indices.dropFirst(index + 1).first { row in events.contains { has($0, at: row) } }
  }

  /// The first cause of `kind` after row `index`.
  func next(_ kind: Cause.Kind, after index: Int) -> Int? {
    causes.first { $0.kind == kind && $0.frame > index }?.frame
  }

  /// What is in force in row `index`.
  func cause(at index: Int) -> Cause? { causes.last { $0.frame <= index } }

  /// How much of the keyboard stands above the screen's bottom in row `index`.
  func keyboardHeight(at index: Int) -> Double { bottom(at: index) - rows[index].keyboardTop }

  /// Whether the keyboard is visible in row `index`.
  func isKeyboardVisible(at index: Int) -> Bool {
    keyboardHeight(at: index) > Limits.visibleHeight
  }

  /// How far the composer is below its line in row `index`; `nil` without one of them.
  func distance(at index: Int) -> Double? {
    guard let place = composer.places[index], let line = line[index] else { return nil }
    return place - line
  }

  /// Whether a sheet with its top at `place` can be seen on a screen with its bottom at `bottom`.
  static func isSheetVisible(_ place: Double?, bottom: Double) -> Bool {
    place.map { $0 < bottom - Limits.visibleHeight } ?? false
  }

  /// Whether a sheet can be seen in row `index`.
  func isSheetVisible(at index: Int) -> Bool {
    Course.isSheetVisible(sheet.places[index], bottom: bottom(at: index))
  }

  /// `count` rows, true in those of `ranges`.
  static func marks(_ ranges: [ClosedRange<Int>], count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for range in ranges { for index in range { marks[index] = true } }
    return marks
  }
}
