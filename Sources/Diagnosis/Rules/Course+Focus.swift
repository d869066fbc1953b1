import Choreography

/// Faults of focus: a keyboard that does not come, or does not stay.
extension Course {
  /// Requests for focus that no keyboard answered, and a hidden field that kept the focus.
  var silences: [Finding] {
    guard trace.canShowKeyboard, let last = rows.indices.last else { return [] }
    var findings: [Finding] = indices(of: .focusAsked).compactMap { asked in
      let end =
        [next(.dismiss, after: asked), next([.blurAsked], after: asked)]
        .compactMap { $0 }.min() ?? last
      // While a finger holds the sheet the keyboard hangs on it, wherever that is.
      let waited = (asked..<end).count { !isSheetHeld[$0] }
      guard waited >= trace.rate.frames(in: Limits.silenceTime),
        !(asked...end).contains(where: isKeyboardVisible)
      else { return nil }
      return Finding(symptom: .silent, frames: frames(asked...end))
    }
    if isResting[last], rows[last].focus == .prewarm {
      let start = (rows.lastIndex { $0.focus != .prewarm } ?? -1) + 1
      findings.append(Finding(symptom: .silent, frames: frames(start...last)))
    }
    return findings
  }

  /// Keyboards that sank since the focus was cleared and asked again without a finger's doing.
  var dips: [Finding] {
    indices(of: .blurAsked).compactMap { blurred in
      guard isKeyboardVisible(at: max(0, blurred - 1)),
        let asked = next([.focusAsked], after: blurred),
        !(blurred + 1...asked).contains(where: isTouchedAnew)
      else { return nil }
      let end = next([.didShow, .blurAsked, .relayout], after: asked) ?? rows.count
      let start = rows[max(0, blurred - 1)].keyboardTop
      guard let lowest = (blurred..<end).max(by: { rows[$0].keyboardTop < rows[$1].keyboardTop })
      else { return nil }
      let points = rows[lowest].keyboardTop - start
      guard points > Limits.dropHeight else { return nil }
      return Finding(
        symptom: .dipped, frames: frames(blurred...lowest), points: points,
        milliseconds: milliseconds(asked - blurred))
    }
  }

  /// Whether a finger or a sheet does something new in row `index`.
  private func isTouchedAnew(at index: Int) -> Bool {
    [.tap, .dragBegan, .present, .dismiss].contains { has($0, at: index) }
  }

  /// Keyboards that went down between their will-show and the first reason to do so.
  var drops: [Finding] {
    indices(of: .willShow).compactMap { shown in
      let drag = touches.first { $0.isDrag && $0.indices.upperBound >= shown }
      let reason = [
        next(.dismiss, after: shown), next([.blurAsked, .willShow], after: shown),
        drag.map { max(shown, $0.indices.lowerBound) },
      ]
      let end = reason.compactMap { $0 }.min() ?? rows.count
      return drop(in: shown..<end)
    }
  }

  /// The largest fall of the keyboard in `indices`, unless it got lower keys.
  private func drop(in indices: Range<Int>) -> Finding? {
    var highest = indices.lowerBound
    var worst: (from: Int, to: Int, points: Double)?
    var isChangingKeys = false
    for index in indices {
      let top = rows[index].keyboardTop
      if has(.relayout, at: index) {
        isChangingKeys = true
      } else if isChangingKeys, !keyboard.creeps(at: index), !has(.relayout, at: index - 1) {
        isChangingKeys = false
      }
      if isChangingKeys || top <= rows[highest].keyboardTop {
        highest = index
        continue
      }
      let points = top - rows[highest].keyboardTop
      if points > max(Limits.dropHeight, worst?.points ?? 0) {
        worst = (highest, index, points)
      }
    }
    guard let worst else { return nil }
    let first = worst.from + 1
    let since = cause(at: worst.from).map { milliseconds(first - $0.frame) }
    return Finding(
      symptom: .dropped, frames: frames(first...worst.to), points: worst.points,
      milliseconds: since)
  }
}
