import Choreography

/// The finger of a live run: what the pointer did since the last frame, and how that becomes one
/// frame's input after the other.
///
/// A stroke is never shorter than two frames: it begins in one and ends in another, however fast
/// the button was let go. Between two pictures the finger moves in a straight line.
struct LiveTouch: Hashable, Sendable {
  /// Strokes that have begun with the pointer and not yet ended on the phone.
  private var strokes: [Stroke] = []
  /// Text and keys that have not reached the phone.
  private var typed: [Input] = []
  /// Whether the first of the strokes is down on the phone.
  private(set) var isDown = false
  /// Where the finger is on the phone.
  private var place = Point(x: 0, y: 0)

  /// One press of the pointer.
  private struct Stroke: Hashable, Sendable {
    var element: ElementID
    var start: Point
    var place: Point
    var end: End

    enum End: Hashable, Sendable { case notYet, lifted, cancelled }
  }

  /// Whether something has still to reach the phone, or a finger is on it.
  var isBusy: Bool { !strokes.isEmpty || !typed.isEmpty }

  /// A finger comes down on `element`.
  mutating func press(_ element: ElementID, at point: Point) {
    strokes.append(Stroke(element: element, start: point, place: point, end: .notYet))
  }

  /// It is somewhere else.
  mutating func move(to point: Point) {
    guard let last = strokes.indices.last, strokes[last].end == .notYet else { return }
    strokes[last].place = point
  }

  /// It lifts.
  mutating func lift(at point: Point) {
    guard let last = strokes.indices.last, strokes[last].end == .notYet else { return }
    strokes[last].place = point
    strokes[last].end = .lifted
  }

  /// The touch is taken away.
  mutating func cancel() {
    guard let last = strokes.indices.last, strokes[last].end == .notYet else { return }
    strokes[last].end = .cancelled
  }

  /// A key or a text reaches the phone with the next frame.
  mutating func type(_ input: Input) { typed.append(input) }

  /// The input of the next frame, the first of `left` frames until the next picture.
  mutating func nextFrame(of left: Int) -> [Input] {
    defer { typed.removeAll() }
    guard let stroke = strokes.first else { return typed }
    if !isDown {
      isDown = true
      place = stroke.start
      return typed + [.touchBegan(stroke.element, stroke.start)]
    }
    let ends = stroke.end != .notYet && (left <= 1 || strokes.count > 1)
    if ends {
      isDown = false
      strokes.removeFirst()
      return typed + [stroke.end == .lifted ? .touchEnded(stroke.place) : .touchCancelled]
    }
    let part = 1 / Double(max(left, 1))
    let next =
      left <= 1
      ? stroke.place
      : Point(
        x: place.x + (stroke.place.x - place.x) * part,
        y: place.y + (stroke.place.y - place.y) * part)
    guard next != place else { return typed }
    place = next
    return typed + [.touchMoved(next)]
  }
}
