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
  /// It has come to rest once it has stood for a while with no finger on it; its place is the one
  /// at the end of that while, when nothing is left of a slow end.
  static func sheetRests(sheet: Track, isDragged: [Bool], rate: RefreshRate) -> [Double?] {
    let needed = rate.frames(in: Limits.restTime)
    var still = needed
    let rests = sheet.places.indices.map { index in
      still = sheet.changes(at: index) || isDragged[index] ? 0 : still + 1
      return still >= needed
    }
    var places = [Double?](repeating: nil, count: rests.count)
    var standing: Double?
    var next: Double?
    for index in rests.indices.reversed() {
      if index + 1 == rests.count || sheet.changes(at: index + 1) { standing = sheet.places[index] }
      if sheet.places[index] == nil {
        next = nil
      } else if rests[index] {
        next = standing
      }
      places[index] = next
    }
    return places
  }

  /// The rows in which a finger holds the sheet or the sheet still flies from it.
  static func sheetHolds(rows: [TraceRow], sheet: Track, touches: [Touch]) -> [Bool] {
    var holds = [Bool](repeating: false, count: rows.count)
    for touch in touches where touch.isDrag && isHolding(touch, rows: rows, sheet: sheet) {
      for index in touch.indices { holds[index] = true }
      var index = touch.indices.upperBound + 1
      // The flight starts in the frame of the release or in the next, and ends where it stands.
      while index < rows.count, sheet.places[index] != nil,
        sheet.moves(at: index) || index == touch.indices.upperBound + 1
      {
        holds[index] = true
        index += 1
      }
    }
    return holds
  }

  /// Whether the sheet goes with the finger of `touch`.
  private static func isHolding(_ touch: Touch, rows: [TraceRow], sheet: Track) -> Bool {
    touch.indices.dropFirst().contains { index in
      guard let here = rows[index].fingerY, let before = rows[index - 1].fingerY else {
        return false
      }
      return (here - before) * sheet.steps[index] > 0
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
