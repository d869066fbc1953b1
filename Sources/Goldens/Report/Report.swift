import Choreography

/// What a verification found: a value from which pages and files are made.
public struct Report: Hashable, Sendable {
  /// The suite's file, as it was named.
  public var suite: String
  /// The program's version.
  public var version: String
  /// What drew the pictures: `Cairo 1.16.0, Pango 1.50.12, …`; `nil` where nothing was drawn.
  public var stack: String?
  /// The part of the suite that was looked at: `2/5`; `nil` for all of it.
  public var shard: String?
  /// What became of each entry, in the order of the suite.
  public var entries: [Entry]
  /// Files among the goldens that no entry keeps, by name.
  public var unused: [String]

  /// A report from all its parts.
  public init(
    suite: String, version: String, stack: String?, shard: String? = nil, entries: [Entry],
    unused: [String] = []
  ) {
    self.suite = suite
    self.version = version
    self.stack = stack
    self.shard = shard
    self.entries = entries
    self.unused = unused
  }

  /// What became of a golden, an expectation or an entry, the better first.
  public enum Status: String, CaseIterable, Hashable, Sendable, Comparable {
    /// As the golden, within the tolerance.
    case same
    /// There is no golden.
    case missing
    /// Not as the golden, or an expectation does not hold.
    case different
    /// The golden, or the entry itself, is broken.
    case broken
    /// The golden could not be read.
    case unreadable

    /// Whether `lhs` is better.
    public static func < (lhs: Status, rhs: Status) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Status.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The worst of all entries; with none at all everything is the same.
  public var status: Status { entries.map(\.status).max() ?? .same }

  /// The entries with the failing ones first, each part in the order of the suite.
  public var entriesFailingFirst: [Entry] {
    entries.filter { $0.status != .same } + entries.filter { $0.status == .same }
  }

  /// How many entries have `status`.
  public func count(of status: Status) -> Int { entries.count { $0.status == status } }
}
