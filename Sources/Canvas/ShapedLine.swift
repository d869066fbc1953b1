import Picture

/// The glyphs of a line and where they stand, in ems, so that one serves every size.
struct ShapedLine {
  /// One glyph, its place measured from the start of the line, y down.
  struct Glyph {
    var index: UInt32
    var x: Double
    var y: Double
    /// How many letter spaces stand before it.
    var gaps: Int
  }

  /// Some bytes of the text and the glyphs that show them.
  struct Cluster: Equatable {
    var bytes: Int
    var glyphs: Int
  }

  let weight: Font.Weight
  private(set) var glyphs: [Glyph] = []
  /// Where the boxes for what the font lacks stand.
  private(set) var boxes: [Glyph] = []
  /// The text of the glyphs, and which part of it each of them shows: for files that can be
  /// searched.
  private(set) var text = ""
  private(set) var clusters: [Cluster] = []
  /// How far the line reaches without letter spacing.
  private(set) var advance = 0.0
  /// How many advances there are; between them are the letter spaces.
  private(set) var places = 0

  init(weight: Font.Weight) { self.weight = weight }

  /// Adds a glyph; Pango marks those that the font lacks, and those that show nothing.
  mutating func append(glyph: UInt32, advance width: Double, dx: Double, dy: Double) {
    let unknown: UInt32 = 0x1000_0000
    let empty: UInt32 = 0x0FFF_FFFF
    if glyph == empty { return }
    if glyph & unknown != 0 { return appendBox() }
    glyphs.append(Glyph(index: glyph, x: advance + dx, y: dy, gaps: places))
    advance += width
    if width > 0 { places += 1 }
  }

  /// Adds the text whose glyphs have just been added.
  mutating func append(text part: String, clusters parts: [Cluster]) {
    text += part
    clusters += parts
  }

  /// Adds a box for a character that the font lacks.
  mutating func appendBox() {
    boxes.append(Glyph(index: 0, x: advance, y: 0, gaps: places))
    advance += Self.boxAdvance
    places += 1
  }

  /// How far the line reaches at `size`, with `spacing` between its letters.
  func width(size: Double, spacing: Double) -> Double {
    advance * size + Double(max(0, places - 1)) * spacing
  }

  /// Opacity of a box beside that of the text.
  static let boxOpacity = 0.35
  /// How far a box reaches, in ems.
  static let boxAdvance = 1.0
  /// The box itself, in ems from its start on the baseline, y down: as tall as a capital.
  static let box = (x: 0.08, y: -0.78, side: 0.84, radius: 0.22)
}
