import Canvas
import Catalog

/// Compares a picture of an entry with a golden.
struct PictureExam {
  let entry: SuiteEntry
  let piece: Piece
  /// Made when it is needed: what is the same does without.
  let provenance: () throws -> Provenance

  func result(_ golden: [UInt8]?, _ bitmap: Bitmap) throws -> Report.Piece {
    guard let golden else {
      return Report.Piece(
        piece: piece, status: .missing, sentence: "\(piece.file) is missing",
        pictures: Report.Pictures(expected: nil, actual: try png(bitmap), difference: nil))
    }
    let file: PNGFile
    do {
      file = try PNGFile(golden)
    } catch {
      return broken(error == .notPNG ? "it is not a PNG file" : "it is cut off", try png(bitmap))
    }
    if SealedPNG.shows(file, bitmap) { return Report.Piece(piece: piece, status: .same) }
    let kept: Bitmap
    do {
      kept = try PNG.decode(golden)
    } catch {
      return broken(error.description, try png(bitmap))
    }
    let comparison = PictureComparison(
      expected: kept, actual: bitmap, tolerance: entry.pictureTolerance)
    if comparison.isSame { return Report.Piece(piece: piece, status: .same) }
    let provenance = try provenance()
    let other = provenance.otherStack(in: file)
    return Report.Piece(
      piece: piece, status: .different, sentence: sentence(comparison, file, provenance, other),
      pictures: Report.Pictures(
        expected: golden, actual: try png(bitmap),
        difference: try comparison.picture.map { difference throws(CanvasError) in
          try PNG.encode(difference)
        }, otherStack: other))
  }

  private func png(_ bitmap: Bitmap) throws -> [UInt8] {
    try SealedPNG.encode(bitmap, texts: provenance().texts, compression: .fast)
  }

  private func broken(_ reason: String, _ actual: [UInt8]) -> Report.Piece {
    Report.Piece(
      piece: piece, status: .broken, sentence: "\(piece.file): the golden is broken: \(reason)",
      pictures: Report.Pictures(expected: nil, actual: actual, difference: nil))
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
