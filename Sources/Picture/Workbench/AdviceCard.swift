import Choreography

/// What is written about a strategy: faults of its file, red flags, why, and what to do instead.
struct AdviceCard {
  /// Where it stands.
  let rect: Rect
  let theme: WorkbenchTheme
  /// What it says, line by line.
  private let lines: [Line]
  /// How high all of it is.
  private let height: Double

  private static let font = Lettering.body
  private static let pitch = 17.0
  private static let padding = 16.0
  /// From the left edge to words behind a glyph.
  private static let indent = 20.0

  /// A line and where it begins.
  private struct Line {
    var kind: Kind
    var text: String
    var y: Double
  }

  private enum Kind: Hashable { case heading, body, flag, flagRest, framework, hint }

  /// The part of an open row that the card takes: that of the plot with its labels.
  static func rect(row: Rect, _ layout: WorkbenchLayout) -> Rect {
    let left = layout.plotX - 40
    return layout.grid.snap(
      Rect(x: left, y: row.y + 10, width: row.maxX - 10 - left, height: row.height - 20))
  }

  init(
    row: WorkbenchModel.Row, rect: Rect, framework: Strategy.Framework?, theme: WorkbenchTheme,
    measurer: any TextMeasuring
  ) {
    self.rect = rect
    self.theme = theme
    var lines: [Line] = []
    var y = Self.padding
    let room = rect.width - 2 * Self.padding - 6
    func add(_ text: String, _ kind: Kind, rest: Kind, indent: Double = 0) {
      let broken = TextLines.broken(
        text, font: Self.font, limit: room - indent, measurer: measurer)
      for (index, line) in broken.enumerated() {
        lines.append(Line(kind: index == 0 ? kind : rest, text: line, y: y))
        y += Self.pitch
      }
      y += 6
    }
    func heading(_ text: String) {
      if !lines.isEmpty { y += 6 }
      lines.append(Line(kind: .heading, text: text, y: y))
      y += Self.pitch + 3
    }
    if !row.faults.isEmpty {
      heading("Faults in its file")
      for fault in row.faults { add(fault, .flag, rest: .flagRest, indent: Self.indent) }
    }
    if !row.flags.isEmpty {
      heading("Seen before it runs")
      for flag in row.flags { add(flag, .flag, rest: .flagRest, indent: Self.indent) }
    }
    if !row.advice.why.isEmpty {
      heading("Why")
      add(row.advice.why, .body, rest: .body)
    }
    let hints = row.hints(first: framework)
    if !hints.isEmpty {
      heading("Instead")
      for hint in hints {
        lines.append(Line(kind: .framework, text: hint.framework.title, y: y))
        y += 25
        add(hint.text, .hint, rest: .hint)
      }
    }
    self.lines = lines
    height = y + Self.padding - 6
  }

  /// How far it can be scrolled.
  var longestScroll: Double { max(0, height - rect.height) }

  func draw(scroll: Double, _ sketch: inout Sketch) {
    let scroll = sketch.grid.snap(min(max(0, scroll), longestScroll))
    sketch.box(rect, radius: 10, theme.card)
    sketch.border(rect, radius: 10, .white(0.10))
    let clip = rect.insetBy(dx: 0, dy: 1)
    sketch.group(clip: .rect(clip)) { inner in
      for line in lines {
        let top = rect.y + line.y - scroll
        guard top + Self.pitch > rect.y, top < rect.maxY else { continue }
        draw(line, top: top, &inner)
      }
    }
    guard longestScroll > 0 else { return }
    let track = rect.height - 16
    let bar = track * rect.height / height
    sketch.box(
      Rect(
        x: rect.maxX - 8, y: rect.y + 8 + (track - bar) * scroll / longestScroll, width: 4,
        height: bar), radius: 2, .white(0.22))
  }

  private func draw(_ line: Line, top: Double, _ sketch: inout Sketch) {
    let left = rect.x + Self.padding
    let baseline = top + 12.5
    switch line.kind {
    case .heading: sketch.text(line.text, Lettering.heading, theme.t2, left, baseline)
    case .body, .hint: sketch.text(line.text, Self.font, theme.t1, left, baseline)
    case .flag:
      sketch.icon(.flag, left, top + 2.5, theme.fail)
      sketch.text(line.text, Self.font, theme.t1, left + Self.indent, baseline)
    case .flagRest:
      sketch.text(line.text, Self.font, theme.t1, left + Self.indent, baseline)
    case .framework:
      let width = sketch.width(line.text, Lettering.chip) + 16
      let chip = Rect(x: left, y: top, width: width, height: 20)
      sketch.box(chip, radius: 6, theme.okFill)
      sketch.text(line.text, Lettering.chip, theme.t1, left + 8, top + 14)
    }
  }
}

extension WorkbenchModel.Row {
  /// What to do instead, the framework that the rows are narrowed to at the top.
  func hints(first framework: Strategy.Framework?) -> [Strategy.Hint] {
    let all = Strategy.Framework.allCases.flatMap { framework in
      advice.instead.filter { $0.framework == framework }
    }
    guard let framework else { return all }
    return all.filter { $0.framework == framework } + all.filter { $0.framework != framework }
  }
}
