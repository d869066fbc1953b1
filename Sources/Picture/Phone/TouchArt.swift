import Choreography

/// The translucent dot that shows a finger, and where it was (TOKENS §8).
enum TouchArt {
  private static let radius = 22.0

  /// The dot over what is on the screen.
  static func commands(_ finger: Appearance.Finger, theme: PhoneTheme) -> [Command] {
    let color = theme.isDark ? Color.white(1) : Color(0x5A606E)
    let ghosts = theme.isDark ? [0.05, 0.10] : [0.10, 0.20]
    // The trail begins with the oldest place; the newest ghost is the strongest.
    var commands: [Command] = zip(finger.trail.suffix(2), ghosts.suffix(finger.trail.count)).map {
      .circle($0.0.x, $0.0.y, radius, color.faded($0.1))
    }
    let point = finger.point
    let dot = Path.circle(point.x, point.y, radius)
    if theme.isDark {
      commands += [
        .fill(dot, color.faded(0.15)),
        .stroke(dot, 1.5, color.faded(0.62)),
        .stroke(.circle(point.x, point.y, 31), 1.5, color.faded(0.16)),
      ]
    } else {
      let rect = Rect(
        x: point.x - radius, y: point.y - radius + 2, width: 2 * radius, height: 2 * radius)
      commands += [
        .shadow(rect, radius: radius, sigma: 5, .black(0.22)),
        .fill(dot, color.faded(0.42)),
        .stroke(dot, 2, .white(0.9)),
      ]
    }
    return commands
  }
}
