import Choreography
import Testing

@testable import Catalog

@Suite("A file to start from")
struct StarterFileTests {
  @Test("decides what its strategy decides, for every strategy", arguments: SceneID.allCases)
  func same(scene: SceneID) throws {
    for strategy in try Catalog(assets: Assets.find()).strategies(of: scene) {
      let text = StarterFile.text(from: strategy)
      let file = try CatalogFile.read(bytes: Array(text.utf8), named: "\(strategy.id).yaml")
      guard case .strategy(var found) = file else {
        Issue.record("no strategy: \(text)")
        continue
      }
      #expect(found.advice == Strategy.Advice())
      found.advice = strategy.advice
      #expect(found == strategy)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(strategy.id)")
    }
  }

  @Test("names every decision of its scene, and is whole when all comments are taken away")
  func whole() throws {
    let catalog = try Catalog(assets: Assets.find())
    for scene in SceneID.allCases {
      let strategy = try #require(catalog.strategies(of: scene).first)
      let text = StarterFile.text(from: strategy)
      for key in StrategyDecoder.decisions(scene) { #expect(text.contains("\(key): ")) }
      // Each decision that was left alone is what holds when its comment is taken away; `hears`
      // has no word for hearing all there is.
      let spoken = text.split(separator: "\n").map { line in
        line.hasPrefix("# ") && !line.hasPrefix("# hears") && line.contains(/^# [a-zA-Z]+: [^ …]/)
          && !line.contains("why") ? String(line.dropFirst(2)) : String(line)
      }.joined(separator: "\n")
      let file = try CatalogFile.read(bytes: Array(spoken.utf8), named: "\(strategy.id).yaml")
      guard case .strategy(var found) = file else {
        Issue.record("no strategy: \(spoken)")
        continue
      }
      found.advice = strategy.advice
      #expect(found == strategy)
    }
  }
}
