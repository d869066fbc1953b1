import Choreography
import Foundation
import Testing

@testable import Catalog

/// Folders of strategies that are looked at again and again.
struct StrategyWatchTests {
  /// A folder of its own for a test, away again afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/keyrise-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static let good = "title: Mine\nscene: chat\nfollow: everyFrame\nputAway: doneOnly\n"

  @Test("a file that is written, mended, broken and taken away is told once each")
  func changes() throws {
    try withFolder { folder in
      let path = "\(folder)/mine.yaml"
      var watch = try StrategyWatch(folders: [folder])
      #expect(watch.files.isEmpty && watch.look().isEmpty)

      try write(Self.good, to: path)
      let written = watch.look()
      guard case .strategy(let strategy)? = written.first?.content else {
        Issue.record("no strategy: \(written)")
        return
      }
      #expect(strategy.id == "mine" && strategy.follow.way == .everyFrame(late: 0))
      #expect(watch.look().isEmpty)

      try write(Self.good + "putAwy: onDrag\n", to: path)
      let broken = try #require(watch.look().first)
      #expect(broken.scene == .chat)
      guard case .faults(let faults) = broken.content else {
        Issue.record("no faults")
        return
      }
      #expect(faults.count == 1 && faults[0].hasPrefix("line 5: "), "\(faults)")

      try FileManager.default.removeItem(atPath: path)
      #expect(watch.look().map(\.content) == [.gone])
      #expect(watch.look().isEmpty && watch.files.isEmpty)
    }
  }

  @Test("a broken file at the start is kept with its faults, the others are there")
  func broken() throws {
    try withFolder { folder in
      try write(Self.good, to: "\(folder)/good.yaml")
      try write("scene: form # later\ntitle: [\n", to: "\(folder)/worse.yaml")
      let watch = try StrategyWatch(folders: [folder])
      #expect(watch.files.map(\.id) == ["good", "worse"])
      #expect(watch.files[1].scene == .form)
      let catalog = try Catalog(assets: Assets.find(), watch: watch)
      #expect(catalog.strategies(of: .chat).contains { $0.id == "good" })
    }
  }

  @Test("a folder that is not there is an error at the start, and empty later")
  func missing() throws {
    #expect(throws: CatalogError.missing("/no/such/folder")) {
      _ = try StrategyWatch(folders: ["/no/such/folder"])
    }
    try withFolder { folder in
      let inner = folder + "/inner"
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      try write(Self.good, to: "\(inner)/mine.yaml")
      var watch = try StrategyWatch(folders: [inner])
      try FileManager.default.removeItem(atPath: inner)
      #expect(watch.look().map(\.content) == [.gone])
    }
  }
}
