import Foundation
import Testing

@Suite("snapshot and targets")
struct PictureCommandTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The extent that the header of a PNG file gives.
  private func extent(_ bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("snapshot writes PNG to a file, to standard output, and into a folder by stable names")
  func files() throws {
    let folder = try TemporaryFolder()
    let link = "compose-sheet/open:delayed-focus@31"
    let piped = try Tool.run(["snapshot", link, "-o", "-"])
    #expect(piped.code == 0)
    #expect(Array(piped.output.prefix(8)) == Self.signature)
    let path = folder.path + "/a.png"
    #expect(try Tool.run(["snapshot", link, "-o", path]).code == 0)
    #expect(try folder.bytes("a.png") == piped.output)
    let pictures = folder.path + "/made/pictures"
    let several = try Tool.run(["snapshot", link, "chat", "chat@0ms", "-o", pictures])
    #expect(several.code == 0)
    #expect(several.errors.isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pictures).sorted() == [
        "chat.0ms.png", "chat.png", "compose-sheet.open.delayed-focus.31.png",
      ])
    #expect(
      try folder.bytes("made/pictures/compose-sheet.open.delayed-focus.31.png") == piped.output)
  }

  @Test("snapshot refuses two pictures of one name, and a moment after the end")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let twice = try Tool.run(["snapshot", "chat", "chat", "-o", folder.path])
    #expect(twice.code == 64)
    #expect(
      twice.errors
        == "keyrise: \(folder.path)/chat.png: both chat and chat would be written there\n")
    let late = try Tool.run(["snapshot", "chat/drag-slow@99999", "-o", folder.path + "/a.png"])
    #expect(late.code == 66)
    #expect(try folder.names.isEmpty)
  }

  @Test(
    "snapshot gives each view its extent",
    arguments: [
      (["--view", "workbench"], [1440, 900]),
      (["--view", "workbench", "--scale", "2"], [2880, 1800]),
      (["--view", "workbench", "--size", "1100x720"], [1100, 720]),
      (["--view", "plot", "--size", "600×300"], [600, 300]), (["--view", "plot"], [880, 460]),
      (["--view", "phone", "--scale", "1.5"], [726, 1415]),
    ])
  func extents(options: [String], expected: [Int]) throws {
    let outcome = try Tool.run(
      ["snapshot", "chat/tap-and-done:jumps@16", "-o", "-"] + options)
    #expect(outcome.errors.isEmpty)
    #expect(Array(outcome.output.prefix(8)) == Self.signature)
    #expect(extent(outcome.output) == expected)
  }

  @Test(
    "snapshot gives the same bytes in two runs and in a release build",
    arguments: [
      ["chat/tap-type-send:follows@40", "--with", "appearance=light", "--scale", "2"],
      ["compose-sheet/open:medium-detent@20", "--view", "plot"],
      ["compose-sheet/open:delayed-focus@31", "--view", "workbench"],
      ["chat/drag-slow:follows@120", "--view", "workbench", "--compare", "3", "--scale", "1.5"],
    ])
  func bytes(arguments: [String]) throws {
    let first = try Tool.run(["snapshot", "-o", "-"] + arguments)
    #expect(first.code == 0)
    #expect(try Tool.run(["snapshot", "-o", "-"] + arguments).output == first.output)
    if let release = ProcessInfo.processInfo.environment["KEYRISE_RELEASE_BINARY"] {
      let other = try Tool.run(["snapshot", "-o", "-"] + arguments, program: release)
      #expect(other.errors.isEmpty)
      #expect(other.output == first.output)
    }
  }

  @Test("targets prints where everything stands, within the window")
  func targets() throws {
    let outcome = try Tool.run(["targets", "chat", "--size", "1100x720"])
    #expect(outcome.code == 0)
    let targets = try #require(try outcome.json() as? [[String: Any]])
    let names = targets.compactMap { $0["id"] as? String }
    #expect(names.contains("phone.0.field"))
    #expect(names.contains("transport.play"))
    #expect(Set(names).count == names.count)
    for target in targets {
      let (x, width) = (target["x"] as? Double ?? -1, target["width"] as? Double ?? 0)
      #expect(x >= 0 && x + width <= 1100.001, "\(target["id"] ?? "")")
    }
  }
}
