import Choreography

/// A phone alone on the colour of the stage, as a whole picture.
public enum PhonePicture {
  /// From the housing to the picture's edges, in points.
  public static let margin = 32.0

  /// The picture's extent in points.
  public static func size(of device: Device) -> Size {
    let outer = PhoneView.outerSize(of: device)
    return Size(width: outer.width + 2 * margin, height: outer.height + 2 * margin)
  }

  /// The picture of `appearance` with `scale` device pixels for a point.
  ///
  /// Its targets are named `phone.0` and `phone.0.<element>`.
  public static func list(
    _ appearance: Appearance, scale: Double, showsCaret: Bool = true,
    measurer: any TextMeasuring
  ) -> DisplayList {
    let size = size(of: appearance.device)
    let grid = PixelGrid(scale: scale)
    let placement = PhonePlacement(
      x: grid.pixel(margin), y: grid.pixel(margin), pixelsPerPoint: scale, layerScale: scale)
    let phone = PhoneView(
      appearance: appearance, placement: placement, showsCaret: showsCaret, measurer: measurer)
    let whole = PixelRect(
      x: 0, y: 0, width: grid.length(size.width), height: grid.length(size.height))
    let ground = Rect(
      x: 0, y: 0, width: grid.points(whole.width), height: grid.points(whole.height))
    let backdrop = [
      Command.fill(
        .rect(ground),
        .linear(
          from: Point(x: 0, y: 0), to: Point(x: 0, y: ground.height),
          stops: [Paint.Stop(0, stageTop), Paint.Stop(1, stageBottom)]))
    ]
    let outer = PhoneView.outerSize(of: appearance.device)
    let target = Target(
      id: "phone.0", rect: Rect(x: margin, y: margin, width: outer.width, height: outer.height),
      role: .phone, label: appearance.device.title, action: .touchPhone(0))
    return DisplayList(
      width: whole.width, height: whole.height,
      layers: [
        Layer(id: "stage", frame: whole, scale: scale, commands: backdrop + phone.housing),
        phone.screenLayer(id: "phone.0", over: backdrop),
      ],
      targets: [target] + phone.targets(prefix: "phone.0", action: .touchPhone(0)))
  }

  /// The stage's colours (TOKENS §1).
  private static let stageTop = Color(0x24262B)
  private static let stageBottom = Color(0x191A1E)
}
