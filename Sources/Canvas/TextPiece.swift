/// A part of a text: what the font can show, or one character that it cannot.
enum TextPiece: Equatable {
  /// Characters that all have their glyphs.
  case text(String)
  /// One character without a glyph.
  case box

  /// What becomes of one character.
  enum Kind { case shown, space, invisible, box }

  /// The parts of `string` in their order. Line ends and tabs become spaces, marks that only
  /// steer a text (direction, joining) are left out.
  static func split(_ string: String, covers: (Unicode.Scalar) -> Bool) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var text = ""
    for character in string {
      switch kind(of: character, covers: covers) {
      case .shown: text.append(character)
      case .space: text.append(" ")
      case .invisible: break
      case .box:
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.box)
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// What becomes of `character`.
  static func kind(of character: Character, covers: (Unicode.Scalar) -> Bool) -> Kind {
    if character.isASCII, let value = character.asciiValue, value >= 0x20 && value < 0x7F {
      return .shown
    }
    if character.isNewline || character == "\t" { return .space }
    let scalars = character.unicodeScalars
    if scalars.allSatisfy(isInvisible) { return .invisible }
    // The selector of emoji presentation asks for a picture, whatever glyph the font has.
    let hasGlyphs = scalars.allSatisfy { $0.value != 0xFE0F && (covers($0) || isInvisible($0)) }
    return hasGlyphs ? .shown : .box
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
  }
}
