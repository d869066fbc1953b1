import Catalog
import Choreography
import Foundation
import Testing

@Suite("snapshot's formats, views and options")
struct PictureFileTests {
  private let link = "compose-sheet/open:delayed-focus@31"

  @Test(
    "SVG and PDF are the same bytes in a file, on standard output and in a release build",
    arguments: ["svg", "pdf"],
    [
      [], ["--outlines", "--scale", "2"], ["--view", "plot", "--background", "#FFFFFF"],
      ["--view", "workbench"], ["--view", "strip", "--no-bezel", "--background", "none"],
    ])
  func formats(format: String, options: [String]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.\(format)"
    let written = try Tool.run(["snapshot", link, "-o", path] + options)
    #expect(written.code == 0 && written.errors.isEmpty)
    let bytes = try folder.bytes("a.\(format)")
    let start = format == "svg" ? "<svg " : "%PDF-"
    #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == start)
    let piped = ["snapshot", link, "-o", "-", "--format", format] + options
    #expect(try Tool.run(piped).output == bytes)
    if let release = ProcessInfo.processInfo.environment["KEYRISE_RELEASE_BINARY"] {
      #expect(try Tool.run(piped, program: release).output == bytes)
    }
  }

  @Test("in a folder a picture is named by its link, its view and its format")
  func names() throws {
    let folder = try TemporaryFolder()
    let links = [link, "chat/drag-slow"]
    let target = folder.path + "/"
    #expect(try Tool.run(["snapshot", "-o", target, "--format", "svg"] + links).code == 0)
    #expect(
      try Tool.run(["snapshot", "-o", target, "--view", "strip", "--at", "0,40"] + links).code == 0)
    #expect(
      try folder.names == [
        "chat.drag-slow.strip.png", "chat.drag-slow.svg",
        "compose-sheet.open.delayed-focus.31.strip.png",
        "compose-sheet.open.delayed-focus.31.svg",
      ])
  }

  @Test("several links to one file are the rows of one strip, without a strategy all of a scene")
  func strips() throws {
    func titles(_ arguments: [String]) throws -> [String] {
      let outcome = try Tool.run(
        ["snapshot", "-o", "-", "--format", "svg", "--view", "strip"] + arguments)
      #expect(outcome.code == 0)
      let words = outcome.text.components(separatedBy: "</text>")
        .compactMap { $0.components(separatedBy: ">").last }
      let told = ["0 ms", "200 ms", "Delayed focus", "Follows"]
      return words.filter(told.contains)
    }
    #expect(
      try titles([
        "compose-sheet/open:delayed-focus", "chat/drag-slow:follows", "--at", "0", "--at", "200ms",
      ]) == ["Delayed focus", "0 ms", "200 ms", "Follows", "0 ms", "200 ms"])
    let all = try titles(["compose-sheet/open@12"])
    let strategies = try Catalog(assets: Assets.find()).strategies(of: .composeSheet, on: .ios)
    #expect(all.filter { $0 == "200 ms" }.count == strategies.count)
  }

  @Test("a moment beyond the end of a strip's take is a missing thing")
  func late() throws {
    let outcome = try Tool.run(
      ["snapshot", "chat/drag-slow:follows", "-o", "-", "--view", "strip", "--at", "5,99999"])
    #expect(outcome.code == 66)
    #expect(outcome.errors.hasPrefix("keyrise: --at 99999: the take ends at frame "))
  }

  @Test("a name without an ending is served by --format, a full device is a failure of writing")
  func noEnding() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/noext"
    #expect(try Tool.run(["snapshot", "chat", "-o", path, "--format", "png"]).code == 0)
    #expect(try folder.bytes("noext").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try Tool.run(["snapshot", "chat", "-o", path]).code == 64)
    let full = try Tool.run(["snapshot", "chat", "-o", "/dev/full", "--format", "png"])
    #expect(full.code == 74)
    #expect(full.errorLines.count == 1)
  }

  @Test("a transparent PNG has an alpha, one on a colour has not")
  func transparency() throws {
    func kind(_ background: String) throws -> UInt8 {
      try Tool.run(["snapshot", link, "-o", "-", "--background", background]).output[25]
    }
    #expect(try kind("none") == 6)
    #expect(try kind("#102030") == 2)
  }
}
