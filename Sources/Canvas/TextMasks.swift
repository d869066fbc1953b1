import CPangoCairo
import Picture

/// Turns lines of text into masks of whole pixels, and keeps them.
///
/// Cairo sets glyphs on whole device pixels, which makes the gaps of small text uneven. So a line
/// is drawn four times as wide and four columns are averaged: glyphs stand on quarter pixels
/// across, and on whole pixels down, where a sharp baseline matters more.
struct TextMasks {
  /// The coverage of a line, its corner measured from the pixel of the line's start.
  final class Mask {
    let surface: Surface
    let x: Int
    let y: Int

    init(surface: Surface, x: Int, y: Int) {
      (self.surface, self.x, self.y) = (surface, x, y)
    }
  }

  /// What decides about the pixels of a mask; sizes in device pixels.
  struct Key: Hashable {
    var string: String
    var weight: Font.Weight
    var tabular: Bool
    var size: Double
    var spacing: Double
    /// Quarter pixels from the whole pixel at the left, 0…3.
    var phase: Int
  }

  /// Columns drawn for one pixel.
  static let columns = 4
  /// The longest line that is kept as a mask, in device pixels.
  static let widest = 6000.0
  /// The largest size that is drawn, in device pixels.
  static let largestSize = 2000.0

  private let fonts: FontBook
  private var kept = BoundedCache<Key, Mask>(limit: 8 << 20)
  private var scratch: Surface?

  init(fonts: FontBook) { self.fonts = fonts }

  /// The mask of a line; `nil` where there is nothing to see.
  mutating func mask(_ key: Key) -> Mask? {
    if let mask = kept.value(for: key) { return mask }
    guard let mask = draw(key) else { return nil }
    kept.insert(mask, for: key, cost: 256 + mask.surface.byteCount)
    return mask
  }

  private mutating func draw(_ key: Key) -> Mask? {
    let line = fonts.line(key.string, weight: key.weight, tabular: key.tabular)
    let stretch = Double(Self.columns)
    guard !line.glyphs.isEmpty,
      let font = fonts.scaledFont(key.weight, size: key.size, stretch: stretch)
    else { return nil }
    defer { cairo_scaled_font_destroy(font) }
    var glyphs = line.glyphs.map { glyph in
      let x = glyph.x * key.size + Double(glyph.gaps) * key.spacing
      return cairo_glyph_t(
        index: UInt(glyph.index), x: (x * stretch + Double(key.phase)).rounded(),
        y: (glyph.y * key.size).rounded())
    }
    var ink = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &glyphs, Int32(glyphs.count), &ink)
    guard ink.width > 0, ink.height > 0 else { return nil }
    let left = Int((ink.x_bearing / stretch).rounded(.down)) - 1
    let right = Int(((ink.x_bearing + ink.width) / stretch).rounded(.up)) + 1
    let top = Int(ink.y_bearing.rounded(.down)) - 1
    let bottom = Int((ink.y_bearing + ink.height).rounded(.up)) + 1
    guard let wide = wideSurface(width: (right - left) * Self.columns, height: bottom - top),
      let surface = try? Surface(.mask, width: right - left, height: bottom - top)
    else { return nil }
    for index in glyphs.indices {
      glyphs[index].x -= Double(left * Self.columns)
      glyphs[index].y -= Double(top)
    }
    let pen = Pen(wide)
    cairo_set_scaled_font(pen.raw, font)
    cairo_show_glyphs(pen.raw, glyphs, Int32(glyphs.count))
    cairo_surface_flush(wide.raw)
    average(wide, into: surface)
    return Mask(surface: surface, x: left, y: top)
  }

  /// A cleared surface of at least this size, the same one again while it suffices.
  private mutating func wideSurface(width: Int, height: Int) -> Surface? {
    if let old = scratch, old.width >= width, old.height >= height {
      cairo_surface_flush(old.raw)
      for row in 0..<height {
        (old.data + row * old.stride).initializeMemory(
          as: UInt8.self, repeating: 0, count: width)
      }
      cairo_surface_mark_dirty(old.raw)
      return old
    }
    let size = (max(width, scratch?.width ?? 1024), max(height, scratch?.height ?? 64))
    // A very long line is not worth keeping memory for.
    let new = try? Surface(.mask, width: size.0, height: size.1)
    if let new, new.byteCount <= 1 << 20 { scratch = new }
    return new
  }

  private func average(_ wide: Surface, into surface: Surface) {
    for row in 0..<surface.height {
      let source = (wide.data + row * wide.stride).assumingMemoryBound(to: UInt8.self)
      let target = (surface.data + row * surface.stride).assumingMemoryBound(to: UInt8.self)
      for column in 0..<surface.width {
        let from = source + 4 &* column
        let sum = Int(from[0]) &+ Int(from[1]) &+ Int(from[2]) &+ Int(from[3])
        target[column] = UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
      }
    }
    cairo_surface_mark_dirty(surface.raw)
  }
}
