import Catalog
import Choreography

/// A suite: what is compared with approved files, and where those are.
public struct Suite: Sendable {
  /// The suite's file, as it was named.
  public var file: String
  /// The folder of its goldens.
  public var folder: String
  /// Its entries, in the order of the file.
  public var entries: [SuiteEntry]

  /// The name of a suite's file where none is given.
  public static let fileName = "keyrise.yaml"

  /// The entries that `selection` chooses.
  public func entries(_ selection: Selection) -> [SuiteEntry] {
    let chosen = entries.filter { selection.chooses($0) }
    guard let shard = selection.shard else { return chosen }
    return chosen.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }

  /// Which entries of a suite are meant.
  public struct Selection: Hashable, Sendable {
    /// Patterns of which one must fit; none means all.
    public var patterns: [String]
    /// The part of a suite that one machine of several takes.
    public var shard: Shard?

    /// A selection from its parts.
    public init(patterns: [String] = [], shard: Shard? = nil) {
      self.patterns = patterns
      self.shard = shard
    }

    /// Whether a pattern fits the name, the group with the name, or a tag of `entry`.
    public func chooses(_ entry: SuiteEntry) -> Bool {
      patterns.isEmpty
        || patterns.contains { pattern in
          let pattern = Pattern(pattern)
          return pattern.fits(entry.path) || pattern.fits(entry.name)
            || entry.tags.contains { pattern.fitsWhole($0) }
        }
    }
  }

  /// The part of a suite that one machine of several takes.
  public struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    public var index: Int
    /// How many parts there are.
    public var count: Int

    /// Part `index` of `count`; `nil` unless 1 ≤ index ≤ count ≤ 1000.
    public init?(index: Int, count: Int) {
      guard (1...1000).contains(count), (1...count).contains(index) else { return nil }
      self.index = index
      self.count = count
    }

    /// The shard that `text` writes: `2/5`.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
      self.init(index: index, count: count)
    }
  }
}
