import Choreography

/// Reads a take: `title`, `scene`, `order`, and `gestures`.
enum TakeDecoder {
  /// Seconds a take may last.
  static let times = 0.0...600
  /// Where a finger may be, in points.
  static let places = -4000.0...8000
  /// Seconds between two typed characters.
  static let intervals = 0.0...60

  /// The take in `root`, named `id`.
  static func decode(_ root: Value, id: String) -> Ordered<Take>? {
    guard let fields = root.fields(["title", "scene", "order", "gestures"]) else { return nil }
    let title = fields.required("title")?.text()
    let scene = fields.required("scene")?.word(of: SceneID.allCases)
    let order = fields["order"].map { $0.integer(in: Order.range) } ?? Order.last
    let gestures = fields.required("gestures").flatMap(gestures)
    guard let title, let scene, let order, let gestures else { return nil }
    return Ordered(
      order: order, id: id, value: Take(id: id, title: title, scene: scene, gestures: gestures))
  }

  private static func gestures(_ value: Value) -> [Take.Gesture]? {
    guard let entries = value.entries(1...Limits.listEntries) else { return nil }
    var gestures: [Take.Gesture] = []
    var end = 0.0
    for entry in entries {
      guard let gesture = gesture(entry) else { continue }
      let span = gesture.span
      if span.lowerBound < end { entry.report(.overlaps(until: end)) }
      end = max(end, span.upperBound)
      gestures.append(gesture)
    }
    return gestures.count == entries.count ? gestures : nil
  }

  private static func gesture(_ value: Value) -> Take.Gesture? {
    let kinds = ["tap", "drag", "type"]
    let keys = ["tap": ["at"], "drag": ["path"], "type": ["at", "every"]]
    let found = kinds.filter { value.has($0) }
    guard let kind = found.first, found.count == 1 else {
      if value.fields(kinds + ["at", "path", "every"]) != nil { value.report(.notOneOf(kinds)) }
      return nil
    }
    guard let fields = value.fields([kind] + (keys[kind] ?? [])) else { return nil }
    switch kind {
    case "tap":
      let element = fields.required("tap").flatMap(element)
      let time = fields.required("at")?.number(in: times, unit: "s")
      guard let element, let time else { return nil }
      return .tap(element, time: time)
    case "drag":
      let element = fields.required("drag").flatMap(element)
      let points = fields.required("path").flatMap(path)
      guard let element, let points else { return nil }
      return .drag(element, points: points)
    default:
      let text = fields.required("type")?.text()
      let time = fields.required("at")?.number(in: times, unit: "s")
      let interval = fields.required("every")?.number(in: intervals, unit: "s")
      guard let text, let time, let interval else { return nil }
      return .type(text, time: time, interval: interval)
    }
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

  private static func element(_ value: Value) -> ElementID? {
    guard let name = value.text() else { return nil }
    let element = ElementID(name)
    if elements.contains(name) || element.emote != nil || isKey(element.keyName)
      || element.fieldName?.isEmpty == false
    {
      return element
    }
    let keys = namedKeys.map { "key.\($0)" }
    let emotes = Emote.allCases.map { ElementID.emote($0).name }
    value.report(.unknownWord(name, valid: elements + keys + emotes))
    return nil
  }

  private static let elements: [String] = [
    ElementID.compose, .cancel, .grabber, .sheet, .field, .send, .plus, .done, .messages,
    .keyboard, .screen, .save,
  ].map(\.name)
  private static let namedKeys = ["space", "return", "delete", "shift", "123"]

  private static func isKey(_ name: String?) -> Bool {
    guard let name else { return false }
    return namedKeys.contains(name) || name.wholeMatch(of: /[a-z]/) != nil
  }
}

extension Take.Gesture {
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
