import Canvas
import Catalog

/// Compares a picture of an entry with a golden.
struct PictureExam {
  let entry: SuiteEntry
  let piece: Piece
  /// Whether failing pictures are kept.
  let keepsPictures: Bool
  /// Made when it is needed: what is the same does without.
  let provenance: () throws -> Provenance

  func result(_ golden: [UInt8]?, _ bitmap: Bitmap) throws -> Report.Piece {
    guard let golden else {
      return Report.Piece(
        piece: piece, status: .missing, sentence: "\(piece.file) is missing",
        pictures: try pictures(nil, bitmap))
    }
    let file: PNGFile
    do {
      file = try PNGFile(golden)
    } catch {
      return try broken(error == .notPNG ? "it is not a PNG file" : "it is cut off", bitmap)
    }
    if SealedPNG.shows(file, bitmap) { return Report.Piece(piece: piece, status: .same) }
    let kept: Bitmap
    do {
      kept = try PNG.decode(golden)
    } catch {
      return try broken(error.description, bitmap)
    }
    let comparison = PictureComparison(
      expected: kept, actual: bitmap, tolerance: entry.pictureTolerance, draws: keepsPictures)
    if comparison.isSame { return Report.Piece(piece: piece, status: .same) }
    let provenance = try provenance()
    let other = provenance.otherStack(in: file)
    return Report.Piece(
      piece: piece, status: .different, sentence: sentence(comparison, file, provenance, other),
      pictures: try pictures(golden, bitmap, comparison.picture, other))
  }

  private func pictures(
    _ expected: [UInt8]?, _ actual: Bitmap, _ difference: Bitmap? = nil, _ otherStack: String? = nil
  ) throws -> Report.Pictures? {
    guard keepsPictures else { return nil }
    return Report.Pictures(
      expected: expected, actual: try png(actual),
      difference: try difference.map { bitmap throws(CanvasError) in try PNG.encode(bitmap) },
      otherStack: otherStack)
  }

  private func png(_ bitmap: Bitmap) throws -> [UInt8] {
    try SealedPNG.encode(bitmap, texts: provenance().texts, compression: .fast)
  }

  private func broken(_ reason: String, _ actual: Bitmap) throws -> Report.Piece {
    Report.Piece(
      piece: piece, status: .broken, sentence: "\(piece.file): the golden is broken: \(reason)",
      pictures: try pictures(nil, actual))
  }

  /// Another drawing stack first, then pixels, then what else has changed since.
  private func sentence(
    _ comparison: PictureComparison, _ file: PNGFile, _ provenance: Provenance,
    _ otherStack: String?
  ) -> String {
    var text = "\(piece.file): "
    if let otherStack {
      text += "the golden was drawn by another stack (\(otherStack)), so its pixels say little; "
    }
    text += comparison.sentence
    let changed = provenance.changes(since: file)
    if !changed.isEmpty {
      text +=
        "; since it was approved the \(changed.joined(separator: ", the ")) "
        + "\(changed.count == 1 && changed[0] != "frames" && changed[0] != "surroundings" ? "has" : "have") changed"
    }
    return text
  }
}
