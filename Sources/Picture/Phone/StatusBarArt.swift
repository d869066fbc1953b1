import Choreography

/// What the system keeps on the screen: time, signal, battery, the island, the home indicator.
struct StatusBarArt {
  let device: Device
  let grid: PixelGrid

  private var width: Double { device.size.width }

  /// Time, signal, network and battery in one colour.
  func commands(_ color: Color) -> [Command] {
    switch device.body.cutout {
    case .island: tall(color)
    case .homeButton, .punchHole, .none: low(color)
    }
  }

  /// The parts of the screen that are no screen.
  var cutout: [Command] {
    switch device.body.cutout {
    case .island:
      let rect = Rect(x: width / 2 - 63, y: 11, width: 126, height: 37)
      let lens = (x: rect.x + 106.5, y: rect.midY)
      return [
        .rounded(rect, radius: 18.5, .black(1)),
        .circle(lens.x, lens.y, 6.5, Color(0x0B0B12)),
        .circle(lens.x, lens.y, 2.6, Color(0x14162A)),
      ]
    case .punchHole:
      let y = device.safeArea.top / 2
      return [
        .circle(width / 2, y, 6.5, .black(1)), .circle(width / 2, y, 2.6, Color(0x14162A)),
      ]
    case .homeButton, .none:
      return []
    }
  }

  /// The bar at the bottom by which apps are left; `nil` on devices with a button for it.
  func homeIndicator(_ color: Color) -> Command? {
    guard device.safeArea.bottom > 0 else { return nil }
    let length = device.platform == .ios ? 139.0 : 108.0
    let fromBottom = device.platform == .ios ? 13.0 : device.safeArea.bottom / 2 + 2.5
    let bar = Rect(
      x: (width - length) / 2, y: device.size.height - fromBottom, width: length, height: 5)
    return .rounded(grid.snap(bar), radius: 2.5, color)
  }

  private func tall(_ color: Color) -> [Command] {
    // The measures are those of a screen 393 wide; the right group keeps its distance.
    let right = width - 393
    return [
      .text(
        "9:41", Font(17, .semibold, tabular: true), color, 67 * width / 393, 38, anchor: .middle)
    ] + status(color, right: right, top: 24)
  }

  private func low(_ color: Color) -> [Command] {
    let middle = max(10, device.safeArea.top / 2)
    let isCentred = device.body.cutout == .homeButton
    let time = Command.text(
      "9:41", Font(12, .semibold, tabular: true), color, isCentred ? width / 2 : 24,
      middle + 0.36 * 12, anchor: isCentred ? .middle : .start)
    let group = Command.group(
      status(color, right: 0, top: 24),
      transform: Transform(scale: 0.8, dx: width - 8 - 0.8 * 370, dy: middle - 0.8 * 30))
    return [time, group]
  }

  private func status(_ color: Color, right: Double, top: Double) -> [Command] {
    let heights = [4.0, 6.5, 9, 11.5]
    var bars = Path()
    for (index, height) in heights.enumerated() {
      bars.append(
        .rounded(
          Rect(x: 294 + right + 4.9 * Double(index), y: 35.6 - height, width: 3.2, height: height),
          radius: 0.9))
    }
    return [
      .fill(bars, color),
      PhoneGlyphs.at(
        320 + right, top + 0.4,
        [
          .fill(PhoneGlyphs.wifiDot, color),
          .stroke(PhoneGlyphs.wifiArcs, 2, color),
        ]),
      .stroke(
        .rounded(Rect(x: 343 + right, y: top, width: 23, height: 11.8), radius: 3.6), 1,
        color.faded(0.4)),
      .rounded(
        Rect(x: 344.8 + right, y: top + 1.8, width: 19.4, height: 8.2), radius: 2.2, color),
      .fill(
        .rounded(
          Rect(x: 367.7 + right, y: top + 3.9, width: 1.3, height: 4), topLeft: 0, topRight: 1.3,
          bottomRight: 1.3, bottomLeft: 0), color.faded(0.4)),
    ]
  }
}
