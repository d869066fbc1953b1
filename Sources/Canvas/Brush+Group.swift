import CPangoCairo
import Choreography
import Picture

extension Brush {
  /// Paints commands as one.
  ///
  /// They are painted in full over what stands there; then, outside of a clip that is not made of
  /// whole pixels, the old pixels are put back, and over a group that is not opaque they are laid
  /// in part. On an opaque surface that is the same as painting the group on its own and laying
  /// it over, and needs no transparent surface. A clip's inside follows the even-odd rule.
  func group(_ group: Group) throws(CanvasError) {
    let opacity = min(1, group.opacity)
    guard opacity > 0 else { return }
    let outer = (transform: transform, clip: clip, fade: fade)
    defer {
      transform = outer.transform
      fade = outer.fade
      if clip != outer.clip { setClip(outer.clip) }
    }

    var bounds = clip
    var shape: Path?
    if let path = group.clip {
      if let rect = path.pixelRect(transform) {
        bounds = bounds.intersection(rect)
      } else {
        guard path.isDrawable(transform), let box = path.transformed(transform).controlBounds
        else { return }
        bounds = bounds.intersection(PixelRect(around: box))
        shape = path
      }
    }
    transform = group.transform.then(transform)
    var lasting = 1 - opacity
    if lasting > 0, group.commands.count == 1, group.commands[0].fades {
      fade *= opacity
      lasting = 0
    }
    if lasting > 0 { bounds = extent(of: group.commands, transform, within: bounds) }
    guard !bounds.isEmpty else { return }
    if bounds != clip { setClip(bounds) }

    guard shape != nil || lasting > 0 else { return try paint(group.commands) }
    let before = try Surface(.color, width: bounds.width, height: bounds.height)
    before.copy(bounds, of: surface, toX: 0, y: 0)
    try paint(group.commands)
    if lasting > 0 { lay(before, at: bounds, alpha: lasting) }
    if let shape { putBack(before, at: bounds, outside: shape, outer.transform) }
  }

  private func lay(_ before: Surface, at bounds: PixelRect, alpha: Double) {
    cairo_set_source_surface(pen.raw, before.raw, Double(bounds.x), Double(bounds.y))
    cairo_pattern_set_filter(cairo_get_source(pen.raw), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(pen.raw, alpha)
  }

  private func putBack(
    _ before: Surface, at bounds: PixelRect, outside shape: Path, _ transform: Transform
  ) {
    guard trace(shape, transform: transform) else { return }
    cairo_set_source_surface(pen.raw, before.raw, Double(bounds.x), Double(bounds.y))
    cairo_pattern_set_filter(cairo_get_source(pen.raw), CAIRO_FILTER_NEAREST)
    cairo_rectangle(
      pen.raw, Double(bounds.x), Double(bounds.y), Double(bounds.width), Double(bounds.height))
    cairo_set_fill_rule(pen.raw, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(pen.raw)
  }
}

extension Command {
  /// Whether fading its colour is the same as fading it as a whole.
  fileprivate var fades: Bool {
    switch self {
    case .fill, .stroke, .shadow: true
    case .text, .tile, .group: false
    }
  }
}
