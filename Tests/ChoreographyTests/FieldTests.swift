import Catalog
import Choreography
import Testing

@Suite("The field and the keys")
struct FieldTests {
  @Test("typing, deleting and sending")
  func typing() throws {
    var world = try InteractiveTests.openChat()
    world.step([.text("Hello")])
    #expect(world.events == [.typed])
    world.step([.deleteBackward])
    #expect(world.appearance.composer?.text == "Hell")
    let newest = world.appearance.messages.last
    world.step([.returnKey])
    #expect(world.events == [.sent])
    #expect(world.appearance.composer?.text == "")
    #expect(world.appearance.messages.last?.lines == ["Hell"])
    #expect(world.appearance.messages.last != newest)
  }

  @Test("the drawn keys type what stands on them, with a capital at the start")
  func keys() throws {
    var world = try InteractiveTests.openChat()
    for key in ["h", "i", "space", "y", "o", "delete", "123", "1", "123", "shift", "u"] {
      world.step([.tap(.key(key))])
    }
    #expect(world.appearance.composer?.text == "Hi y1U")
    world.step([.tap(.key("return"))])
    #expect(world.events == [.tap, .sent])
  }

  @Test("blanks alone are not sent, and nothing is not sent")
  func blanks() throws {
    var world = try InteractiveTests.openChat()
    world.step([.tap(.send)])
    #expect(world.events == [.tap])
    world.step([.text("   "), .returnKey])
    #expect(world.events == [.typed])
  }

  @Test("without focus no text arrives; a hidden field swallows it")
  func swallowed() throws {
    let experiment = try Lanes().catalog.experiment(.composeSheet)
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    world.step([.tap(.compose)])
    for _ in 0..<10 { world.step([.text("x")]) }
    #expect(world.row.focus == .prewarm)
    #expect(world.appearance.composer?.text == "")
  }

  @Test("an emote of the strip enters the text, also in a field without focus")
  func emotes() throws {
    let experiment = try Lanes().catalog.experiment(
      .composeSheet, strategies: ["immediate-focus"])
    var world = World(experiment: experiment, strategy: experiment.strategies[0])
    world.step([.tap(.compose)])
    for _ in 0..<60 { world.step([]) }
    for emote in Emote.allCases { world.step([.tap(.emote(emote))]) }
    #expect(world.appearance.composer?.text == String(Emote.allCases.map(\.character)))
    #expect(world.appearance.composer?.text.compactMap(Emote.init(character:)) == Emote.allCases)
  }

  @Test("a long message breaks into lines that fit, whatever it is made of")
  func longMessage() throws {
    for text in [
      String(repeating: "word ", count: 60), String(repeating: "x", count: 400), "a\nb\n\nc",
      String(repeating: "\u{4F60}", count: 50),
      String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 40),
    ] {
      var world = try InteractiveTests.openChat()
      world.step([.text(text), .returnKey])
      let message = try #require(world.appearance.messages.last)
      #expect(message.rect.width <= 393 * 0.76 + 26)
      #expect(message.rect.maxX == 393 - 16)
      #expect(message.rect.height == 38 + 22 * Double(message.lines.count - 1))
      #expect(world.row.newestBottom == 454)
      let kept = message.lines.joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace })
    }
  }

  @Test("the text of a field is bounded")
  func bounded() throws {
    var world = try InteractiveTests.openChat()
    world.step([.text(String(repeating: "a", count: 5000))])
    #expect(world.appearance.composer?.text.count == 2000)
  }

  @Test("the keys of the iPhone 15 stand where the design has them")
  func layout() throws {
    let layout = KeyboardLayout.make(width: 393, height: 336, barHeight: 45, plane: .letters)
    func rect(_ key: String) -> Rect? { layout.keys.first { $0.id == .key(key) }?.rect }
    func expect(_ key: String, _ x: Double, _ y: Double, _ width: Double) {
      guard let rect = rect(key) else {
        Issue.record("no key \(key)")
        return
      }
      #expect(abs(rect.x - x) < 1e-9 && abs(rect.y - y) < 1e-9, "\(key) at \(rect)")
      #expect(abs(rect.width - width) < 1e-9 && rect.height == 42, "\(key) at \(rect)")
    }
    expect("q", 3, 53, 33.3)
    expect("a", 22.65, 107, 33.3)
    expect("z", 61.95, 161, 33.3)
    expect("shift", 3, 161, 45)
    expect("delete", 345, 161, 45)
    expect("123", 3, 215, 92.25)
    expect("space", 101.25, 215, 190.5)
    expect("return", 297.75, 215, 92.25)
    #expect(layout.emojiCenter == Point(x: 34, y: 284))
    #expect(layout.microphoneCenter == Point(x: 359, y: 284))
  }

  @Test("without the prediction bar the keyboard is 45 lower")
  func withoutPrediction() throws {
    var lanes = try Lanes()
    lanes.surroundings.predictionBar = false
    let lane = try lanes.chat("tap-type-send", "follows")
    #expect(lane.rows.last?.keyboardTop == 561)
    #expect(lane.rows.last?.composerBottom == 561)
  }
}
