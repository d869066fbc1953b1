import CSpng
import Glibc

extension PNG {
  /// One file being written to memory.
  struct Encoder: ~Copyable {
    private let context: OpaquePointer

    init() throws(CanvasError) {
      guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
        throw .encode("no memory")
      }
      self.context = context
    }

    deinit { spng_ctx_free(context) }

    /// Says what is coming; to be called first.
    func prepare(
      width: Int, height: Int, hasAlpha: Bool = false, compression: Compression = .fast
    ) throws(CanvasError) {
      try CanvasError.check(width: width, height: height)
      var header = spng_ihdr()
      header.width = UInt32(width)
      header.height = UInt32(height)
      header.bit_depth = 8
      header.color_type = UInt8(
        (hasAlpha ? SPNG_COLOR_TYPE_TRUECOLOR_ALPHA : SPNG_COLOR_TYPE_TRUECOLOR).rawValue)
      try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
      // Measured: a choice of filters takes six times as long and gives larger files here.
      try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, compression == .fast ? 1 : 9))
      try check(
        spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)))
      try check(spng_set_ihdr(context, &header))
    }

    /// Adds texts; to be called before the first row.
    func add(_ texts: [Text]) throws(CanvasError) {
      if texts.isEmpty { return }
      var failure: CanvasError?
      var chunks: [spng_text] = []
      var buffers: [UnsafeMutablePointer<CChar>] = []
      defer { for buffer in buffers { buffer.deallocate() } }
      for text in texts {
        guard let keyword = latin1(text.keyword), (1...79).contains(keyword.count),
          let body = latin1(text.text)
        else {
          failure = .encode("a text must be Latin 1 and its keyword 1…79 characters long")
          break
        }
        var chunk = spng_text()
        chunk.type = Int32(SPNG_TEXT.rawValue)
        withUnsafeMutableBytes(of: &chunk.keyword) { $0.copyBytes(from: keyword) }
        let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: body.count + 1)
        for (index, byte) in body.enumerated() { buffer[index] = CChar(bitPattern: byte) }
        buffer[body.count] = 0
        buffers.append(buffer)
        chunk.text = buffer
        chunk.length = body.count
        chunks.append(chunk)
      }
      if let failure { throw failure }
      try check(spng_set_text(context, &chunks, UInt32(chunks.count)))
      // The library reads the texts when it writes the header, while they are still here.
      try check(spng_encode_chunks(context))
    }

    private func latin1(_ string: String) -> [UInt8]? {
      var bytes: [UInt8] = []
      for scalar in string.unicodeScalars {
        guard scalar.value > 0, scalar.value < 256 else { return nil }
        bytes.append(UInt8(scalar.value))
      }
      return bytes
    }

    /// Begins the picture.
    func begin() throws(CanvasError) {
      let flags = SPNG_ENCODE_PROGRESSIVE.rawValue | SPNG_ENCODE_FINALIZE.rawValue
      try check(
        spng_encode_image(context, nil, 0, Int32(SPNG_FMT_PNG.rawValue), Int32(flags)))
    }

    /// Adds a row of red, green, blue and, where there is one, alpha bytes.
    func add(_ row: [UInt8]) throws(CanvasError) {
      let result = spng_encode_row(context, row, row.count)
      if result != Int32(SPNG_EOI.rawValue) { try check(result) }
    }

    /// The bytes of the file.
    func finish() throws(CanvasError) -> [UInt8] {
      var count = 0
      var result: Int32 = 0
      guard let buffer = spng_get_png_buffer(context, &count, &result) else {
        throw .encode(PNG.failure(result) ?? "nothing was written")
      }
      defer { free(buffer) }
      return Array(UnsafeRawBufferPointer(start: buffer, count: count))
    }

    private func check(_ result: Int32) throws(CanvasError) {
      if let reason = PNG.failure(result) { throw .encode(reason) }
    }
  }
}
