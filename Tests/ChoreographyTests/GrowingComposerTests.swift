import Catalog
import Choreography
import Testing

@Suite("A composer that grows")
struct GrowingComposerTests {
  @Test("its bottom stays on the keyboard while its top goes up by a line for each line")
  func grows() throws {
    let lane = try Lanes().chat("type-long", "composer-grows")
    var heights: Set<Double> = []
    for row in lane.rows {
      let bottom = try #require(row.composerBottom)
      let height = bottom - (row.composerTop ?? 0)
      #expect(abs(bottom - min(818, row.keyboardTop)) < 1e-9)
      #expect(abs((row.newestBottom ?? 0) - ((row.composerTop ?? 0) - 10)) < 1e-9)
      heights.insert((height * 1000).rounded() / 1000)
    }
    #expect(heights.sorted() == [52, 74, 96, 118, 140])
    #expect(lane.frame(of: .sent) > 0)
    #expect(lane.rows.last.map { ($0.composerBottom ?? 0) - ($0.composerTop ?? 0) } == 52)
  }

  @Test("it stops at a third of the screen and shows the last lines")
  func stops() throws {
    var world = try World.chat(
      Strategy(id: "test", title: "Test", mechanism: "", scene: .chat, composer: .grows))
    world.openKeyboard()
    world.step([.text(String(repeating: "word ", count: 390) + "end")])
    let composer = try #require(world.appearance.composer)
    #expect(composer.bottom == 516)
    #expect(composer.bottom - composer.top <= 852.0 / 3)
    #expect(composer.bottom - composer.top > 852.0 / 3 - 22)
    #expect(composer.lines.last?.hasSuffix("end") == true)
    #expect(composer.lines.count == 1 + Int((composer.bottom - composer.top - 52) / 22))
    for _ in 0..<60 { world.step([.deleteBackward]) }
    world.step([.returnKey])
    #expect(world.appearance.composer?.top == 464)
  }

  @Test("send is met beside the last line")
  func sends() throws {
    var world = try World.chat(
      Strategy(id: "test", title: "Test", mechanism: "", scene: .chat, composer: .grows))
    world.openKeyboard()
    world.step([.text(String(repeating: "word ", count: 30))])
    let send = try #require(world.elements.first { $0.id == .send })
    #expect(send.rect.midY == 516 - 26)
    world.step([.tap(.send)])
    #expect(world.events == [.tap, .sent])
  }
}
