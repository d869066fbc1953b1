import Testing

@testable import Choreography

/// The keys of every kind of keyboard, and what the keys that change it do.
struct KeyboardTypeTests {
  static let spaces: [(name: String, space: KeyboardSpace)] = [
    ("phone", KeyboardSpace(width: 393, height: 336, barHeight: 45, bottom: 34)),
    ("low phone", KeyboardSpace(width: 375, height: 216, barHeight: 0)),
    (
      "phone on its side",
      KeyboardSpace(width: 852, height: 209, barHeight: 37, bottom: 21, side: 59)
    ),
    ("tablet", KeyboardSpace(width: 834, height: 333, barHeight: 50, bottom: 21, style: .tablet)),
    ("android", KeyboardSpace(width: 412, height: 300, barHeight: 40, bottom: 24, style: .android)),
    ("floating", KeyboardSpace(width: 320, height: 228, barHeight: 0)),
  ]

  @Test(
    "keys stand in their space, apart from each other, under names of their own",
    arguments: spaces.map(\.name), KeyboardType.allCases)
  func keysApart(name: String, type: KeyboardType) throws {
    let space = try #require(Self.spaces.first { $0.name == name }).space
    for plane in [KeyboardLayout.Plane.letters, .numbers] {
      let keys = KeyboardLayout.make(in: space, plane: plane, type: type).keys
      #expect(!keys.isEmpty)
      #expect(Set(keys.map(\.id)).count == keys.count)
      for (index, key) in keys.enumerated() {
        #expect(key.rect.x >= space.side && key.rect.maxX <= space.width - space.side + 1e-9)
        #expect(
          key.rect.y >= space.barHeight && key.rect.maxY <= space.height - space.bottom + 1e-9)
        #expect(key.rect.width > 14 && key.rect.height > 20)
        for other in keys[..<index] {
          #expect(key.rect.intersection(other.rect) == nil, "\(key.id) over \(other.id)")
        }
      }
    }
  }

  @Test(
    "each kind of keyboard has the keys it is for",
    arguments: [
      (KeyboardType.letters, ["q", "shift", "123", "space", "return", "emoji"], ["@"]),
      (.email, ["q", "@", ".", "return"], [",", "+"]),
      (.phonePad, ["0", "9", "+", "delete"], ["return", "space", "q"]),
      (.emoji, ["emote.smile", "emote.flame", "abc", "delete"], ["q", "return"]),
    ])
  func keys(type: KeyboardType, has: [String], lacks: [String]) {
    let space = KeyboardSpace(width: 393, height: 291, barHeight: 0, bottom: 34)
    let ids = KeyboardLayout.make(in: space, plane: .letters, type: type).keys.map(\.id)
    for name in has { #expect(ids.contains(.key(name)), "no \(name)") }
    for name in lacks { #expect(!ids.contains(.key(name)), "\(name)") }
  }

  @Test("the emoji key changes to pictures, a picture is typed, ABC changes back")
  func emoji() throws {
    var world = try InteractiveTests.openChat()
    let before = world.appearance.keyboard
    world.step([.tap(.key("emoji"))])
    #expect(world.appearance.keyboard.type == .emoji)
    #expect(world.appearance.keyboard.predictions.isEmpty)
    world.step([.tap(.key("emote.heart"))])
    #expect(world.appearance.composer?.text == String(Emote.heart.character))
    world.step([.tap(.key("abc"))])
    #expect(world.appearance.keyboard.type == .letters)
    #expect(world.appearance.keyboard.top == before.top)
  }

  @Test("every key of the keyboard can be met by a finger at its middle")
  func keysAreElements() throws {
    let appearance = try InteractiveTests.openChat().appearance
    for key in appearance.keyboard.layout.keys {
      let place = key.rect.offsetBy(dx: 0, dy: appearance.keyboard.top).center
      #expect(appearance.element(at: place) == key.id)
    }
  }

  @Test("a floating keyboard stands on the screen with its keys, and only with a focus")
  func floating() throws {
    var world = try World.chat(on: Devices.iPad, Surroundings(floatingKeyboard: true))
    #expect(world.appearance.keyboard.floating == nil)
    world.step([.tap(.field)])
    world.wait(3)
    let appearance = world.appearance
    let place = try #require(appearance.keyboard.floating)
    #expect(place.y > 0 && place.maxY < 1194 && place.maxX < 834)
    let key = try #require(appearance.keyboard.layout.keys.first { $0.id == .key("q") })
    #expect(
      appearance.element(at: key.rect.offsetBy(dx: place.x, dy: place.y).center) == .key("q"))
  }

  @Test("a keyboard of hardware leaves a bar on a tablet, with a key that puts it away")
  func hardwareBar() throws {
    var world = try World.chat(on: Devices.iPad, Surroundings(hardwareKeyboard: true))
    world.step([.tap(.field)])
    world.wait(60)
    #expect(world.appearance.keyboard.height == 55)
    #expect(world.appearance.keyboard.layout.keys.map(\.id) == [.key("hide")])
    world.step([.tap(.key("hide"))])
    world.wait(60)
    #expect(world.row.keyboardTop == 1194)
  }
}
