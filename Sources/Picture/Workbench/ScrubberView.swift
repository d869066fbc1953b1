import Choreography

/// The time of the whole take: read-out, track, events and loop.
enum ScrubberView {
  static func add(to assembly: inout Assembly, track: ClosedRange<Double>, end: Double) {
    let (bar, theme, model) = (assembly.layout.transport, assembly.theme, assembly.model)
    let middle = bar.y + 32
    let scale = Track(
      left: track.lowerBound, right: track.upperBound, frames: max(1, model.lastFrame),
      rate: model.rate)
    let rect = assembly.grid.snap(
      Rect(x: 218, y: bar.y, width: end - 6 - 218, height: bar.height))
    let state = assembly.state("scrubber")
    assembly.layer("transport.time", rect) { sketch in
      TransportView.ground(rect, theme, &sketch)
      readOut(model, middle, theme, &sketch)
      drawLoop(model, scale, middle, theme, &sketch)
      drawTrack(model, scale, middle, theme, &sketch)
      drawEvents(model, scale, middle, theme, &sketch)
      drawKnob(model, state, scale, middle, theme, &sketch)
      if model.focus == "scrubber" {
        sketch.focusRing(
          Rect(
            x: scale.left - 8, y: middle - 18, width: scale.right - scale.left + 16, height: 46),
          radius: 8, theme)
      }
    }
    assembly.target(
      Target(
        id: "scrubber",
        rect: Rect(
          x: scale.left, y: middle - 18, width: scale.right - scale.left, height: 36),
        role: .slider, label: "Time", action: .scrub))
    guard let loop = model.loop else { return }
    let (left, right) = (scale.x(loop.lowerBound), scale.x(loop.upperBound))
    // Each reaches to both sides of its bracket, but no further than half way to the other.
    let inward = min(8, (right - left) / 2)
    let ends: [(String, Double, String, Action)] = [
      ("scrubber.loopStart", left - 8, "Start of the loop", .loopStart),
      ("scrubber.loopEnd", right - inward, "End of the loop", .loopEnd),
    ]
    for (id, x, label, action) in ends {
      assembly.target(
        Target(
          id: id, rect: Rect(x: x, y: middle - 18, width: 8 + inward, height: 36),
          role: .slider, label: label, action: action))
    }
  }

  /// Where frames stand on the track.
  struct Track {
    var left: Double
    var right: Double
    var frames: Int
    var rate: RefreshRate

    func x(_ frame: Int) -> Double {
      left + (right - left) * Double(min(max(0, frame), frames)) / Double(frames)
    }
    var pitch: Double { (right - left) / Double(frames) }
  }

  private static func readOut(
    _ model: WorkbenchModel, _ middle: Double, _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    let x = TransportView.readOutX
    var left = x
    let number = "\(model.cursor.frame)"
    // As wide as the last frame's number, so that what follows stays where it is.
    let width = sketch.width("\(max(10, model.lastFrame))", Lettering.frameNumber)
    let total = "/ \(model.lastFrame)"
    let label = sketch.width("frame", Lettering.frameLabel) + 5
    let both = width + 4 + sketch.width(total, Lettering.frameLabel)
    let room = TransportView.trackX - 8 - x
    if label + both <= room {
      left += sketch.text("frame", Lettering.frameLabel, theme.t3, left, middle - 3) + 5
    }
    sketch.text(number, Lettering.frameNumber, theme.t1, left + width, middle - 3, anchor: .end)
    if both <= room {
      sketch.text(total, Lettering.frameLabel, theme.t3, left + width + 4, middle - 3)
    }
    sketch.text(
      TimeText.milliseconds(model.rate.milliseconds(at: model.cursor.frame)),
      Lettering.frameNumber, theme.t1, x, middle + 14)
  }

