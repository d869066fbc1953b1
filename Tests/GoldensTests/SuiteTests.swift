import Catalog
import Testing

@testable import Goldens

@Suite("A suite's file")
struct SuiteTests {
  private func faults(_ text: String) throws -> [String] {
    let shop = try Workshop(suite: text)
    do {
      _ = try shop.suite()
      return []
    } catch CatalogError.faults(let faults) {
      return faults.map { $0.description.replacing("\(shop.path)/keyrise.yaml:", with: "") }
    }
  }

  @Test("an entry has what it says, else what the defaults say, else nothing is allowed")
  func decode() throws {
    let shop = try Workshop(
      suite: """
        goldens: approved
        defaults:
          view: phone
          trace: true
          with: { device: iphone-se, refreshRate: 120 }
          tolerance: { points: 1.5, color: 2, pixels: 9 }
        entries:
          one:
            link: chat/tap-and-done:follows@100ms
            tags: [a, b]
            tolerance: { frames: 2, window: 4, edges: ignore }
            with: { refreshRate: 60 }
            mask: [field, [1, 2, 3, 4]]
            picture: [3]
          two:
            link: chat/tap-and-done
            trace: false
            strip: [0, 1]
        """)
    let suite = try shop.suite()
    #expect(suite.folder == "\(shop.path)/approved")
    let one = suite.entries[0]
    #expect(one.tags == ["a", "b"])
    #expect(one.surroundings == "device=iphone-se refreshRate=60")
    #expect(one.experiment.device.id == "iphone-se")
    #expect(one.experiment.surroundings.rate == .sixty)
    #expect(one.traceTolerance == TraceTolerance(points: 1.5, frames: 2))
    #expect(
      one.pictureTolerance == PictureTolerance(color: 2, pixels: 9, window: 4, edges: .ignore))
    #expect(one.pieces.map(\.file) == ["one.csv", "one@3.png", "one@6.png"])
    #expect(one.masks == [.element("field"), .rect(.init(x: 1, y: 2, width: 3, height: 4))])
    #expect(one.line == 8)
    let two = suite.entries[1]
    #expect(two.experiment.surroundings.rate == .oneTwenty)
    #expect(two.experiment.strategies.count > 5)
    #expect(two.pieces == [Piece(kind: .strip(frames: [0, 1]), file: "two.strip.png")])
  }

  @Test("all faults come at once, each with its place and the nearest word")
  func allFaults() throws {
    let found = try faults(
      """
      goldns: x
      defaults:
        with: { device: iphon-15, refreshrate: 60, predictionBar: yes }
        trace: maybe
      entries:
        a b: { link: chat/x }
        c:
          lnk: chat/open
          picture: [3, x, 3]
          expect: [noSymptom]
          mask: [feild, [1, 2, 3]]
          tolerance: { points: -1 }
          view: fone
        d: { link: "chat/tap-and-done:folows" }
        e: { link: "chat/tap-and-done:follows", trace: false }
        f: { link: chat, trace: true }
        g: { link: "chat/tap-and-done", picture: [1], trace: true }
        h: { link: "a/b/c" }
        i: { link: "compose-sheet/open:./none.yaml" }
      """)
    let expected = [
      "1: goldns: there is no key `goldns`; did you mean `goldens`? (column 1)",
      "3: defaults.with.device: there is no device `iphon-15`; did you mean `iphone-15`? (column 19)",
      "3: defaults.with.refreshrate: there is no key `refreshrate`; did you mean `refreshRate`? (column 29)",
      "3: defaults.with.predictionBar: expected true|false, found `yes` (column 61)",
      "4: defaults.trace: expected `true` or `false`, found `maybe` (column 10)",
      "6: entries.a b: a name is made of letters, digits, `.`, `_` and `-`, since its files are called so (column 3)",
      "8: entries.c.lnk: there is no key `lnk`; did you mean `link`? (column 5)",
      "8: entries.c: the key `link` is missing (column 5)",
      "9: entries.c.picture[1]: expected a frame (`31`) or a time (`517ms`), found `x` (column 18)",
      "9: entries.c.picture[2]: `3` stands in the list twice (column 21)",
      "10: entries.c.expect[0]: `noSymptom` is not known; did you mean `noSymptoms`? (column 14)",
      "11: entries.c.mask[0]: `feild` is not known; did you mean `field`? (column 12)",
      "11: entries.c.mask[1]: the list has 3 entries; 4 are needed (column 19)",
      "12: entries.c.tolerance.points: -1 is out of range: 0 to 1000 pt (column 26)",
      "13: entries.c.view: `fone` is not known; did you mean `phone`? (column 11)",
      "18: entries.h.link: more than one `/` before the strategy; expected scene/take:strategy@frame (column 14)",
    ]
    for line in expected { #expect(found.contains(line), "\(line)") }
    #expect(found.contains { $0.hasPrefix("6: entries.a b.link: there is no take `x` in chat") })
    #expect(Set(found).count == found.count, "nothing is told twice")
  }

  @Test(
    "an entry that cannot be kept says why",
    arguments: [
      ("{ link: \"chat/tap-and-done:follows\" }", "keeps nothing; say `trace: true`"),
      ("{ link: chat, trace: true }", "the link names no take; there is `chat/tap-type-send`"),
      ("{ link: chat/tap-and-done, picture: [1] }", "a picture of one phone needs a strategy"),
      ("{ link: \"compose-sheet/open:./none.yaml\", trace: true }", "there is no such file"),
      ("{ link: \"chat/tap-and-done:x*\", trace: true }", "no strategy of chat for iPhone 15 fits"),
      ("{ link: \"compose-sheet/open:folows\", trace: true }", "there is no strategy `folows`"),
    ])
  func cannotKeep(entry: String, reason: String) throws {
    let found = try faults("entries:\n  x: \(entry)\n")
    #expect(found.count == 1)
    #expect(found.first?.contains(reason) == true, "\(found)")
  }

  @Test("a pattern in the place of the strategy gives an entry for each that fits")
  func each() throws {
    let suite = try Workshop(
      suite: """
        entries:
          all:
            link: "compose-sheet/open:*-focus@3"
            except: [imm*]
            trace: true
        """
    ).suite()
    #expect(suite.entries.map(\.name).contains("all.delayed-focus"))
    #expect(!suite.entries.map(\.name).contains("all.immediate-focus"))
    for entry in suite.entries {
      let strategy = try #require(entry.experiment.strategies.first)
      #expect(entry.experiment.strategies.count == 1)
      #expect(entry.link == "compose-sheet/open:\(strategy.id)@3")
      #expect(entry.place == "compose-sheet/open:\(strategy.id)")
      #expect(entry.pieces.map(\.file) == ["\(entry.name).csv", "\(entry.name)@3.png"])
      #expect(strategy.id.hasSuffix("-focus"))
    }
  }

  @Test("faults of a strategy's file are told with their own places")
  func strategyFaults() throws {
    let shop = try Workshop()
    try shop.write("title: x\nscene: compose-sheet\nfocs: never\n", as: "mine.yaml")
    #expect(throws: CatalogError.self) { try shop.suite() }
    do { _ = try shop.suite() } catch {
      #expect("\(error)".contains("mine.yaml:3: focs: there is no key `focs`"))
    }
  }

  @Test(
    "a pattern fits names, groups and tags",
    arguments: [
      ([], ["follows", "sheet"]), (["follows"], ["follows"]), (["ollo"], ["follows"]),
      (["chat/*"], ["follows"]), (["*e?t"], ["sheet"]), (["smoke"], ["follows"]),
      (["smok"], []), (["f*", "s*"], ["follows", "sheet"]), (["*"], ["follows", "sheet"]),
      (["?"], []), (["*x*"], []),
    ])
  func patterns(patterns: [String], names: [String]) throws {
    let suite = try Workshop().suite()
    #expect(suite.entries(Suite.Selection(patterns: patterns)).map(\.name) == names)
  }

  @Test("the shards of a suite are all of it, each entry once", arguments: [1, 2, 3, 7])
  func shards(count: Int) throws {
    let suite = try Workshop(suite: StarterSuite(Stage.catalog()).text).suite()
    let parts = try (1...count).map { index in
      let shard = try #require(Suite.Shard("\(index)/\(count)"))
      return suite.entries(Suite.Selection(shard: shard)).map(\.name)
    }
    #expect(parts.flatMap(\.self).sorted() == suite.entries.map(\.name).sorted())
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(
    "a shard is written I/N", arguments: ["0/2", "3/2", "1", "1/2/3", "a/b", "1/0", "-1/2", ""])
  func badShard(text: String) { #expect(Suite.Shard(text) == nil) }

  @Test("a suite to begin with keeps every strategy that there is")
  func starter() throws {
    let catalog = try Stage.catalog()
    let suite = try Workshop(suite: StarterSuite(catalog).text).suite()
    let kept = Set(suite.entries.flatMap(\.experiment.strategies).map { "\($0.scene)/\($0.id)" })
    for scene in catalog.scenes {
      for strategy in catalog.strategies(of: scene.id) {
        let isReachable = catalog.devices.contains { strategy.platforms.contains($0.platform) }
        #expect(!isReachable || kept.contains("\(strategy.scene)/\(strategy.id)"))
      }
    }
    #expect(suite.entries.allSatisfy { $0.keepsTrace && $0.strip.count == 6 })
  }

  @Test(
    "an expectation is written as it is read",
    arguments: [
      "noSymptoms", "bounced", "no bounced", "drifted up to 2 pt", "staggered up to 50 ms",
      "composer never below keyboard", "composer never below keyboard by 4.5 pt",
      "rests within 600 ms",
    ])
  func expectations(text: String) { #expect(Expectation(text)?.description == text) }

  @Test(
    "what is no expectation is none",
    arguments: [
      "", "nosymptoms", "no", "no bouncd", "drifted up to 2", "drifted up to -1 pt",
      "rests within x ms", "composer never below", "bounced bounced",
    ])
  func noExpectation(text: String) { #expect(Expectation(text) == nil) }
}
