import Choreography

/// Gathers the layers and targets of the window.
struct Assembly {
  /// What the window shows.
  let model: WorkbenchModel
  /// Where everything stands.
  let layout: WorkbenchLayout
  /// The colours.
  let theme: WorkbenchTheme
  /// How wide text is.
  let measurer: any TextMeasuring
  /// The layers so far, the topmost last.
  private(set) var layers: [Layer] = []
  /// The targets so far, the topmost last.
  private(set) var targets: [Target] = []

  /// What the picture has in common with the one before.
  var memo: WorkbenchMemo

  init(
    model: WorkbenchModel, theme: WorkbenchTheme, measurer: any TextMeasuring,
    memo: WorkbenchMemo
  ) {
    self.memo = memo
    self.model = model
    self.layout = WorkbenchLayout(model: model)
    self.theme = theme
    self.measurer = measurer
  }

  /// Where whole device pixels lie.
  var grid: WindowGrid { layout.grid }

  /// An empty sketch.
  var sketch: Sketch { Sketch(grid: grid, measurer: measurer) }

  /// Adds a layer of what `draw` draws.
  mutating func layer(_ id: String, _ rect: Rect, _ draw: (inout Sketch) -> Void) {
    let frame = grid.pixels(rect)
    guard frame.width > 0, frame.height > 0 else { return }
    var sketch = self.sketch
    draw(&sketch)
    layers.append(Layer(id: id, frame: frame, scale: grid.scale, commands: sketch.commands))
  }

  /// Adds a layer that is drawn already.
  mutating func add(_ layer: Layer) { layers.append(layer) }

  /// Adds a layer over everything so far, which shows through where `draw` draws nothing.
  mutating func overlay(_ id: String, _ rect: Rect, _ draw: (inout Sketch) -> Void) {
    let frame = grid.pixels(rect)
    let below = layers.filter { $0.frame.meets(frame) }.map { lower in
      Command.group(Group(lower.commands, clip: .rect(grid.units(lower.frame))))
    }
    layer(id, rect) { sketch in
      sketch.add(below)
      draw(&sketch)
    }
  }

  /// Adds a target, cut to `bounds` where they are given; nothing where nothing is left.
  mutating func target(_ target: Target, within bounds: Rect? = nil) {
    guard let bounds else { return targets.append(target) }
    guard let rect = target.rect.intersection(bounds) else { return }
    var cut = target
    cut.rect = rect
    targets.append(cut)
  }

  /// How a control looks now.
  func state(_ id: String) -> ControlState {
    if model.pressed == id { return .pressed }
    return model.hover == id ? .hovered : .idle
  }
}

/// How a control looks.
enum ControlState: Hashable, Sendable { case idle, hovered, pressed }
