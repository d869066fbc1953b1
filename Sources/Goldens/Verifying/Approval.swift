import Catalog

/// Makes what a suite keeps now its goldens.
public struct Approval: Sendable {
  private let verifier: Verifier

  /// Approval of what `verifier` finds.
  public init(_ verifier: Verifier) { self.verifier = verifier }

  /// Which goldens are written.
  public enum Extent: Hashable, Sendable {
    /// All whose content differs or is missing; what is the same stays untouched.
    case changed
    /// Those alone that are missing.
    case missing
    /// All, also those that are the same.
    case all
  }

  /// What was done.
  public struct Outcome: Hashable, Sendable {
    /// Files that were written, in the order of the suite.
    public var written: [String] = []
    /// How many were left as they were.
    public var kept = 0
    /// Files that were taken away.
    public var removed: [String] = []
  }

  /// Writes the goldens of the entries that fit one of `names`; without any, of all.
  ///
  /// Everything is run and painted before the first file is written: an entry that cannot be run
  /// changes nothing. Each file is written whole or not at all, so that a stopped call leaves
  /// goldens of which each is the old or the new one.
  /// - Throws: `VerifyError`, `CanvasError`.
  public func approve(
    _ names: [String] = [], extent: Extent = .changed, prune: Bool = false,
    progress: @Sendable (Int) -> Void = { _ in }
  ) throws -> Outcome {
    let entries = try chosen(names)
    var outcome = Outcome()
    let folder = GoldenFolder(verifier.suite.folder)
    let renderings = try render(entries, extent, progress)
    if !renderings.isEmpty { try folder.make() }
    for rendering in renderings {
      for file in rendering.files {
        try folder.write(file.bytes, as: file.name)
        outcome.written.append(file.name)
      }
      outcome.kept += rendering.kept
    }
    for name in try folder.leftOvers() { try folder.remove(name) }
    if prune {
      for name in try verifier.unused() {
        try folder.remove(name)
        outcome.removed.append(name)
      }
    }
    return outcome
  }

  /// The entries that `names` mean; a name that means none is an error.
  private func chosen(_ names: [String]) throws(VerifyError) -> [SuiteEntry] {
    let all = verifier.suite.entries
    if names.isEmpty { return all }
    let patterns = names.map { Pattern($0) }
    func fits(_ pattern: Pattern, _ entry: SuiteEntry) -> Bool {
      pattern.fitsWhole(entry.name) || pattern.fitsWhole(entry.path)
    }
    let unknown = zip(names, patterns).filter { pair in !all.contains { fits(pair.1, $0) } }
    guard unknown.isEmpty else {
      throw .unknownNames(unknown.map(\.0), valid: all.map(\.name))
    }
    return all.filter { entry in patterns.contains { fits($0, entry) } }
  }

  /// The goldens of an entry that are to be written.
  private struct Rendering: Sendable {
    var files: [File] = []
    var kept = 0
    var fault: String?
  }

  private struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  private func render(
    _ entries: [SuiteEntry], _ extent: Extent, _ progress: @Sendable (Int) -> Void
  ) throws -> [Rendering] {
    let examiner = try verifier.examiner(entries, .none)
    let window = verifier.window
    let renderings = ParallelWork.map(
      entries, threads: verifier.threads, tool: { StudioSource(window: window) }, done: progress
    ) { entry, studio in Self.render(entry, extent, examiner, studio) }
    let faults = renderings.compactMap(\.fault)
    guard faults.isEmpty else { throw VerifyError.entries(faults) }
    return renderings
  }

  private static func render(
    _ entry: SuiteEntry, _ extent: Extent, _ examiner: Examiner, _ studio: StudioSource
  ) -> Rendering {
    var rendering = Rendering()
    let result = examiner.examine(entry, in: studio)
    if let fault = result.fault {
      rendering.fault = "\(entry.name): \(fault)"
      return rendering
    }
    let rehearsal = Rehearsal(entry)
    for piece in result.pieces {
      let isWanted =
        switch extent {
        case .all: true
        case .missing: piece.status == .missing
        case .changed: piece.status != .same
        }
      guard isWanted else {
        rendering.kept += 1
        continue
      }
      do {
        let bytes = try examiner.golden(of: piece.piece, entry, rehearsal, studio)
        rendering.files.append(File(name: piece.piece.file, bytes: bytes))
      } catch {
        rendering.fault = "\(entry.name): \(error)"
      }
    }
    return rendering
  }
}
