import CPangoCairo
import Choreography
import Picture

extension Brush {
  /// Sets a line of text: quarter pixels across, the baseline on a whole pixel.
  func text(_ line: TextLine) {
    let font = line.font
    let size = font.size * transform.scale
    let spacing = font.spacing * transform.scale
    guard !line.string.isEmpty, size > 0, size <= TextMasks.largestSize, abs(spacing) < 1000
    else { return }
    let origin = transform.apply(line.origin)
    guard abs(origin.x) < Path.farthest, abs(origin.y) < Path.farthest, setSource(line.color)
    else { return }
    let shaped = stock.fonts.line(line.string, weight: font.weight, tabular: font.tabular)
    let width = shaped.width(size: size, spacing: spacing)
    let start = origin.x - width * line.anchor.part
    let quarters = Int((start * 4).rounded())
    let (x, phase) = (quarters >> 2, quarters & 3)
    let y = Int(origin.y.rounded())
    let key = TextMasks.Key(
      string: line.string, weight: font.weight, tabular: font.tabular, size: size,
      spacing: spacing, phase: phase)
    if width > TextMasks.widest {
      glyphs(shaped, size: size, spacing: spacing, x: start, y: Double(y))
    } else if let mask = stock.text.mask(key) {
      cairo_mask_surface(pen.raw, mask.surface.raw, Double(x + mask.x), Double(y + mask.y))
    }
    if !shaped.boxes.isEmpty {
      boxes(shaped, line.color, size: size, spacing: spacing, x: Double(x), y: Double(y))
    }
  }

  /// Draws those glyphs of a very long line that are seen, on whole pixels and without a mask.
  private func glyphs(
    _ shaped: ShapedLine, size: Double, spacing: Double, x: Double, y: Double
  ) {
    let font = stock.fonts.scaledFont(shaped.weight, size: size, stretch: 1)
    guard let font else { return }
    defer { cairo_scaled_font_destroy(font) }
    // No glyph of Inter reaches further than two ems from its place.
    let seen = Double(clip.x) - 2 * size...Double(clip.maxX) + 2 * size
    let glyphs = shaped.glyphs.compactMap { glyph -> cairo_glyph_t? in
      let place = x + glyph.x * size + Double(glyph.gaps) * spacing
      guard seen.contains(place) else { return nil }
      return cairo_glyph_t(index: UInt(glyph.index), x: place, y: y + glyph.y * size)
    }
    cairo_set_scaled_font(pen.raw, font)
    cairo_show_glyphs(pen.raw, glyphs, Int32(glyphs.count))
  }

  /// Draws a neutral box for each character that the font lacks.
  private func boxes(
    _ shaped: ShapedLine, _ color: Color, size: Double, spacing: Double, x: Double, y: Double
  ) {
    guard setSource(color.faded(ShapedLine.boxOpacity)) else { return }
    let side = max(1, (ShapedLine.box.side * size).rounded())
    for box in shaped.boxes {
      let left = (x + (box.x + ShapedLine.box.x) * size + Double(box.gaps) * spacing).rounded()
      guard left < Double(clip.maxX), left + side > Double(clip.x) else { continue }
      let rect = Rect(
        x: left, y: (y + ShapedLine.box.y * size).rounded(), width: side, height: side)
      let path = Path.rounded(rect, radius: ShapedLine.box.radius * size)
      if trace(path, transform: .identity) { cairo_fill(pen.raw) }
    }
  }
}

extension TextLine.Anchor {
  /// Which part of the width stands before the origin.
  var part: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
