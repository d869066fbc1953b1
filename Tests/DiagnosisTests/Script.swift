import Choreography

@testable import Diagnosis

/// Places written down as functions of time, from which a trace is made at any refresh rate.
struct Script: Sendable {
  /// How many seconds it lasts.
  var duration = 2.0
  /// Top of the sheet at a time.
  var sheet: @Sendable (Double) -> Double? = { _ in nil }
  /// Top of the keyboard at a time.
  var keyboard: @Sendable (Double) -> Double = { _ in Script.bottom }
  /// Bottom of the composer at a time.
  var composer: @Sendable (Double) -> Double? = { _ in nil }
  /// Bottom of the newest message at a time.
  var newest: @Sendable (Double) -> Double? = { _ in nil }
  /// Where the finger is at a time.
  var finger: @Sendable (Double) -> Double? = { _ in nil }
  /// Who has the focus at a time.
  var focus: @Sendable (Double) -> Responder = { _ in .none }
  /// What happens, and when.
  var events: [(time: Double, event: Event)] = []

  /// The screen's bottom.
  static let bottom = 852.0
  /// Where a composer rests without a keyboard.
  static let low = 818.0
  /// Where it rests on the keyboard, and the keyboard itself.
  static let high = 516.0

  /// The trace of this script, its times rounded to whole frames.
  func trace(rate: RefreshRate = .sixty, knownEvents: Set<Event>? = nil) -> Trace {
    let rows = (0...rate.frames(in: duration)).map { frame in
      // Half a thousandth of a frame, so that what begins in a frame is there in it.
      let time = (Double(frame) + 5e-4) / Double(rate.hertz)
      return TraceRow(
        frame: frame, sheetTop: sheet(time), keyboardTop: keyboard(time),
        composerTop: composer(time).map { $0 - ComposerMetrics.rowHeight },
        composerBottom: composer(time), newestBottom: newest(time), fingerY: finger(time),
        focus: focus(time),
        events: events.filter { rate.frames(in: $0.time) == frame }.map(\.event))
    }
    return Trace(
      strategy: "script", scene: nil, device: .phone, rate: rate,
      knownEvents: knownEvents ?? Set(Event.allCases), rows: rows)
  }

  /// The diagnosis of this script.
  func diagnosis(rate: RefreshRate = .sixty) -> Diagnosis { Diagnosis(of: trace(rate: rate)) }
}

/// The flights of MODEL: p(t) = 1 − (1 + wt)e^(−wt), cut at their end.
struct Curve: Sendable {
  /// Radians a second.
  var omega: Double
  /// When it is cut, in seconds.
  var end: Double

  /// The keyboard's: mass 3, stiffness 1000, run as critical.
  static let keyboard = Curve(omega: (1000.0 / 3).squareRoot(), end: 0.5)
  /// The sheet's: mass 1, stiffness 522.35, critical.
  static let sheet = Curve(omega: 522.35.squareRoot(), end: 0.404)

  /// The place at `time` of a flight from `from` to `to` that starts at `start`.
  func place(_ time: Double, from: Double, to: Double, start: Double) -> Double {
    let elapsed = time - start
    guard elapsed > 1e-3 else { return from }
    guard elapsed < end else { return to }
    let turns = omega * elapsed
    return to + (from - to) * (1 + turns) * exponential(-turns)
  }

  /// e^x, from its series after halving; the tests stand on the toolchain's own library alone.
  private func exponential(_ x: Double) -> Double {
    var halvings = 0
    var small = x
    while abs(small) > 0.25 {
      small /= 2
      halvings += 1
    }
    var term = 1.0
    var sum = 1.0
    for power in 1...12 {
      term *= small / Double(power)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}

extension Device {
  /// The iPhone 15, as far as a diagnosis looks at it.
  static let phone = Device(
    id: "iphone-15", title: "iPhone 15", platform: .ios, size: Size(width: 393, height: 852),
    safeArea: SafeArea(top: 59, bottom: 34),
    keyboard: Keyboard(withPrediction: 336, withoutPrediction: 291), sheetLargeTop: 68,
    body: Body(
      bezelX: 0, bezelY: 0, screenRadius: 0, bodyRadius: 0, cutout: .none, buttons: []))
}
