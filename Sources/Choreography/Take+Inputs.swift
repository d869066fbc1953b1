extension Take {
  /// The frame in which something at `time` seconds happens; frame 0 is before anything does.
  private static func frame(_ time: Double, _ rate: RefreshRate) -> Int {
    max(1, rate.frames(in: time))
  }

  /// The last frame in which this take still does something.
  public func lastFrame(at rate: RefreshRate) -> Int {
    gestures.map { gesture in
      switch gesture {
      case .tap(_, let time): Self.frame(time, rate)
      case .drag(_, let points): points.last.map { Self.frame($0.time, rate) } ?? 0
      case .type(let text, let time, let interval):
        Self.frame(time + Double(max(0, text.count - 1)) * interval, rate)
      }
    }.max() ?? 0
  }

  /// What this take does in each frame up to its last, the inputs of frame n at index n.
  public func inputs(at rate: RefreshRate) -> [[Input]] {
    var inputs = [[Input]](repeating: [], count: lastFrame(at: rate) + 1)
    for gesture in gestures {
      switch gesture {
      case .tap(let element, let time): inputs[Self.frame(time, rate)].append(.tap(element))
      case .drag(let element, let points):
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
}
