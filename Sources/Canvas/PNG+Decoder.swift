import CSpng

extension PNG {
  /// One file being read from memory.
  struct Decoder: ~Copyable {
    private let context: OpaquePointer

    init() throws(CanvasError) {
      guard let context = spng_ctx_new(0) else { throw .decode("no memory") }
      self.context = context
    }

    deinit { spng_ctx_free(context) }

    func decode(_ bytes: [UInt8]) throws(CanvasError) -> Bitmap {
      let limit = UInt32(CanvasError.longestSide)
      try check(spng_set_image_limits(context, limit, limit))
      try check(spng_set_chunk_limits(context, 1 << 24, 1 << 26))
      var pixels: [UInt8] = []
      var header = spng_ihdr()
      let failure: CanvasError? = bytes.withUnsafeBytes { source -> CanvasError? in
        do throws(CanvasError) {
          try check(spng_set_png_buffer(context, source.baseAddress, source.count))
          try check(spng_get_ihdr(context, &header))
          try CanvasError.check(width: Int(header.width), height: Int(header.height))
          var count = 0
          let format = Int32(SPNG_FMT_RGB8.rawValue)
          try check(spng_decoded_image_size(context, format, &count))
          pixels = [UInt8](repeating: 0, count: count)
          try check(spng_decode_image(context, &pixels, count, format, 0))
        } catch { return error }
        return nil
      }
      if let failure { throw failure }
      let (width, height) = (Int(header.width), Int(header.height))
      return try Bitmap(
        width: width, height: height,
        pixels: (0..<width * height).map { index in
          UInt32(pixels[3 * index]) << 16 | UInt32(pixels[3 * index + 1]) << 8
            | UInt32(pixels[3 * index + 2])
        })
    }

    private func check(_ result: Int32) throws(CanvasError) {
      if let reason = PNG.failure(result) { throw .decode(reason) }
    }
  }
}
