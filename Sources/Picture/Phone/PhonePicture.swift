import Choreography

/// A phone alone, as a whole picture.
public enum PhonePicture {
  /// From the housing to the picture's edges, in points.
  public static let margin = 32.0

  /// The picture's extent in points: the phone with room around it, or the bare screen.
  public static func size(
    of device: Device, options: PictureOptions = PictureOptions()
  ) -> Size {
    guard options.showsBezel else { return device.size }
    let outer = PhoneView.outerSize(of: device)
    return Size(width: outer.width + 2 * margin, height: outer.height + 2 * margin)
  }

  /// The picture of `appearance` with `scale` device pixels for a point.
  ///
  /// Without its housing the screen fills the picture; its corners are square unless a background
  /// other than the stage shows in them. The picture's targets are named `phone.0` and
  /// `phone.0.<element>`.
  public static func list(
    _ appearance: Appearance, scale: Double, options: PictureOptions = PictureOptions(),
    measurer: any TextMeasuring
  ) -> DisplayList {
    let device = appearance.device
    let size = size(of: device, options: options)
    let grid = PixelGrid(scale: scale)
    let corner = options.showsBezel ? grid.pixel(margin) : 0
    let body = device.body
    let placement = PhonePlacement(
      x: options.showsBezel ? corner : -grid.pixel(body.bezelX),
      y: options.showsBezel ? corner : -grid.pixel(body.bezelY), pixelsPerPoint: scale,
      layerScale: scale)
    let phone = PhoneView(
      appearance: options.shown(appearance), placement: placement,
      showsCaret: options.showsCaret, measurer: measurer)
    let whole = PixelRect(
      x: 0, y: 0, width: grid.length(size.width), height: grid.length(size.height))
    let backdrop = options.ground(
      Size(width: grid.points(whole.width), height: grid.points(whole.height)))
    let parts = phone.parts(
      id: "phone.0", over: backdrop, options: options,
      roundsBareScreen: options.background != .stage)
    let target = Target(
      id: "phone.0",
      rect: options.showsBezel
        ? Rect(
          x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
        : Rect(x: 0, y: 0, width: size.width, height: size.height),
      role: .phone, label: device.title, action: .touchPhone(0))
    return DisplayList(
      width: whole.width, height: whole.height,
      layers: [
        Layer(id: "stage", frame: whole, scale: scale, commands: backdrop + parts.still),
        parts.screen,
      ],
      targets: [target] + phone.targets(prefix: "phone.0", action: .touchPhone(0)))
  }
}
