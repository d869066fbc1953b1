import CPangoCairo
import Choreography
import Picture

/// Paints commands on one opaque surface.
///
/// Paths are turned into device pixels here, so that Cairo's own matrix stays the identity. What
/// may be painted on is always a rectangle of whole pixels; a clip with another shape, and the
/// opacity of a group, put the old pixels back afterwards (see `Brush+Group`).
final class Brush {
  let surface: Surface
  let pen: Pen
  let stock: Stock
  /// Where the surface's corner stands in the picture, in device pixels.
  let origin: (x: Int, y: Int)
  /// From the units of the commands to pixels of the surface.
  var transform: Transform
  /// What may be painted on, in pixels of the surface.
  var clip: PixelRect
  /// How much of its colour is seen of the one command that a group fades; 1 otherwise.
  var fade = 1.0
  /// Tiles inside of tiles, to end a nesting without end.
  let depth: Int

  init(
    surface: Surface, scale: Double, origin: (x: Int, y: Int) = (0, 0), stock: Stock,
    depth: Int = 0
  ) {
    self.surface = surface
    self.stock = stock
    self.origin = origin
    self.depth = depth
    pen = Pen(surface)
    transform = Transform(scale: scale, dx: -Double(origin.x), dy: -Double(origin.y))
    clip = surface.bounds
  }

  /// Paints all of a picture.
  ///
  /// - Throws: `CanvasError.surface` when Cairo gave up on the way.
  func paintAll(_ commands: [Command]) throws(CanvasError) {
    try paint(commands)
    let status = cairo_status(pen.raw)
    guard status == CAIRO_STATUS_SUCCESS else { throw .surface(status) }
    cairo_surface_flush(surface.raw)
  }

  /// Paints `commands` in their order.
  func paint(_ commands: [Command]) throws(CanvasError) {
    for command in commands { try paint(command) }
  }

  private func paint(_ command: Command) throws(CanvasError) {
    switch command {
    case .fill(let path, let paint, let rule): fill(path, paint, rule: rule)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .text(let line): text(line)
    case .shadow(let shadow): try self.shadow(shadow)
    case .tile(let tile): try self.tile(tile)
    case .group(let group): try self.group(group)
    }
  }

  // MARK: Fill

  private func fill(_ path: Path, _ paint: Paint, rule: Command.FillRule) {
    guard setSource(paint) else { return }
    if let rect = path.pixelRect(transform) {
      let part = rect.intersection(clip)
      if part.isEmpty { return }
      cairo_rectangle(
        pen.raw, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    } else {
      guard trace(path) else { return }
      cairo_set_fill_rule(
        pen.raw, rule == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_fill(pen.raw)
  }

  // MARK: Stroke

  private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let width = style.isHairline ? 1 : style.width * transform.scale
    guard width > 0, width.isFinite, setSource(paint) else { return }
    if style.isHairline {
      guard trace(path.onPixels(transform), transform: .identity) else { return }
    } else {
      guard trace(path) else { return }
    }
    cairo_set_line_width(pen.raw, width)
    cairo_set_line_cap(pen.raw, style.cap == .butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(
      pen.raw, style.join == .miter ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND)
    // Cairo goes into an error and paints no more when all dashes are 0 or one is below.
    let dash = style.dash.map { $0 * transform.scale }
    if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }),
      style.dashOffset.isFinite
    {
      cairo_set_dash(pen.raw, dash, Int32(dash.count), style.dashOffset * transform.scale)
    } else {
      cairo_set_dash(pen.raw, nil, 0, 0)
    }
    cairo_stroke(pen.raw)
  }

  // MARK: Path and colour

  /// Hands a path to Cairo; `false` without one where a number is no place on a surface.
  func trace(_ path: Path) -> Bool { trace(path, transform: transform) }

  func trace(_ path: Path, transform: Transform) -> Bool {
    cairo_new_path(pen.raw)
    guard path.isDrawable(transform) else { return false }
    for element in path.elements {
      switch element {
      case .move(let point):
        let p = transform.apply(point)
        cairo_move_to(pen.raw, p.x, p.y)
      case .line(let point):
        let p = transform.apply(point)
        cairo_line_to(pen.raw, p.x, p.y)
      case .curve(let first, let second, let point):
        let (a, b, p) = (transform.apply(first), transform.apply(second), transform.apply(point))
        cairo_curve_to(pen.raw, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(pen.raw)
      }
    }
    return true
  }

  /// Makes `color` what is painted with; `false` when nothing would be seen.
  func setSource(_ color: Color) -> Bool {
    let alpha = color.alpha * fade
    guard alpha > 0 else { return false }
    cairo_set_source_rgba(pen.raw, color.red, color.green, color.blue, alpha)
    return true
  }

  private func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .solid(let color): return setSource(color)
    case .linear(let from, let to, let stops):
      let (a, b) = (transform.apply(from), transform.apply(to))
      guard [a.x, a.y, b.x, b.y].allSatisfy({ abs($0) < Path.farthest }),
        let pattern = cairo_pattern_create_linear(a.x, a.y, b.x, b.y)
      else { return false }
      for stop in stops {
        let c = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, c.red, c.green, c.blue, c.alpha * fade)
      }
      cairo_set_source(pen.raw, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }
  }

  /// Restricts painting to `rect`.
  func setClip(_ rect: PixelRect) {
    clip = rect
    cairo_reset_clip(pen.raw)
    cairo_new_path(pen.raw)
    cairo_rectangle(
      pen.raw, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_clip(pen.raw)
  }
}
