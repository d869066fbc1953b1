import Choreography

/// A phone as a picture: what never moves about it, and its screen.
///
/// The housing goes into the caller's own still layer; the screen is a layer of its own, which
/// shows beneath its round corners what the caller says stands behind the phone.
public struct PhoneView {
  /// What stands on the screen.
  public let appearance: Appearance
  /// Where the phone stands.
  public let placement: PhonePlacement
  /// Whether a focused field shows its caret.
  public let showsCaret: Bool

  let context: PhoneContext

  /// The picture of `appearance` at a place.
  public init(
    appearance: Appearance, placement: PhonePlacement, showsCaret: Bool,
    measurer: any TextMeasuring
  ) {
    self.appearance = appearance
    self.placement = placement
    self.showsCaret = showsCaret
    context = PhoneContext(
      device: appearance.device, theme: .of(appearance.theme),
      grid: PixelGrid(scale: placement.pixelsPerPoint), measurer: measurer)
  }

  /// The extent of a device's housing in points; its side buttons stand out by 2.5.
  public static func outerSize(of device: Device) -> Size { PhoneHousing.size(of: device) }

  /// Shadow, buttons, frame and bezel, in units of the layer.
  public var housing: [Command] {
    let transform = Transform(
      scale: placement.pixelsPerPoint / placement.layerScale,
      dx: Double(placement.x) / placement.layerScale,
      dy: Double(placement.y) / placement.layerScale)
    return [.group(PhoneHousing(device: appearance.device).commands(), transform: transform)]
  }

  /// The screen in device pixels of the whole picture.
  public var screenFrame: PixelRect {
    let body = appearance.device.body
    return PixelRect(
      x: placement.x + context.grid.pixel(body.bezelX),
      y: placement.y + context.grid.pixel(body.bezelY),
      width: context.pixelWidth, height: context.pixelHeight)
  }

  /// From points of the screen to units of the layer.
  public var screenTransform: Transform {
    Transform(
      scale: placement.pixelsPerPoint / placement.layerScale,
      dx: Double(screenFrame.x) / placement.layerScale,
      dy: Double(screenFrame.y) / placement.layerScale)
  }

  /// The screen as a layer called `id`.
  ///
  /// `backdrop` is what stands behind the phone, in units of the layer and opaque; beneath the
  /// screen's round corners it and the housing are seen.
  public func screenLayer(id: String, over backdrop: [Command]) -> Layer {
    let frame = screenFrame
    let scale = placement.layerScale
    let behind = Group(
      backdrop + housing,
      transform: Transform(dx: -Double(frame.x) / scale, dy: -Double(frame.y) / scale))
    var commands: [Command] = []
    let corners = PhoneHousing(device: appearance.device).steps(
      grid: context.grid, width: frame.width, height: frame.height)
    let isSquare = corners.count == 4
    if !isSquare {
      commands.append(.tile(Tile(frame: frame, scale: scale, commands: [.group(behind)])))
    }
    let outline = Path.polygon(
      corners.map {
        Point(x: ($0.x + Double(frame.x)) / scale, y: ($0.y + Double(frame.y)) / scale)
      })
    commands.append(.group(screen(frame: frame), clip: outline))
    if !isSquare { commands.append(cornerRing(around: frame, outline: outline)) }
    return Layer(id: id, frame: frame, scale: scale, commands: commands)
  }

  /// The bezel over the corners of what the screen shows.
  private func cornerRing(around frame: PixelRect, outline: Path) -> Command {
    let scale = placement.layerScale
    let rect = Rect(
      x: Double(frame.x) / scale, y: Double(frame.y) / scale, width: Double(frame.width) / scale,
      height: Double(frame.height) / scale)
    let radius = appearance.device.body.screenRadius * placement.pixelsPerPoint / scale
    return .fill(
      outline.appending(.rounded(rect, radius: radius)), .solid(PhoneHousing.bezel), rule: .evenOdd)
  }

  /// What can be aimed at on the screen, named `prefix.element`, in units of the layer.
  public func targets(prefix: String, action: Action) -> [Target] {
    let transform = screenTransform
    let screen = Rect(x: 0, y: 0, width: context.width, height: context.height)
    return appearance.elements.compactMap { element in
      guard let seen = element.rect.intersection(screen) else { return nil }
      let corner = transform.apply(Point(x: seen.x, y: seen.y))
      return Target(
        id: "\(prefix).\(element.id.name)",
        rect: Rect(
          x: corner.x, y: corner.y, width: seen.width * transform.scale,
          height: seen.height * transform.scale),
        role: .element, label: element.id.name, action: action)
    }
  }
}
