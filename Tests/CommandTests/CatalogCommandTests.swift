import Catalog
import Foundation
import Testing

@Suite("list and check")
struct CatalogCommandTests {
  @Test("list prints what there is, as text and as JSON")
  func list() throws {
    let text = try Tool.run(["list"])
    #expect(text.code == 0)
    for word in ["Scenes", "Strategies", "Devices", "Takes"] { #expect(text.lines.contains(word)) }
    let json = try #require(try Tool.run(["list", "--json"]).json() as? [[String: Any]])
    #expect(json.allSatisfy { $0["id"] is String && $0["title"] is String })
    let strategies = json.filter { $0["kind"] as? String == "strategy" }
    let catalog = try Catalog(assets: Assets.find())
    let scenes = catalog.scenes.map(\.id)
    #expect(strategies.count == scenes.map { catalog.strategies(of: $0).count }.reduce(0, +))
    #expect(strategies.allSatisfy { $0["scene"] is String })
    let takes = json.filter { $0["kind"] as? String == "take" }
    #expect(takes.count == scenes.map { catalog.takes(of: $0).count }.reduce(0, +))
    #expect(takes.allSatisfy { $0["scene"] is String })
  }

  @Test("list of one kind prints that alone")
  func kinds() throws {
    let scenes = try Tool.run(["list", "scenes"]).lines
    #expect(scenes.prefix(2) == ["compose-sheet  Compose sheet", "chat           Chat"])
    let devices = try #require(
      try Tool.run(["list", "devices", "--json"]).json() as? [[String: Any]])
    #expect(devices.allSatisfy { $0["kind"] as? String == "device" })
    #expect(devices.first?["id"] as? String == "iphone-15")
  }

  @Test("check finds nothing in the assets")
  func assets() throws {
    let assets = try Assets.find().path
    let files = try ["Scenes", "Strategies", "Devices", "Takes"].flatMap { folder in
      try FileReader.yamlFiles(in: "\(assets)/\(folder)").map { "\(assets)/\(folder)/\($0)" }
    }
    let outcome = try Tool.run(["check"] + files)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    let flags = outcome.lines.filter { $0.hasPrefix("  red flag: ") }
    #expect(!flags.isEmpty)
    #expect(outcome.lines.count == files.count + flags.count)
  }

