import Choreography
import Testing

@testable import Picture

@Suite("Words on the phone")
struct PhoneTextTests {
  let booth: PhoneBooth
  let measurer = FixedMeasurer()
  let font = Font(17)

  init() throws { booth = try PhoneBooth() }

  @Test("emotes are drawn, what the font lacks is one box, the rest is text")
  func runs() {
    let runs = RichText.runs(of: "Hé 🔥你x👩‍👩‍👧\n❤️!", measurer: measurer)
    #expect(
      runs == [
        .text("Hé "), .emote(.flame), .box, .text("x"), .box, .text(" "), .emote(.heart),
        .text("!"),
      ])
  }

  @Test("each emote is drawn wherever its character stands", arguments: Emote.allCases)
  func emotes(emote: Emote) throws {
    var appearance = try booth.chat()
    appearance.composer?.text = String(emote.character)
    let screen = PhonePicture.list(appearance, scale: 1, measurer: measurer).layers[1]
    let drawing = EmoteArt.drawing(emote)
    #expect(!drawing.isEmpty)
    let drawn = screen.commands.flattened
    for piece in drawing { #expect(drawn.contains(piece)) }
  }

  @Test("the strip has all eight")
  func strip() throws {
    var appearance = try booth.sheet()
    appearance.composer?.stripHeight = ComposerMetrics.stripHeight
    appearance.composer?.bottom -= ComposerMetrics.stripHeight
    let drawn = PhonePicture.list(appearance, scale: 1, measurer: measurer).layers[1]
      .commands.flattened
    for emote in Emote.allCases {
      for piece in EmoteArt.drawing(emote) { #expect(drawn.contains(piece)) }
    }
  }

  @Test("no line of a bubble leaves it, however wide the letters", arguments: [0.45, 0.6, 0.7])
  func bubbles(advance: Double) throws {
    let measurer = FixedMeasurer(advance: advance)
    let appearance = try booth.chat()
    let layer = PhonePicture.list(appearance, scale: 1, measurer: measurer).layers[1]
    var lines = 0
    for tile in layer.commands.tiles {
      guard tile.commands.count >= 3, case .text(let first) = tile.commands[2],
        first.font == MessageArt.font
      else { continue }
      for case .text(let line) in tile.commands {
        lines += 1
        let end = line.origin.x + measurer.width(of: line.string, font: line.font)
        #expect(line.origin.x >= 13 && end <= Double(tile.frame.width) - 13)
        #expect(line.origin.y + 5 <= Double(tile.frame.height))
      }
    }
    #expect(lines >= 5)
  }

  @Test("a text longer than the field ends beside the send button, its beginning is cut")
  func longText() throws {
    var appearance = try booth.chat()
    let text = String(repeating: "and on it goes ", count: 40)
    appearance.composer?.text = text
    appearance.composer?.isFocused = true
    let context = PhoneContext(
      device: appearance.device, theme: .light, grid: PixelGrid(scale: 1), measurer: measurer)
    let composer = try #require(appearance.composer)
    let row = ComposerArt(context: context, composer: composer, showsCaret: true).row()
    let line = try #require(
      row.flattened.compactMap { command -> TextLine? in
        if case .text(let line) = command { line } else { nil }
      }.first)
    let end = line.origin.x + measurer.width(of: line.string, font: line.font)
    #expect(line.string == text)
    #expect(end > 300 && end < 358.5 - 14)
    #expect(row.contains { if case .group(let group) = $0 { group.clip != nil } else { false } })
  }

  @Test("a name that is too long ends in an ellipsis within its room")
  func ellipsis() {
    let fitted = RichText.fitted(
      "Bartholomew Featherstonehaugh", font: font, limit: 120, measurer: measurer)
    guard case .text(let shown) = fitted.runs[0] else {
      Issue.record("no text")
      return
    }
    #expect(shown.hasPrefix("Barth") && shown.hasSuffix("…"))
    #expect(fitted.width <= 120)
  }

  @Test(
    "empty, long and odd texts are drawn",
    arguments: [
      "", " ", "\n\n", "\u{0}\u{7}\t", "e\u{301}\u{302}\u{303}", "\u{202E}abc", "🇩🇪🏳️‍🌈👨‍👩‍👧‍👦",
      String(repeating: "W", count: 5000), String(repeating: "🔥", count: 500), "\u{FEFF}\u{200B}",
    ])
  func oddTexts(text: String) throws {
    for theme in Surroundings.Theme.allCases {
      var chat = try booth.chat(theme: theme)
      chat.composer?.text = text
      chat.scene.chat?.name = text
      chat.keyboard.predictions = [text, text, text, text]
      for index in chat.messages.indices {
        chat.messages[index].lines = [text, text]
        chat.messages[index].message.body = index == 0 ? .stamp(day: text, time: text) : .text(text)
      }
      var sheet = try booth.sheet(theme: theme)
      sheet.scene.sheet = Scene.SheetContent(
        title: text, recipient: text,
        suggestions: [Scene.Suggestion](
          repeating: Scene.Suggestion(name: text, preview: text), count: 30))
      sheet.scene.conversations = [Scene.Conversation](
        repeating: Scene.Conversation(name: text, preview: text, time: text), count: 30)
      for appearance in [chat, sheet] {
        let list = PhonePicture.list(appearance, scale: 1.3, measurer: measurer)
        #expect(list.layers.count == 2)
        #expect(!list.layers[1].commands.isEmpty)
      }
    }
  }
}
