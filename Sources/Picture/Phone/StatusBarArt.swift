import Choreography

/// What the system keeps on the screen: time, signal, battery, the island, the home indicator.
struct StatusBarArt {
  let device: Device
  /// Height of the strip that the system keeps free at the bottom.
  let bottom: Double
  let grid: PixelGrid

  private var width: Double { device.size.width }

  /// Time, signal, network and battery in one colour; a phone of iOS on its side has no room for
  /// them.
  func commands(_ color: Color) -> [Command] {
    if device.isTurned, device.platform == .ios, !device.isTablet { return [] }
    return switch device.body.cutout {
    case .island: tall(color)
    case .homeButton, .punchHole, .none: low(color)
    }
  }

  /// From the top of the upright screen to the middle of a camera in it.
  private static let holeDepth = 12.0

  /// The parts of the screen that are no screen; with the device on its side they are at the left.
  var cutout: [Command] {
    let middle = device.isTurned ? device.size.height / 2 : width / 2
    func place(_ along: Double, _ depth: Double) -> Point {
      device.isTurned
        ? Point(x: depth, y: device.size.height - along) : Point(x: along, y: depth)
    }
    switch device.body.cutout {
    case .island:
      let center = place(middle, 29.5)
      let (wide, high) = device.isTurned ? (37.0, 126.0) : (126.0, 37.0)
      let lens = place(middle - 63 + 106.5, 29.5)
      return [
        .rounded(
          Rect(x: center.x - wide / 2, y: center.y - high / 2, width: wide, height: high),
          radius: 18.5, .black(1)),
        .circle(lens.x, lens.y, 6.5, Color(0x0B0B12)),
        .circle(lens.x, lens.y, 2.6, Color(0x14162A)),
      ]
    case .punchHole:
      let center = place(middle, Self.holeDepth)
      return [
        .circle(center.x, center.y, 6.5, .black(1)),
        .circle(center.x, center.y, 2.6, Color(0x14162A)),
      ]
    case .homeButton, .none:
      return []
    }
  }

  /// From this height on the strip at the bottom holds three buttons. D.
  private static let buttonStrip = 40.0

  /// What stands at the bottom: the bar by which apps are left, or Android's three buttons;
  /// nothing on devices with a button below the screen.
  func homeIndicator(_ color: Color) -> [Command] {
    guard bottom > 0 else { return [] }
    if device.platform == .android, bottom >= Self.buttonStrip { return buttons(color) }
    let upright = min(device.size.width, device.size.height)
    let length = device.platform == .ios ? max(139, 0.35 * upright) : 108.0
    let fromBottom =
      device.platform == .ios ? min(13, 0.4 * bottom) : bottom / 2 + 2.5
    let bar = Rect(
      x: (width - length) / 2, y: device.size.height - fromBottom, width: length, height: 5)
    return [.rounded(grid.snap(bar), radius: 2.5, color)]
  }

  private func buttons(_ color: Color) -> [Command] {
    let y = device.size.height - bottom / 2
    let spread = min(device.size.width, 412) * 0.28
    let middle = width / 2
    let soft = color.faded(0.72)
    return [
      PhoneGlyphs.at(
        middle - spread, y,
        [.stroke(.svg("M4.6-7V7L-7 0z"), StrokeStyle(width: 1.8, join: .round), soft)]),
      .stroke(.circle(middle, y, 7), 1.8, soft),
      .stroke(
        .rounded(Rect(x: middle + spread - 6.5, y: y - 6.5, width: 13, height: 13), radius: 2.5),
        1.8, soft),
    ]
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
