import Catalog
import Foundation
import Testing

@Suite("Folders of one's own")
struct OwnFolderTests {
  /// A copy of the assets that can be changed.
  private func assets() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let assets = try Assets.find().path
    for name in ["Scenes", "Strategies", "Devices", "Takes"] {
      try FileManager.default.copyItem(
        atPath: "\(assets)/\(name)", toPath: "\(folder.path)/\(name)")
    }
    return folder
  }

  @Test("where no strategy fits scene and device says so in one line")
  func noStrategy() throws {
    let folder = try assets()
    let strategies = "\(folder.path)/Strategies"
    for name in try FileReader.yamlFiles(in: strategies) {
      let path = "\(strategies)/\(name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      if text.contains("scene: form") { try FileManager.default.removeItem(atPath: path) }
    }
    let picture = folder.path + "/a.png"
    for call in [
      ["trace", "form/fill"], ["trace", "form/fill@3"], ["diagnose", "form/fill"],
      ["targets", "form"], ["targets", "form/fill@3"], ["snapshot", "form", "-o", picture],
      ["snapshot", "form/fill", "--view", "plot", "-o", picture],
      ["snapshot", "form/fill", "--view", "strip", "-o", picture],
      ["snapshot", "form/fill", "--view", "workbench", "-o", picture],
    ] {
      let outcome = try Tool.run(call + ["--assets", folder.path, "--with", "device=pixel"])
      #expect(outcome.code == 66, "\(call)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errorLines.count == 1)
      #expect(
        outcome.errors.hasPrefix(
          "keyrise: no strategy of form fits Pixel, gestures (android); name another device"))
    }
  }

  @Test("with a broken strategy serve calls that name others")
  func broken() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("broken.yaml", "title: T\nscene: chat\nfollow: nott\n")
    _ = try folder.file("mine.yaml", "title: T\nscene: chat\nfollow: not\n")
    let own = ["--strategies", folder.path]
    for call in [
      ["trace", "chat/tap-and-done:mine"], ["diagnose", "chat/tap-and-done:mine"],
      ["diagnose", "chat/tap-and-done:follows"],
      ["snapshot", "chat:mine", "-o", folder.path + "/a.png"],
    ] {
      let outcome = try Tool.run(call + own)
      #expect(outcome.code == 0, "\(call)")
      #expect(outcome.errors.isEmpty)
    }
    for call in [
      ["trace", "chat/tap-and-done:broken"], ["trace", "chat/tap-and-done"], ["list"],
      ["trace", "chat/tap-and-done:mine", "chat/tap-and-done:broken"],
    ] {
      let outcome = try Tool.run(call + own)
      #expect(outcome.code == 65, "\(call)")
      #expect(outcome.errors.contains("broken.yaml:3: follow: `nott` is not known"))
    }
  }
}