  private static func drawTrack(
    _ model: WorkbenchModel, _ scale: Track, _ middle: Double, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) {
    let bar = Rect(x: scale.left, y: middle - 1.5, width: scale.right - scale.left, height: 3)
    sketch.box(bar, radius: 1.5, .white(0.12))
    let from = scale.x(model.loop?.lowerBound ?? 0)
    let to = scale.x(model.cursor.frame)
    if to > from {
      sketch.box(
        Rect(x: from, y: middle - 1.5, width: to - from, height: 3), radius: 1.5, .white(0.62))
    }
    let hertz = scale.rate.hertz
    let steps = [hertz / 60, hertz / 10, hertz / 2, hertz, hertz * 5, hertz * 10, hertz * 60]
    let minor = steps.first { Double($0) * scale.pitch >= 3 } ?? hertz * 60
    var ticks: [Color: Path] = [:]
    let colors = [theme.t4, theme.t3, .white(0.13)]
    for frame in stride(from: 0, through: scale.frames, by: minor) {
      let x = sketch.grid.snap(scale.x(frame) - 0.5)
      let isInside = model.loop?.contains(frame) ?? true
      let isMajor = frame % (hertz / 2) == 0
      let isMiddle = frame % (hertz / 10) == 0
      let length = isMajor ? 6 : isMiddle ? 4.0 : 2.5
      let color = isInside ? (isMiddle ? theme.t3 : theme.t4) : .white(0.13)
      let width = max(sketch.grid.hairline, sketch.grid.snap(1))
      ticks[color, default: Path()].elements +=
        Path.rect(x, middle + 6, width, length).elements
    }
    for color in colors { if let path = ticks[color] { sketch.fill(path, color) } }
    labels(scale, middle, theme, &sketch)
  }

  private static func labels(
    _ scale: Track, _ middle: Double, _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    let half = scale.rate.hertz / 2
    let step =
      [1, 2, 4, 10, 20, 60, 120, 240, 600, 1200].first { Double($0 * half) * scale.pitch >= 64 }
      ?? 1200
    for frame in stride(from: 0, through: scale.frames, by: step * half) {
      let time = scale.rate.milliseconds(at: frame)
      let text = TimeText.tick(
        time, step: Double(step) * 500, end: scale.rate.milliseconds(at: scale.frames))
      sketch.text(
        text, Lettering.axis, theme.t3, scale.x(frame), middle + 26, anchor: .middle)
    }
  }

  private static func drawLoop(
    _ model: WorkbenchModel, _ scale: Track, _ middle: Double, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) {
    guard let loop = model.loop else { return }
    let (left, right) = (scale.x(loop.lowerBound), scale.x(loop.upperBound))
    sketch.box(
      Rect(x: left, y: middle - 9, width: right - left, height: 18), radius: 4, .white(0.05))
    var brackets = Path()
    for (x, inward) in [(left, 4.0), (right, -4.0)] {
      brackets.move(x + inward, middle - 9)
      brackets.line(x, middle - 9)
      brackets.line(x, middle + 9)
      brackets.line(x + inward, middle + 9)
    }
    sketch.stroke(brackets, 1.5, theme.t2, cap: .round, join: .round)
  }

  private static func drawEvents(
    _ model: WorkbenchModel, _ scale: Track, _ middle: Double, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) {
    guard model.rows.indices.contains(model.selectedRow) else { return }
    var diamonds = Path()
    var last = -Double.infinity
    for row in model.rows[model.selectedRow].trace.eventRows()
    where row.events.contains(where: { $0.rank < 3 }) {
      let x = scale.x(row.frame)
      guard x - last >= 4 else { continue }
      last = x
      diamonds.elements += Path.diamond(x, middle - 11, 3, 3).elements
    }
    sketch.fill(diamonds, theme.t1)
  }

  private static func drawKnob(
    _ model: WorkbenchModel, _ state: ControlState, _ scale: Track, _ middle: Double,
    _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    let x = scale.x(model.cursor.frame)
    let radius = state == .idle ? 7.0 : 8
    sketch.add(
      .shadow(
        Shadow(
          rect: Rect(x: x - 8, y: middle - 7, width: 16, height: 16), radius: 8, sigma: 2,
          color: .black(0.5))))
    sketch.fill(.circle(x, middle, radius), theme.t1)
    sketch.fill(.circle(x, middle, 2.5), theme.ink)
  }
}
