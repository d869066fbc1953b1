import Choreography

/// Faults of the place at which a composer rests or moves.
extension Course {
  /// Times of rest at which the composer is below its line.
  var covers: [Finding] {
    spells(of: .covered) { index in
      isFieldSeen(at: index) ? nil : depth(at: index)
    }
  }

  /// Times of rest at which a form's button is below its line and the focused field is seen.
  var hiddenActions: [Finding] {
    spells(of: .hiddenAction) { index in
      isFieldSeen(at: index) ? depth(at: index) : nil
    }
  }

  /// How far the composer rests below its line in row `index`; `nil` where it does not.
  private func depth(at index: Int) -> Double? {
    guard isResting[index], !isSheetHeld[index], let distance = distance(at: index),
      distance > Limits.restDistance
    else { return nil }
    return distance
  }

  /// Whether row `index` is one of a form whose focused field has its first line above the
  /// keyboard; what stands above the bottom of what is judged is then more than a composer's row.
  private func isFieldSeen(at index: Int) -> Bool {
    guard trace.scene == .form, let top = rows[index].composerTop else { return false }
    return top + FormMetrics.fieldHeight <= rows[index].keyboardTop + Limits.restDistance
  }

  /// Times of rest at which the composer is above its line, once a keyboard has been seen.
  var floats: [Finding] {
    let seen = hasSeenKeyboard
    return spells(of: .floating) { index in
      guard isResting[index], !isSheetHeld[index], seen[index], let distance = distance(at: index),
        distance < -Limits.restDistance
      else { return nil }
      return -distance
    }
  }

  /// Times in which the keyboard moves and the composer is off its line.
  var drifts: [Finding] {
    var findings: [Finding] = []
    var first: Int?
    var last = 0
    var count = 0
    var worst = 0.0
    for index in rows.indices {
      if keyboard.moves(at: index) {
        if !isSheetHeld[index], let distance = distance(at: index),
          abs(distance) > Limits.driftDistance
        {
          first = first ?? index
          last = index
          count += 1
          worst = max(worst, abs(distance))
        }
      }
      guard !keyboard.moves(at: index) || index == rows.indices.last, let start = first else {
        continue
      }
      findings.append(
        Finding(
          symptom: .drifted, frames: frames(start...last), points: worst,
          milliseconds: milliseconds(count)))
      first = nil
      count = 0
      worst = 0
    }
    return findings
  }

  /// Rows up to which a keyboard has been visible since the sheet was presented or the scene
  /// began.
  private var hasSeenKeyboard: [Bool] {
    let presents = Set(causes.filter { $0.kind == .present }.map(\.frame))
    var seen = false
    return rows.indices.map { index in
      if presents.contains(index) { seen = false }
      seen = seen || isKeyboardVisible(at: index)
      return seen
    }
  }

  /// Runs of rows for which `figure` gives a value, each with the largest of them.
  private func spells(of symptom: Symptom, figure: (Int) -> Double?) -> [Finding] {
    var findings: [Finding] = []
    var start: Int?
    var worst = 0.0
    for index in 0...rows.count {
      if index < rows.count, let value = figure(index) {
        start = start ?? index
        worst = max(worst, value)
      } else if let first = start {
        findings.append(
          Finding(symptom: symptom, frames: frames(first...(index - 1)), points: worst))
        start = nil
        worst = 0
      }
    }
    return findings
  }
}
