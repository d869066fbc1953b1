import Catalog
import Choreography
import Workbench

/// `keyrise open`, and `keyrise` alone: the window.
enum OpenCommand {
  private static let scale = Option(
    name: "--ui-scale", value: "1..4", help: "device pixels for one unit (what the desktop says)")
  private static let log = Option(
    name: "--log", value: "FILE", help: "write what happens to FILE, a line of JSON each")

  static let command = Command(
    name: "open", summary: "open the window (also without a command)", operands: "[LINK]",
    operandCount: 0...1, options: [.size, scale, log, .with] + Option.catalog,
    notes: [
      "Without a link: compose-sheet, take open, playing, with delayed-focus open. A link without",
      "a take is live. In the window `?` lists the keys. Files in the folders of --strategies are",
      "watched: saving one shows it at once.",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let size = try arguments.size
    let uiScale =
      arguments.has(scale) ? try arguments.number(scale, in: 1...4, otherwise: 1) : nil
    let folders = arguments.values(.strategies)
    let watch = folders.isEmpty ? nil : try StrategyWatch(folders: folders)
    let workspace = try Workspace(arguments, watch: watch)
    let opening: Opening
    if let text = arguments.operands.first {
      opening = try Picturing.opening(workspace.place(text), workspace)
    } else {
      opening = try Opening.launch(
        workspace.catalog, device: workspace.device,
        platform: workspace.setup.platform(workspace.device.platform),
        surroundings: workspace.setup.surroundings)
    }
    return try WorkbenchCommand.open(
      Stock(workspace.catalog), opening, size: size, uiScale: uiScale,
      logPath: arguments.value(log), watch: watch)
  }
}
