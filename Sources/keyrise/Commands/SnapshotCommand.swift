import Canvas
import Catalog
import Choreography
import Picture

/// `keyrise snapshot`: the picture of a state.
enum SnapshotCommand {
  static let view = Option(
    name: "--view", value: "VIEW",
    help: "what to show: phone, plot, strip or workbench (phone)")
  static let output = Option(
    name: "--output", letter: "o", value: "FILE|DIR", help: "the picture, or a folder for several")
  static let format = Option(
    name: "--format", value: "FORMAT",
    help: "png, svg or pdf, where no file's name says it (png)")
  static let background = Option(
    name: "--background", value: "none|#RRGGBB", help: "what stands behind; none is transparent")
  static let noBezel = Option(name: "--no-bezel", help: "the screen without the device around it")
  static let noTouch = Option(name: "--no-touch", help: "no dot where the finger is")
  static let outlines = Option(name: "--outlines", help: "text as shapes in SVG and PDF")
  static let at = Option(
    name: "--at", value: "MOMENT,…", help: "what a strip shows: 0,12,517ms (six of the take)")

  static let command = Command(
    name: "snapshot", summary: "write the picture of a state as PNG, SVG or PDF",
    operands: "LINK…", operandCount: 1...10_000,
    options: [
      output, view, format, .scale, background, noBezel, noTouch, outlines, at, .size, .compare,
      .with,
    ] + Option.catalog,
    notes: [
      "Without a moment the end of the take is shown, without a strategy the scene's first. In a",
      "folder a picture is named by its link, and by its view if that is not the phone:",
      "compose-sheet.open.delayed-focus.31.png, chat.drag-slow.strip.svg. `-o -` writes to standard",
      "output. A strip has a row for each strategy of its link; several links to one file are rows",
      "of one strip. --size counts for the views workbench and plot (880×460), --compare for",
      "workbench.",
    ], run: run)

  enum View: String, CaseIterable { case phone, plot, strip, workbench }

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let wish = try SnapshotWish(arguments)
    // The window shows all strategies, whichever of them a link selects.
    let workspace = try Workspace(
      arguments, links: wish.view == .workbench ? nil : arguments.operands)
    let orders = try wish.orders(workspace)
    let picturing = try Picturing(
      workspace: workspace, scale: wish.scale, size: wish.size, compared: wish.compared,
      options: wish.options)
    if wish.isFolder { try WholeFile.makeFolder(wish.target) }
    let progress = Progress(total: orders.count)
    for (index, order) in orders.enumerated() {
      progress.show(index, order.title)
      let bytes = try picturing.file(wish.format, outlines: wish.outlines, title: order.title) {
        try list(wish, order, $0)
      }
      try Output.deliver(bytes, to: order.path)
    }
    progress.clear()
    return .well
  }

  private static func list(
    _ wish: SnapshotWish, _ order: SnapshotWish.Order, _ picturing: Picturing
  ) throws -> DisplayList {
    let place = order.places[0]
    return switch wish.view {
    case .phone: try picturing.phone(place)
    case .workbench: try picturing.workbench(place)
    case .plot: try picturing.plot(place)
    case .strip: try picturing.strip(order.places, moments: wish.moments)
    }
  }
}
