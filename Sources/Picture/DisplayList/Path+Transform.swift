import Choreography

extension Path {
  /// The same path with every point replaced.
  public func mapPoints(_ change: (DrawPoint) -> DrawPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(change(p))
        case .line(let p): .line(change(p))
        case .curve(let a, let b, let p): .curve(change(a), change(b), change(p))
        case .close: .close
        }
      })
  }

  /// The path scaled, then moved.
  public func transformed(_ transform: Transform) -> Path {
    mapPoints { transform.apply($0) }
  }

  /// The path moved.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    mapPoints { DrawPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path scaled about the origin.
  public func scaled(_ factor: Double) -> Path {
    mapPoints { DrawPoint(x: $0.x * factor, y: $0.y * factor) }
  }

  /// The path with left and right exchanged, about the line `x` = `axis`.
  public func mirrored(axis: Double = 0) -> Path {
    mapPoints { DrawPoint(x: 2 * axis - $0.x, y: $0.y) }
  }

  /// The smallest upright rectangle around all ends and control points, or `nil` without any.
  /// A curve can stay inside of it.
  public var controlBounds: Rect? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    func add(_ p: DrawPoint) {
      guard let old = box else {
        box = (p.x, p.y, p.x, p.y)
        return
      }
      box = (min(old.left, p.x), min(old.top, p.y), max(old.right, p.x), max(old.bottom, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    return box.map {
      Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }
}
