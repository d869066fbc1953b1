import Choreography
import Picture

/// Pictures that follow from each other by chance, the same ones for the same seed: layers come,
/// go, move, change places and change what they show, with every kind of command.
struct RandomScript {
  let width = 160
  let height = 120
  private var state: UInt64
  private var layers: [Layer] = []

  init(seed: UInt64) { state = seed }

  /// The next picture.
  mutating func next() -> DisplayList {
    switch number(6) {
    case 0 where layers.count < 6: layers.append(layer("layer \(number(9))"))
    case 1 where layers.count > 1: layers.remove(at: number(layers.count))
    case 2 where layers.count > 1: layers.swapAt(0, number(layers.count))
    case 3 where !layers.isEmpty:
      let index = number(layers.count)
      layers[index].frame.x += number(9) - 4
      layers[index].frame.y += number(9) - 4
    default:
      if layers.isEmpty { layers.append(layer("first")) }
      let index = number(layers.count)
      layers[index].commands = commands(in: layers[index])
    }
    return DisplayList(width: width, height: height, layers: layers, targets: [])
  }

  /// A whole number from 0 up to `limit` (SplitMix64).
  private mutating func number(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 33) % limit
  }

  private mutating func value(_ limit: Double) -> Double {
    Double(number(1 << 20)) / Double(1 << 20) * limit
  }

  private mutating func color() -> Color {
    Color(UInt32(number(1 << 24)), alpha: [1, 1, 0.5, 0.13][number(4)])
  }

  private mutating func layer(_ id: String) -> Layer {
    var layer = Layer(
      id: id,
      frame: PixelRect(
        x: number(80) - 10, y: number(60) - 10, width: 20 + number(90), height: 20 + number(70)),
      scale: [1, 2, 1.5][number(3)], commands: [])
    layer.commands = commands(in: layer)
    return layer
  }

  private mutating func commands(in layer: Layer) -> [Command] {
    let color = Color(UInt32(number(1 << 24)), alpha: [1, 1, 0.5][number(3)])
    let base = Command.rect(
      Rect(x: -200, y: -200, width: [600, 600, 200][number(3)], height: 600), color)
    return [base] + (0..<1 + number(6)).map { _ in command(depth: 0) }
  }

  private mutating func command(depth: Int) -> Command {
    let (x, y) = (value(120), value(90))
    let rect = Rect(x: x, y: y, width: 1 + value(50), height: 1 + value(40))
    switch number(depth < 2 ? 8 : 5) {
    case 0: return .rounded(rect, radius: value(12), color())
    case 1:
      let style = StrokeStyle(
        width: [0, 1, 2.3][number(3)], cap: .round, dash: [[], [3, 2]][number(2)])
      return .stroke(.ellipse(x, y, rect.width, rect.height), style, color())
    case 2:
      let words = ["Sheet", "Keyboard 336", "👋 ok", "Tap the field"][number(4)]
      return .text(words, Font([11, 13, 17][number(3)], .medium), color(), x, y)
    case 3: return .shadow(rect, radius: 5, sigma: [1, 3.5][number(2)], .black(0.5))
    case 4:
      let paint = Paint.linear(
        from: DrawPoint(x: x, y: y), to: DrawPoint(x: rect.maxX, y: rect.maxY),
        stops: [.init(0, color()), .init(1, color())])
      return .fill(.circle(rect.center, radius: rect.width), paint)
    case 5 where depth == 0:
      return .tile(
        Tile(
          frame: PixelRect(x: Int(x), y: Int(y), width: 40, height: 30), scale: 1,
          commands: [.rect(Rect(x: 0, y: 0, width: 40, height: 30), Color(0x2B2B2E))]
            + (0..<number(3)).map { _ in command(depth: 2) }))
    default:
      return .group(
        (0..<1 + number(3)).map { _ in command(depth: depth + 1) }, opacity: [1, 0.4][number(2)],
        clip: [nil, .rounded(rect, radius: 8), .rect(rect)][number(3)],
        transform: Transform(scale: [1, 0.9, 1.3][number(3)], dx: value(9), dy: value(9)))
    }
  }
}
