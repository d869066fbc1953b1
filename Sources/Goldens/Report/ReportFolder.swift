import Catalog
import Choreography

/// A folder with a report: `report.json`, and beside it in `data` the pictures and numbers.
public struct ReportFolder: Sendable {
  /// Where it is.
  public let path: String

  /// The folder at `path`; it need not be there.
  public init(_ path: String) { self.path = path }

  static let fileName = "report.json"
  static let dataName = "data"

  /// Writes `report`; the file that names all others comes last.
  public func write(_ report: Report) throws(VerifyError) {
    let data = GoldenFolder("\(path)/\(Self.dataName)")
    try data.make()
    var kept: Set<String> = []
    for entry in report.entries {
      for file in Self.files(of: entry) {
        try data.write(file.bytes, as: file.name)
        kept.insert(file.name)
      }
    }
    for name in try data.names() where !kept.contains(name) { try data.remove(name) }
    try GoldenFolder(path).write(Array(report.json.text.utf8), as: Self.fileName)
  }

  /// Writes another file of the report, such as its page.
  public func write(_ bytes: [UInt8], as name: String) throws(VerifyError) {
    try GoldenFolder.make(path)
    try GoldenFolder(path).write(bytes, as: name)
  }

  private static func files(of entry: Report.Entry) -> [(name: String, bytes: [UInt8])] {
    var files: [(String, [UInt8])] = []
    for piece in entry.pieces {
      let name = piece.piece.file
      for pair in piece.traces {
        for (side, trace) in [("expected", pair.expected), ("actual", pair.actual)] {
          guard let trace else { continue }
          files.append(
            (traceName(name, pair.strategy, side), Array(TraceWriter.csv([trace]).utf8)))
        }
      }
      for (side, bytes) in [
        ("expected", piece.pictures?.expected), ("actual", piece.pictures?.actual),
        ("difference", piece.pictures?.difference),
      ] {
        if let bytes { files.append((pictureName(name, side), bytes)) }
      }
    }
    for frame in entry.film {
      files.append((filmName(entry.name, frame.strategy, frame.frame), frame.picture))
    }
    return files
  }

  static func traceName(_ file: String, _ strategy: String, _ side: String) -> String {
    "\(file.dropLast(4)).\(safe(strategy)).\(side).csv"
  }

  static func pictureName(_ file: String, _ side: String) -> String {
    "\(file.dropLast(4)).\(side).png"
  }

  static func filmName(_ entry: String, _ strategy: String, _ frame: Int) -> String {
    "\(entry).\(safe(strategy)).film@\(frame).png"
  }

  /// A name without what a file's name cannot hold.
  private static func safe(_ name: String) -> String {
    String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
  }
}
