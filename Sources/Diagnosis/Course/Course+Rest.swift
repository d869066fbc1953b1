import Choreography

extension Course {
  /// The rows in which nothing has moved for a while and no finger is down.
  ///
  /// Before its first row a trace is taken to have stood still.
  static func rests(tracks: [Track], isTouched: [Bool], rate: RefreshRate) -> [Bool] {
    let needed = rate.frames(in: Limits.restTime)
    var still = needed
    return isTouched.indices.map { index in
      still = tracks.contains { $0.changes(at: index) } ? 0 : still + 1
      return still >= needed && !isTouched[index]
    }
  }

  /// Where the sheet next comes to rest, row by row.
  ///
  /// It has come to rest once it has stood on the screen for a while with no finger on it; its
  /// place is the one at the end of that while, when nothing is left of a slow end. Where it
  /// would have come to rest is not known of a sheet that a finger takes before.
  static func sheetRests(
    sheet: Track, isDragged: [Bool], isHeld: [Bool], bottom: Double, rate: RefreshRate
  ) -> [Double?] {
    let needed = rate.frames(in: Limits.restTime)
    var still = needed
    let rests = sheet.places.indices.map { index in
      still = sheet.changes(at: index) || isDragged[index] ? 0 : still + 1
      return still >= needed && isSheetVisible(sheet.places[index], bottom: bottom)
    }
    var places = [Double?](repeating: nil, count: rests.count)
    var standing: Double?
    var next: Double?
    for index in rests.indices.reversed() {
      let after = index + 1
      if after == rests.count || sheet.changes(at: after) || isDragged[after] {
        standing = sheet.places[index]
      }
      if after < rests.count, isHeld[after] && !isHeld[index] || isLeaving(sheet, after, bottom) {
        next = nil
      }
      if rests[index] { next = standing }
      places[index] = sheet.places[index] == nil ? nil : next
    }
    return places
  }

  /// Whether the sheet gets out of sight in row `index`.
  private static func isLeaving(_ sheet: Track, _ index: Int, _ bottom: Double) -> Bool {
    sheet.places[index] == nil
      || isSheetVisible(sheet.places[index - 1], bottom: bottom)
        && !isSheetVisible(sheet.places[index], bottom: bottom)
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
  static func line(rows: [TraceRow], device: Device, sheetRest: [Double?]) -> [Double?] {
    rows.indices.map { index in
      let place = base(of: rows[index], device: device)
      guard let top = rows[index].sheetTop else { return place }
      return sheetRest[index].map { place + max(0, top - $0) }
    }
  }

  /// Where a composer belongs on a screen whose sheet stands: above keyboard and safe area.
  static func base(of row: TraceRow, device: Device) -> Double {
    min(device.size.height - device.safeArea.bottom, row.keyboardTop)
  }
}
