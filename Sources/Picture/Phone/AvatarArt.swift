import Choreography

/// The round picture of a person: the first letter of the name on a gradient (TOKENS §9).
enum AvatarArt {
  /// The picture of `name` around a centre.
  static func commands(
    _ name: String, x: Double, y: Double, radius: Double, measurer: any TextMeasuring
  ) -> [Command] {
    let initial = name.first.map { String($0).uppercased() } ?? ""
    let (top, bottom) = colors(of: initial)
    let paint = Paint.linear(
      from: Point(x: x, y: y - radius), to: Point(x: x, y: y + radius),
      stops: [Paint.Stop(0, Color(top)), Paint.Stop(1, Color(bottom))])
    let letter = RichText(initial, font: Font(radius, .semibold), measurer: measurer)
    return [.fill(.circle(x, y, radius), paint)]
      + letter.commands(x: x, y: y + 0.36 * radius, color: .white(1), anchor: .middle)
  }

  private static func colors(of initial: String) -> (top: UInt32, bottom: UInt32) {
    switch initial {
    case "S": (0x8FA8C9, 0x5D7799)
    case "A": (0xE0A98F, 0xB5745A)
    case "N": (0x8CC3B0, 0x4F9480)
    case "M": (0xB9A2D8, 0x8468B0)
    case "L": (0xD8C27E, 0xA98C3E)
    case "Z": (0xD797AE, 0xA95F7C)
    default: (0x9AA7B8, 0x6B7A8E)
    }
  }
}
