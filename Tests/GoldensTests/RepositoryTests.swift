import Catalog
import Choreography
import Testing

@testable import Goldens

@Suite("The repository's own goldens")
struct RepositoryTests {
  private let path: String
  private let suite: Suite

  init() throws {
    path = try "\(Assets.find().path)/../Tests/Goldens"
    suite = try Suite.read(path) { try Catalog(assets: Assets.find(), extraStrategies: $0) }
  }

  @Test("every strategy of every scene has its numbers and a film strip")
  func complete() throws {
    let catalog = try Stage.catalog()
    func name(_ strategy: Strategy) -> String { "\(strategy.scene.rawValue):\(strategy.id)" }
    let kept = suite.entries.filter { $0.keepsTrace && !$0.strip.isEmpty && $0.scale == 1 }
      .flatMap(\.experiment.strategies).map(name)
    let all = catalog.scenes.flatMap { catalog.strategies(of: $0.id) }.map(name)
    #expect(all.filter { !kept.contains($0) } == [])
  }

  @Test("its pictures together stay under 3 MB")
  func size() throws {
    let folder = GoldenFolder(suite.folder)
    let bytes = try folder.names().filter { $0.hasSuffix(".png") }
      .compactMap { try folder.bytes(of: $0)?.count }
    #expect(bytes.reduce(0, +) < 3_000_000)
  }
}
