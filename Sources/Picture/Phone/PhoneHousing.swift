import Choreography

/// The phone around its screen: shadow, buttons, frame and bezel (TOKENS §3, §8), in points from
/// the housing's left top corner.
///
/// A device on its side lies with its top at the left.
struct PhoneHousing {
  private let device: Device
  private let size: Size

  init(device: Device) {
    self.device = device
    size = PhoneHousing.size(of: device)
  }

  /// The extent of the housing in points, without the buttons that stand out of it.
  static func size(of device: Device) -> Size {
    Size(
      width: device.size.width + 2 * device.body.bezelX,
      height: device.size.height + 2 * device.body.bezelY)
  }

  /// Thickness of the metal frame.
  static let frame = 3.5
  static let bezel = Color(0x050506)

  /// Everything that never moves.
  func commands() -> [Command] {
    shadows + buttons + body + front
  }

  /// Where something stands that is at `x`, `y` of the upright housing.
  private func place(_ x: Double, _ y: Double) -> Point {
    device.isTurned ? Point(x: y, y: size.height - x) : Point(x: x, y: y)
  }

  /// The width of the upright housing, and its height.
  private var upright: Size {
    device.isTurned ? Size(width: size.height, height: size.width) : size
  }

  /// A rectangle that is `width` by `height` around a place of the upright housing.
  private func rect(aroundX x: Double, y: Double, width: Double, height: Double) -> Rect {
    let center = place(x, y)
    let (wide, high) = device.isTurned ? (height, width) : (width, height)
    return Rect(x: center.x - wide / 2, y: center.y - high / 2, width: wide, height: high)
  }

  private var shadows: [Command] {
    let (width, height) = (size.width, size.height)
    let radius = device.body.bodyRadius
    return [
      .shadow(
        Rect(x: 22, y: 46, width: width - 44, height: height - 27), radius: radius - 2.5,
        sigma: 34, .black(0.55)),
      .shadow(
        Rect(x: 4, y: 10, width: width - 8, height: height - 4), radius: radius - 0.5, sigma: 8,
        .black(0.45)),
    ]
  }

  private var buttons: [Command] {
    device.body.buttons.map { button in
      let x = button.side == .left ? -0.5 : upright.width + 0.5
      return .rounded(
        rect(aroundX: x, y: button.y + button.height / 2, width: 4, height: button.height),
        radius: 1.6, Color(0x4A4C52))
    }
  }

  private var body: [Command] {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let radius = device.body.bodyRadius
    let metal = Paint.linear(
      from: Point(x: 0, y: 0),
      to: device.isTurned ? Point(x: 0, y: size.height) : Point(x: size.width, y: 0),
      stops: [
        Paint.Stop(0, Color(0x6A6C73)), Paint.Stop(0.03, Color(0x3B3D42)),
        Paint.Stop(0.5, Color(0x4A4C52)), Paint.Stop(0.97, Color(0x3B3D42)),
        Paint.Stop(1, Color(0x6A6C73)),
      ])
    return [
      .fill(.rounded(whole, radius: radius), metal),
      .stroke(
        .rounded(whole.insetBy(dx: 0.6, dy: 0.6), radius: radius - 0.6), 1.2, .white(0.22)),
      .rounded(
        whole.insetBy(dx: Self.frame, dy: Self.frame), radius: radius - Self.frame, Self.bezel),
    ]
  }

  private var front: [Command] {
    let middle = upright.width / 2
    switch device.body.cutout {
    case .homeButton:
      let bezel = device.isTurned ? device.body.bezelX : device.body.bezelY
      let home = place(middle, upright.height - bezel / 2)
      let camera = place(middle - 52, bezel / 2)
      return [
        .rounded(
          rect(aroundX: middle, y: bezel / 2, width: 60, height: 6), radius: 3, Color(0x1B1C1F)),
        .circle(camera.x, camera.y, 5, Color(0x14162A)),
        .circle(home.x, home.y, 30, Color(0x0B0B0D)),
        .stroke(.circle(home.x, home.y, 29), 2, Color(0x4A4C52)),
      ]
    case .none:
      // A tablet has its camera in the bezel.
      guard device.isTablet else { return [] }
      let bezel = device.isTurned ? device.body.bezelX : device.body.bezelY
      let camera = place(middle, bezel / 2)
      return [
        .circle(camera.x, camera.y, 4.5, Color(0x101116)),
        .circle(camera.x, camera.y, 2, Color(0x1C2038)),
      ]
    case .island, .punchHole: return []
    }
  }
}
