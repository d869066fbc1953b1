import Canvas
import Catalog
import Picture

/// Compares a suite with its goldens; writes nothing.
public struct Verifier: Sendable {
  /// What is compared.
  public var suite: Suite
  /// The program's version.
  public var version: String
  /// How many threads work; by default one for each core.
  public var threads: Int
  /// Makes what a window shows for an entry at a frame and a scale, for the view `workbench`.
  public var window:
    (
      @Sendable (SuiteEntry, _ frame: Int, _ scale: Double) throws -> WorkbenchModel
    )?

  /// A verifier of `suite` in a program of `version`.
  public init(_ suite: Suite, version: String) {
    self.suite = suite
    self.version = version
    threads = ParallelWork.cores
  }

  /// What the entries that `selection` chooses are beside their goldens.
  ///
  /// `evidence` is what the report has beside the sentences. `progress` is called with how many
  /// entries are done, one call at a time.
  /// - Throws: `CanvasError` where pictures are kept and there are no fonts to draw them with.
  public func verify(
    _ selection: Suite.Selection = Suite.Selection(), evidence: Evidence = .pictures,
    progress: @Sendable (Int) -> Void = { _ in }
  ) throws -> Report {
    let entries = suite.entries(selection)
    let examiner = try examiner(entries, evidence)
    let window = window
    let results = ParallelWork.map(
      entries, threads: threads, tool: { StudioSource(window: window) }, done: progress
    ) { entry, studio in examiner.examine(entry, in: studio) }
    let stack = examiner.stack.map { stack in
      Provenance.stackKeys.map { "\($0.name) \(stack[keyPath: $0.path])" }.joined(separator: ", ")
    }
    return Report(
      suite: suite.file, version: version, stack: stack,
      shard: selection.shard.map { "\($0.index)/\($0.count)" }, entries: results,
      unused: try unused())
  }

  /// What a report has beside the sentences.
  public enum Evidence: Int, Hashable, Sendable, Comparable {
    /// Nothing: the fastest.
    case none
    /// The pictures that fail, as golden, as they are now, and their difference.
    case pictures
    /// The screens around the first difference too.
    case film

    /// Whether `lhs` is less.
    public static func < (lhs: Evidence, rhs: Evidence) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Goldens that no entry of the whole suite keeps.
  public func unused() throws(VerifyError) -> [String] {
    let kept = Set(suite.entries.flatMap { $0.pieces.map(\.file) })
    return try GoldenFolder(suite.folder).names().filter { !kept.contains($0) }
  }

  func examiner(_ entries: [SuiteEntry], _ evidence: Evidence) throws -> Examiner {
    let draws = entries.contains { $0.pieces.contains(where: \.isPicture) } || evidence == .film
    return Examiner(
      folder: GoldenFolder(suite.folder), version: version,
      stack: draws ? try DrawingStack.current() : nil, evidence: evidence)
  }
}
