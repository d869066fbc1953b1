/// The clock of the window: how many sixtieths of a second have passed since it began.
///
/// Tick n is due at start + n/60 s, so that late pictures do not make time slow. A picture takes
/// in a few ticks at most and the others follow with the next ones; after a pause of more than a
/// second time goes on from where it stood, and no frame is left out.
struct Pacer: Sendable {
  /// When it began, in nanoseconds; `nil` while nothing changes by itself.
  private var start: UInt64?
  /// Ticks that were handed out.
  private var given: UInt64 = 0

  /// Ticks that one picture takes in at most.
  static let ticksPerPicture = 8
  /// Ticks that may be waiting.
  static let backlog: UInt64 = 60

  /// Whether it runs.
  var isRunning: Bool { start != nil }

  /// Begins at `now`, in nanoseconds, unless it runs.
  mutating func begin(at now: UInt64) {
    guard start == nil else { return }
    start = now
    given = 0
  }

  /// Stops: what passes until the next beginning does not count.
  mutating func stop() { start = nil }

  /// The ticks to hand out at `now`.
  mutating func ticks(at now: UInt64) -> Int {
    guard var start, now > start else { return 0 }
    var passed = Self.ticks(in: now - start)
    if passed > given + Self.backlog {
      let skipped = passed - given - Self.backlog
      start += skipped * 1_000_000_000 / 60
      self.start = start
      passed = given + Self.backlog
    }
    let count = min(passed - min(given, passed), UInt64(Self.ticksPerPicture))
    given += count
    return Int(count)
  }

  /// Nanoseconds from `now` until `count` more ticks are due.
  func wait(for count: Int, at now: UInt64) -> UInt64 {
    guard let start else { return 0 }
    let due = start + ((given + UInt64(max(count, 0))) * 1_000_000_000 + 59) / 60
    return due > now ? due - now : 0
  }

  private static func ticks(in nanoseconds: UInt64) -> UInt64 {
    let seconds = nanoseconds / 1_000_000_000
    return seconds * 60 + nanoseconds % 1_000_000_000 * 60 / 1_000_000_000
  }
}
