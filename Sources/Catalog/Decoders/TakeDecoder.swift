import Choreography

/// Reads a take: `title`, `scene`, `order`, and `gestures`.
package enum TakeDecoder {
  /// Seconds a take may last.
  static let times = 0.0...600
  /// Where a finger may be, in points.
  static let places = -4000.0...8000
  /// Seconds between two typed characters.
  static let intervals = 0.0...60

  /// What a gesture may be aimed at.
  struct Aims {
    /// The scene, if that can be told.
    var scene: SceneID?
    /// The fields of the form, if they are known.
    var formFields: [String]?
  }

  /// The take in `root`, named `id`. With `formFields` no other field of a form may be named.
  static func decode(
    _ root: Value, id: String, formFields: [String]? = nil
  ) -> Ordered<Take>? {
    guard let fields = root.fields(["title", "scene", "order", "gestures"]) else { return nil }
    let title = fields.required("title")?.text()
    let scene = fields.required("scene")?.word(of: SceneID.allCases)
    let order = fields["order"].map { $0.integer(in: Order.range) } ?? Order.last
    let gestures = fields.required("gestures").flatMap {
      Self.gestures($0, Aims(scene: scene, formFields: formFields))
    }
    guard let title, let scene, let order, let gestures else { return nil }
    return Ordered(
      order: order, id: id, value: Take(id: id, title: title, scene: scene, gestures: gestures))
  }

  /// A finger does one thing after the other; what changes around the phone may do so meanwhile.
  private static func gestures(_ value: Value, _ aims: Aims) -> [Take.Gesture]? {
    guard let entries = value.entries(1...Limits.listEntries) else { return nil }
    var gestures: [Take.Gesture] = []
    var start = 0.0
    var end = 0.0
    for entry in entries {
      guard let gesture = gesture(entry, aims) else { continue }
      let span = gesture.span
      let earliest = gesture.isChange ? start : end
      if span.lowerBound < earliest { entry.report(.overlaps(until: earliest)) }
      if span.upperBound > times.upperBound {
        entry.report(.outOfRange(span.upperBound, times, unit: "s"))
      }
      start = max(start, span.lowerBound)
      end = max(end, span.upperBound)
      gestures.append(gesture)
    }
    return gestures.count == entries.count ? gestures : nil
  }

  /// The kinds of gesture: the key that names each, and the keys beside it.
  private enum Kind: String, CaseIterable {
    case tap, press, drag, type, turn, keyboard, predictionBar, refocus

    var keys: [String] {
      switch self {
      case .tap, .turn, .keyboard, .predictionBar, .refocus: ["at"]
      case .press: ["from", "to"]
      case .drag: ["path"]
      case .type: ["at", "every"]
      }
    }
  }

  private static func gesture(_ value: Value, _ aims: Aims) -> Take.Gesture? {
    let found = Kind.allCases.filter { value.has($0.rawValue) }
    guard let kind = found.first, found.count == 1 else {
      let kinds = Kind.allCases.map(\.rawValue)
      let keys = kinds + ["at", "from", "to", "path", "every"]
      if value.fields(keys) != nil { value.report(.notOneOf(kinds)) }
      return nil
    }
    guard let fields = value.fields([kind.rawValue] + kind.keys),
      let content = fields.required(kind.rawValue)
    else { return nil }
    switch kind {
    case .press: return press(content, fields, aims)
    case .drag:
      let element = element(content, aims)
      let points = fields.required("path").flatMap(path)
      guard let element, let points else { return nil }
      return .drag(element, points: points)
    default: return momentary(kind, content, fields, aims)
    }
  }

  /// What has one time.
  private static func momentary(
    _ kind: Kind, _ content: Value, _ fields: Fields, _ aims: Aims
  ) -> Take.Gesture? {
    let time = fields.required("at")?.number(in: times, unit: "s")
    func at(_ gesture: (Double) -> Take.Gesture?) -> Take.Gesture? { time.flatMap(gesture) }
    switch kind {
    case .tap: return element(content, aims).flatMap { element in at { .tap(element, time: $0) } }
    case .type:
      let text = content.text()
      let interval = fields.required("every")?.number(in: intervals, unit: "s")
      guard let text, let interval else { return nil }
      return at { .type(text, time: $0, interval: interval) }
    case .turn:
      let orientation = content.word(of: Surroundings.Orientation.allCases)
      return orientation.flatMap { to in at { .change(.orientation(to), time: $0) } }
    case .keyboard:
      let type = content.word(of: KeyboardType.allCases)
      return type.flatMap { type in at { .change(.keyboard(type), time: $0) } }
    case .predictionBar:
      return content.flag().flatMap { isOn in at { .change(.predictionBar(isOn), time: $0) } }
    case .refocus:
      let gap = content.number(in: intervals, unit: "s")
      return gap.flatMap { gap in at { .change(.refocus(after: gap), time: $0) } }
    case .press, .drag: return nil
    }
  }

  private static func press(_ content: Value, _ fields: Fields, _ aims: Aims) -> Take.Gesture? {
    let element = element(content, aims)
    let from = fields.required("from")?.number(in: times, unit: "s")
    let to = fields.required("to")?.number(in: times, unit: "s")
    guard let element, let from, let to else { return nil }
    if to <= from { fields["to"]?.report(.emptySpan(from: from)) }
    return .press(element, from: from, to: to)
  }

  private static func path(_ value: Value) -> [Take.PathPoint]? {
    guard let entries = value.entries(2...Limits.listEntries) else { return nil }
    var points: [Take.PathPoint] = []
    for entry in entries {
      guard let parts = entry.entries(3...3) else { continue }
      let time = parts[0].number(in: times, unit: "s")
      let x = parts[1].number(in: places, unit: "pt")
      let y = parts[2].number(in: places, unit: "pt")
      guard let time, let x, let y else { continue }
      if let last = points.last, time <= last.time { parts[0].report(.notLater(than: last.time)) }
      points.append(Take.PathPoint(time: time, point: Point(x: x, y: y)))
    }
    return points.count == entries.count ? points : nil
  }
}

extension Take.Gesture {
  /// Whether it is no finger but a change around the phone.
  fileprivate var isChange: Bool {
    if case .change = self { return true }
    return false
  }

  /// From its first to its last moment, in seconds.
  fileprivate var span: ClosedRange<Double> {
    switch self {
    case .tap(_, let time), .change(_, let time): time...time
    case .press(_, let from, let to): from...max(from, to)
    case .drag(_, let points):
      (points.first?.time ?? 0)...max(points.first?.time ?? 0, points.last?.time ?? 0)
    case .type(let text, let time, let interval):
      time...(time + Double(max(text.count - 1, 0)) * interval)
    }
  }
}
