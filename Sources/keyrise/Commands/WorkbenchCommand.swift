import Catalog
import Choreography
import Workbench

/// Where the command line hands over to the window.
enum WorkbenchCommand {
  /// Opens the window and stays until it is closed.
  static func open(
    _ stock: Stock, _ opening: Opening, size: Size, uiScale: Double?, logPath: String?,
    watch: StrategyWatch? = nil
  ) throws(CommandError) -> ExitCode {
    let options = WindowOptions(
      uiScale: uiScale, logPath: logPath, watch: watch, width: Int(size.width),
      height: Int(size.height))
    do {
      try WindowLoop.run(stock: stock, opening: opening, options: options)
    } catch {
      if case .log(let path, let reason) = error {
        throw .cannotCreate(path, reason: reason)
      }
      throw .unavailable(error.description)
    }
    return .well
  }
}
