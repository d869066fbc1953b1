import Choreography
import Workbench

/// Where the command line hands over to the window.
enum WorkbenchCommand {
  /// Opens the window and stays until it is closed.
  static func open(
    _ stock: Stock, _ opening: Opening, size: Size, uiScale: Double?, logPath: String?
  ) throws(CommandError) -> ExitCode {
    throw .unavailable("the window is not there yet")
  }
}
