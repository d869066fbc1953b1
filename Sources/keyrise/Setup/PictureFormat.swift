import Canvas
import Picture

/// What a picture is written as.
enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg, pdf

  /// The format that the ending of a file's name asks for.
  init?(ending: String) { self.init(rawValue: ending.lowercased()) }
}

extension Picturing {
  /// The bytes of a file that shows what `list` draws.
  ///
  /// `list` draws with the options of the picturing it is given: a vector file and a picture
  /// without ground are put together otherwise. `title` is what readers of vector files are told.
  func file(
    _ format: PictureFormat, outlines: Bool, title: String,
    of list: (Picturing) throws -> DisplayList
  ) throws -> [UInt8] {
    switch format {
    case .png where options.background == .none:
      let (black, white) = (try list(over(.probe(0x000000))), try list(over(.probe(0xFFFFFF))))
      let bitmaps = (try bitmap(of: black), try bitmap(of: white))
      return try drawn { () throws(CanvasError) in
        try PNG.encode(TranslucentBitmap(overBlack: bitmaps.0, overWhite: bitmaps.1))
      }
    case .png:
      let bitmap = try bitmap(of: list(self))
      return try drawn { () throws(CanvasError) in try PNG.encode(bitmap) }
    case .svg:
      let outliner = outlines ? TextOutliner(fonts: fonts) : nil
      return Array(SVG.document(try list(vector), title: title, outliner: outliner).utf8)
    case .pdf:
      let picture = try list(vector)
      return try drawn { () throws(CanvasError) in
        try PDF.encode(
          picture, title: title, lettering: outlines ? .outlines : .text, fonts: fonts)
      }
    }
  }

  private var vector: Picturing {
    var copy = self
    copy.options.medium = .vector
    return copy
  }

  private func over(_ background: PictureOptions.Background) -> Picturing {
    var copy = self
    copy.options.background = background
    return copy
  }

  private func drawn(_ body: () throws(CanvasError) -> [UInt8]) throws(CommandError) -> [UInt8] {
    do {
      return try body()
    } catch {
      throw .unavailable(error.description)
    }
  }
}
