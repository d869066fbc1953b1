import Catalog
import Choreography

extension ReportFolder {
  /// The report that was written here.
  ///
  /// - Throws: `CatalogError` with every fault of its file, `VerifyError` where it cannot be read.
  public func read(_ catalog: Catalog) throws -> Report {
    let file = "\(path)/\(Self.fileName)"
    let bytes = try FileReader.bytes(of: file, limit: 64 * 1024 * 1024)
    let reader = ReportReader(folder: self, catalog: catalog)
    let report = try CatalogFile.decode(bytes, named: file, limits: .reports) {
      reader.report($0)
    }
    if let problem = reader.problem.first { throw problem }
    return report
  }
}

/// Reads a report's JSON and the files beside it.
private final class ReportReader {
  private let folder: ReportFolder
  private let data: GoldenFolder
  private let catalog: Catalog
  /// Files that could not be read.
  private(set) var problem: [any Error] = []

  init(folder: ReportFolder, catalog: Catalog) {
    self.folder = folder
    self.catalog = catalog
    data = GoldenFolder("\(folder.path)/\(ReportFolder.dataName)")
  }

  func report(_ root: Value) -> Report? {
    let keys = [
      "format", "version", "program", "suite", "stack", "shard", "status", "summary", "unused",
      "entries",
    ]
    guard let fields = root.fields(keys), let format = fields.required("format")?.text() else {
      return nil
    }
    guard format == Report.format.name else {
      fields["format"]?.report(.unknownWord(format, valid: [Report.format.name]))
      return nil
    }
    let known = Report.format.version
    guard fields.required("version")?.integer(in: known...known) != nil,
      let program = fields.required("program")?.text(),
      let suite = fields.required("suite")?.text(),
      let values = fields.required("entries")?.entries(0...100_000)
    else { return nil }
    let entries = values.compactMap(entry)
    guard entries.count == values.count else { return nil }
    return Report(
      suite: suite, version: program, stack: word(fields["stack"]), shard: word(fields["shard"]),
      entries: entries, unused: texts(fields["unused"]))
  }

  private func entry(_ value: Value) -> Report.Entry? {
    let keys = [
      "name", "group", "tags", "link", "place", "with", "device", "line", "status", "fault",
      "verdicts", "expectations", "goldens", "film",
    ]
    guard let fields = value.fields(keys), let name = fields.required("name")?.text(),
      let link = fields.required("link")?.text(), let place = fields.required("place")?.text(),
      let device = fields.required("device")?.text(),
      let line = fields.required("line")?.integer(in: 0...10_000_000)
    else { return nil }
    var entry = Report.Entry(
      name: name, group: word(fields["group"]), tags: texts(fields["tags"]), link: link,
      place: place, surroundings: word(fields["with"]) ?? "", device: device, line: line,
      fault: word(fields["fault"]))
    entry.verdicts = list(fields["verdicts"]) { value in
      guard let fields = value.fields(["strategy", "title", "verdict"]),
        let strategy = fields.required("strategy")?.text(),
        let title = fields.required("title")?.text(),
        let text = fields.required("verdict")?.text()
      else { return nil }
      return Report.Verdict(strategy: strategy, title: title, text: text)
    }
    entry.expectations = list(fields["expectations"]) { value in
      guard let fields = value.fields(["text", "strategy", "complaint"]),
        let text = fields.required("text")?.text(),
        let strategy = fields.required("strategy")?.text()
      else { return nil }
      return Report.Expectation(
        text: text, strategy: strategy, complaint: word(fields["complaint"]))
    }
    entry.pieces = list(fields["goldens"]) { piece($0, device) }
    entry.film = list(fields["film"]) { value in
      guard let fields = value.fields(["strategy", "frame"]),
        let strategy = fields.required("strategy")?.text(),
        let frame = fields.required("frame")?.integer(in: 0...10_000_000),
        let picture = bytes(ReportFolder.filmName(name, strategy, frame))
      else { return nil }
      return Report.Frame(strategy: strategy, frame: frame, picture: picture)
    }
    return entry
  }

