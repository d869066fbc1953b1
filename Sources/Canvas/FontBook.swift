import CPangoCairo
import Glibc
import Picture

/// The fonts of every picture: Inter, loaded from its files and from nothing else of the host.
///
/// A book belongs to one thread, with the painters and measurers that use it. One serves a whole
/// program: Fontconfig gives back little of its memory.
public final class FontBook {
  /// Where Debian's package `fonts-inter` puts its files.
  public static let directory = "/usr/share/fonts/opentype/inter"

  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let options: OpaquePointer
  private let charset: OpaquePointer
  private var faces: [Font.Weight: OpaquePointer] = [:]
  private var lines = BoundedCache<ShapeKey, ShapedLine>(limit: 1 << 14)

  /// FreeType reads hinting and darkening switches from the environment when the first font is
  /// used; taken away once, since other threads may be reading the environment later.
  private static let cleanEnvironment: Void = { unsetenv("FREETYPE_PROPERTIES") }()

  /// Loads the four weights from `directory`.
  ///
  /// - Throws: `CanvasError.fontsMissing` with every file that is not there.
  public init(directory: String = FontBook.directory) throws(CanvasError) {
    _ = Self.cleanEnvironment
    let files = Self.files(in: directory)
    let missing = files.filter { access($0, R_OK) != 0 }
    guard missing.isEmpty else { throw .fontsMissing(files: missing) }
    guard let config = FcConfigCreate() else { throw .surface("no font configuration") }
    for (index, file) in files.enumerated() {
      let added = FcConfigAppFontAddFile(config, file)
      guard added == FcTrue, let set = FcConfigGetFonts(config, FcSetApplication),
        set.pointee.nfont == index + 1
      else {
        FcConfigDestroy(config)
        throw .fontUnreadable(file: file)
      }
    }
    // Pango initialises Fontconfig beside this, which reads all of the host's settings and fonts
    // unless a configuration is current already.
    FcConfigSetCurrent(config)
    guard let set = FcConfigGetFonts(config, FcSetApplication), let fonts = set.pointee.fonts,
      let charset = Self.charset(of: fonts[0]),
      let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map), let options = cairo_font_options_create()
    else {
      FcConfigDestroy(config)
      throw .fontUnreadable(file: files[0])
    }
    keyrise_font_map_set_config(map, config)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    (self.config, self.map, self.context) = (config, map, context)
    (self.options, self.charset) = (options, charset)
  }

  deinit {
    for weight in Font.Weight.allCases {
      if let face = faces[weight] { cairo_font_face_destroy(face) }
    }
    cairo_font_options_destroy(options)
    keyrise_unref(UnsafeMutableRawPointer(context))
    keyrise_unref(map)
    FcConfigDestroy(config)
  }

  /// The files of the four weights in `directory`.
  static func files(in directory: String) -> [String] {
    Font.Weight.allCases.map { "\(directory)/Inter-\($0.fileName).otf" }
  }

  private static func charset(of font: OpaquePointer?) -> OpaquePointer? {
    var result: OpaquePointer?
    guard let font, FcPatternGetCharSet(font, FC_CHARSET, 0, &result) == FcResultMatch else {
      return nil
    }
    return result
  }

  /// Whether the fonts have a glyph for a code point.
  func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return true }
    return FcCharSetHasChar(charset, scalar.value) == FcTrue
  }

  /// The glyphs of `string` and where they stand, independent of size.
  func line(_ string: String, weight: Font.Weight, tabular: Bool) -> ShapedLine {
    let key = ShapeKey(string: string, weight: weight, tabular: tabular)
    if let kept = lines.value(for: key) { return kept }
    let line = shape(key)
    lines.insert(line, for: key, cost: 1 + string.utf8.count / 16)
    return line
  }

  /// The face of a weight at a size in pixels, `stretch` times as wide.
  ///
  /// The caller destroys it.
  func scaledFont(_ weight: Font.Weight, size: Double, stretch: Double) -> OpaquePointer? {
    guard let face = face(weight) else { return nil }
    var matrix = cairo_matrix_t()
    var identity = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, size * stretch, size)
    cairo_matrix_init_identity(&identity)
    return cairo_scaled_font_create(face, &matrix, &identity, options)
  }

  private func face(_ weight: Font.Weight) -> OpaquePointer? {
    if let face = faces[weight] { return face }
    let description = Self.description(weight)
    defer { pango_font_description_free(description) }
    guard let font = pango_font_map_load_font(map, context, description) else { return nil }
    defer { keyrise_unref(font) }
    guard let scaled = keyrise_scaled_font(font), let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    cairo_font_face_reference(face)
    faces[weight] = face
    return face
  }

  /// Pixels an em when shaping: Inter's em has 2816 units, so each is 128 of Pango's then, and
  /// no advance is rounded.
  private static let shapingSize = 352.0

  private static func description(_ weight: Font.Weight) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Inter")
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    pango_font_description_set_absolute_size(description, shapingSize * Double(PANGO_SCALE))
    return description
  }

  private func shape(_ key: ShapeKey) -> ShapedLine {
    var line = ShapedLine(weight: key.weight)
    for piece in TextPiece.split(key.string, covers: hasGlyph) {
      switch piece {
      case .text(let text): append(text, key, to: &line)
      case .box: line.appendBox()
      }
    }
    return line
  }

  private func append(_ text: String, _ key: ShapeKey, to line: inout ShapedLine) {
    guard let layout = pango_layout_new(context) else { return }
    defer { keyrise_unref(UnsafeMutableRawPointer(layout)) }
    let description = Self.description(key.weight)
    defer { pango_font_description_free(description) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if key.tabular { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    pango_layout_set_font_description(layout, description)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    guard let shaped = pango_layout_get_line_readonly(layout, 0) else { return }
    let em = Self.shapingSize * Double(PANGO_SCALE)
    var starts: [Int] = []
    var counts: [Int] = []
    var node = shaped.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = run.pointee.glyphs
      else { continue }
      let offset = Int(run.pointee.item.pointee.offset)
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let info = glyphs.pointee.glyphs[index]
        let start = offset + Int(glyphs.pointee.log_clusters[index])
        if starts.last != start {
          starts.append(start)
          counts.append(0)
        }
        let before = line.glyphs.count
        line.append(
          glyph: info.glyph, advance: Double(info.geometry.width) / em,
          dx: Double(info.geometry.x_offset) / em, dy: Double(info.geometry.y_offset) / em)
        counts[counts.count - 1] += line.glyphs.count - before
      }
    }
    let ends = starts.dropFirst() + [text.utf8.count]
    line.append(
      text: text,
      clusters: zip(zip(starts, ends), counts).map {
        ShapedLine.Cluster(bytes: $0.1 - $0.0, glyphs: $1)
      })
  }
}

/// What decides about glyphs and their places.
private struct ShapeKey: Hashable {
  var string: String
  var weight: Font.Weight
  var tabular: Bool
}

extension Font.Weight {
  /// How the weight is called in the names of Inter's files.
  fileprivate var fileName: String {
    switch self {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    }
  }
}
