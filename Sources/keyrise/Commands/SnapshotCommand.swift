import Canvas
import Catalog
import Choreography
import Picture

/// `keyrise snapshot`: the picture of a state.
enum SnapshotCommand {
  private static let view = Option(
    name: "--view", value: "VIEW", help: "what to show: phone, workbench or plot (phone)")
  private static let output = Option(
    name: "--output", letter: "o", value: "FILE|DIR", help: "the picture, or a folder for several")

  static let command = Command(
    name: "snapshot", summary: "write the picture of a state as PNG", operands: "LINK…",
    operandCount: 1...10_000,
    options: [output, view, .scale, .size, .compare, .with] + Option.catalog,
    notes: [
      "Without a moment the end of the take is shown, without a strategy the scene's first. In a",
      "folder a picture is named by its link: compose-sheet.open.delayed-focus.31.png. `-o -` writes",
      "to standard output. --size counts for the views workbench and plot",
      "(880×460), --compare for workbench.",
    ], run: run)

  private enum View: String, CaseIterable { case phone, workbench, plot }

  /// A picture that is wanted, and where it goes; `nil` is standard output.
  private struct Order {
    var place: Workspace.Place
    var path: String?
  }

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let view = try arguments.word(view, otherwise: View.phone)
    let (scale, compared) = try (arguments.scale, arguments.compared)
    let size =
      try view == .plot
      ? arguments.size(otherwise: PlotPicture.standardSize) : arguments.size
    guard let target = arguments.value(output) else { throw CommandError.noOutput }
    let isFolder = try target != "-" && isFolder(target, count: arguments.operands.count)
    if target != "-", !isFolder { try checkEnding(target) }
    let workspace = try Workspace(arguments)
    let orders = try self.orders(arguments.operands, workspace, target, isFolder: isFolder)
    let picturing = try Picturing(
      workspace: workspace, scale: scale, size: size, compared: compared)
    if isFolder { try WholeFile.makeFolder(target) }
    let progress = Progress(total: orders.count)
    for (index, order) in orders.enumerated() {
      progress.show(index, order.place.text)
      let bitmap = try picturing.bitmap(of: list(view, order.place, picturing))
      try Output.deliver(try png(bitmap), to: order.path)
    }
    progress.clear()
    return .well
  }

  private static func list(
    _ view: View, _ place: Workspace.Place, _ picturing: Picturing
  ) throws -> DisplayList {
    switch view {
    case .phone: try picturing.phone(place)
    case .workbench: try picturing.workbench(place)
    case .plot: try picturing.plot(place)
    }
  }

  private static func png(_ bitmap: Bitmap) throws(CommandError) -> [UInt8] {
    do {
      return try PNG.encode(bitmap)
    } catch {
      throw .unavailable(error.description)
    }
  }

  /// Whether `target` is a folder: by its name, since it is one, or since several are wanted.
  private static func isFolder(_ target: String, count: Int) throws(CommandError) -> Bool {
    if target.hasSuffix("/") || FileReader.isFolder(target) { return true }
    if count == 1 { return false }
    if ending(of: target) != nil { throw .severalOutputs(target) }
    return true
  }

  private static func checkEnding(_ path: String) throws(CommandError) {
    switch ending(of: path)?.lowercased() {
    case "png": return
    case "svg", "pdf": throw .notYetPicture(path)
    default: throw .wrongEnding(path)
    }
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  private static func orders(
    _ links: [String], _ workspace: Workspace, _ target: String, isFolder: Bool
  ) throws -> [Order] {
    if target == "-", links.count > 1 { throw CommandError.severalOutputs("standard output") }
    var orders: [Order] = []
    for text in links {
      let place = try workspace.place(text)
      var path: String? = target == "-" ? nil : target
      if isFolder {
        path = (target.hasSuffix("/") ? target : target + "/") + name(of: place.link)
        if let first = orders.first(where: { $0.path == path }) {
          throw CommandError.sameOutput(path ?? "", first: first.place.text, second: text)
        }
      }
      orders.append(Order(place: place, path: path))
    }
    return orders
  }

  /// The file's name for a link: its parts with dots between them.
  private static func name(of link: Link) -> String {
    var parts = [link.scene]
    if let take = link.take { parts.append(take) }
    switch link.strategy {
    case .known(let name): parts.append(name)
    case .file(let path): parts.append(FileReader.stem(of: path))
    case nil: break
    }
    switch link.moment {
    case .frame(let frame): parts.append(String(frame))
    case .milliseconds(let time): parts.append("\(time.plain)ms")
    case nil: break
    }
    return parts.joined(separator: ".") + ".png"
  }
}
