import Choreography

extension Path {
  /// The path in device pixels for a stroke of one of them: an outline that only runs level and
  /// upright is moved to the middle of the pixels in which it lies.
  public func onPixels(_ transform: Transform) -> Path {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    var start = 0
    while start < elements.count {
      var end = start + 1
      while end < elements.count, !elements[end].isMove { end += 1 }
      result += Self.onPixels(elements[start..<end], transform)
      start = end
    }
    return Path(result)
  }

  private static func onPixels(_ outline: ArraySlice<Element>, _ transform: Transform) -> [Element]
  {
    let points = outline.compactMap(\.straightEnd).map(transform.apply)
    let straight = outline.allSatisfy { $0 == .close || $0.straightEnd != nil }
    guard straight, zip(points, points.dropFirst()).allSatisfy({ $0.x == $1.x || $0.y == $1.y })
    else { return Path(Array(outline)).transformed(transform).elements }
    // A place computed as 95.99999 lies in the pixel that begins at 96.
    func middle(_ value: Double) -> Double { (value + 1e-6).rounded(.down) + 0.5 }
    if points.count == 2, !outline.contains(.close) {
      let (a, b) = (points[0], points[1])
      return a.y == b.y
        ? [
          .move(DrawPoint(x: a.x.rounded(), y: middle(a.y))),
          .line(DrawPoint(x: b.x.rounded(), y: middle(a.y))),
        ]
        : [
          .move(DrawPoint(x: middle(a.x), y: a.y.rounded())),
          .line(DrawPoint(x: middle(a.x), y: b.y.rounded())),
        ]
    }
    return outline.map { element in
      guard let end = element.straightEnd.map(transform.apply) else { return element }
      let point = DrawPoint(x: middle(end.x), y: middle(end.y))
      return element.isMove ? .move(point) : .line(point)
    }
  }
}

extension Path.Element {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }

  /// Where a move or a straight line ends.
  fileprivate var straightEnd: DrawPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .curve, .close: nil
    }
  }
}
