import Choreography

/// A film strip: chosen moments of one lane or of several side by side, each with its time.
public enum StripPicture {
  /// A lane: a row of the strip.
  public struct Lane: Hashable, Sendable {
    /// The strategy's name to read, above the phones.
    public var title: String
    /// What is said after the title, such as the verdict; empty for nothing.
    public var note: String
    /// The moments from the left.
    public var shots: [Shot]

    /// A lane from its title and its moments.
    public init(title: String, note: String = "", shots: [Shot]) {
      self.title = title
      self.note = note
      self.shots = shots
    }
  }

  /// A moment of a lane.
  public struct Shot: Hashable, Sendable {
    /// What stands below the phone, such as its time.
    public var label: String
    /// What stands below that, such as its frame; empty for nothing.
    public var detail: String
    /// Whether it is marked, such as the first frame in which something is wrong.
    public var isMarked: Bool
    /// What stands on the screen.
    public var appearance: Appearance

    /// A moment from all its parts.
    public init(
      label: String, detail: String = "", isMarked: Bool = false, appearance: Appearance
    ) {
      self.label = label
      self.detail = detail
      self.isMarked = isMarked
      self.appearance = appearance
    }

    /// A moment named by its time in milliseconds and its frame.
    public init(
      at moment: Instant, rate: RefreshRate, isMarked: Bool = false, appearance: Appearance
    ) {
      let milliseconds = (moment.seconds(since: 0, at: rate) * 1000).rounded()
      let rounded = Int(exactly: milliseconds) ?? 0
      self.init(
        label: "\(rounded) ms", detail: "frame \(moment.frame)", isMarked: isMarked,
        appearance: appearance)
    }
  }

  /// Units of the strip for a point of the phone.
  public static let phoneScale = 0.4

  /// The strip with `scale` device pixels for a unit.
  ///
  /// Without a lane it is an empty stage. Its targets are `phone.<lane>.<shot>`.
  public static func list(
    _ lanes: [Lane], scale: Double, options: PictureOptions = PictureOptions(),
    measurer: any TextMeasuring
  ) -> DisplayList {
    let layout = StripLayout(lanes, scale: scale, options: options, measurer: measurer)
    let ink = StripInk(options.background)
    let ground = options.ground(
      Size(width: layout.grid.points(layout.width), height: layout.grid.points(layout.height)))
    var still = ground
    var screens: [Layer] = []
    var targets: [Target] = []
    for (row, lane) in lanes.enumerated() {
      let place = layout.rows[row]
      still += place.heading(lane, ink: ink, measurer: measurer)
      for (column, shot) in lane.shots.enumerated() {
        let id = "phone.\(row).\(column)"
        let cell = place.cells[column]
        let phone = PhoneView(
          appearance: options.shown(shot.appearance), placement: cell.placement,
          showsCaret: options.showsCaret, measurer: measurer)
        let edge = options.showsBezel ? [] : [phone.edge(ink.line)]
        let parts = phone.parts(
          id: id, over: ground + edge, options: options, roundsBareScreen: true)
        still += edge + parts.still + cell.caption(shot, ink: ink, measurer: measurer)
        screens.append(parts.screen)
        targets.append(
          Target(
            id: id, rect: cell.rect, role: .phone, label: "\(lane.title), \(shot.label)",
            action: .none))
      }
    }
    let whole = PixelRect(x: 0, y: 0, width: layout.width, height: layout.height)
    return DisplayList(
      width: layout.width, height: layout.height,
      layers: [Layer(id: "stage", frame: whole, scale: scale, commands: still)] + screens,
      targets: targets)
  }
}