  @Test("check tells every fault of every file, and what is well")
  func faults() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.file(
      "delayed.yaml", "title: T\nscene: chat\nfollow: nott\nadds: { offset: x }\n")
    let well = try folder.file("mine.yaml", "title: T\nscene: chat\nfollow: not\n")
    let outcome = try Tool.run(["check", broken, well])
    #expect(outcome.code == 65)
    #expect(
      outcome.errorLines == [
        "keyrise: \(broken):3: follow: `nott` is not known; did you mean `not`? (column 9)",
        "keyrise: \(broken):4: adds.offset: expected a number, found `x` (column 17)",
      ])
    #expect(
      outcome.lines == [
        "\(well): a strategy for chat, T: well",
        "  red flag: The keyboard is ignored: the composer stays under it. Leads to: covered.",
      ])
  }

  @Test("red flags change nothing about the exit code")
  func redFlags() throws {
    let folder = try TemporaryFolder()
    let flagged = try folder.file("mine.yaml", "title: T\nscene: chat\nfollow: not\n")
    #expect(try Tool.run(["check", flagged]).code == 0)
  }

  @Test("explain says why, what is seen before it runs, and what to do instead")
  func explain() throws {
    let outcome = try Tool.run(["explain", "delayed-focus"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "compose-sheet:delayed-focus  Delayed focus (ios)")
    for word in ["Why", "Red flags", "Instead"] { #expect(outcome.lines.contains(word)) }
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    let catalog = try Catalog(assets: Assets.find())
    let strategies = catalog.scenes.flatMap { catalog.strategies(of: $0.id) }
    let names = strategies.map { "\($0.scene.rawValue):\($0.id)" }
    let json = try #require(
      try Tool.run(["explain", "--json"] + names).json() as? [[String: Any]])
    #expect(json.map { $0["id"] as? String } == strategies.map(\.id))
    #expect(json.allSatisfy { ($0["why"] as? String)?.isEmpty == false })
    #expect(json.allSatisfy { ($0["instead"] as? [String: String])?.isEmpty == false })
  }

  @Test("explain reads a file, and names the nearest where a name is not known")
  func explainOwn() throws {
    let folder = try TemporaryFolder()
    let own = try folder.file("mine.yaml", "title: T\nscene: chat\nfollow: everyFrame\n")
    #expect(try Tool.run(["explain", own]).lines == ["chat:mine  T (ios)"])
    let unknown = try Tool.run(["explain", "delayed-focsu"])
    #expect(unknown.code == 66)
    #expect(unknown.errors.contains("did you mean `delayed-focus`?"))
    let take = try folder.file(
      "t.yaml", "title: T\nscene: chat\ngestures: [{ tap: send, at: 1 }]\n")
    #expect(try Tool.run(["explain", take]).code == 64)
  }

  @Test("check reads standard input")
  func input() throws {
    let outcome = try Tool.run(["check", "-"], input: "title: T\nscene: chat\n")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors == "keyrise: standard input:1: the key `follow` is missing (column 1)\n")
  }

  @Test("a strategy of one's own runs by its file and from a folder")
  func ownStrategy() throws {
    let folder = try TemporaryFolder()
    let mine = try folder.file("mine.yaml", "title: Mine\nscene: chat\nfollow: not\n")
    let known = try Tool.run(["trace", "chat/tap-and-done:covered"])
    let byFile = try Tool.run(["trace", "chat/tap-and-done:\(mine)"])
    let byFolder = try Tool.run(
      ["trace", "chat/tap-and-done:mine", "--strategies", folder.path])
    #expect(known.code == 0)
    #expect(byFile.text == known.text)
    #expect(byFolder.text == known.text)
    let wrongScene = try Tool.run(["trace", "compose-sheet/open:\(mine)"])
    #expect(wrongScene.code == 64)
    #expect(
      wrongScene.errors
        == "keyrise: the strategy `\(mine)` is for chat, not for compose-sheet\n")
  }

  @Test("a broken strategy of one's own tells its faults")
  func brokenStrategy() throws {
    let folder = try TemporaryFolder()
    let mine = try folder.file("mine.yaml", "title: Mine\nscene: chat\nfolow: not\n")
    let outcome = try Tool.run(["trace", "chat/tap-and-done:\(mine)"])
    #expect(outcome.code == 65)
    #expect(
      outcome.errorLines == [
        "keyrise: \(mine):1: the key `follow` is missing (column 1)",
        "keyrise: \(mine):3: folow: there is no key `folow`; did you mean `follow`? (column 1)",
      ])
    #expect(try Tool.run(["list", "--strategies", folder.path]).code == 65)
  }

  @Test("check and list print no control characters of a title")
  func escapes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "mine.yaml", "title: \"a\\e[2Jb\\nc\"\nscene: chat\nfollow: not\n")
    let checked = try Tool.run(["check", file])
    #expect(
      checked.lines.first == "\(file): a strategy for chat, a\\u{1B}[2Jb\\u{A}c: well")
    #expect(!checked.text.contains("\u{1B}"))
    let listed = try Tool.run(["list", "strategies", "--strategies", folder.path])
    #expect(listed.text.contains("a\\u{1B}[2Jb\\u{A}c"))
    #expect(!listed.text.contains("\u{1B}"))
  }

  @Test("check knows the fields of the form that a take names")
  func formFields() throws {
    let folder = try TemporaryFolder()
    let take = "title: T\nscene: form\ngestures:\n  - { tap: field.nmae, at: 1 }\n"
    let outcome = try Tool.run(["check", try folder.file("a.yaml", take)])
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("did you mean `field.name`?"))
  }
}
