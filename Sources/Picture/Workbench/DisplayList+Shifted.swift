import Choreography

extension DisplayList {
  /// The part of a larger picture that a window of `size` device pixels shows when it is
  /// scrolled by `dx`, `dy` device pixels.
  func shifted(dx: Int, dy: Int, scale: Double, width: Int, height: Int) -> DisplayList {
    let window = PixelRect(x: 0, y: 0, width: width, height: height)
    let (ux, uy) = (-Double(dx) / scale, -Double(dy) / scale)
    let seen = layers.compactMap { layer -> Layer? in
      var moved = layer
      moved.frame.x -= dx
      moved.frame.y -= dy
      guard let frame = moved.frame.common(window) else { return nil }
      moved.frame = frame
      moved.commands = layer.commands.map { $0.shifted(dx: -dx, dy: -dy, ux: ux, uy: uy) }
      return moved
    }
    let extent = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
    let reachable = targets.compactMap { target -> Target? in
      guard let rect = target.rect.offsetBy(dx: ux, dy: uy).intersection(extent) else { return nil }
      var moved = target
      moved.rect = rect
      return moved
    }
    return DisplayList(width: width, height: height, layers: seen, targets: reachable)
  }
}

extension Command {
  /// The same command somewhere else: by whole device pixels and the same in units.
  fileprivate func shifted(dx: Int, dy: Int, ux: Double, uy: Double) -> Command {
    switch self {
    case .tile(var tile):
      tile.frame.x += dx
      tile.frame.y += dy
      return .tile(tile)
    case .group(let group) where group.transform == .identity && group.opacity == 1:
      return .group(
        Group(
          group.commands.map { $0.shifted(dx: dx, dy: dy, ux: ux, uy: uy) },
          clip: group.clip?.offsetBy(dx: ux, dy: uy)))
    default:
      return .group(Group([self], transform: Transform(dx: ux, dy: uy)))
    }
  }
}

extension PixelRect {
  /// What both rectangles cover.
  func common(_ other: PixelRect) -> PixelRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (
      min(x + width, other.x + other.width), min(y + height, other.y + other.height)
    )
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
