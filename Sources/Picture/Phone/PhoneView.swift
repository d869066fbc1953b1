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
  /// Whether what interrupts the screen is drawn: a bare screen is without it.
  var showsCutout = true

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
  /// `backdrop` is what stands behind the phone, in units of the layer and opaque; outside of the
  /// screen's round corners it and the housing are seen.
  public func screenLayer(id: String, over backdrop: [Command]) -> Layer {
    let frame = screenFrame
    let scale = placement.layerScale
    let corners = ScreenCorners(
      body: appearance.device.body, grid: context.grid, width: frame.width, height: frame.height)
    var commands = screen(frame: frame)
    if !corners.blocks.isEmpty {
      let behind = backdrop + housing
      commands += corners.blocks.map { block in
        let place = PixelRect(
          x: block.x + frame.x, y: block.y + frame.y, width: block.width, height: block.height)
        let toBlock = Transform(dx: -Double(place.x) / scale, dy: -Double(place.y) / scale)
        return .tile(
          Tile(frame: place, scale: scale, commands: [.group(behind, transform: toBlock)]))
      }
      commands.append(ring(inside: corners.outline))
    }
    return Layer(id: id, frame: frame, scale: scale, commands: commands)
  }

  /// The bezel between the steps of what was put back and the screen's round edge.
  private func ring(inside outline: Path) -> Command {
    let (frame, scale) = (screenFrame, placement.layerScale)
    let rect = Rect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    let radius = appearance.device.body.screenRadius * placement.pixelsPerPoint
    let path = outline.appending(.rounded(rect, radius: radius))
    return .group(
      [.fill(path, .solid(PhoneHousing.bezel), rule: .evenOdd)],
      transform: Transform(
        scale: 1 / scale, dx: Double(frame.x) / scale, dy: Double(frame.y) / scale))
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
