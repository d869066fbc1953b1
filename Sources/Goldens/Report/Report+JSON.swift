import Catalog
import Choreography

extension Report {
  /// What stands in `format`, and the version of what it says.
  static let format = (name: "keyrise-report", version: 1)

  /// The report for machines. Pictures and numbers are named by the files that
  /// `ReportFolder` keeps beside it.
  public var json: JSON {
    .object([
      .init("format", .string(Self.format.name)), .init("version", .integer(Self.format.version)),
      .init("program", .string(version)), .init("suite", .string(suite)),
      .init("stack", stack.map { .string($0) } ?? .null),
      .init("shard", shard.map { .string($0) } ?? .null),
      .init("status", .string(status.rawValue)), .init("summary", .string(summary)),
      .init("unused", .array(unused.map { .string($0) })),
      .init("entries", .array(entries.map(Self.json))),
    ])
  }

  private static func json(_ entry: Entry) -> JSON {
    .object([
      .init("name", .string(entry.name)), .init("group", entry.group.map { .string($0) } ?? .null),
      .init("tags", .array(entry.tags.map { .string($0) })), .init("link", .string(entry.link)),
      .init("place", .string(entry.place)), .init("with", .string(entry.surroundings)),
      .init("device", .string(entry.device)), .init("line", .integer(entry.line)),
      .init("status", .string(entry.status.rawValue)),
      .init("fault", entry.fault.map { .string($0) } ?? .null),
      .init(
        "verdicts",
        .array(
          entry.verdicts.map {
            .object([
              .init("strategy", .string($0.strategy)), .init("title", .string($0.title)),
              .init("verdict", .string($0.text)),
            ])
          })),
      .init(
        "expectations",
        .array(
          entry.expectations.map {
            .object([
              .init("text", .string($0.text)), .init("strategy", .string($0.strategy)),
              .init("complaint", $0.complaint.map { .string($0) } ?? .null),
            ])
          })),
      .init("goldens", .array(entry.pieces.map { json($0) })),
      .init(
        "film",
        .array(
          entry.film.map {
            .object([
              .init("strategy", .string($0.strategy)), .init("frame", .integer($0.frame)),
            ])
          })),
    ])
  }

  private static func json(_ piece: Piece) -> JSON {
    let (kind, frames): (String, [Int]) =
      switch piece.piece.kind {
      case .trace: ("trace", [])
      case .picture(let frame): ("picture", [frame])
      case .strip(let frames): ("strip", frames)
      }
    return .object([
      .init("file", .string(piece.piece.file)), .init("kind", .string(kind)),
      .init("frames", .array(frames.map { .integer($0) })),
      .init("status", .string(piece.status.rawValue)), .init("sentence", .string(piece.sentence)),
      .init("otherStack", piece.pictures?.otherStack.map { .string($0) } ?? .null),
      .init(
        "pictures",
        piece.pictures.map { pictures in
          .array(
            [
              pictures.expected.map { _ in "expected" }, "actual",
              pictures.difference.map { _ in "difference" },
            ].compactMap { $0.map { .string($0) } })
        } ?? .null),
      .init(
        "columns",
        .array(
          (piece.pictures?.columns ?? []).flatMap { [JSON.number($0.left), .number($0.right)] })),
      .init("lanes", .array(piece.traces.map { lane($0) })),
    ])
  }

  private static func lane(_ pair: TracePair) -> JSON {
    .object([
      .init("strategy", .string(pair.strategy)),
      .init("expected", .bool(pair.expected != nil)), .init("actual", .bool(pair.actual != nil)),
      .init(
        "tolerance",
        .object([
          .init("points", .number(pair.comparison?.tolerance.points ?? 0)),
          .init("frames", .integer(pair.comparison?.tolerance.frames ?? 0)),
        ])),
      .init(
        "differences", .array((pair.comparison?.clauses ?? []).map { .string($0) })),
    ])
  }
}
