import Canvas

/// A PNG file with a seal: the hash of its pixels beside that of its compressed ones.
///
/// Whoever has the pixels in hand knows from the seal that a file shows the same, without decoding
/// it; a program that changed the pixels and kept the texts has broken it.
enum SealedPNG {
  private static let keyword = "keyrise:seal"

  /// The bytes of a file that shows `bitmap`.
  static func encode(
    _ bitmap: Bitmap, texts: [PNG.Text], compression: PNG.Compression = .small
  ) throws(CanvasError) -> [UInt8] {
    let bytes = try PNG.encode(bitmap, texts: texts, compression: compression)
    let file: PNGFile
    do { file = try PNGFile(bytes) } catch { throw .encode("its chunks cannot be read again") }
    let seal = PNG.Text(keyword, "\(pixels(of: bitmap)) \(file.content)")
    return Array(bytes[..<file.afterHeader]) + PNGFile.chunk(seal)
      + Array(bytes[file.afterHeader...])
  }

  /// Whether the seal of `file` says that it shows `bitmap`.
  static func shows(_ file: PNGFile, _ bitmap: Bitmap) -> Bool {
    guard let seal = file.text(keyword),
      file.extent == PixelExtent(width: bitmap.width, height: bitmap.height)
    else { return false }
    return seal == "\(pixels(of: bitmap)) \(file.content)"
  }

  /// The hash of a picture's extent and pixels.
  static func pixels(of bitmap: Bitmap) -> Digest {
    var digest = Digest()
    digest.add(UInt64(bitmap.width))
    bitmap.pixels.withUnsafeBytes { digest.add($0) }
    return digest
  }
}
