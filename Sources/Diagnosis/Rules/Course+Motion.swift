import Choreography

/// Faults of the way a composer moves.
extension Course {
  /// The composer's movements: from rest, or from where it appears, to rest, no finger in them.
  var movements: [ClosedRange<Int>] {
    var movements: [ClosedRange<Int>] = []
    var start: Int?
    for index in rows.indices {
      guard composer.places[index] != nil, !isDragged[index] else {
        start = nil
        continue
      }
      if isRelaidOut[index] { start = index }
      if isResting[index] {
        if let first = start, index > first + 1 { movements.append(first...index) }
        start = index
      } else if index > 0, composer.places[index - 1] == nil {
        start = index
      }
    }
    return movements
  }

  /// How far the composer went beyond its place in `movement`, and when; `nil` where it did not.
  func overshoot(in movement: ClosedRange<Int>) -> Overshoot? {
    guard let start = composer.places[movement.lowerBound],
      let end = composer.places[movement.upperBound]
    else { return nil }
    let lines = line[movement].compactMap { $0 }
    guard let highest = lines.min(), let lowest = lines.max() else { return nil }
    let up = Overshoot(
      of: composer.places[movement], beyond: min(end, highest), sign: -1, from: start)
    let down = Overshoot(
      of: composer.places[movement], beyond: max(end, lowest), sign: 1, from: start)
    return [up, down].compactMap { $0 }.max { $0.points < $1.points }
  }

  /// Movements in which the composer went beyond its place and came back.
  var bounces: [Finding] {
    movements.compactMap { movement in
      guard let overshoot = overshoot(in: movement), overshoot.points > Limits.bounceDistance
      else { return nil }
      return Finding(
        symptom: .bounced, frames: frames(overshoot.indices), points: overshoot.points)
    }
  }

  /// Frames in which the composer changed its place in one isolated step; one that is taken back
  /// in the next frame is a flash, and no less isolated.
  var jumps: [Finding] {
    guard rows.count > 2 else { return [] }
    return rows.indices.dropFirst().dropLast().compactMap { index in
      let step = ownStep(at: index)
      let small = step * Limits.jumpShare
      guard step > Limits.jumpDistance, ownStep(at: index - 1) < small,
        ownStep(at: index + 1) < small || isTakenBack(at: index), baseStep(at: index) < small
      else { return nil }
      return Finding(symptom: .jumped, frames: frames(index...index), points: step)
    }
  }

  /// Whether the composer goes back in the next frame what it went in row `index`, its line
  /// standing still.
  private func isTakenBack(at index: Int) -> Bool {
    let (step, back) = (composer.steps[index], composer.steps[index + 1])
    return step * back < 0 && abs(back) >= (1 - Limits.jumpShare) * abs(step)
      && baseStep(at: index + 1) < abs(step) * Limits.jumpShare
  }

  /// How far the composer goes in row `index` with the sheet's own movement taken off.
  ///
  /// From a sheet that a finger moves only as much is taken off as the composer goes with it: its
  /// bottom stays where it is between two detents, and the composer with it.
  private func ownStep(at index: Int) -> Double {
    let step = composer.steps[index]
    guard sheet.places[index] != nil else { return abs(step) }
    let carried = sheet.steps[index]
    guard isSheetHeld[index] else { return abs(step - carried) }
    return max(0, step - max(0, carried), min(0, carried) - step)
  }

  /// How far the composer's line goes in row `index` with the sheet's movement taken off.
  private func baseStep(at index: Int) -> Double {
    isRelaidOut[index]
      ? 0
      : abs(
        Course.base(of: rows[index], device: device(at: index))
          - Course.base(of: rows[index - 1], device: device(at: index - 1)))
  }
}

/// How far something went beyond its place, and when it was beyond.
struct Overshoot: Hashable {
  /// The largest distance beyond.
  var points: Double
  /// From the first to the last row beyond.
  var indices: ClosedRange<Int>

  /// The overshoot of `places` over `limit`, downward with a `sign` of 1 and upward with −1;
  /// `nil` where they do not go beyond it, or go no further than they were at `start`.
  init?(of places: ArraySlice<Double?>, beyond limit: Double, sign: Double, from start: Double) {
    let beyond = places.indices.filter { index in
      places[index].map { ($0 - limit) * sign > 0 } ?? false
    }
    guard let first = beyond.first, let last = beyond.last,
      let furthest = beyond.compactMap({ places[$0] }).max(by: { $0 * sign < $1 * sign }),
      (furthest - start) * sign > Limits.restDistance
    else { return nil }
    points = (furthest - limit) * sign
    indices = first...last
  }
}
