import Choreography
import Testing

@testable import Picture

@Suite("The phone's display list")
struct PhoneViewTests {
  let booth: PhoneBooth
  let measurer = FixedMeasurer()

  init() throws { booth = try PhoneBooth() }

  private func screen(_ appearance: Appearance, scale: Double = 1) -> Layer {
    let list = PhonePicture.list(appearance, scale: scale, measurer: measurer)
    return list.layers[list.layers.count - 1]
  }

  @Test(
    "the row ends on the pixel on which the keyboard begins",
    arguments: [
      ("drag-slow", SceneID.chat, "follows"), ("open-close", .composeSheet, "one-motion"),
      ("flick-down", .chat, "follows"),
    ], [0.37, 0.59, 0.8, 1.5, 3])
  func seam(take: (String, SceneID, String), scale: Double) throws {
    var met = 0
    for appearance in try booth.appearances(take.0, take.1, take.2, stride: 2) {
      guard let composer = appearance.composer, composer.stripHeight == 0,
        abs(composer.bottom - appearance.keyboard.top) < 1e-9,
        appearance.keyboard.top < appearance.device.size.height - 1
      else { continue }
      met += 1
      let tiles = screen(appearance, scale: scale).commands.tiles
      let keyboardHeight = Int((appearance.keyboard.height * scale + 0.5 + 1e-6).rounded(.down))
      let keyboard = try #require(tiles.last { $0.frame.height == keyboardHeight })
      let rowHeight = Int((52 * scale + 0.5 + 1e-6).rounded(.down))
      let row = try #require(tiles.last { $0.frame.height == rowHeight && $0 != keyboard })
      #expect(row.frame.y + row.frame.height == keyboard.frame.y)
    }
    #expect(met > 10)
  }

  @Test("a tile's first command covers all of it", arguments: [0.37, 0.8, 1, 3])
  func opaque(scale: Double) throws {
    for appearance in [try booth.chat(), try booth.sheet(), try booth.sheet(theme: .light)] {
      for tile in screen(appearance, scale: scale).commands.tiles {
        guard case .fill(let path, .solid(let color), _) = tile.commands[0] else {
          // What is put back at the corners begins with the caller's own backdrop.
          #expect(tile.scale == scale)
          continue
        }
        let box = try #require(path.controlBounds)
        #expect(color.alpha == 1)
        #expect(box.x <= 0 && box.y <= 0)
        #expect(box.width * scale >= Double(tile.frame.width) - 1e-6)
        #expect(box.height * scale >= Double(tile.frame.height) - 1e-6)
      }
    }
  }

  @Test("no tile stands in a group that moves or fades it")
  func tilesAreUpright() throws {
    func check(_ commands: [Command]) {
      for case .group(let group) in commands where !group.commands.tiles.isEmpty {
        #expect(group.transform == .identity && group.opacity == 1)
        check(group.commands)
      }
    }
    for appearance in try booth.appearances("open-close", .composeSheet, "one-motion", stride: 3) {
      check(screen(appearance).commands)
    }
  }

  @Test("what is alike in two frames is the same tile: only the finger's way is drawn anew")
  func moving() throws {
    let appearances = try booth.appearances("drag-slow", .chat, "follows")
    let held = appearances.filter { $0.finger != nil && $0.keyboard.top > 520 }
    #expect(held.count > 30)
    var contents: Set<[Command]> = []
    for appearance in held {
      for tile in screen(appearance).commands.tiles { contents.insert(tile.commands) }
    }
    // Bubbles, bars, keyboard, corners: nothing that grows with the number of frames.
    #expect(contents.count < 60)
  }

  @Test("messages keep their distances to the pixel while the list moves", arguments: [0.59, 1.3])
  func rigid(scale: Double) throws {
    let appearances = try booth.appearances("tap-and-done", .chat, "follows")
    var distances: Set<Int> = []
    for appearance in appearances {
      guard appearance.messages.count > 3 else { continue }
      let tiles = screen(appearance, scale: scale).commands.tiles
      let newest = try #require(
        tiles.first { $0.commands.strings == ["What’s your parking plan?"] })
      let older = try #require(tiles.first { $0.commands.strings == ["You’re the best"] })
      distances.insert(newest.frame.y - older.frame.y)
    }
    #expect(distances.count == 1)
  }

  @Test("the keyboard covers the messages and the row; the finger and the indicator it does not")
  func order() throws {
    let all = try booth.appearances("tap-type-send", .chat, "covered")
    var appearance = try #require(all.last { $0.composer?.isFocused == true })
    appearance.finger = Appearance.Finger(point: Point(x: 100, y: 600), trail: [])
    let drawn = screen(appearance).commands.flattened
    func last(_ text: String) -> Int? {
      drawn.lastIndex {
        if case .text(let line) = $0 { line.string == text } else { false }
      }
    }
    let key = try #require(last("space"))
    #expect(try #require(last("What’s your parking plan?")) < key)
    #expect(try #require(last("Done")) < key)
    let finger = try #require(
      drawn.lastIndex {
        if case .shadow(let shadow) = $0 { shadow.sigma == 5 || shadow.sigma == 4 } else { false }
      }
        ?? drawn.lastIndex {
          if case .stroke(let path, _, _) = $0 {
            path.controlBounds?.contains(Point(x: 100, y: 600)) == true
          } else {
            false
          }
        })
    #expect(finger > key)
    let time = try #require(last("9:41"))
    #expect(time > key)
  }

  @Test("a sheet in which something was sent shows that instead of suggestions")
  func sent() throws {
    var appearance = try booth.sheet()
    #expect(screen(appearance).commands.strings.contains("Suggested"))
    let top = (appearance.composer?.top ?? 0) - 48
    appearance.messages = [
      Appearance.PlacedMessage(
        rect: Rect(x: 300, y: top, width: 77, height: 38),
        message: Message(.text("On my way"), from: .outgoing), lines: ["On my way"],
        endsGroup: true)
    ]
    let strings = screen(appearance).commands.strings
    #expect(!strings.contains("Suggested"))
    #expect(strings.contains("On my way"))
  }

  @Test("every element on the screen has a target, within the screen")
  func targets() throws {
    let appearance = try booth.chat()
    let list = PhonePicture.list(appearance, scale: 2, measurer: measurer)
    let ids = list.targets.map(\.id)
    #expect(ids.first == "phone.0")
    for id in ["field", "send", "plus", "done", "messages", "key.q", "key.space", "key.return"] {
      #expect(ids.contains("phone.0.\(id)"))
    }
    let screen = Rect(x: 45.5, y: 45.5, width: 393, height: 852)
    for target in list.targets.dropFirst() {
      #expect(target.rect.x >= screen.x - 0.5 && target.rect.maxX <= screen.maxX + 0.5)
      #expect(target.rect.y >= screen.y - 0.5 && target.rect.maxY <= screen.maxY + 0.5)
    }
  }

  @Test("the housing is as large as the device says")
  func size() throws {
    let device = try booth.catalog.device(named: "iphone-15")
    #expect(PhoneView.outerSize(of: device) == Size(width: 420, height: 879))
  }
}
