import CPangoCairo
import Picture

/// Pictures as PDF files of one page.
public enum PDF {
  /// How text is kept in a file.
  public enum Lettering: Hashable, Sendable {
    /// As text with the font in the file, to be searched and copied.
    case text
    /// As shapes.
    case outlines
  }

  /// When every file says it was made. The clock is left out of it, so that the same picture is
  /// the same file.
  private static let date = "2000-01-01T00:00:00Z"

  /// The bytes of a file that shows `list`, a pixel of it being a point of the page.
  ///
  /// `title` says what the picture shows and may be empty.
  ///
  /// - Throws: `CanvasError.size` for a picture that cannot be painted, `CanvasError.encode` with
  ///   what the library said.
  public static func encode(
    _ list: DisplayList, title: String = "", lettering: Lettering = .text, fonts: FontBook
  ) throws(CanvasError) -> [UInt8] {
    try CanvasError.check(width: list.width, height: list.height)
    let sink = Sink()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), Double(list.width), Double(list.height))
    guard let surface else { throw .surface("no PDF surface") }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    if !title.isEmpty {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    let page = PDFPage(surface: surface, fonts: fonts, lettering: lettering)
    try page.paint(list.drawing)
    try page.finish()
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .encode(String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  /// Where Cairo writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }
}
