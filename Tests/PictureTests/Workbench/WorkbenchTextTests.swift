import Choreography
import Testing

@testable import Picture

/// Text of the window: readable, whole, and apart.
@Suite struct WorkbenchTextTests {
  let stand: WorkbenchStand

  init() throws { stand = try WorkbenchStand() }

  @Test("no text touches another or leaves its layer", arguments: WorkbenchStand.sizes)
  func apart(size: Size) throws {
    let models = [
      try stand.opening(size: size), try stand.comparing(size: size),
      try stand.dragging(size: size), try stand.crowded(size: size),
    ]
    for model in models {
      let list = model.list
      let texts = PlacedText.all(in: list, scale: model.scale)
      #expect(texts.count > 40)
      let frames = Dictionary(uniqueKeysWithValues: list.layers.map { ($0.id, $0.frame) })
      // The still picture of the stage is a part of all its layers.
      for text in texts where !text.layer.hasPrefix("stage") && !text.layer.hasPrefix("row.") {
        let frame = try #require(frames[text.layer])
        let rect = WindowGrid(scale: model.scale).units(frame)
        #expect(rect.holds(text.rect), "\(text.string) in \(text.layer)")
      }
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...]
        where one.layer == other.layer
          || !(one.layer.hasPrefix("stage") || other.layer.hasPrefix("stage"))
        {
          let isHidden = one.layer != other.layer && isScrolled(one, other)
          #expect(
            isHidden || !one.rect.meets(other.rect),
            "\(one.string) and \(other.string) in \(one.layer) at \(size)")
        }
      }
    }
  }

  /// Whether one of them is in a row that the open one may stand over.
  private func isScrolled(_ one: PlacedText, _ other: PlacedText) -> Bool {
    one.layer.hasPrefix("row.") && other.layer.hasPrefix("row.")
  }

  @Test("what is too long is shortened to what fits")
  func shortened() {
    let measurer = FixedMeasurer(advance: 0.5)
    let font = Font(10)
    for limit in stride(from: 0.0, through: 130, by: 7) {
      let text = TextFit.shortened(
        "Bildschirmtastatur, verschoben", font: font, limit: limit, measurer: measurer)
      #expect(measurer.width(of: text, font: font) <= limit)
      #expect(text.isEmpty || text.hasSuffix("…") || text == "Bildschirmtastatur, verschoben")
    }
    #expect(
      TextFit.shortened("Bild", font: font, limit: 20, measurer: measurer) == "Bild")
    #expect(TextFit.shortened("Bilder", font: font, limit: 20, measurer: measurer) == "Bil…")
  }

  struct Pair: CustomStringConvertible {
    var description: String
    var text: Color
    var ground: Color
    var over: [Color] = []
  }

  private static let theme = WorkbenchTheme.dark

  @Test(
    "text stands out from its ground by 4.5 to 1",
    arguments: [
      Pair(description: "t2 on chrome", text: theme.t2, ground: theme.chrome),
      Pair(description: "t3 on chrome", text: theme.t3, ground: theme.chrome),
      Pair(description: "t3 on panel", text: theme.t3, ground: theme.panel),
      Pair(description: "t3 on the open row", text: theme.t3, ground: theme.rowOpen),
      Pair(description: "stage text", text: theme.t3Stage, ground: theme.stageTop),
      Pair(description: "t2 on the stage", text: theme.t2, ground: theme.stageTop),
      Pair(description: "t2 on a card", text: theme.t2, ground: theme.card),
      Pair(
        description: "t2 on a control", text: theme.t2, ground: theme.chrome,
        over: [theme.control, theme.controlOn]),
      Pair(
        description: "t2 in the filter", text: theme.t2, ground: theme.panel,
        over: [theme.controlHover]),
      Pair(
        description: "failing chip", text: theme.fail, ground: theme.rowOpen,
        over: [theme.failFill]),
      Pair(
        description: "failing chip on the stage", text: theme.fail, ground: theme.stageTop,
        over: [theme.failFill]),
      Pair(
        description: "passing chip", text: theme.t1, ground: theme.stageTop, over: [theme.okFill]),
      Pair(description: "cursor tag", text: theme.ink, ground: theme.t1),
      Pair(description: "sheet tag", text: theme.inkTag, ground: theme.sheet),
      Pair(description: "keyboard tag", text: theme.inkTag, ground: theme.keyboard),
      Pair(description: "composer tag", text: theme.inkTag, ground: theme.composer),
      Pair(description: "measure", text: .white(1), ground: theme.measure),
    ])
  func contrast(_ pair: Pair) {
    let ground = pair.over.reduce(pair.ground) { Self.blend($1, over: $0) }
    let (one, other) = (Self.luminance(pair.text), Self.luminance(ground))
    let ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    #expect(ratio >= 4.5)
  }

  private static func blend(_ top: Color, over ground: Color) -> Color {
    func mix(_ a: Double, _ b: Double) -> UInt32 {
      UInt32(((a * top.alpha + b * (1 - top.alpha)) * 255).rounded())
    }
    return Color(
      mix(top.red, ground.red) << 16 | mix(top.green, ground.green) << 8
        | mix(top.blue, ground.blue))
  }

  /// Relative luminance as WCAG 2 defines it, its power written as a square root of powers so
  /// that no library is needed: x^2.4 = x² · (x²)^(1/5), by bisection.
  private static func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      guard value > 0.03928 else { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if middle * middle * middle * middle * middle < base * base {
          low = middle
        } else {
          high = middle
        }
      }
      return base * base * low
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
