import Choreography

extension Course {
  /// The rows in which nothing has moved for a while and no finger is down.
  ///
  /// Before its first row a trace is taken to have stood still.
  static func rests(
    tracks: [Track], breaks: [Bool], isTouched: [Bool], rate: RefreshRate
  ) -> [Bool] {
    let needed = rate.frames(in: Limits.restTime)
    var still = needed
    return isTouched.indices.map { index in
      still = breaks[index] || tracks.contains { $0.changes(at: index) } ? 0 : still + 1
      return still >= needed && !isTouched[index]
    }
  }

  /// A place at which a sheet comes to rest.
  struct SheetRest: Hashable {
    /// Its top.
    var place: Double
    /// The row in which it stands there.
    var index: Int
  }

  /// Where the sheet next comes to rest, row by row.
  ///
  /// It has come to rest once it has stood on the screen for a while with no finger on it; its
  /// place is the one at the end of that while, when nothing is left of a slow end. Where it
  /// would have come to rest is not known of a sheet that a finger takes before, nor of one in a
  /// phone that is turned before; from its dismissal on it does not.
  static func sheetRests(
    trace: Trace, sheet: Track, isDragged: [Bool], isHeld: [Bool]
  ) -> [SheetRest?] {
    let needed = trace.rate.frames(in: Limits.restTime)
    let turns = Set(trace.turns.map(\.frame))
    let bottoms = trace.rows.map { trace.device(at: $0.frame).size.height }
    let isTurned = trace.rows.map { turns.contains($0.frame) }
    var still = needed
    let rests = sheet.places.indices.map { index in
      still = sheet.changes(at: index) || isDragged[index] ? 0 : still + 1
      return still >= needed && isSheetVisible(sheet.places[index], bottom: bottoms[index])
    }
    var places = [SheetRest?](repeating: nil, count: rests.count)
    var standing: SheetRest?
    var next: SheetRest?
    var dismissed = rests.count
    for index in rests.indices.reversed() {
      let after = index + 1
      let isLast = after == rests.count
      if isLast || sheet.changes(at: after) || isDragged[after] || isTurned[after]
        || trace.rows[after].events.contains(.dismiss)
      {
        standing = sheet.places[index].map { SheetRest(place: $0, index: index) }
      }
      if !isLast,
        isHeld[after] && !isHeld[index] || isTurned[after] || isLeaving(sheet, after, bottoms)
      {
        next = nil
      }
      if !isLast, isLeaving(sheet, after, bottoms) {
        dismissed = dismissal(before: after, trace.rows) ?? rests.count
      }
      if rests[index] { next = standing }
      places[index] = sheet.places[index] == nil || index >= dismissed ? nil : next
      if index <= dismissed { dismissed = rests.count }
    }
    return places
  }

  /// The row in which the sheet that has gone in row `index` was dismissed, where that is told.
  private static func dismissal(before index: Int, _ rows: [TraceRow]) -> Int? {
    rows[...index].lastIndex { row in
      row.events.contains(.dismiss) || row.events.contains(.present)
    }.flatMap { rows[$0].events.contains(.dismiss) ? $0 : nil }
  }

  /// Whether the sheet gets out of sight in row `index`.
  private static func isLeaving(_ sheet: Track, _ index: Int, _ bottoms: [Double]) -> Bool {
    sheet.places[index] == nil
      || isSheetVisible(sheet.places[index - 1], bottom: bottoms[index - 1])
        && !isSheetVisible(sheet.places[index], bottom: bottoms[index])
  }

  /// The rows in which one of `holds` has the sheet or the sheet still flies from it.
  static func sheetHolds(_ holds: [Touch], sheet: Track) -> [Bool] {
    var marks = marks(holds.map(\.indices), count: sheet.places.count)
    for hold in holds {
      // The flight starts in the frame of the release or in the next, and ends where it stands.
      let first = hold.indices.upperBound + 1
      var index = first
      while index < marks.count, sheet.places[index] != nil,
        index == first || sheet.creeps(at: index)
      {
        marks[index] = true
        index += 1
      }
    }
    return marks
  }

  /// Whether the finger of `touch` stops the sheet, or the sheet goes with it.
  static func isHolding(_ touch: Touch, rows: [TraceRow], sheet: Track) -> Bool {
    let first = touch.indices.lowerBound
    guard !rows[touch.indices.upperBound].events.contains(.tap) else { return false }
    if first > 0, sheet.moves(at: first - 1), !sheet.moves(at: first) { return true }
    return isCarrying(sheet, by: touch, rows: rows)
  }

  /// Whether what `track` follows goes with the finger of `touch`.
  static func isCarrying(_ track: Track, by touch: Touch, rows: [TraceRow]) -> Bool {
    touch.indices.dropFirst().contains { index in
      guard let here = rows[index].fingerY, let before = rows[index - 1].fingerY else {
        return false
      }
      return (here - before) * track.steps[index] > 0
    }
  }

  /// Where the composer's bottom belongs, row by row.
  ///
  /// Above the keyboard and the safe area, lowered by what a rising sheet still has to go.
  static func line(trace: Trace, sheetRests: [SheetRest?]) -> [Double?] {
    var opening: Int?
    return trace.rows.indices.map { index in
      let row = trace.rows[index]
      let place = base(of: row, device: trace.device(at: row.frame))
      guard let top = row.sheetTop else {
        opening = nil
        return place
      }
      let opened = opening ?? index
      opening = opened
      return sheetRests[index].map { rest in
        let push = pushed(by: index, to: rest, openedIn: opened, trace)
        return place + max(0, top - rest.place - push)
      }
    }
  }

  /// How much of a sheet's way to its rest is the keyboard's, which moves a sheet up that has no
  /// larger detent by what it covers: that part still to come needs no lowering.
  ///
  /// Such a sheet rests where medium is, less what is covered, and no higher than large; there it
  /// is told from a sheet at large by the height it was laid out with when it was opened.
  private static func pushed(
    by index: Int, to rest: SheetRest, openedIn opening: Int, _ trace: Trace
  ) -> Double {
    let row = trace.rows[index]
    let device = trace.device(at: row.frame)
    let (medium, large) = (device.sheetMediumTop, device.sheetLargeTop)
    func push(_ row: TraceRow) -> Double {
      min(max(0, device.size.height - row.keyboardTop - device.safeArea.bottom), medium - large)
    }
    let atRest = push(trace.rows[rest.index])
    guard atRest > Limits.shoveHeight,
      abs(rest.place + atRest - medium) <= Limits.restDistance
    else { return 0 }
    if abs(rest.place - large) <= Limits.restDistance {
      let first = trace.rows[opening]
      guard let top = first.sheetTop, let bottom = first.composerBottom,
        abs(bottom - top + device.safeArea.bottom - medium) <= Limits.restDistance
      else { return 0 }
    }
    return max(0, atRest - push(row))
  }

  /// Where a composer belongs on a screen whose sheet stands: above keyboard and safe area.
  static func base(of row: TraceRow, device: Device) -> Double {
    min(device.size.height - device.safeArea.bottom, row.keyboardTop)
  }
}
