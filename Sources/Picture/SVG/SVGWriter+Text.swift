extension SVGWriter {
  mutating func text(_ line: TextLine, _ decimals: Int) -> String {
    let font = line.font
    func number(_ value: Double) -> String { SVGNumber.text(value, decimals: decimals) }
    let words = SVGText.escaped(line.string)
    var x = line.origin.x
    var anchor = ""
    // Readers count the space after the last letter, too; the painter does not.
    switch line.anchor {
    case .start: break
    case .middle:
      anchor = " text-anchor=\"middle\""
      x += font.spacing / 2
    case .end:
      anchor = " text-anchor=\"end\""
      x += font.spacing
    }
    var text = "<text x=\"\(number(x))\" y=\"\(number(line.origin.y))\"\(anchor)"
    text += " font-size=\"\(number(font.size))\""
    if font.weight != .regular { text += " font-weight=\"\(font.weight.rawValue)\"" }
    if font.spacing != 0 {
      text += " letter-spacing=\"\(SVGNumber.text(font.spacing, decimals: 3))\""
    }
    if font.tabular,
      line.string.unicodeScalars.contains(where: { $0.properties.numericType != nil })
    {
      usesTabularDigits = true
      text += " class=\"tnum\""
    }
    if words.hasPrefix(" ") || words.hasSuffix(" ") || words.contains("  ") {
      text += " xml:space=\"preserve\""
    }
    return text + "\(SVGText.paint("fill", line.color))>\(words)</text>"
  }

  /// A line as glyphs, each outline written once however often its letter comes.
  mutating func outlined(
    _ line: TextLine, _ outliner: any TextOutlining, to body: inout SVGBody
  ) {
    let outlines = outliner.outlines(of: line.string, font: line.font)
    var glyphs = SVGBody()
    for glyph in outlines.glyphs where glyph.outline.isWritable {
      var shape = SVGBody()
      shape.append("<path d=\"\(SVGPathData(glyph.outline, decimals: 0).text)\"/>")
      glyphs.append(
        SVGBody.Child(
          index: bodies.add(shape),
          transform: Transform(dx: glyph.x.rounded(), dy: glyph.y.rounded()),
          attributes: glyph.opacity < 1
            ? " fill-opacity=\"\(SVGText.opacity(glyph.opacity * line.color.alpha))\"" : ""))
    }
    guard !glyphs.isEmpty else { return }
    let start: Double =
      switch line.anchor {
      case .start: line.origin.x
      case .middle: line.origin.x - outlines.width / 2
      case .end: line.origin.x - outlines.width
      }
    let place = Transform(
      scale: line.font.size / TextOutlines.unitsPerSize, dx: start, dy: line.origin.y)
    body.append(
      SVGBody.Child(
        index: bodies.add(glyphs), transform: place,
        attributes: SVGText.paint("fill", line.color)))
  }
}
