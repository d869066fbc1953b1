import Choreography

/// Faults between a sheet and its keyboard.
extension Course {
  /// Sheets that the keyboard pushed on to a larger detent.
  var shoves: [Finding] {
    trace.knownEvents.contains(.raised) ? indices(of: .raised).map(shove) : restarts
  }

  /// The shove that the trace reports in row `raised`.
  private func shove(raisedIn raised: Int) -> Finding {
    let end = rows.indices.dropFirst(raised + 1).first { sheet.places[$0] == nil } ?? rows.count
    let motion = sheet.motion(in: (raised + 1)..<max(raised + 1, end))
    let rest = sheetRest[raised + 1 < end ? raised + 1 : raised]
    let highest = rows[raised..<end].compactMap(\.sheetTop).min()
    let start = restBefore(raised) ?? device(at: raised).sheetMediumTop
    let arrival = rest.flatMap { place in
      (raised..<end).first { abs((rows[$0].sheetTop ?? bottom(at: $0)) - place) <= sheet.stillStep }
    }
    return Finding(
      symptom: .shoved,
      frames: frames(raised...(arrival ?? motion?.upperBound ?? raised)),
      points: (rest ?? highest).map { start - $0 })
  }

  /// Where the sheet stood last before row `index`, since it came; `nil` where it flew all along.
  private func restBefore(_ index: Int) -> Double? {
    var row = index
    while row >= 0, let place = sheet.places[row] {
      let stands = !isSheetHeld[row] && !sheet.moves(at: row) && sheetRest[row] == place
      if stands, isSheetVisible(at: row) { return place }
      row -= 1
    }
    return nil
  }

  /// Sheets that paused and then went up by themselves: shoves of a trace that cannot name them.
  private var restarts: [Finding] {
    var findings: [Finding] = []
    var still = 0
    var index = 1
    while index < rows.count {
      let isFree =
        isSheetVisible(at: index) && isSheetVisible(at: index - 1)
        && !isDragged[index] && !isSheetHeld[index]
        && !causes.contains { $0.kind == .present && $0.frame == index }
      guard isFree else {
        still = 0
        index += 1
        continue
      }
      guard sheet.moves(at: index) else {
        still += 1
        index += 1
        continue
      }
      var end = index
      while end + 1 < rows.count, sheet.steps[end + 1] < 0, sheet.moves(at: end + 1) { end += 1 }
      let from = sheet.places[index - 1] ?? bottom(at: index - 1)
      let rest = sheetRest[end] ?? sheet.places[end] ?? bottom(at: end)
      if still >= trace.rate.frames(in: Limits.pauseTime), from - rest > Limits.shoveHeight {
        findings.append(
          Finding(symptom: .shoved, frames: frames(index...end), points: from - rest))
      }
      still = 0
      index = end + 1
    }
    return findings
  }

  /// Sheet and keyboard that answered one presentation or dismissal at different times.
  func staggers(_ answers: [Metrics.Answer]) -> [Finding] {
    answers.compactMap { answer in
      guard answer.cause.kind == .present || answer.cause.kind == .dismiss,
        let sheet = answer.sheet?.onset, let keyboard = answer.keyboard?.onset,
        lasts(abs(keyboard - sheet), longerThan: Limits.staggerTime)
      else { return nil }
      return Finding(
        symptom: .staggered, frames: min(sheet, keyboard)...max(sheet, keyboard),
        milliseconds: milliseconds(abs(keyboard - sheet)))
    }
  }

  /// Keyboards that stayed after their sheet had gone.
  var lingers: [Finding] {
    let namesAbsence = rows.contains { $0.sheetTop == nil }
    let isThere = { index in
      namesAbsence ? sheet.places[index] != nil : isSheetVisible(at: index)
    }
    return rows.indices.dropFirst().compactMap { gone in
      guard isThere(gone - 1), !isThere(gone) else { return nil }
      let end =
        [next([.focusAsked], after: gone - 1), next(.present, after: gone)]
        .compactMap { $0 }.min() ?? rows.count
      let last = (gone..<max(gone, end)).last {
        keyboardHeight(at: $0) > Limits.lingerHeight
          && lasts($0 - gone, longerThan: Limits.lingerTime)
      }
      return last.map {
        Finding(
          symptom: .lingered, frames: frames(gone...$0), milliseconds: milliseconds($0 + 1 - gone))
      }
    }
  }
}
