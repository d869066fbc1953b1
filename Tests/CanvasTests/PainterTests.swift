import Canvas
import Choreography
import Picture
import Testing

@Suite("Painter")
struct PainterTests {
  let fonts: FontBook

  init() throws { fonts = try FontBook() }

  private func layer(_ id: String, _ frame: PixelRect, _ color: UInt32) -> Layer {
    let (width, height) = (Double(frame.width), Double(frame.height))
    let rect = Rect(x: Double(frame.x), y: Double(frame.y), width: width, height: height)
    return Layer(id: id, frame: frame, scale: 1, commands: [.rect(rect, Color(color))])
  }

  private func list(_ layers: [Layer]) -> DisplayList {
    DisplayList(width: 60, height: 40, layers: layers, targets: [])
  }

  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test("only the frames of layers that changed are reported")
  func damage() throws {
    let painter = Painter(fonts: fonts)
    let memory = Memory(width: 60, height: 40)
    let back = layer("back", frame(0, 0, 60, 40), 0x111111)
    let front = layer("front", frame(5, 5, 10, 10), 0x222222)
    let all = frame(0, 0, 60, 40)
    #expect(try painter.paint(list([back, front]), into: memory.target) == [all])
    #expect(try painter.paint(list([back, front]), into: memory.target) == [])
    let other = layer("front", frame(5, 5, 10, 10), 0x333333)
    #expect(
      try painter.paint(list([back, other]), into: memory.target) == [frame(5, 5, 10, 10)])
    let moved = layer("front", frame(8, 6, 10, 10), 0x333333)
    #expect(
      try painter.paint(list([back, moved]), into: memory.target)
        == [frame(5, 5, 10, 10), frame(8, 6, 10, 10)])
    #expect(memory[6, 5] == 0x111111 && memory[17, 15] == 0x333333)
    #expect(try painter.paint(list([back]), into: memory.target) == [frame(8, 6, 10, 10)])
    #expect(memory[17, 15] == 0x111111)
    painter.forgetTarget()
    #expect(try painter.paint(list([back]), into: memory.target) == [all])
  }

  @Test("layers cover each other in their order, and a new order shows")
  func order() throws {
    let painter = Painter(fonts: fonts)
    let memory = Memory(width: 60, height: 40)
    let (a, b) = (layer("a", frame(0, 0, 20, 20), 0xAA), layer("b", frame(10, 10, 20, 20), 0xBB))
    _ = try painter.paint(list([a, b]), into: memory.target)
    #expect(memory[15, 15] == 0xBB)
    _ = try painter.paint(list([b, a]), into: memory.target)
    #expect(memory[15, 15] == 0xAA && memory[25, 25] == 0xBB && memory[50, 30] == 0)
  }

  @Test("two layers of one name are two layers")
  func sameName() throws {
    let painter = Painter(fonts: fonts)
    let (a, b) = (layer("x", frame(0, 0, 20, 20), 0xAA), layer("x", frame(30, 0, 20, 20), 0xBB))
    for _ in 0..<2 {
      let picture = try painter.bitmap(of: list([a, b]))
      #expect(picture[5, 5] == 0xAA && picture[35, 5] == 0xBB)
    }
  }

  @Test("a target with a wider pitch or another size is filled within its bounds")
  func targets() throws {
    let painter = Painter(fonts: fonts)
    let back = layer("back", frame(0, 0, 60, 40), 0x123456)
    for (width, height, pitch) in [(60, 40, 272), (50, 30, 200), (70, 50, 280)] {
      let memory = Memory(width: width, height: height, pitch: pitch)
      _ = try painter.paint(list([back]), into: memory.target)
      #expect(memory[min(width, 60) - 1, min(height, 40) - 1] == 0x123456)
      #expect(memory.isPaddingUntouched)
      if width > 60 { #expect(memory[65, 45] == 0) }
    }
  }

  @Test("a painter with a past paints the bytes of a new one")
  func warmAndCold() throws {
    var script = RandomScript(seed: 7)
    let painter = Painter(fonts: fonts)
    let memory = Memory(width: script.width, height: script.height)
    for step in 0..<300 {
      let list = script.next()
      _ = try painter.paint(list, into: memory.target)
      // A cold picture costs more than a warm one: every third is compared.
      guard step % 3 == 0 else { continue }
      let cold = try Painter(fonts: FontBook()).bitmap(of: list)
      try #require(memory.bitmap == cold, "step \(step)")
    }
  }

  @Test(
    "a size that no surface has is an error and harms nothing",
    arguments: [(0, 10), (10, 0), (-1, 5), (32768, 1), (30000, 30000), (.max, .max)])
  func sizes(width: Int, height: Int) throws {
    let painter = Painter(fonts: fonts)
    let wrong = DisplayList(width: width, height: height, layers: [], targets: [])
    #expect(throws: CanvasError.size(width: width, height: height)) {
      try painter.bitmap(of: wrong)
    }
    let layers = [
      layer("a", frame(0, 0, 60, 40), 0xAA), layer("b", frame(3, 3, width, height), 0xBB),
    ]
    if width > 0, height > 0 {
      #expect(throws: CanvasError.size(width: width, height: height)) {
        try painter.bitmap(of: list(layers))
      }
    } else {
      #expect(try painter.bitmap(of: list(layers))[4, 4] == 0xAA)
    }
    #expect(try painter.bitmap(of: list([layers[0]]))[4, 4] == 0xAA)
  }

  @Test("missing fonts are named with their package")
  func missingFonts() {
    do {
      _ = try FontBook(directory: "/nowhere")
      Issue.record("no error")
    } catch {
      guard case .fontsMissing(let files) = error else {
        Issue.record("another error: \(error)")
        return
      }
      #expect(files.first == "/nowhere/Inter-Regular.otf" && files.count == 4)
      #expect(error.description.hasSuffix("install the package fonts-inter"))
    }
  }
}