  private func piece(_ value: Value, _ device: String) -> Report.Piece? {
    let keys = [
      "file", "kind", "frames", "status", "sentence", "otherStack", "pictures", "columns", "lanes",
    ]
    guard let fields = value.fields(keys), let file = fields.required("file")?.text(),
      let kind = fields.required("kind")?.word(of: PieceKind.allCases),
      let status = fields.required("status")?.word(of: Report.Status.allCases)
    else { return nil }
    let frames = (fields["frames"]?.entries(0...10_000) ?? []).compactMap {
      $0.integer(in: 0...10_000_000)
    }
    let what: Piece.Kind =
      switch kind {
      case .trace: .trace
      case .picture: .picture(frame: frames.first ?? 0)
      case .strip: .strip(frames: frames)
      }
    var piece = Report.Piece(
      piece: Piece(kind: what, file: file), status: status,
      sentence: word(fields["sentence"]) ?? "")
    piece.traces = list(fields["lanes"]) { lane($0, file, device) }
    let sides = texts(fields["pictures"])
    if sides.contains("actual"), let actual = bytes(ReportFolder.pictureName(file, "actual")) {
      func side(_ name: String) -> [UInt8]? {
        sides.contains(name) ? bytes(ReportFolder.pictureName(file, name)) : nil
      }
      piece.pictures = Report.Pictures(
        expected: side("expected"), actual: actual, difference: side("difference"),
        otherStack: word(fields["otherStack"]), columns: columns(fields["columns"]))
    }
    return piece
  }

  private func columns(_ value: Value?) -> [Report.Pictures.Column] {
    let edges = list(value) { $0.number(in: 0...100) }
    return stride(from: 1, to: edges.count, by: 2).map {
      Report.Pictures.Column(left: edges[$0 - 1], right: edges[$0])
    }
  }

  private enum PieceKind: String, CaseIterable { case trace, picture, strip }

  private func lane(_ value: Value, _ file: String, _ device: String) -> Report.TracePair? {
    let keys = ["strategy", "expected", "actual", "tolerance", "differences"]
    guard let fields = value.fields(keys), let strategy = fields.required("strategy")?.text()
    else { return nil }
    let tolerance = fields["tolerance"]?.fields(["points", "frames"])
    func trace(_ side: String) -> Trace? {
      guard fields[side]?.flag() == true else { return nil }
      let name = ReportFolder.traceName(file, strategy, side)
      do {
        guard let bytes = bytes(name) else { return nil }
        let read = try TraceReader.read(
          bytes, named: "\(data.path)/\(name)", device: catalog.device(named: device))
        var trace = read.traces.first
        trace?.strategy = strategy
        return trace
      } catch {
        problem.append(error)
        return nil
      }
    }
    return Report.TracePair(
      strategy: strategy, expected: trace("expected"), actual: trace("actual"),
      tolerance: TraceTolerance(
        points: tolerance?["points"]?.number(in: 0...1000) ?? 0,
        frames: tolerance?["frames"]?.integer(in: 0...60) ?? 0))
  }

  private func bytes(_ name: String) -> [UInt8]? {
    do {
      if let bytes = try data.bytes(of: name) { return bytes }
      problem.append(VerifyError.reading("\(data.path)/\(name)", reason: "it is not there"))
    } catch {
      problem.append(error)
    }
    return nil
  }

  private func list<Item>(_ value: Value?, _ item: (Value) -> Item?) -> [Item] {
    (value?.entries(0...100_000) ?? []).compactMap(item)
  }

  private func texts(_ value: Value?) -> [String] {
    guard let value, !isNull(value) else { return [] }
    return list(value) { $0.text() }
  }

  /// The text of a value, or `nil` for `null` and for nothing.
  private func word(_ value: Value?) -> String? {
    guard let value, !isNull(value), case .scalar(let text, _) = value.node.content else {
      return nil
    }
    return text.isEmpty ? nil : text
  }

  private func isNull(_ value: Value) -> Bool {
    if case .scalar("null", isPlain: true) = value.node.content { return true }
    return false
  }
}
