import Choreography

/// The list of all keys, over everything.
enum HelpView {
  /// A heading and the keys under it.
  private struct Section {
    var title: String
    var keys: [(keys: [String], does: String)]
  }

  private static let left = [
    Section(
      title: "Time",
      keys: [
        (["Space"], "Play, pause"), (["←", "→"], "One frame back, one on"),
        (["Home", "End"], "To the start, to the end"), (["L"], "Loop"), (["0"], "A new live take"),
        (["Ctrl", "wheel"], "Zoom the time of the plots"),
        (["Shift", "wheel"], "Move along it"),
      ]),
    Section(
      title: "Strategies",
      keys: [
        (["1", "…", "9"], "Open the strategy of that row"), (["C"], "Compare one, two, three"),
        (["↑", "↓"], "The strategy above, below"), (["D"], "Change its decisions"),
        (["W"], "Why, and what to do instead"),
        (["Ctrl", "1 2 3"], "The scene"),
      ]),
  ]
  private static let right = [
    Section(
      title: "Window",
      keys: [
        (["Ctrl", "+"], "Larger"), (["Ctrl", "−"], "Smaller"),
        (["Ctrl", "0"], "As large as usual"),
        (["S"], "Save a screenshot"), (["Tab"], "The next control"), (["?"], "This list"),
      ]),
    Section(
      title: "While a field of the phone has the keys",
      keys: [
        (["Ctrl", "key"], "That key of this list"), (["Esc"], "Keys back to the window"),
      ]),
  ]

  static func add(to assembly: inout Assembly) {
    guard assembly.model.showsHelp else { return }
    let theme = assembly.theme
    let whole = Rect(
      x: 0, y: 0, width: assembly.layout.size.width, height: assembly.layout.size.height)
    let height = max(height(left), height(right)) + 64 + 20
    let size = Size(width: 720, height: height)
    let card = assembly.grid.snap(
      Rect(
        x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2,
        width: size.width, height: size.height))
    assembly.overlay("help", whole) { sketch in
      sketch.box(whole, .black(0.55))
      sketch.box(card, radius: 14, theme.card)
      sketch.border(card, radius: 14, .white(0.14))
      sketch.text("Keys", Lettering.cardTitle, theme.t1, card.x + 28, card.y + 38)
      sketch.text(
        "Esc closes this", Lettering.legend, theme.t2, card.maxX - 28, card.y + 38, anchor: .end)
      draw(left, card.x + 28, card.y + 64, theme, &sketch)
      draw(right, card.x + 28 + 346, card.y + 64, theme, &sketch)
    }
    assembly.target(
      Target(
        id: "help.backdrop", rect: whole, role: .overlay, label: "Close the list of keys",
        shortcut: "Esc", action: .toggleHelp))
  }

  private static let keyColumn = 118.0

  private static func height(_ sections: [Section]) -> Double {
    sections.reduce(0) { $0 + 24 + Double($1.keys.count) * 28 + 14 }
  }

  private static func draw(
    _ sections: [Section], _ x: Double, _ top: Double, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) {
    var y = top
    for section in sections {
      sketch.text(section.title, Lettering.heading, theme.t2, x, y + 12, within: 318)
      y += 24
      for (keys, does) in section.keys {
        var left = x
        for key in keys {
          left += sketch.keyCap(key, left, y, theme) + 4
        }
        sketch.text(
          does, Lettering.body, theme.t1, x + keyColumn, y + 15.3, within: 318 - keyColumn)
        y += 28
      }
      y += 14
    }
  }
}

extension Sketch {
  /// Draws the picture of a key, 22 high; an ellipsis stands alone.
  /// - Returns: how wide it is.
  mutating func keyCap(
    _ key: String, _ x: Double, _ top: Double, _ theme: WorkbenchTheme
  ) -> Double {
    let text = width(key, Lettering.chip)
    guard key != "…" else {
      self.text(key, Lettering.chip, theme.t2, x + 2, top + 15)
      return text + 4
    }
    let width = max(22, text + 12)
    let rect = Rect(x: x, y: top, width: width, height: 22)
    box(rect, radius: 5, .white(0.10))
    self.text(
      key, Lettering.chip, theme.t1, rect.midX,
      Lettering.baseline(Lettering.chip, top: top, height: 22), anchor: .middle)
    return width
  }
}
