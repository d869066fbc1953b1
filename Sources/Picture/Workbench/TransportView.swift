import Choreography

/// The bar at the bottom: playing, time, loop, speed, compare.
enum TransportView {
  static func add(to assembly: inout Assembly) {
    addButtons(to: &assembly)
    let left = addModes(to: &assembly)
    ScrubberView.add(
      to: &assembly, track: trackX...max(trackX + 100, (left - 28).rounded()), end: left)
  }

  /// Where the read-out of the time begins.
  static let readOutX = 226.0
  /// Where the track begins.
  static let trackX = 332.0

  private static func addButtons(to assembly: inout Assembly) {
    let (bar, theme, model) = (assembly.layout.transport, assembly.theme, assembly.model)
    let middle = bar.y + 32
    let isFirst = model.cursor.frame == 0 && model.cursor.fraction == 0
    let isLast = model.cursor.frame >= model.lastFrame
    let buttons: [(Icon, Target)] = [
      (
        .toStart,
        button("start", 32, middle, "To the start", "Home", !isFirst, .toStart)
      ),
      (.stepBack, button("back", 70, middle, "One frame back", "←", !isFirst, .step(-1))),
      (
        model.isPlaying ? .pause : .play,
        button(
          "play", 108, middle, model.isPlaying ? "Pause" : "Play", "Space", true, .togglePlay)
      ),
      (.stepOn, button("forward", 146, middle, "One frame on", "→", !isLast, .step(1))),
      (.toEnd, button("end", 184, middle, "To the end", "End", !isLast, .toEnd)),
    ]
    let rect = assembly.grid.snap(Rect(x: 0, y: bar.y, width: 218, height: bar.height))
    var sketch = assembly.sketch
    ground(rect, theme, &sketch)
    for (icon, target) in buttons {
      let center = target.rect.center
      let state = target.isEnabled ? assembly.state(target.id) : .idle
      if target.id == "transport.play" {
        let fill: Color =
          switch state {
          case .idle: theme.t1
          case .hovered: .white(1)
          case .pressed: theme.t2
          }
        sketch.fill(.circle(center, radius: 18), fill)
        sketch.transportIcon(icon, center.x, center.y, theme.inkPlay)
      } else {
        if state != .idle {
          sketch.box(
            target.rect.insetBy(dx: 2, dy: 2), radius: 8,
            state == .pressed ? theme.controlOn : theme.controlHover)
        }
        let color = state == .idle ? theme.t2 : theme.t1
        sketch.transportIcon(
          icon, center.x, center.y, target.isEnabled ? color : theme.t4)
      }
      if assembly.model.focus == target.id {
        let isPlay = target.id == "transport.play"
        sketch.focusRing(
          target.rect.insetBy(dx: isPlay ? 0 : 3, dy: isPlay ? 0 : 3), radius: isPlay ? 18 : 8,
          theme)
      }
      assembly.target(target)
    }
    assembly.layer("transport.buttons", rect) { $0.add(sketch.commands) }
  }

  private static func button(
    _ name: String, _ x: Double, _ y: Double, _ label: String, _ key: String, _ enabled: Bool,
    _ action: Action
  ) -> Target {
    Target(
      id: "transport.\(name)", rect: Rect(x: x - 18, y: y - 18, width: 36, height: 36),
      role: .button, label: label, shortcut: key, isEnabled: enabled, action: action)
  }

  /// The bar's colour and its upper edge.
  static func ground(_ rect: Rect, _ theme: WorkbenchTheme, _ sketch: inout Sketch) {
    sketch.box(rect, theme.chrome)
    sketch.horizontal(
      rect.x, rect.maxX, bottom: rect.y + sketch.grid.hairline, theme.line)
  }

  /// - Returns: its left edge.
  private static func addModes(to assembly: inout Assembly) -> Double {
    let (bar, theme, model) = (assembly.layout.transport, assembly.theme, assembly.model)
    let top = bar.y + 18
    var sketch = assembly.sketch
    var right = bar.maxX - 16
    let compares = (1...3).map { count in
      Assembly.Segment(
        id: "compare.\(count)", text: "\(count)",
        label: count == 1 ? "One phone" : "Compare \(count) strategies", shortcut: "C",
        isOn: model.compared.count == count, isEnabled: count <= max(1, model.rows.count),
        action: .setCompare(count), width: 28)
    }
    let speeds = Speed.allCases.map { speed in
      Assembly.Segment(
        id: "speed.\(speed.rawValue)", text: speed.sign, label: "Speed \(speed.sign)",
        isOn: model.speed == speed, action: .setSpeed(speed), width: 38)
    }
    let compareWidth = sketch.width("Compare", Lettering.control)
    let loopWidth = assembly.buttonWidth("Loop")
    let total =
      Assembly.width(compares) + 10 + compareWidth + 12 + 12 + loopWidth + 12
      + Assembly.width(speeds)
    let left = right - total
    let rect = assembly.grid.snap(
      Rect(x: left - 6, y: bar.y, width: bar.maxX - left + 6, height: bar.height))
    ground(rect, theme, &sketch)
    right -= Assembly.width(compares)
    assembly.segmented(compares, right, top, &sketch)
    right -= 10
    sketch.text(
      "Compare", Lettering.control, model.compared.count > 1 ? theme.t1 : theme.t2,
      right - compareWidth, Lettering.baseline(Lettering.control, top: top, height: 28))
    right -= compareWidth + 12
    sketch.vertical(right, top + 6, top + 22, theme.controlOn)
    right -= 12 + loopWidth
    assembly.button(
      Assembly.IconButton(
        id: "loop", icon: .loop, text: "Loop",
        label: model.loop == nil ? "Play a range again and again" : "Stop looping", shortcut: "L",
        isOn: model.loop != nil, action: .toggleLoop),
      Rect(x: right, y: top, width: loopWidth, height: 28), &sketch)
    right -= 12 + Assembly.width(speeds)
    assembly.segmented(speeds, right, top, &sketch)
    assembly.layer("transport.modes", rect) { $0.add(sketch.commands) }
    return right
  }
}

extension Speed {
  /// How it is written on its control.
  var sign: String {
    switch self {
    case .full: "1×"
    case .half: "1/2"
    case .quarter: "1/4"
    case .tenth: "1/10"
    }
  }
}
