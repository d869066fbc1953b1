import Choreography

extension Script {
  /// When a script's keyboard or sheet is set off.
  static let start = 0.2
  /// When its keyboard or sheet leaves again.
  static let leave = 1.3

  /// A conversation whose keyboard comes and goes, the composer where it belongs in every frame.
  static var chat: Script {
    var script = Script()
    script.duration = 2.4
    script.keyboard = { time in
      time < leave
        ? Curve.keyboard.place(time, from: bottom, to: high, start: start)
        : Curve.keyboard.place(time, from: high, to: bottom, start: leave)
    }
    script.followKeyboard()
    script.newest = { [composer = script.composer] time in
      composer(time).map { $0 - ComposerMetrics.rowHeight - ComposerMetrics.messageGap }
    }
    script.events = [
      (start, .tap), (start, .focusAsked), (start, .landed), (start, .willShow),
      (start + 0.25, .didShow),
      (leave, .tap), (leave, .blurAsked), (leave, .willHide), (leave + 0.25, .didHide),
    ]
    return script
  }

  /// A sheet that comes to large with its keyboard two frames behind, and stays.
  static var opening: Script {
    var script = Script()
    script.sheet = { time in
      time < start ? nil : Curve.sheet.place(time, from: bottom, to: 68, start: start)
    }
    let keyboardStart = start + 2.0 / 60
    script.keyboard = { Curve.keyboard.place($0, from: bottom, to: high, start: keyboardStart) }
    script.followKeyboardInSheet()
    script.events = [
      (start, .tap), (start, .present), (start + 1.0 / 60, .focusAsked),
      (keyboardStart, .willShow), (keyboardStart + 0.25, .didShow), (start + 0.4, .landed),
    ]
    return script
  }

  /// A sheet that has stood with its keyboard and leaves with it.
  static var closing: Script {
    var script = Script()
    script.duration = 1.4
    script.sheet = { time in
      time < start + Curve.sheet.end
        ? Curve.sheet.place(time, from: 68, to: bottom, start: start) : nil
    }
    script.keyboard = { Curve.keyboard.place($0, from: high, to: bottom, start: start) }
    script.followKeyboardInSheet()
    script.events = [
      (start, .tap), (start, .blurAsked), (start, .dismiss), (start, .willHide),
      (start + 0.25, .didHide), (start + Curve.sheet.end, .gone),
    ]
    return script
  }

  /// A composer that stands still at `place` above a keyboard that stands still.
  static func still(composer place: Double, keyboard top: Double = bottom) -> Script {
    var script = Script()
    script.keyboard = { _ in top }
    script.composer = { _ in place }
    return script
  }

  /// The composer is where it belongs in every frame.
  mutating func followKeyboard() {
    composer = { [keyboard] in min(Script.low, keyboard($0)) }
  }

  /// The composer of a sheet laid out for large is where it belongs in every frame.
  mutating func followKeyboardInSheet() {
    composer = { [keyboard, sheet] time in
      sheet(time).map { $0 + 784 - max(34, Script.bottom - keyboard(time)) }
    }
  }

  /// The composer is `points` lower than it was, from one time to another.
  mutating func lowerComposer(by points: Double, from start: Double, to end: Double = .infinity) {
    composer = { [composer] time in
      composer(time).map { start <= time && time < end ? $0 + points : $0 }
    }
  }

  /// Takes `event` out.
  mutating func remove(_ event: Event) { events.removeAll { $0.event == event } }
}
