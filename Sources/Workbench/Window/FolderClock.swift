import Catalog

/// When the folders of strategies are looked at.
struct FolderClock: Sendable {
  /// The folders.
  var watch: StrategyWatch
  /// Nanoseconds of the clock at which they were last looked at.
  var seen: UInt64

  /// Milliseconds from one look to the next: four looks a second.
  static let pitch = 250

  /// What has changed, where it is time to look.
  mutating func changes(at now: UInt64) -> [StrategyFile] {
    guard now >= seen + UInt64(Self.pitch) * 1_000_000 else { return [] }
    seen = now
    return watch.look()
  }
}

extension WindowLoop {
  /// Shows files that have changed.
  mutating func lookAtFolders() {
    guard let files = folders?.changes(at: Toolkit.now), !files.isEmpty else { return }
    session.take(files)
    isStale = true
  }
}
