import Canvas

/// Why there is no window, or no window any more.
public enum WorkbenchError: Error, Sendable, CustomStringConvertible {
  /// There is no display that a window could stand on.
  case noDisplay(String)
  /// Something that drawing needs is not there.
  case drawing(String)
  /// The file for reports cannot be written.
  case log(String, reason: String)
  /// The toolkit refused something it must not refuse.
  case toolkit(asked: String, said: String)

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "no display: \(reason)"
    case .drawing(let reason): reason
    case .log(let path, let reason): "cannot write the log `\(path)`: \(reason)"
    case .toolkit(let asked, let said): "the window system refused \(asked): \(said)"
    }
  }
}
