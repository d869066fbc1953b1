import CPangoCairo
import Choreography
import Picture

/// Turns text into outlines as the painter sets it.
public final class TextOutliner: TextOutlining {
  private struct Key: Hashable {
    var weight: Font.Weight
    var glyph: UInt32
  }

  private let fonts: FontBook
  private var kept: [Key: Path] = [:]

  /// Takes glyphs from `fonts`, on their thread.
  public init(fonts: FontBook) { self.fonts = fonts }

  /// The glyphs of a line from its start; a character without a glyph is a faint box.
  public func outlines(of string: String, font: Font) -> TextOutlines {
    let line = fonts.line(string, weight: font.weight, tabular: font.tabular)
    let units = TextOutlines.unitsPerSize
    // Letter spaces are in units of the list, everything else in sizes of the font.
    let gap = font.size > 0 ? font.spacing / font.size * units : 0
    var glyphs: [TextOutlines.Glyph] = []
    for glyph in line.glyphs {
      let outline = outline(glyph.index, font.weight)
      guard !outline.elements.isEmpty else { continue }
      glyphs.append(
        TextOutlines.Glyph(
          outline: outline, x: glyph.x * units + Double(glyph.gaps) * gap, y: glyph.y * units))
    }
    for box in line.boxes {
      glyphs.append(
        TextOutlines.Glyph(
          outline: Self.box, x: box.x * units + Double(box.gaps) * gap,
          opacity: ShapedLine.boxOpacity))
    }
    return TextOutlines(
      glyphs: glyphs, width: line.width(size: font.size, spacing: font.spacing))
  }

  /// What stands for a character that the font lacks.
  private static let box: Path = {
    let (place, units) = (ShapedLine.box, TextOutlines.unitsPerSize)
    return .rounded(
      Rect(
        x: place.x * units, y: place.y * units, width: place.side * units,
        height: place.side * units), radius: place.radius * units)
  }()

  private func outline(_ glyph: UInt32, _ weight: Font.Weight) -> Path {
    let key = Key(weight: weight, glyph: glyph)
    if let path = kept[key] { return path }
    let path = draw(glyph, weight)
    kept[key] = path
    return path
  }

  private func draw(_ glyph: UInt32, _ weight: Font.Weight) -> Path {
    guard
      let font = fonts.scaledFont(weight, size: TextOutlines.unitsPerSize, stretch: 1),
      let surface = try? Surface(.mask, width: 1, height: 1)
    else { return Path() }
    defer { cairo_scaled_font_destroy(font) }
    let pen = Pen(surface)
    cairo_set_scaled_font(pen.raw, font)
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(pen.raw, &place, 1)
    guard let copy = cairo_copy_path(pen.raw) else { return Path() }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else {
      return Path()
    }
    return Path(data: data, count: Int(copy.pointee.num_data))
  }
}

extension Path {
  /// A path of Cairo's.
  fileprivate init(data: UnsafeMutablePointer<cairo_path_data_t>, count: Int) {
    self.init()
    var index = 0
    func point(_ offset: Int) -> DrawPoint {
      let point = data[index + offset].point
      return DrawPoint(x: point.x, y: point.y)
    }
    while index < count {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      index += max(1, Int(header.length))
    }
    // Cairo begins a new outline after each close; one without a line shows nothing.
    while case .move? = elements.last { elements.removeLast() }
  }
}
