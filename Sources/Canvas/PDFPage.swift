import CPangoCairo
import Choreography
import Picture

/// Draws commands on a page of a PDF file: shapes and clips stay shapes, only shadows are pixels.
final class PDFPage {
  private let pen: OpaquePointer
  private let fonts: FontBook
  private let lettering: PDF.Lettering
  private var shadows = ShadowMasks()
  /// From the units of the commands to points of the page.
  private var transform = Transform.identity

  init(surface: OpaquePointer, fonts: FontBook, lettering: PDF.Lettering) {
    self.fonts = fonts
    self.lettering = lettering
    pen = cairo_create(surface)
  }

  deinit { cairo_destroy(pen) }

  /// Draws `commands` in their order.
  func paint(_ commands: [Command]) throws(CanvasError) {
    for command in commands { try paint(command) }
  }

  /// Ends the page.
  func finish() throws(CanvasError) {
    cairo_show_page(pen)
    let status = cairo_status(pen)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .encode(String(cString: cairo_status_to_string(status)))
    }
  }

  private func paint(_ command: Command) throws(CanvasError) {
    switch command {
    case .fill(let path, let paint, let rule):
      guard setSource(paint), trace(path, transform) else { return }
      cairo_set_fill_rule(
        pen, rule == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(pen)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .text(let line): text(line)
    case .shadow(let shadow): try self.shadow(shadow)
    case .group(let group): try self.group(group)
    case .tile: break
    }
  }

  private func group(_ group: Group) throws(CanvasError) {
    guard group.opacity > 0 else { return }
    let outer = transform
    cairo_save(pen)
    defer {
      cairo_restore(pen)
      transform = outer
    }
    if let clip = group.clip {
      guard trace(clip, transform) else { return }
      cairo_set_fill_rule(pen, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(pen)
    }
    transform = group.transform.then(outer)
    guard group.opacity < 1 else { return try paint(group.commands) }
    cairo_push_group(pen)
    try paint(group.commands)
    cairo_pop_group_to_source(pen)
    cairo_paint_with_alpha(pen, group.opacity)
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let width = style.isHairline ? 1 : style.width * transform.scale
    guard width > 0, width.isFinite, setSource(paint) else { return }
    if style.isHairline {
      guard trace(path.onPixels(transform), .identity) else { return }
    } else {
      guard trace(path, transform) else { return }
    }
    cairo_set_line_width(pen, width)
    cairo_set_line_cap(pen, style.cap == .butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(
      pen, style.join == .miter ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND)
    let dash = style.dash.map { $0 * transform.scale }
    let isDashed =
      dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
      && style.dashOffset.isFinite
    cairo_set_dash(
      pen, isDashed ? dash : nil, isDashed ? Int32(dash.count) : 0,
      isDashed ? style.dashOffset * transform.scale : 0)
    cairo_stroke(pen)
  }

  private func shadow(_ shadow: Shadow) throws(CanvasError) {
    let corner = transform.apply(DrawPoint(x: shadow.rect.x, y: shadow.rect.y))
    let width = (shadow.rect.width * transform.scale).rounded()
    let height = (shadow.rect.height * transform.scale).rounded()
    let (sigma, radius) = (shadow.sigma * transform.scale, shadow.radius * transform.scale)
    guard abs(corner.x) < Path.farthest, abs(corner.y) < Path.farthest, width >= 1, height >= 1,
      radius.isFinite, sigma >= 0, sigma <= 1000, setSource(.solid(shadow.color))
    else { return }
    guard width < Path.farthest, height < Path.farthest else {
      throw .size(width: Int(Path.farthest), height: Int(Path.farthest))
    }
    let mask = try shadows.mask(
      ShadowMasks.Key(width: Int(width), height: Int(height), radius: radius, sigma: sigma))
    cairo_mask_surface(
      pen, mask.surface.raw, corner.x.rounded() - Double(mask.margin),
      corner.y.rounded() - Double(mask.margin))
  }

  private func text(_ line: TextLine) {
    let size = line.font.size * transform.scale
    let spacing = line.font.spacing * transform.scale
    let origin = transform.apply(line.origin)
    guard !line.string.isEmpty, size > 0, size <= TextMasks.largestSize, abs(spacing) < 1000,
      abs(origin.x) < Path.farthest, abs(origin.y) < Path.farthest,
      setSource(.solid(line.color)),
      let font = fonts.scaledFont(line.font.weight, size: size, stretch: 1)
    else { return }
    defer { cairo_scaled_font_destroy(font) }
    let shaped = fonts.line(line.string, weight: line.font.weight, tabular: line.font.tabular)
    let start = origin.x - shaped.width(size: size, spacing: spacing) * line.anchor.part
    let glyphs = shaped.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.index),
        x: start + glyph.x * size + Double(glyph.gaps) * spacing, y: origin.y + glyph.y * size)
    }
    cairo_set_scaled_font(pen, font)
    switch lettering {
    case .text: show(glyphs, of: shaped)
    case .outlines:
      cairo_new_path(pen)
      cairo_glyph_path(pen, glyphs, Int32(glyphs.count))
      cairo_set_fill_rule(pen, CAIRO_FILL_RULE_WINDING)
      cairo_fill(pen)
    }
    guard !shaped.boxes.isEmpty,
      setSource(.solid(line.color.faded(ShapedLine.boxOpacity)))
    else { return }
    let (box, side) = (ShapedLine.box, ShapedLine.box.side * size)
    for place in shaped.boxes {
      let rect = Rect(
        x: start + (place.x + box.x) * size + Double(place.gaps) * spacing,
        y: origin.y + box.y * size, width: side, height: side)
      if trace(.rounded(rect, radius: box.radius * size), .identity) { cairo_fill(pen) }
    }
  }

  /// Shows glyphs together with the text they stand for.
  private func show(_ glyphs: [cairo_glyph_t], of line: ShapedLine) {
    let bytes = line.clusters.reduce(0) { $0 + $1.bytes }
    let count = line.clusters.reduce(0) { $0 + $1.glyphs }
    // Cairo paints nothing more once the two do not fit each other.
    guard bytes == line.text.utf8.count, count == glyphs.count,
      line.clusters.allSatisfy({ $0.bytes > 0 })
    else { return cairo_show_glyphs(pen, glyphs, Int32(glyphs.count)) }
    let clusters = line.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    cairo_show_text_glyphs(
      pen, line.text, Int32(bytes), glyphs, Int32(count), clusters, Int32(clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }

  // MARK: Path and colour

  private func trace(_ path: Path, _ transform: Transform) -> Bool {
    cairo_new_path(pen)
    guard path.isDrawable(transform) else { return false }
    for element in path.elements {
      switch element {
      case .move(let point):
        let p = transform.apply(point)
        cairo_move_to(pen, p.x, p.y)
      case .line(let point):
        let p = transform.apply(point)
        cairo_line_to(pen, p.x, p.y)
      case .curve(let first, let second, let point):
        let (a, b, p) = (transform.apply(first), transform.apply(second), transform.apply(point))
        cairo_curve_to(pen, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(pen)
      }
    }
    return true
  }

  /// Makes `paint` what is drawn with; `false` when nothing would be seen.
  private func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .solid(let color):
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(pen, color.red, color.green, color.blue, color.alpha)
      return true
    case .linear(let from, let to, let stops):
      let (a, b) = (transform.apply(from), transform.apply(to))
      guard [a.x, a.y, b.x, b.y].allSatisfy({ abs($0) < Path.farthest }),
        let pattern = cairo_pattern_create_linear(a.x, a.y, b.x, b.y)
      else { return false }
      for stop in stops {
        let c = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, c.red, c.green, c.blue, c.alpha)
      }
      cairo_set_source(pen, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }
  }
}
