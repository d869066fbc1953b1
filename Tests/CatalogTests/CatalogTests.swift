import Catalog
import Choreography
import Testing

@Suite("The assets")
struct AssetsTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog(assets: Assets.find()) }

  @Test("hold every scene")
  func scenes() { #expect(catalog.scenes.map(\.id) == SceneID.allCases) }

  @Test("hold the strategies of each scene in a fixed order")
  func strategies() {
    #expect(
      catalog.strategies(of: .composeSheet).map(\.id) == [
        "one-motion", "delayed-focus", "immediate-focus", "medium-detent", "early-retire",
        "unfrozen-strip", "stale-detent",
      ])
    #expect(
      catalog.strategies(of: .chat).map(\.id) == [
        "covered", "jumps", "follows", "copied-curve", "double-shift", "one-frame-late",
        "follows-done-only",
      ])
  }
}
