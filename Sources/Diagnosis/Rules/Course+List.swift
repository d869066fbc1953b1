import Choreography

/// Faults of taps and of the message list.
extension Course {
  /// Taps on something that could act, which took the focus away and did nothing else.
  ///
  /// Where a trace cannot name them, only what stands in the composer's row is known to be able to
  /// act.
  var eatenTaps: [Finding] {
    guard !trace.knownEvents.contains(.eaten) else {
      return indices(of: .eaten).map {
        Finding(symptom: .eatenTap, frames: frames($0...$0))
      }
    }
    return indices(of: .tap).compactMap { index in
      guard has(.blurAsked, at: index), !hasEffect(at: index),
        let finger = rows[index].fingerY, index > 0,
        let top = rows[index - 1].composerTop, let bottom = rows[index - 1].composerBottom,
        (top..<bottom).contains(finger)
      else { return nil }
      return Finding(symptom: .eatenTap, frames: frames(index...index))
    }
  }

  /// Whether a tap in row `index` did anything but put the keyboard away.
  private func hasEffect(at index: Int) -> Bool {
    rows[index].events.contains { [.present, .dismiss, .sent, .typed, .focusAsked].contains($0) }
  }

  /// Returns that did nothing.
  var deadReturns: [Finding] {
    indices(of: .returnIgnored).map { Finding(symptom: .deadReturn, frames: frames($0...$0)) }
  }

  /// Newest messages that did not find back to the list's end.
  var lostAnchors: [Finding] {
    let starts = rows.indices.dropFirst().filter { index in
      [.willShow, .willHide, .sent].contains { has($0, at: index) }
    }
    let hands = touches.filter { $0.isDrag || Course.isCarrying(newest, by: $0, rows: rows) }
    return starts.compactMap { start in
      guard let before = anchorDistance(at: start - 1), before <= Limits.anchorDistance,
        let rest = rows.indices.dropFirst(start + trace.rate.frames(in: Limits.restTime))
          .first(where: { isResting[$0] }),
        !hands.contains(where: { $0.indices.overlaps(start...rest) }),
        let after = anchorDistance(at: rest), after > Limits.anchorDistance
      else { return nil }
      return Finding(symptom: .lostAnchor, frames: frames(start...rest), points: after)
    }
  }

  /// How far the newest message is off its place at the list's end in row `index`.
  private func anchorDistance(at index: Int) -> Double? {
    guard let newest = rows[index].newestBottom, let composer = rows[index].composerTop else {
      return nil
    }
    return abs(newest - (composer - ComposerMetrics.messageGap))
  }
}
