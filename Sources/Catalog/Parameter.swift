import Choreography

/// Something around a strategy that can be set: a surrounding, or a figure of the model.
package struct Parameter: Sendable {
  /// Its name.
  package let name: String
  /// What it may be set to, with its unit.
  package let values: String
  /// What it is, and what holds without it.
  package let help: String
  /// Puts a value in; `false` where it is not valid.
  let set: @Sendable (inout Setup, String) -> Bool

  /// Everything there is to set.
  package static let all: [Parameter] = surroundings + figures

  private static let surroundings: [Parameter] = [
    Parameter(name: "device", values: "DEVICE", help: "the phone (iphone-15)") { setup, value in
      setup.device = value
      setup.namesDevice = true
      return true
    },
    Parameter(name: "refreshRate", values: "60|120", help: "frames a second (60)") { setup, value in
      guard let hertz = Int(value), let rate = RefreshRate(hertz: hertz) else { return false }
      setup.surroundings.rate = rate
      return true
    },
    choice(
      "appearance", Surroundings.Theme.allCases, \.appearance, "how the phone looks (dark)"),
    choice(
      "orientation", Surroundings.Orientation.allCases, \.orientation,
      "how the phone is held (portrait)"),
    toggle("predictionBar", \.predictionBar, "the words above the keys (true)"),
    toggle("hardwareKeyboard", \.hardwareKeyboard, "a keyboard of hardware is connected (false)"),
    toggle("floatingKeyboard", \.floatingKeyboard, "the keyboard floats, on an iPad (false)"),
    toggle("reducedMotion", \.reducedMotion, "motion is reduced (false)"),
    toggle("crossFade", \.crossFade, "the keyboard fades in its place (false)"),
  ]

  private static let figures: [Parameter] = [
    seconds("mountDelay", \.focus.mountDelay, "until the sheet's field is in the window"),
    seconds(
      "windowFocusDelay", \.focus.windowFocusDelay,
      "until the sheet's window has the focus"),
    frames("prewarmDelay", \.focus.prewarmDelay, "until a prewarm field is in the window"),
    frames("keyboardLatency", \.keyboard.latency, "from the grant of focus to the start"),
    seconds("keyboardDuration", \.keyboard.duration, "until the keyboard is at its place"),
    seconds("didDelay", \.keyboard.didDelay, "from will-show to did-show"),
    seconds("restoreDuration", \.keyboard.restoreDuration, "back up over the whole height"),
    number(
      "releaseSpeed", \.keyboard.releaseSpeed, 0...10_000, "pt/s",
      "of a release whose direction decides"),
    seconds("handOverDuration", \.keyboard.handOverDuration, "to let the safe area go"),
    number(
      "handOverTolerance", \.keyboard.handOverTolerance, 0...1, "",
      "part of its travel within which a sheet rests"),
    seconds("sheetDuration", \.sheet.duration, "until the sheet is at its place"),
    seconds("stripDuration", \.sheet.stripDuration, "in which the strip shrinks"),
    seconds("sheetReleaseDuration", \.sheet.releaseDuration, "of the sheet's flight when let go"),
    number(
      "awaySpeed", \.sheet.awaySpeed, 0...100, "heights/s", "of a release that sends a sheet away"),
    number(
      "awayFraction", \.sheet.awayFraction, 0...1, "",
      "of the way down at which a sheet goes away"),
    seconds("sheetStretchDuration", \.sheet.stretchDuration, "until a stretched sheet is back"),
    number(
      "sheetStretch", \.sheet.stretch, 0...1, "",
      "part of the screen's height a sheet stretches"),
    number("listDecay", \.scroll.decay, 0.9...0.9999, "", "of a speed left after a millisecond"),
    number("rubberBand", \.scroll.rubberBand, 0...1, "", "of the way beyond an end"),
    seconds("velocityWindow", \.scroll.velocityWindow, "from which a release's speed is taken"),
    number("tapSlop", \.scroll.tapSlop, 0...100, "pt", "below which a touch is a tap"),
    number(
      "shownPart", \.scroll.shownPart, 0...1, "",
      "of the keyboard above which one a drag let go comes up"),
  ]

  private static func choice<Word: RawRepresentable & Sendable>(
    _ name: String, _ words: [Word], _ path: WritableKeyPath<Surroundings, Word> & Sendable,
    _ help: String
  ) -> Parameter where Word.RawValue == String {
    Parameter(name: name, values: words.map(\.rawValue).joined(separator: "|"), help: help) {
      guard let word = Word(rawValue: $1) else { return false }
      $0.surroundings[keyPath: path] = word
      return true
    }
  }

  private static func toggle(
    _ name: String, _ path: WritableKeyPath<Surroundings, Bool> & Sendable, _ help: String
  ) -> Parameter {
    Parameter(name: name, values: "true|false", help: help) {
      guard let flag = Bool($1) else { return false }
      $0.surroundings[keyPath: path] = flag
      return true
    }
  }

  private static func seconds(
    _ name: String, _ path: WritableKeyPath<Platform, Double> & Sendable, _ help: String
  ) -> Parameter {
    number(name, path, 0...10, "s", help)
  }

  private static func number(
    _ name: String, _ path: WritableKeyPath<Platform, Double> & Sendable,
    _ range: ClosedRange<Double>, _ unit: String, _ help: String
  ) -> Parameter {
    let words = unit.isEmpty ? "" : " \(unit)"
    return Parameter(
      name: name, values: "\(range.lowerBound.plain)…\(range.upperBound.plain)\(words)",
      help: "\(help) (\(defaults(path) { $0.plain }))"
    ) { setup, value in
      guard let number = Double(value), range.contains(number) else { return false }
      setup.figures.append(Setup.Figure(path: .number(path), value: number))
      return true
    }
  }

  private static func frames(
    _ name: String, _ path: WritableKeyPath<Platform, Int> & Sendable, _ help: String
  ) -> Parameter {
    Parameter(
      name: name, values: "0…120 frames", help: "\(help) (\(defaults(path) { "\($0)" }))"
    ) { setup, value in
      guard let number = Int(value), (0...120).contains(number) else { return false }
      setup.figures.append(Setup.Figure(path: .frames(path), value: Double(number)))
      return true
    }
  }

  /// What holds without being set: one value, or each platform's own.
  private static func defaults<Value: Equatable>(
    _ path: KeyPath<Platform, Value>, _ text: (Value) -> String
  ) -> String {
    let ios = Platform.ios[keyPath: path]
    let android = Platform.android[keyPath: path]
    return ios == android ? text(ios) : "\(text(ios)); Android \(text(android))"
  }
}
