import Choreography

/// The places of one thing, row by row, and where among them it moves.
struct Track {
  /// Its places; `nil` where it does not exist.
  let places: [Double?]
  /// How far it went in each frame; 0 where it has just come or gone.
  let steps: [Double]
  /// The longest step that is not yet a movement, in points.
  let stillStep: Double

  /// A track of `places` at `rate`; where `absence` is given, what does not exist stands there.
  /// What is elsewhere in one of the rows `breaks` since all was laid out anew has not moved.
  init(_ places: [Double?], rate: RefreshRate, absence: Double? = nil, breaks: [Bool] = []) {
    self.places = places
    stillStep = Limits.movingSpeed / Double(rate.hertz)
    var steps = [Double](repeating: 0, count: places.count)
    for index in places.indices.dropFirst() {
      guard !breaks.indices.contains(index) || !breaks[index],
        let here = places[index] ?? absence, let before = places[index - 1] ?? absence
      else { continue }
      steps[index] = here - before
    }
    self.steps = steps
  }

  /// Whether it moves in frame `index`, that is from the frame before to this one.
  func moves(at index: Int) -> Bool { abs(steps[index]) > stillStep }

  /// Whether it moves at all: even at a tenth of the speed that counts as a movement.
  func creeps(at index: Int) -> Bool { abs(steps[index]) > stillStep / 10 }

  /// Whether it moves, comes or goes in frame `index`.
  func changes(at index: Int) -> Bool {
    guard index > 0 else { return false }
    return moves(at: index) || (places[index] == nil) != (places[index - 1] == nil)
  }

  /// Its first and last moving frames among `indices`; `nil` where it does not move.
  func motion(in indices: Range<Int>) -> ClosedRange<Int>? {
    guard let first = indices.first(where: moves), let last = indices.last(where: moves) else {
      return nil
    }
    return first...last
  }
}
