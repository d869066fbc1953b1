/// Reads SVG path data (SVG 1.1 §8.3), every command, with the short ways of writing numbers.
struct PathDataReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var path = Path()
  /// Where the pen is, and where its outline began.
  private var pen = DrawPoint(x: 0, y: 0)
  private var start = DrawPoint(x: 0, y: 0)
  /// The last control point, for the smooth curves; gone after any other command.
  private var cubicControl: DrawPoint?
  private var quadControl: DrawPoint?

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the whole text.
  mutating func read() throws(PathDataFault) {
    skipSeparators()
    while position < bytes.count {
      let letter = bytes[position]
      let upper = letter & 0xDF
      guard Self.commands.contains(upper) else {
        throw fault("a command letter (one of MLHVCSQTAZ, large or small)")
      }
      if path.elements.isEmpty && upper != Self.m { throw fault("M or m first") }
      position += 1
      try readSegments(upper, relative: letter != upper)
      skipSeparators()
    }
  }

  private static let commands = Set("MLHVCSQTAZ".utf8)
  private static let m = UInt8(ascii: "M")

  /// One command letter and all its groups of arguments.
  private mutating func readSegments(_ letter: UInt8, relative: Bool) throws(PathDataFault) {
    if letter == UInt8(ascii: "Z") {
      path.close()
      pen = start
      forgetControls()
      return
    }
    var command = letter
    repeat {
      try readSegment(command, relative: relative)
      if command == Self.m { command = UInt8(ascii: "L") }
      skipSeparators()
    } while startsNumber
  }

  private mutating func readSegment(_ command: UInt8, relative: Bool) throws(PathDataFault) {
    let base = relative ? pen : DrawPoint(x: 0, y: 0)
    switch command {
    case Self.m:
      pen = try point(from: base)
      start = pen
      forgetControls()
      path.elements.append(.move(pen))
    case UInt8(ascii: "L"): line(to: try point(from: base))
    case UInt8(ascii: "H"): line(to: DrawPoint(x: try number() + base.x, y: pen.y))
    case UInt8(ascii: "V"): line(to: DrawPoint(x: pen.x, y: try number() + base.y))
    case UInt8(ascii: "C"):
      let first = try point(from: base)
      let second = try point(from: base)
      curve(first, second, to: try point(from: base))
    case UInt8(ascii: "S"):
      let first = mirrored(cubicControl)
      let second = try point(from: base)
      curve(first, second, to: try point(from: base))
    case UInt8(ascii: "Q"):
      let control = try point(from: base)
      quad(control, to: try point(from: base))
    case UInt8(ascii: "T"):
      let control = mirrored(quadControl)
      quad(control, to: try point(from: base))
    default:
      let (radiusX, radiusY) = (try number(), try number())
      let tilt = try number()
      let (large, sweep) = (try flag(), try flag())
      let end = try point(from: base)
      let arc = PathArc(
        from: pen, to: end, radiusX: radiusX, radiusY: radiusY, tilt: tilt, large: large,
        sweep: sweep)
      path.elements += arc.elements
      pen = end
      forgetControls()
    }
  }

  private mutating func line(to end: DrawPoint) {
    path.elements.append(.line(end))
    pen = end
    forgetControls()
  }

  private mutating func curve(_ first: DrawPoint, _ second: DrawPoint, to end: DrawPoint) {
    path.elements.append(.curve(first, second, end))
    pen = end
    forgetControls()
    cubicControl = second
  }

  /// A curve with one control point is the cubic whose control points lie two thirds on the way.
  private mutating func quad(_ control: DrawPoint, to end: DrawPoint) {
    func toward(_ p: DrawPoint) -> DrawPoint {
      DrawPoint(x: p.x + 2 * (control.x - p.x) / 3, y: p.y + 2 * (control.y - p.y) / 3)
    }
    path.elements.append(.curve(toward(pen), toward(end), end))
    pen = end
    forgetControls()
    quadControl = control
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadControl = nil
  }

  private func mirrored(_ control: DrawPoint?) -> DrawPoint {
    guard let control else { return pen }
    return DrawPoint(x: 2 * pen.x - control.x, y: 2 * pen.y - control.y)
  }

  // MARK: Words

  private mutating func point(from base: DrawPoint) throws(PathDataFault) -> DrawPoint {
    let x = try number()
    return DrawPoint(x: base.x + x, y: base.y + (try number()))
  }

  /// The flags of an arc are one digit each and may stand without a space between them.
  private mutating func flag() throws(PathDataFault) -> Bool {
    skipSeparators()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || isOne else {
      throw fault("a flag, 0 or 1")
    }
    defer { position += 1 }
    return isOne
  }

  private var isOne: Bool { bytes[position] == UInt8(ascii: "1") }

  private mutating func number() throws(PathDataFault) -> Double {
    skipSeparators()
    let begin = position
    if position < bytes.count, isSign(bytes[position]) { position += 1 }
    var digits = skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    if digits > 0 { skipExponent() }
    let text = String(decoding: bytes[begin..<position], as: UTF8.self)
    guard digits > 0, let value = Double(text), value.isFinite else {
      position = begin
      throw fault("a number")
    }
    return value
  }

  private mutating func skipExponent() {
    let begin = position
    guard position < bytes.count, bytes[position] & 0xDF == UInt8(ascii: "E") else { return }
    position += 1
    if position < bytes.count, isSign(bytes[position]) { position += 1 }
    if skipDigits() == 0 { position = begin }
  }

  private mutating func skipDigits() -> Int {
    let begin = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    return position - begin
  }

  private mutating func skipSeparators() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[position]) {
      position += 1
    }
  }

  private var startsNumber: Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    return isDigit(byte) || isSign(byte) || byte == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func fault(_ expected: String) -> PathDataFault {
    PathDataFault(offset: position, expected: expected)
  }
}
