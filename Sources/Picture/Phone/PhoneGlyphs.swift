import Choreography

/// The signs on keys, bars and buttons, each around its own origin (TOKENS §12).
enum PhoneGlyphs {
  static let shift = Path.svg("M0-9.2 9.2.6H4.7v7.2H-4.7V.6H-9.2z")
  static let deleteOutline = Path.svg(
    """
    M-4.8-7.6H8.6a2.4 2.4 0 0 1 2.4 2.4V5.2a2.4 2.4 0 0 1-2.4 2.4H-4.8L-11.6 0z
    M-.9-3.3 5.6 3.3M5.6-3.3-.9 3.3
    """)
  static let send = Path.svg("M0 6v-11.4M-4.9-.8l4.9-4.9 4.9 4.9")
  static let emojiEyes = Path.circle(-4.4, -3.4, 1.7).appending(.circle(4.4, -3.4, 1.7))
  static let emojiMouth = Path.svg("M-6.4 3.2a7.2 7.2 0 0 0 12.8 0z")
  static let emojiRing = Path.circle(0, 0, 12.5)
  static let microphoneHead = Path.rounded(
    Rect(x: -4.5, y: -12.5, width: 9, height: 16), radius: 4.5)
  static let microphoneStand = Path.svg("M-8.5-2v1.2a8.5 8.5 0 0 0 17 0V-2M0 7.5v5M-4.2 12.8h8.4")
  static let composeSquare = Path.svg(
    "M3-8.6H-6.2a3 3 0 0 0-3 3V6.2a3 3 0 0 0 3 3H5.6a3 3 0 0 0 3-3V-2.6")
  static let composePencil = Path.svg("M-2.6 2.6l.9-3.4 9.4-9.4 2.5 2.5-9.4 9.4z")
  static let wifiDot = Path.svg("M8.5 11.6 5.9 8.9a3.7 3.7 0 0 1 5.2 0z")
  static let wifiArcs = Path.svg("M3.6 6.5a7 7 0 0 1 9.8 0M1 3.8a10.7 10.7 0 0 1 15 0")
  /// A cross with arms of half of 13.
  static let plus = Path.svg("M-6.5 0h13M0-6.5v13")
  static let smallPlus = Path.svg("M-5.5 0h11M0-5.5v11")
  static let chevronLeft = Path.svg("M9.5 0 0 9.5 9.5 19")
  static let chevronRight = Path.svg("M0-5.5 5.5 0 0 5.5")
  static let smallChevronRight = Path.svg("M0-3.2 3.2 0 0 3.2")
  static let magnifier = Path.circle(0, 0, 5.6).appending(.line(4.1, 4.1, 9, 9))
  static let videoBody = Path.rounded(
    Rect(x: 0, y: 0, width: 19.8, height: 15.4), radius: 4.6)
  static let videoLens = Path.svg("M20 4.9 27.4.9V14.5L20 10.5z")
  /// A small keyboard, and the arrow that sends it away.
  static let keyboardOutline = Path.svg(
    "M-9-8h18v11H-9zM-6-5h.01M-2-5h.01M2-5h.01M6-5h.01M-4.5 0h9")
  static let hideArrow = Path.svg("M-3.5 6.2 0 9.2 3.5 6.2")
  /// What stands on Android's return key.
  static let check = Path.svg("M-7 .5-2.2 5.4 7.4-4.8")
  static let nextArrow = Path.svg("M-8 0H4M-1.2-5.4 4.2 0-1.2 5.4M8-5.6V5.6")
  static let sendArrow = Path.svg("M-7-6.4 8 0-7 6.4-4.6 0zM-4.6 0H8")
  static let returnArrow = Path.svg("M7.5-5.6V0.6H-7M-2.4-4-7 .6-2.4 5.2")
  /// A head and shoulders, for a person without a name.
  static let head = Path.circle(0, -4.4, 7)
  static let shoulders = Path.svg("M-13.6 15.6C-12.4 8-7.4 5 0 5S12.4 8 13.6 15.6z")
  /// A photograph of mountains, 236 by 148.
  static let nearHills = Path.svg(
    "M0 133C33 117.5 60 117.5 94 122S137 126.5 160 119.5 212 109.5 236 118.2V148H0z")
  static let middleRidge = Path.svg(
    "M0 112 47 86 94.4 109.4 136.7 88.5 188.7 109.4 236 88.5V148H0z")
  static let farRidge = Path.svg(
    "M0 97.2 37.7 65 63.8 82.5 106 41.3 146.3 79.6 177 62 236 97.6V148H0z")
  static let snow = Path.svg("M106 41.3 119 53.8 112 58 104.8 54.4 95.6 59z")

  /// Draws commands around another origin.
  static func at(_ x: Double, _ y: Double, scale: Double = 1, _ commands: [Command]) -> Command {
    .group(commands, transform: Transform(scale: scale, dx: x, dy: y))
  }
}
