import Choreography
import Picture

extension Brush {
  /// The pixels that `commands` under `transform` can change, at most `all`.
  func extent(of commands: [Command], _ transform: Transform, within all: PixelRect) -> PixelRect {
    var box = PixelRect(x: all.x, y: all.y, width: 0, height: 0)
    for command in commands {
      box = box.union(extent(of: command, transform, within: all).intersection(all))
    }
    return box
  }

  private func extent(
    of command: Command, _ transform: Transform, within all: PixelRect
  ) -> PixelRect {
    switch command {
    case .fill(let path, _, _): return box(path, transform, reach: 1)
    case .stroke(let path, let style, _):
      // The point of a corner reaches out by at most ten widths over two: Cairo's miter limit.
      let factor = style.join == .miter ? 5.0 : 0.5
      return box(path, transform, reach: 2 + factor * style.width * transform.scale)
    case .text(let line):
      let font = line.font
      let size = font.size * transform.scale
      let width = stock.fonts.line(line.string, weight: font.weight, tabular: font.tabular)
        .width(size: size, spacing: font.spacing * transform.scale)
      let at = transform.apply(line.origin)
      let reach = width + size + 4
      return PixelRect(
        around: Rect(
          x: at.x - reach, y: at.y - 1.5 * size - 2, width: 2 * reach, height: 2.5 * size + 4))
    case .shadow(let shadow):
      return box(.rect(shadow.rect), transform, reach: 4 + 4 * shadow.sigma * transform.scale)
    case .tile(let tile): return tile.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    case .group(let group):
      let inside = extent(of: group.commands, group.transform.then(transform), within: all)
      guard let clip = group.clip else { return inside }
      return inside.intersection(box(clip, transform, reach: 1))
    }
  }

  private func box(_ path: Path, _ transform: Transform, reach: Double) -> PixelRect {
    guard let bounds = path.transformed(transform).controlBounds else {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    return PixelRect(around: bounds.insetBy(dx: -reach, dy: -reach))
  }
}
