import Canvas
import Catalog
import Choreography

/// Examines the entries of a suite: runs them, paints what they keep, compares it with goldens.
struct Examiner: Sendable {
  /// Where the goldens are.
  let folder: GoldenFolder
  /// The program's version.
  let version: String
  /// What draws; `nil` where nothing is drawn.
  let stack: DrawingStack?
  /// What is kept beside the sentences.
  let evidence: Verifier.Evidence

  /// Device pixels for a point in a film.
  private static let filmScale = 0.5

  /// What became of `entry`.
  func examine(_ entry: SuiteEntry, in studio: StudioSource) -> Report.Entry {
    var result = Report.Entry(
      name: entry.name, group: entry.group, tags: entry.tags, link: entry.link, place: entry.place,
      surroundings: entry.surroundings, device: entry.experiment.device.id, line: entry.line)
    let rehearsal = Rehearsal(entry)
    result.verdicts = zip(entry.experiment.strategies, rehearsal.diagnoses).map {
      Report.Verdict(strategy: $0.id, title: $0.title, text: $1.verdict)
    }
    if entry.take != nil {
      result.expectations = entry.expectations.flatMap { expectation in
        zip(rehearsal.traces, rehearsal.diagnoses).map { trace, diagnosis in
          Report.Expectation(
            text: expectation.description, strategy: trace.strategy,
            complaint: expectation.complaint(about: trace, diagnosis))
        }
      }
    }
    for piece in entry.pieces {
      do {
        result.pieces.append(try self.result(of: piece, entry, rehearsal, studio))
      } catch {
        result.fault = "\(error)"
      }
    }
    if evidence == .film { result.film = film(entry, of: result, rehearsal, studio) }
    return result
  }

  private func result(
    of piece: Piece, _ entry: SuiteEntry, _ rehearsal: Rehearsal, _ studio: StudioSource
  ) throws -> Report.Piece {
    let golden: [UInt8]?
    do {
      golden = try folder.bytes(of: piece.file)
    } catch {
      return Report.Piece(piece: piece, status: .unreadable, sentence: "\(error)")
    }
    if piece.kind == .trace {
      return TraceExam(entry: entry, piece: piece).result(golden, rehearsal)
    }
    let bitmap = try studio.studio().bitmap(of: piece, entry, rehearsal)
    let exam = PictureExam(entry: entry, piece: piece, keepsPictures: evidence >= .pictures) {
      try provenance(piece, entry)
    }
    var result = try exam.result(golden, bitmap)
    if evidence == .film, result.pictures != nil, case .strip(let frames) = piece.kind {
      result.pictures?.columns = try studio.studio().columns(of: frames, entry, rehearsal)
    }
    return result
  }

  /// The bytes of the golden that `piece` would be now.
  func golden(
    of piece: Piece, _ entry: SuiteEntry, _ rehearsal: Rehearsal, _ studio: StudioSource
  ) throws -> [UInt8] {
    if piece.kind == .trace { return Array(TraceWriter.csv(rehearsal.traces).utf8) }
    let bitmap = try studio.studio().bitmap(of: piece, entry, rehearsal)
    return try SealedPNG.encode(bitmap, texts: provenance(piece, entry).texts)
  }

  private func provenance(_ piece: Piece, _ entry: SuiteEntry) throws -> Provenance {
    let experiment = entry.experiment
    let strategies = experiment.strategies.map { String(reflecting: $0) }.joined(separator: "\n")
    var inputs = [
      Provenance.Input(.scene, Digest(String(reflecting: experiment.scene)).description),
      Provenance.Input(.strategy, Digest(strategies).description),
      Provenance.Input(.device, Digest(String(reflecting: experiment.device)).description),
    ]
    if let take = entry.take {
      inputs.append(.init(.take, Digest(String(reflecting: take)).description))
    }
    let view = if case .strip = piece.kind { "strip" } else { entry.view.rawValue }
    return Provenance(
      link: entry.link, surroundings: entry.surroundings,
      frames: piece.frames.map(String.init).joined(separator: " "),
      view: "\(view) ×\(entry.scale.plain)", version: version, inputs: inputs,
      stack: try stack ?? DrawingStack.current())
  }

  /// The most screens of a lane's film.
  private static let longestFilm = 48

  /// The screens of every lane that differs, from a little before its first difference on.
  private func film(
    _ entry: SuiteEntry, of result: Report.Entry, _ rehearsal: Rehearsal, _ studio: StudioSource
  ) -> [Report.Frame] {
    let lanes = entry.experiment.strategies.map { strategy -> Range<Int> in
      let first = result.pieces.flatMap(\.traces).filter { $0.strategy == strategy.id }
        .compactMap { $0.comparison?.firstFrame }.min()
      guard let first else { return 0..<0 }
      let begin = max(0, min(first - 6, rehearsal.lastFrame))
      return begin..<min(rehearsal.lastFrame + 1, begin + Self.longestFilm)
    }
    if lanes.allSatisfy(\.isEmpty) { return [] }
    let longer = Rehearsal(entry, also: lanes.flatMap(Array.init))
    var film: [Report.Frame] = []
    for (lane, strategy) in entry.experiment.strategies.enumerated() {
      for frame in lanes[lane] {
        guard let appearance = longer.appearances(at: frame)?[lane],
          let bitmap = try? studio.studio().screen(appearance, scale: Self.filmScale),
          let picture = try? PNG.encode(bitmap)
        else { continue }
        film.append(Report.Frame(strategy: strategy.id, frame: frame, picture: picture))
      }
    }
    return film
  }
}

/// Makes the studio of a thread when it is first needed: numbers alone need no fonts.
final class StudioSource {
  private let window: Studio.WindowSource?
  private var made: Studio?

  init(window: Studio.WindowSource?) { self.window = window }

  func studio() throws(CanvasError) -> Studio {
    if let made { return made }
    let studio = try Studio(window: window)
    made = studio
    return studio
  }
}
