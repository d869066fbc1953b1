import Glibc

/// Shows on a terminal how far long work has come; silent everywhere else.
struct Progress {
  /// How many steps there are.
  let total: Int
  private let isShown: Bool

  /// Progress of `total` steps.
  init(total: Int) {
    self.total = total
    isShown = total > 1 && isatty(STDERR_FILENO) == 1
  }

  /// Says that step `index`, called `what`, begins.
  func show(_ index: Int, _ what: String) {
    guard isShown else { return }
    _ = Console.put(
      Array("\r\u{1B}[K\(index + 1)/\(total) \(what.printable)".utf8), to: STDERR_FILENO)
  }

  /// Takes the line away.
  func clear() {
    if isShown { _ = Console.put(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO) }
  }
}
