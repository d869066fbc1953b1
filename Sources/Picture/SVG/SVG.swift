/// Pictures as SVG files.
///
/// A file depends on its picture alone: what is shared in it is named by its content, numbers are
/// written one way, nothing is counted over the run of the program.
public enum SVG {
  /// The file that shows `list`, as wide and high as the picture has pixels.
  ///
  /// `title` says what the picture shows to readers that do not see it, and may be empty.
  /// `outliner` turns text into outlines; without it text stays text, in the Inter family.
  public static func document(
    _ list: DisplayList, title: String = "", outliner: (any TextOutlining)? = nil
  ) -> String {
    var writer = SVGWriter(outliner: outliner)
    let (definitions, body) = writer.write(list.drawing)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    if body.contains("xlink:") || definitions.contains("xlink:") {
      text += " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    }
    text += " width=\"\(list.width)\" height=\"\(list.height)\""
    text += " viewBox=\"0 0 \(list.width) \(list.height)\""
    text += " font-family=\"Inter,Inter Variable,sans-serif\" stroke-miterlimit=\"10\""
    if !title.isEmpty { text += " role=\"img\"" }
    text += ">"
    if !title.isEmpty { text += "<title>\(SVGText.escaped(title))</title>" }
    if writer.usesTabularDigits { text += "<style>.tnum{font-feature-settings:\"tnum\"}</style>" }
    if !definitions.isEmpty { text += "<defs>\(definitions)</defs>" }
    return text + body + "</svg>\n"
  }
}
