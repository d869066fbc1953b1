import Choreography

extension Course {
  /// The figures behind the verdict.
  var metrics: Metrics {
    let distances = rows.indices.compactMap { index in
      isSheetHeld[index] ? nil : distance(at: index).map(abs)
    }
    return Metrics(
      answers: answers,
      overshoot: movements.compactMap { overshoot(in: $0)?.points }.max() ?? 0,
      worstDistance: distances.max() ?? 0,
      meanDistance: distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count),
      framesOutOfStep: distances.count { $0 > Limits.driftDistance },
      reversals: reversals,
      isStill: [sheet, keyboard, composer].allSatisfy { track in
        !track.steps.indices.contains(where: track.moves)
      })
  }

  /// When sheet, keyboard and composer moved for each cause, up to the next one.
  private var answers: [Metrics.Answer] {
    causes.enumerated().map { number, cause in
      let isLast = number + 1 == causes.count
      let end = isLast ? rows.count : causes[number + 1].frame + 1
      let indices = (cause.frame + 1)..<max(cause.frame + 1, end)
      return Metrics.Answer(
        cause: Cause(kind: cause.kind, frame: rows[cause.frame].frame),
        sheet: motion(of: sheet, in: indices),
        keyboard: motion(of: keyboard, in: afterLeaving(cause, in: indices)),
        composer: motion(of: composer, in: indices))
    }
  }

  /// `indices` without those in which the keyboard still goes down from before: to a presentation
  /// that is no answer.
  private func afterLeaving(_ cause: Cause, in indices: Range<Int>) -> Range<Int> {
    guard cause.kind == .present, isKeyboardLeaving(at: cause.frame) else { return indices }
    let start = indices.first { !isKeyboardLeaving(at: $0) } ?? indices.upperBound
    return start..<indices.upperBound
  }

  /// Whether the keyboard moves down in row `index`.
  private func isKeyboardLeaving(at index: Int) -> Bool {
    keyboard.moves(at: index) && keyboard.steps[index] > 0
  }

  private func motion(of track: Track, in indices: Range<Int>) -> Metrics.Motion? {
    track.motion(in: indices).map {
      let frames = frames($0)
      return Metrics.Motion(onset: frames.lowerBound, rest: frames.upperBound)
    }
  }

  /// How often the composer turns round without a finger or a new cause.
  private var reversals: Int {
    let starts = Set(causes.map(\.frame))
    var count = 0
    var direction = 0.0
    var furthest: Double?
    for index in rows.indices {
      guard let place = composer.places[index] else {
        furthest = nil
        continue
      }
      guard let far = furthest, !isDragged[index], !starts.contains(index), !isRelaidOut[index]
      else {
        furthest = place
        direction = 0
        continue
      }
      let way = place - far
      if direction == 0 ? abs(way) > Limits.reversalDistance : way * direction > 0 {
        direction = way > 0 ? 1 : -1
        furthest = place
      } else if direction != 0, abs(way) > Limits.reversalDistance {
        count += 1
        direction = -direction
        furthest = place
      }
    }
    return count
  }
}
