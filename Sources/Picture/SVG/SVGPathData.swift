/// A path as short path data: each segment absolute or relative, whichever is shorter.
struct SVGPathData {
  private(set) var text = ""
  private let decimals: Int
  /// Everything is counted in units of the last decimal, so that relative segments add up.
  private var pen = Spot(x: 0, y: 0)
  private var start = Spot(x: 0, y: 0)
  private var lastControl: Spot?
  private var lastLetter: Character?

  private struct Spot: Equatable {
    var x: Int
    var y: Int
  }

  init(_ path: Path, decimals: Int) {
    self.decimals = decimals
    for element in path.elements { add(element) }
  }

  private mutating func add(_ element: Path.Element) {
    var control: Spot?
    switch element {
    case .move(let point):
      let end = spot(point)
      add("M", [end])
      (pen, start) = (end, end)
      // What follows without a letter would be a line.
      lastLetter = nil
    case .line(let point):
      let end = spot(point)
      if end.y == pen.y {
        append(segment("H", [end.x]), segment("h", [end.x - pen.x]))
      } else if end.x == pen.x {
        append(segment("V", [end.y]), segment("v", [end.y - pen.y]))
      } else {
        add("L", [end])
      }
      pen = end
    case .curve(let first, let second, let point):
      let (one, two, end) = (spot(first), spot(second), spot(point))
      if let last = lastControl, abs(2 * pen.x - last.x - one.x) <= 1,
        abs(2 * pen.y - last.y - one.y) <= 1
      {
        add("S", [two, end])
      } else {
        add("C", [one, two, end])
      }
      (pen, control) = (end, two)
    case .close:
      text.append("z")
      pen = start
      lastLetter = "z"
    }
    lastControl = control
  }

  private func spot(_ point: DrawPoint) -> Spot {
    Spot(
      x: SVGNumber.whole(point.x, decimals: decimals),
      y: SVGNumber.whole(point.y, decimals: decimals))
  }

  /// Adds a segment through `spots`.
  private mutating func add(_ letter: Character, _ spots: [Spot]) {
    let absolute = segment(letter, spots.flatMap { [$0.x, $0.y] })
    let relative = segment(
      Character(letter.lowercased()), spots.flatMap { [$0.x - pen.x, $0.y - pen.y] })
    append(absolute, relative)
  }

  private mutating func append(
    _ absolute: (letter: Character, text: String), _ relative: (letter: Character, text: String)
  ) {
    let shorter = relative.text.utf8.count < absolute.text.utf8.count ? relative : absolute
    text += shorter.text
    lastLetter = shorter.letter
  }

  private func segment(_ letter: Character, _ numbers: [Int]) -> (letter: Character, text: String) {
    var result = letter == lastLetter ? "" : String(letter)
    var needsSpace = letter == lastLetter
    for number in numbers {
      let digits = SVGNumber.text(number, decimals: decimals)
      if needsSpace, digits.first != "-" { result.append(" ") }
      result += digits
      needsSpace = true
    }
    return (letter, result)
  }
}
