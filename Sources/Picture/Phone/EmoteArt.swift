import Choreography

/// The eight emotes as drawings around an origin, with a face of radius 14 (TOKENS §12).
enum EmoteArt {
  /// The radius of a face.
  static let radius = 14.0

  /// An emote around `center`, `radius` being that of a face.
  static func commands(_ emote: Emote, at center: Point, radius: Double = radius) -> Command {
    .group(
      drawing(emote),
      transform: Transform(scale: radius / Self.radius, dx: center.x, dy: center.y))
  }

  /// An emote around the origin.
  static func drawing(_ emote: Emote) -> [Command] {
    switch emote {
    case .smile: smile
    case .laugh: laugh
    case .heartEyes: heartEyes
    case .wow: wow
    case .shades: shades
    case .heart: heart
    case .star: star
    case .flame: flame
    }
  }

  private static let ink = Color(0x5B3A12)

  private static func gradient(_ top: UInt32, _ bottom: UInt32) -> Paint {
    .linear(
      from: Point(x: 0, y: -radius), to: Point(x: 0, y: radius),
      stops: [Paint.Stop(0, Color(top)), Paint.Stop(1, Color(bottom))])
  }

  private static let face = Command.fill(
    .circle(0, 0, radius), gradient(0xFFDD67, 0xF7B731))
  private static let eyes = Command.fill(
    Path.ellipse(-4.6, -3, 1.8, 2.5).appending(.ellipse(4.6, -3, 1.8, 2.5)), ink)
  private static let heartPath = Path.svg(
    """
    M0 12.4C-17 1.5-14-11-6.6-11c3.4 0 5.6 2.2 6.6 4.4 1-2.2 3.2-4.4 6.6-4.4
    C14-11 17 1.5 0 12.4z
    """)

  private static let smile: [Command] = [
    face, eyes, .roundStroke(.svg("M-6.5 3a7.4 7.4 0 0 0 13 0"), 2, ink),
  ]

  private static let laugh: [Command] = [
    face,
    .roundStroke(.svg("M-7.6-2q2.8-4 5.6 0M2-2q2.8-4 5.6 0"), 2, ink),
    .fill(.svg("M-7.4 2h14.8a7.4 7.4 0 0 1-14.8 0z"), ink),
    .fill(.svg("M-4.5 7.9q4.5-2.4 9 0a7.4 7.4 0 0 1-9 0z"), Color(0xF0616D)),
  ]

  private static let heartEyes: [Command] = [
    face,
    .fill(
      eyeHeart(x: -5).appending(eyeHeart(x: 5)), Color(0xEE4B5E)),
    .fill(.svg("M-6.2 4a7 7 0 0 0 12.4 0z"), ink),
  ]

  private static func eyeHeart(x: Double) -> Path {
    heartPath.transformed(Transform(scale: 0.31, dx: x, dy: -3.2))
  }

  private static let wow: [Command] = [
    face, eyes, .fill(.ellipse(0, 5.4, 3.2, 4.2), ink),
  ]

  private static let shades: [Command] = [
    face,
    .fill(
      .svg(
        """
        M-11.2-5h22.4v1.6c0 4.6-2.4 6-5.2 6s-4.8-2-5.2-4.4h-1.6
        c-.4 2.4-2.4 4.4-5.2 4.4s-5.2-1.4-5.2-6z
        """), Color(0x23242A)),
    .roundStroke(.svg("M-5 7q6 3.4 10.4-1.4"), 2, ink),
  ]

  private static let heart: [Command] = [.fill(heartPath, gradient(0xFF6B81, 0xE0314F))]

  private static let star: [Command] = {
    // Ten corners, outer and inner in turn, from the top: sines and cosines of 0°, 36° … 324°.
    let sines = [
      0, 0.5877852522924731, 0.9510565162951535, 0.9510565162951535, 0.5877852522924731, 0,
      -0.5877852522924731, -0.9510565162951535, -0.9510565162951535, -0.5877852522924731,
    ]
    let cosines = [
      1, 0.8090169943749475, 0.30901699437494745, -0.30901699437494745, -0.8090169943749475, -1,
      -0.8090169943749475, -0.30901699437494745, 0.30901699437494745, 0.8090169943749475,
    ]
    let corners = zip(sines, cosines).enumerated().map { index, direction in
      let reach = index.isMultiple(of: 2) ? 13.4 : 6.2
      return Point(x: reach * direction.0, y: 1 - reach * direction.1)
    }
    let path = Path.polygon(corners)
    return [
      .roundStroke(path, 2.2, Color(0xF7B63A)), .fill(path, gradient(0xFFE07A, 0xF5A623)),
    ]
  }()

  private static let flame: [Command] = [
    .fill(
      .svg(
        """
        M1-14c1.2 5.4 9 8 9 16.2a10 10 0 0 1-20 .3c0-4.4 2.4-6.6 3.6-9.6
        1.6 1 2.4 2.2 2.6 4C-.6-5.6 1.8-9 1-14z
        """), gradient(0xFF9F43, 0xF0533A)),
    .fill(
      .svg(
        """
        M.2-.6c.6 3 4.4 3.8 4.4 8a4.6 4.6 0 0 1-9.2 0c0-2.6 1.6-3.6 2.2-5.2
        1 .5 1.4 1 1.6 1.8.6-1.2 1-2.6 1-4.6z
        """), Color(0xFFD36B)),
  ]
}
