import Catalog
import Choreography
import Picture

/// What a call of `keyrise snapshot` asks for.
struct SnapshotWish {
  let view: SnapshotCommand.View
  let format: PictureFormat
  let scale: Double
  let size: Size
  let compared: Int
  let options: PictureOptions
  /// Whether text becomes shapes.
  let outlines: Bool
  /// What a strip shows; empty for what tells its story.
  let moments: [Link.Moment]
  /// The file or folder, or `-`.
  let target: String
  /// Whether the target is a folder.
  let isFolder: Bool
  private let links: [String]

  /// A picture that is wanted, and where it goes; `nil` is standard output.
  struct Order {
    /// What it shows; more than one only in a strip.
    var places: [Workspace.Place]
    var path: String?

    /// What it is called.
    var title: String { places.map(\.text).joined(separator: " ") }
  }

  init(_ arguments: Arguments) throws {
    view = try arguments.word(SnapshotCommand.view, otherwise: .phone)
    (scale, compared) = try (arguments.scale, arguments.compared)
    size =
      try view == .plot
      ? arguments.size(otherwise: PlotPicture.standardSize) : arguments.size
    links = arguments.operands
    guard let target = arguments.value(SnapshotCommand.output) else {
      throw CommandError.noOutput
    }
    self.target = target
    isFolder = try target != "-" && Self.isFolder(target, count: view == .strip ? 1 : links.count)
    format = try Self.format(arguments, target, isNamed: target != "-" && !isFolder)
    options = try Self.options(arguments, view)
    outlines = arguments.has(SnapshotCommand.outlines)
    if outlines, format == .png {
      throw CommandError.notForFormat("--outlines", formats: ["SVG", "PDF"])
    }
    moments = try Self.moments(arguments, view)
  }

  // MARK: Options

  private static func options(
    _ arguments: Arguments, _ view: SnapshotCommand.View
  ) throws(CommandError) -> PictureOptions {
    func check(_ option: Option, _ views: [SnapshotCommand.View]) throws(CommandError) -> Bool {
      guard arguments.has(option) else { return false }
      guard views.contains(view) else {
        throw .notForView(option.name, views: views.map(\.rawValue))
      }
      return true
    }
    var options = PictureOptions()
    options.showsBezel = try !check(SnapshotCommand.noBezel, [.phone, .strip])
    options.showsTouch = try !check(SnapshotCommand.noTouch, [.phone, .strip, .workbench])
    if try check(SnapshotCommand.background, [.phone, .plot, .strip]),
      let text = arguments.value(SnapshotCommand.background)
    {
      guard let background = background(text) else {
        throw .badValue("--background", text, expected: "none or a colour such as #1C1C1E")
      }
      options.background = background
    }
    return options
  }

  private static func background(_ text: String) -> PictureOptions.Background? {
    if text == "none" { return PictureOptions.Background.none }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let rgb = UInt32(digits, radix: 16)
    else { return nil }
    return .color(rgb)
  }

  private static func moments(
    _ arguments: Arguments, _ view: SnapshotCommand.View
  ) throws(CommandError) -> [Link.Moment] {
    let texts = arguments.values(SnapshotCommand.at)
    if texts.isEmpty { return [] }
    guard view == .strip else { throw .notForView("--at", views: ["strip"]) }
    var moments: [Link.Moment] = []
    for text in texts {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let moment = (try? Link("scene@\(part)"))?.moment else {
          throw .badValue("--at", text, expected: "frames and times, such as 0,12,517ms")
        }
        moments.append(moment)
      }
    }
    return moments
  }

  // MARK: Files

  /// Whether `target` is a folder: by its name, since it is one, or since several are wanted.
  private static func isFolder(_ target: String, count: Int) throws(CommandError) -> Bool {
    if target.hasSuffix("/") || FileReader.isFolder(target) { return true }
    if count == 1 { return false }
    if ending(of: target) != nil { throw .severalOutputs(target) }
    return true
  }

  private static func format(
    _ arguments: Arguments, _ target: String, isNamed: Bool
  ) throws(CommandError) -> PictureFormat {
    let asked = try arguments.word(SnapshotCommand.format, otherwise: PictureFormat.png)
    if !isNamed || (ending(of: target) == nil && arguments.has(SnapshotCommand.format)) {
      return asked
    }
    guard let named = ending(of: target).flatMap(PictureFormat.init(ending:)) else {
      throw .wrongEnding(target)
    }
    guard !arguments.has(SnapshotCommand.format) || named == asked else {
      throw .badValue(
        "--format", asked.rawValue, expected: "\(named.rawValue), as the name of \(target) says")
    }
    return named
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// What is to be drawn, and where each picture goes.
  func orders(_ workspace: Workspace) throws -> [Order] {
    let places = try links.map(workspace.place)
    let path = target == "-" ? nil : target
    if view == .strip, !isFolder { return [Order(places: places, path: path)] }
    if path == nil, places.count > 1 { throw CommandError.severalOutputs("standard output") }
    guard isFolder else { return places.map { Order(places: [$0], path: path) } }
    var orders: [Order] = []
    for place in places {
      let path = (target.hasSuffix("/") ? target : target + "/") + name(of: place.link)
      if let first = orders.first(where: { $0.path == path }) {
        throw CommandError.sameOutput(path, first: first.title, second: place.text)
      }
      orders.append(Order(places: [place], path: path))
    }
    return orders
  }

  /// The file's name for a link: its parts with dots between them.
  private func name(of link: Link) -> String {
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
    if view != .phone { parts.append(view.rawValue) }
    return parts.joined(separator: ".") + "." + format.rawValue
  }
}
