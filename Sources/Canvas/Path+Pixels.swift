import Choreography
import Picture

extension Path {
  /// How far from a surface's corner a point may lie: Cairo counts in 1/256 pixels in 32 bits.
  static let farthest = 4_000_000.0

  /// Whether Cairo can count with every point.
  func isDrawable(_ transform: Transform) -> Bool {
    func good(_ point: DrawPoint) -> Bool {
      let p = transform.apply(point)
      return abs(p.x) < Self.farthest && abs(p.y) < Self.farthest
    }
    return elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): good(p)
      case .curve(let a, let b, let p): good(a) && good(b) && good(p)
      case .close: true
      }
    }
  }

  /// The rectangle of whole pixels that this path is, or `nil` when it is anything else.
  func pixelRect(_ transform: Transform) -> PixelRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let start) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3]
    else { return nil }
    for element in elements[4...] {
      switch element {
      case .close: break
      case .line(let p) where p == start: break
      default: return nil
      }
    }
    let upright =
      start.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == start.x
      || start.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == start.y
    guard upright else { return nil }
    let (a, b) = (transform.apply(start), transform.apply(third))
    guard let left = Self.whole(min(a.x, b.x)), let right = Self.whole(max(a.x, b.x)),
      let top = Self.whole(min(a.y, b.y)), let bottom = Self.whole(max(a.y, b.y))
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// `value` as a whole number when Cairo, counting in 1/256, sees one.
  private static func whole(_ value: Double) -> Int? {
    let rounded = value.rounded()
    guard abs(rounded) < farthest, abs(value - rounded) < 1.0 / 512 else { return nil }
    return Int(rounded)
  }
}
