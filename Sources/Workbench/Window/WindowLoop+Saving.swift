import Catalog
import Choreography

extension WindowLoop {
  /// Writes a strategy into the first watched folder, or else the current one, under a name that
  /// nothing has there.
  mutating func save(_ strategy: Strategy) {
    let folder = folders?.watch.folders.first
    do throws(ScreenshotFile.Failure) {
      let path = try ScreenshotFile.write(
        Array(StrategyWriter.text(of: strategy).utf8), stem: strategy.id, ending: "yaml",
        folder: folder)
      session.saved(strategy, at: path)
      session.report("saved", [.init("path", .string(path))])
    } catch {
      session.show("Not saved: \(error.path): \(error.reason).", isError: true)
    }
    isStale = true
  }
}
