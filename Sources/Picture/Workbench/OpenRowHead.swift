import Choreography

/// What stands at the top of the open row, left of its plot: name, mechanism and verdict.
struct OpenRowHead {
  let row: WorkbenchModel.Row
  /// Its number on the stage; `nil` where it is alone.
  let badge: Int?
  /// The whole row.
  let rect: Rect
  let plotX: Double
  /// Whether a card covers the room beside the plot.
  let isNarrow: Bool
  let measurer: any TextMeasuring

  private var left: Double { rect.x + 16 }
  private var room: Double { plotX - (isNarrow ? 46 : 12) - left }

  /// The mechanism in one line, or in two where one is too short for it.
  private var lines: [String] {
    let lines = TextLines.broken(
      row.mechanism, font: Lettering.mechanism, limit: room, measurer: measurer)
    guard lines.count > 2 else { return lines }
    let rest = lines.dropFirst().joined(separator: " ")
    return [
      lines[0],
      TextFit.shortened(rest, font: Lettering.mechanism, limit: room, measurer: measurer),
    ]
  }

  /// From the row's top to the baselines of name and mechanism, and to the chip.
  private var places: (name: Double, mechanism: Double, chip: Double) {
    lines.count > 1 ? (20.5, 34.5, 54) : (24.5, 42, 51)
  }

  private var chip: Chip { Chip(row.diagnosis) }
  private var chipRoom: Double { plotX - (isNarrow ? 43 : 9) - left }

  /// Where the verdict stands.
  var chipRect: Rect {
    Rect(
      x: left, y: rect.y + places.chip, width: chip.fitted(chipRoom, measurer).width,
      height: Chip.height)
  }

  func draw(_ theme: WorkbenchTheme, _ sketch: inout Sketch) {
    let (places, top) = (places, rect.y)
    var nameX = left
    if let badge {
      sketch.badge(badge, left, top + places.name - 12.5, isOn: true, theme)
      nameX += 22
    }
    sketch.text(
      row.title, Lettering.openRowName, theme.t1, nameX, top + places.name,
      within: room - (nameX - left))
    for (index, line) in lines.enumerated() {
      sketch.text(
        line, Lettering.mechanism, theme.t2, left, top + places.mechanism + 13 * Double(index))
    }
    sketch.chip(chip, left, top + places.chip, within: chipRoom, theme)
  }
}
