import Choreography
import Testing

@testable import Picture

/// What a change of the model changes in the picture.
@Suite struct WorkbenchChangeTests {
  let stand: WorkbenchStand

  init() throws { stand = try WorkbenchStand() }

  private func changed(_ one: DisplayList, _ other: DisplayList) -> [String] {
    zip(one.layers, other.layers).filter { $0 != $1 }.map { $0.0.id }
  }

  @Test("equal models give equal lists")
  func equal() throws {
    #expect(try stand.opening().list == stand.opening().list)
    #expect(try stand.comparing(scale: 1.5).list == stand.comparing(scale: 1.5).list)
  }

  @Test("a moved cursor changes rows, ruler and time alone, and none of their tiles")
  func cursor() throws {
    let model = try stand.opening()
    var later = model
    later.cursor = Instant(frame: model.cursor.frame + 1)
    let (before, after) = (model.list, later.list)
    #expect(before.layers.map(\.id) == after.layers.map(\.id))
    let rows = model.rows.map { "row.\($0.id)" }
    #expect(
      Set(changed(before, after)) == Set(rows + ["panel.ruler", "transport.time"]))
    for (one, other) in zip(before.layers, after.layers) where one.id.hasPrefix("row.") {
      #expect(one.commands.tiles == other.commands.tiles)
      #expect(!one.commands.tiles.isEmpty)
    }
  }

  @Test("between two frames the phone, its figures and the cursor move, and nothing else")
  func between() throws {
    let model = try stand.opening()
    var later = model
    later.cursor = Instant(frame: model.cursor.frame, fraction: 0.5)
    let cursor = Set(model.rows.map { "row.\($0.id)" } + ["panel.ruler"])
    #expect(Set(changed(model.list, later.list)) == cursor)
    later.phones[0].keyboard.top -= 3
    let moved = Set(changed(model.list, later.list))
    #expect(moved == cursor.union(["phone.0", "stage.levels"]))
  }

  @Test("a control under the pointer changes its own layer alone")
  func hover() throws {
    let model = try stand.opening()
    for (id, layer) in [
      ("scene.chat", "topbar"), ("transport.play", "transport.buttons"),
      ("speed.full", "transport.modes"), ("legend.sheet", "panel.title"),
      ("row.one-motion", "row.one-motion"),
    ] {
      var hovered = model
      hovered.hover = id
      #expect(changed(model.list, hovered.list) == [layer])
    }
  }

  @Test("a trace that grows by a frame changes one tile of its row", arguments: [60, 120])
  func growing(hertz: Int) throws {
    let model = try stand.model(
      .composeSheet, take: "open", frame: 30, hertz: hertz)
    for count in [31, 40, 47] {
      func list(_ rows: Int) -> DisplayList {
        var live = model
        for index in live.rows.indices {
          live.rows[index].trace.rows = Array(model.rows[index].trace.rows.prefix(rows))
        }
        return live.list
      }
      let (before, after) = (list(count), list(count + 1))
      for (one, other) in zip(before.layers, after.layers) where one.id.hasPrefix("row.") {
        let pairs = zip(one.commands.tiles, other.commands.tiles)
        #expect(pairs.filter { $0 != $1 }.count == 1)
        #expect(one.commands.tiles.count == other.commands.tiles.count)
      }
    }
  }

  @Test("what is kept from the picture before changes nothing")
  func memo() throws {
    var memo = WorkbenchMemo()
    let measurer = FixedMeasurer(advance: 0.58)
    var models = [try stand.opening(), try stand.comparing(), try stand.opening(scale: 1.5)]
    for change: (inout WorkbenchModel) -> Void in [
      { $0.cursor = Instant(frame: 40) }, { $0.hiddenSeries = [.keyboard] },
      { $0.selectedRow = 3 }, { $0.firstVisibleFrame = 25.3 }, { $0.visibleFrames = 200 },
      { $0.rows[0].trace.rows.removeLast(30) }, { $0.rows[1].trace.rows[40].keyboardTop += 5 },
      { $0.rowScroll = 20 }, { $0.hover = "row.one-motion" },
      { $0.size = Size(width: 1100, height: 720) },
    ] {
      var next = try stand.opening()
      change(&next)
      models += [next, try stand.opening()]
    }
    for model in models {
      let quick = WorkbenchView.list(model: model, measurer: measurer, memo: &memo)
      #expect(quick == WorkbenchView.list(model: model, measurer: measurer))
    }
  }

  @Test("a window that moves along the take moves the tiles it has", arguments: [1, 1.25, 2])
  func moving(scale: Double) throws {
    var model = try stand.model(.chat, take: "tap-type-send", frame: 80, scale: scale)
    model.firstVisibleFrame = 10
    let before = model.list
    model.firstVisibleFrame = 13.75
    let after = model.list
    for (one, other) in zip(before.layers, after.layers) where one.id.hasPrefix("row.") {
      let (old, new) = (one.commands.tiles.map(\.commands), other.commands.tiles.map(\.commands))
      #expect(old.dropFirst().dropLast().allSatisfy(new.contains))
    }
  }

  @Test("layers are opaque: each begins with what covers it", arguments: [1, 1.25, 2])
  func opaque(scale: Double) throws {
    var model = try stand.dragging(scale: scale)
    model.menu = .takes
    model.toast = .init(text: "A broken file", isError: true)
    model.showsTooltip = true
    model.hover = "help"
    for layer in model.list.layers where !layer.id.hasPrefix("phone.") {
      let rect = WindowGrid(scale: scale).units(layer.frame)
      #expect(Self.covers(layer.commands, rect, scale), "\(layer.id)")
    }
  }

  /// Whether the first commands of a layer cover a rectangle, taken together.
  private static func covers(_ commands: [Command], _ rect: Rect, _ scale: Double) -> Bool {
    var left = [rect]
    for command in commands {
      let bounds: Rect?
      switch command {
      case .fill(let path, .solid(let color), _) where color.alpha == 1 && path.elements.count == 5:
        bounds = path.controlBounds
      case .tile(let tile): bounds = WindowGrid(scale: scale).units(tile.frame)
      case .group(let group) where group.transform == .identity: bounds = group.clip?.controlBounds
      default: bounds = nil
      }
      guard let bounds else { continue }
      left = left.flatMap { cut($0, by: bounds) }
      if left.isEmpty { return true }
    }
    return false
  }

  private static func cut(_ rect: Rect, by hole: Rect) -> [Rect] {
    guard let common = rect.intersection(hole) else { return [rect] }
    let parts = [
      Rect(x: rect.x, y: rect.y, width: rect.width, height: common.y - rect.y),
      Rect(x: rect.x, y: common.maxY, width: rect.width, height: rect.maxY - common.maxY),
      Rect(x: rect.x, y: common.y, width: common.x - rect.x, height: common.height),
      Rect(x: common.maxX, y: common.y, width: rect.maxX - common.maxX, height: common.height),
    ]
    return parts.filter { $0.width > 1e-6 && $0.height > 1e-6 }
  }
}
