extension Take {
  /// The frame in which something at `time` seconds happens; frame 0 is before anything does.
  private static func frame(_ time: Double, _ rate: RefreshRate) -> Int {
    max(1, rate.frames(in: time))
  }

  /// The last frame in which this take still does something.
  public func lastFrame(at rate: RefreshRate) -> Int {
    gestures.map { gesture in
      switch gesture {
      case .tap(_, let time), .change(_, let time): Self.frame(time, rate)
      case .press(_, let from, let to): max(Self.frame(from, rate) + 1, Self.frame(to, rate))
      case .drag(_, let points): points.last.map { Self.frame($0.time, rate) } ?? 0
      case .type(let text, let time, let interval):
        Self.frame(time + Double(max(0, text.count - 1)) * interval, rate)
      }
    }.max() ?? 0
  }

  /// What this take does in each frame up to its last, the inputs of frame n at index n.
  ///
  /// The points of a drag are those of the phone the take was made for, `recordedOn`; on another
  /// one they are where its keyboard and its edges are. The finger of a press comes down on the
  /// middle of its element in each lane.
  public func inputs(at rate: RefreshRate, on device: Device? = nil) -> [[Input]] {
    let map = device.map(ScreenMap.init(to:))
    var inputs = [[Input]](repeating: [], count: lastFrame(at: rate) + 1)
    for gesture in gestures {
      switch gesture {
      case .tap(let element, let time): inputs[Self.frame(time, rate)].append(.tap(element))
      case .change(let change, let time):
        inputs[Self.frame(time, rate)].append(.change(change))
      case .press(let element, let from, let to):
        let start = Self.frame(from, rate)
        inputs[start].append(.touchBegan(element, Self.nowhere))
        inputs[max(start + 1, Self.frame(to, rate))].append(.touchEnded(Self.nowhere))
      case .drag(let element, let path):
        let points = path.map { map?.place($0) ?? $0 }
        guard let first = points.first, let last = points.last else { continue }
        let start = Self.frame(first.time, rate)
        let end = max(start + 1, Self.frame(last.time, rate))
        if end >= inputs.count {
          inputs += [[Input]](repeating: [], count: end + 1 - inputs.count)
        }
        inputs[start].append(.touchBegan(element, first.point))
        for frame in start + 1..<end {
          inputs[frame].append(.touchMoved(Self.place(points, at: rate.seconds(at: frame))))
        }
        inputs[end].append(.touchEnded(last.point))
      case .type(let text, let time, let interval):
        for (index, character) in text.enumerated() {
          let frame = Self.frame(time + Double(index) * interval, rate)
          inputs[frame].append(.text(String(character)))
        }
      }
    }
    return inputs
  }

  /// Where the finger of a drag is at `seconds`: straight from point to point.
  private static func place(_ points: [PathPoint], at seconds: Double) -> Point {
    guard let next = points.firstIndex(where: { $0.time >= seconds }) else {
      return points.last?.point ?? Point(x: 0, y: 0)
    }
    guard next > 0 else { return points[0].point }
    let (from, to) = (points[next - 1], points[next])
    let part = to.time > from.time ? (seconds - from.time) / (to.time - from.time) : 1
    return Point(
      x: from.point.x + (to.point.x - from.point.x) * part,
      y: from.point.y + (to.point.y - from.point.y) * part)
  }

  /// Where a finger is that has no place of its own: each lane aims it at the element.
  static let nowhere = Point(x: -1, y: -1)
}

/// Takes a finger's path from the phone a take was made for to another one.
///
/// The top of the screen, the top of the keyboard and the bottom of the screen of one are those of
/// the other; what lies between is stretched evenly.
struct ScreenMap {
  /// The screen that takes are made for, and its keyboard's top: iPhone 15.
  static let screen = Size(width: 393, height: 852)
  static let keyboardTop = 516.0

  private let size: Size
  private let top: Double

  init(to device: Device) {
    size = device.size
    top = device.size.height - device.keyboard.withPrediction
  }

  func place(_ point: Take.PathPoint) -> Take.PathPoint {
    if size == Self.screen && top == Self.keyboardTop { return point }
    let y = point.point.y
    let mapped =
      y <= Self.keyboardTop
      ? y * top / Self.keyboardTop
      : top + (y - Self.keyboardTop) * (size.height - top) / (Self.screen.height - Self.keyboardTop)
    return Take.PathPoint(
      time: point.time,
      point: Point(x: point.point.x * size.width / Self.screen.width, y: mapped))
  }
}
