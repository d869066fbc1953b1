import CPangoCairo
import Glibc
import Picture

/// Pixels that Cairo can paint on.
final class Surface {
  /// What a pixel holds.
  enum Format {
    /// Opaque colour, four bytes a pixel: blue, green, red, nothing.
    case color
    /// Coverage, one byte a pixel.
    case mask

    fileprivate var cairo: cairo_format_t {
      self == .color ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_A8
    }
  }

  let raw: OpaquePointer
  let data: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  private let owned: UnsafeMutableRawPointer?

  /// A surface with memory of its own, all zero.
  init(_ format: Format, width: Int, height: Int) throws(CanvasError) {
    try CanvasError.check(width: width, height: height)
    stride = Int(cairo_format_stride_for_width(format.cairo, Int32(width)))
    let bytes = stride * height
    // Large memory comes zeroed from the kernel, page by page as it is used.
    guard let memory = calloc(1, bytes) else { throw .surface("\(bytes) bytes") }
    self.width = width
    self.height = height
    data = memory
    owned = memory
    raw = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height),
      Int32(stride))
    try checkStatus()
  }

  /// A surface on memory that belongs to someone else and outlives it.
  init(
    _ format: Format, on memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
  ) throws(CanvasError) {
    try CanvasError.check(width: width, height: height)
    self.width = width
    self.height = height
    self.stride = stride
    data = memory
    owned = nil
    raw = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height),
      Int32(stride))
    try checkStatus()
  }

  private func checkStatus() throws(CanvasError) {
    let status = cairo_surface_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else { throw .surface(status) }
  }

  deinit {
    cairo_surface_destroy(raw)
    free(owned)
  }

  /// Bytes of memory.
  var byteCount: Int { stride * height }

  /// The whole of it.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Copies the part `rect` of an opaque `source` to `x`, `y`; both must lie inside.
  func copy(_ rect: PixelRect, of source: Surface, toX x: Int, y: Int) {
    cairo_surface_flush(raw)
    let count = rect.width * 4
    for row in 0..<rect.height {
      (data + (y + row) * stride + x * 4).copyMemory(
        from: source.data + (rect.y + row) * source.stride + rect.x * 4, byteCount: count)
    }
    cairo_surface_mark_dirty(raw)
  }

  /// Makes the part `rect` black; it must lie inside.
  func clear(_ rect: PixelRect) {
    cairo_surface_flush(raw)
    for row in rect.y..<rect.y + rect.height {
      (data + row * stride + rect.x * 4).initializeMemory(
        as: UInt8.self, repeating: 0, count: rect.width * 4)
    }
    cairo_surface_mark_dirty(raw)
  }
}

/// Cairo's drawing state on a surface.
struct Pen: ~Copyable {
  let raw: OpaquePointer

  init(_ surface: Surface) { raw = cairo_create(surface.raw) }

  deinit { cairo_destroy(raw) }
}

extension CanvasError {
  /// What Cairo says of a status.
  static func surface(_ status: cairo_status_t) -> CanvasError {
    .surface(String(cString: cairo_status_to_string(status)))
  }
}
