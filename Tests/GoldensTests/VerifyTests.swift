import Canvas
import Foundation
import Glibc
import Testing

@testable import Goldens

@Suite("Verifying and approving")
struct VerifyTests {
  @Test("without goldens everything is missing, and nothing is written")
  func missing() throws {
    let shop = try Workshop()
    let before = try shop.files()
    let report = try shop.verify()
    #expect(report.status == .missing)
    #expect(report.entries.map(\.status) == [.missing, .missing])
    #expect(
      report.entries.flatMap(\.pieces).map(\.piece.file) == [
        "follows.csv", "follows@20.png", "sheet.csv", "sheet.strip.png",
      ])
    #expect(try shop.files() == before)
  }

  @Test("what was approved is the same, on every number of threads, and stays untouched")
  func approved() throws {
    let shop = try Workshop()
    let outcome = try shop.approve()
    #expect(
      outcome.written == [
        "follows.csv", "follows@20.png", "sheet.csv", "sheet.strip.png",
      ])
    let before = try shop.files()
    for threads in [1, 2, 5] {
      var verifier = try shop.verifier()
      verifier.threads = threads
      let report = try verifier.verify()
      #expect(report.status == .same)
      #expect(report.text == "2 entries, 2 same\n")
      #expect(report.unused.isEmpty)
    }
    #expect(try shop.approve().written.isEmpty)
    #expect(try shop.files() == before)
    #expect(try shop.approve(extent: .all).written.count == 4)
    #expect(try shop.files() == before, "the same input gives the same bytes")
  }

  @Test("a strategy changed by one number is found, located and measured")
  func oneNumber() throws {
    let shop = try Workshop()
    try shop.approve()
    try shop.strategy(after: 0.45)
    let report = try shop.verify(evidence: .film)
    #expect(report.status == .different)
    #expect(report.entries.map(\.status) == [.same, .different])
    let numbers = try #require(report.piece("sheet.csv"))
    #expect(numbers.sentence.hasPrefix("compose-sheet/open:./mine.yaml: "))
    #expect(numbers.sentence.contains("keyboard starts 3 frames later"), "\(numbers.sentence)")
    let picture = try #require(report.piece("sheet.strip.png"))
    #expect(picture.sentence.contains("pixels differ"))
    #expect(picture.sentence.hasSuffix("since it was approved the strategy has changed"))
    let pictures = try #require(picture.pictures)
    #expect(pictures.expected == (try shop.golden("sheet.strip.png")))
    #expect(try PNG.decode(pictures.actual) != PNG.decode(try #require(pictures.expected)))
    #expect(try PNG.decode(try #require(pictures.difference)).pixels.contains(0xE5102E))
    let film = report.entries[1].film
    #expect(film.map(\.frame).contains(try #require(report.entries[1].firstBadFrame)))
    #expect(report.entries[0].film.isEmpty)
    #expect(report.entriesFailingFirst.map(\.name) == ["sheet", "follows"])
  }

  @Test("approving by name leaves the others as they were")
  func byName() throws {
    let shop = try Workshop()
    try shop.approve()
    try shop.strategy(after: 0.45)
    try shop.setGolden("follows.csv", Array("frame\n".utf8))
    #expect(try shop.approve(["she*"]).written == ["sheet.csv", "sheet.strip.png"])
    #expect(try shop.golden("follows.csv") == Array("frame\n".utf8))
    #expect(throws: VerifyError.unknownNames(["shet"], valid: ["follows", "sheet"])) {
      try shop.approve(["shet"])
    }
  }

  @Test("approving what is missing writes that alone")
  func onlyMissing() throws {
    let shop = try Workshop()
    try shop.approve(["follows"])
    try shop.setGolden("follows.csv", Array("frame\n".utf8))
    #expect(try shop.approve(extent: .missing).written == ["sheet.csv", "sheet.strip.png"])
    #expect(try shop.golden("follows.csv") == Array("frame\n".utf8))
  }

  @Test("goldens that nothing keeps are listed, and pruned only when asked")
  func unused() throws {
    let shop = try Workshop()
    try shop.approve()
    try shop.setGolden("old.strip.png", [1])
    try shop.setGolden("notes.txt", [1])
    let report = try shop.verify(Suite.Selection(patterns: ["follows"]))
    #expect(report.unused == ["old.strip.png"])
    #expect(report.status == .same)
    #expect(try shop.approve().removed.isEmpty)
    #expect(try shop.approve(prune: true).removed == ["old.strip.png"])
    #expect(try shop.golden("notes.txt") == [1])
  }

  @Test("a broken golden is told as broken, with the picture of now")
  func broken() throws {
    let shop = try Workshop()
    try shop.approve()
    let whole = try shop.golden("sheet.strip.png")
    let cases: [([UInt8], String)] = [
      (Array(whole[..<(whole.count / 2)]), "it is cut off"), ([], "it is cut off"),
      (Array("GIF89a".utf8), "it is not a PNG file"),
      (whole.enumerated().map { $0.offset > whole.count - 200 ? 7 : $0.element }, "it is cut off"),
    ]
    for (bytes, reason) in cases {
      try shop.setGolden("sheet.strip.png", bytes)
      let report = try shop.verify()
      let piece = try #require(report.piece("sheet.strip.png"))
      #expect(piece.status == .broken)
      #expect(piece.sentence == "sheet.strip.png: the golden is broken: \(reason)")
      #expect(piece.pictures?.actual.isEmpty == false)
      #expect(report.status == .broken)
    }
    try shop.setGolden("sheet.csv", Array("frame,time_ms\n0,x\n".utf8))
    #expect(try shop.verify().piece("sheet.csv")?.status == .broken)
  }

  @Test("compressed pixels that were spoiled are no equal picture")
  func spoiled() throws {
    let shop = try Workshop()
    try shop.approve()
    var bytes = try shop.golden("sheet.strip.png")
    bytes[bytes.count / 2] ^= 0x55
    try shop.setGolden("sheet.strip.png", bytes)
    let piece = try #require(try shop.verify().piece("sheet.strip.png"))
    #expect(piece.status == .broken || piece.status == .different)
  }

  @Test("pixels changed by hand are found though the file keeps its texts")
  func byHand() throws {
    let shop = try Workshop()
    try shop.approve()
    let bytes = try shop.golden("follows@20.png")
    let picture = try PNG.decode(bytes)
    let texts = try PNGFile(bytes).texts
    // A block of 3 × 3, and then the same pixels by another encoder.
    var changed = picture
    for y in 0..<3 {
      for x in 0..<3 { changed = try changed.with((50 + y) * picture.width + 50 + x, 0xFF0000) }
    }
    try shop.setGolden("follows@20.png", try PNG.encode(changed, texts: texts))
    let piece = try #require(try shop.verify().piece("follows@20.png"))
    #expect(piece.sentence.hasPrefix("follows@20.png: 9 of "), "\(piece.sentence)")
    try shop.setGolden("follows@20.png", try PNG.encode(picture, texts: []))
    #expect(try shop.verify().status == .same, "equal pixels in another file")
  }

  @Test("another size is a difference with a picture")
  func size() throws {
    let shop = try Workshop()
    try shop.approve()
    try shop.write(Workshop.plain.replacing("scale: 0.5", with: "scale: 0.55"), as: "keyrise.yaml")
    let piece = try #require(try shop.verify().piece("follows@20.png"))
    #expect(piece.status == .different)
    #expect(piece.sentence.contains("the golden is "), "\(piece.sentence)")
    #expect(piece.pictures?.difference != nil)
  }

  @Test("another drawing stack is told before any pixel is blamed")
  func stack() throws {
    let shop = try Workshop()
    try shop.approve()
    let bytes = try shop.golden("follows@20.png")
    var texts = try PNGFile(bytes).texts
    let pango = try #require(texts.firstIndex { $0.keyword == "keyrise:pango" })
    texts[pango].text = "1.99.0"
    let picture = try PNG.decode(bytes)
    try shop.setGolden("follows@20.png", try PNG.encode(picture, texts: texts))
    #expect(try shop.verify().status == .same, "its pixels are the same all the same")
    try shop.setGolden("follows@20.png", try PNG.encode(picture.with(9, 0), texts: texts))
    let piece = try #require(try shop.verify().piece("follows@20.png"))
    #expect(piece.status == .different)
    #expect(
      piece.sentence.hasPrefix(
        "follows@20.png: the golden was drawn by another stack (Pango 1.99.0 instead of "),
      "\(piece.sentence)")
    #expect(piece.pictures?.otherStack?.hasPrefix("Pango 1.99.0") == true)
  }

  @Test("a moment behind the end of the take breaks its entry, and approving writes nothing")
  func beyondEnd() throws {
    let shop = try Workshop()
    let suite = Workshop.plain.replacing("picture: [20]", with: "picture: [9999]")
    try shop.write(suite, as: "keyrise.yaml")
    let report = try shop.verify()
    #expect(report.status == .broken)
    #expect(report.entries[0].fault?.hasPrefix("there is no frame 9999: the take ends at") == true)
    let before = try shop.files()
    #expect(throws: VerifyError.self) { try shop.approve() }
    #expect(try shop.files() == before)
  }

  @Test("a strip may show a while of rest behind the end of the take, and its numbers do not")
  func behindEnd() throws {
    let shop = try Workshop()
    let last = try Stage.trace(.chat, "tap-and-done", "follows").rows.count - 1
    let suite = Workshop.plain.replacing(
      "picture: [20]", with: "strip: [\(last), \(last + 100)]")
    try shop.write(suite, as: "keyrise.yaml")
    try shop.approve(["follows"])
    #expect(try shop.verify(.init(patterns: ["follows"])).status == .same)
    let lines = String(decoding: try shop.golden("follows.csv"), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == last + 2)
  }

  @Test("a folder that cannot be made or read is told by its name")
  func noFolder() throws {
    let shop = try Workshop(suite: "goldens: keyrise.yaml/goldens\n" + Workshop.plain)
    #expect(try shop.verify().status == .missing)
    #expect(throws: VerifyError.self) { try shop.approve() }
    let folder = GoldenFolder("\(shop.path)/keyrise.yaml/x")
    #expect(
      throws: VerifyError.cannotCreate(
        "\(shop.path)/keyrise.yaml/x/a.csv", reason: "Not a directory")
    ) { try folder.write([1], as: "a.csv") }
    #expect(
      throws: VerifyError.cannotCreate("/dev/null/x", reason: "Not a directory")
    ) { try GoldenFolder("/dev/null/x").make() }
  }

  @Test("a golden that cannot be read is told, and is not taken for missing")
  func unreadable() throws {
    let shop = try Workshop()
    try shop.approve()
    try FileManager.default.removeItem(atPath: "\(shop.path)/goldens/sheet.csv")
    try FileManager.default.createDirectory(
      atPath: "\(shop.path)/goldens/sheet.csv", withIntermediateDirectories: false)
    let report = try shop.verify()
    #expect(report.piece("sheet.csv")?.status == .unreadable)
    #expect(report.piece("sheet.csv")?.sentence.hasSuffix("sheet.csv: Is a directory") == true)
    #expect(report.status == .unreadable)
  }

  @Test("a full disk leaves the old golden whole and nothing beside it")
  func fullDisk() throws {
    let shop = try Workshop()
    try shop.approve()
    let before = try shop.files()
    let name = "follows.csv"
    // The temporary file is one that is always full.
    let temporary = "\(shop.path)/goldens/.\(name).\(getpid()).tmp"
    #expect(symlink("/dev/full", temporary) == 0)
    #expect(
      throws: VerifyError.writing(
        "\(shop.path)/goldens/\(name)", reason: "No space left on device")
    ) { try GoldenFolder("\(shop.path)/goldens").write([1, 2, 3], as: name) }
    #expect(try shop.files() == before)
  }

  @Test("what a killed approve left over is no golden, and the next one takes it away")
  func interrupted() throws {
    let shop = try Workshop()
    try shop.approve()
    // No process has this number: the largest possible is 4194304.
    try shop.setGolden(".sheet.csv.9999999.tmp", [1, 2])
    try shop.setGolden(".sheet.csv.\(getppid()).tmp", [1, 2])
    let report = try shop.verify()
    #expect(report.status == .same)
    #expect(report.unused.isEmpty)
    try shop.approve()
    let names = try shop.files().keys
    #expect(!names.contains("goldens/.sheet.csv.9999999.tmp"))
    #expect(names.contains("goldens/.sheet.csv.\(getppid()).tmp"), "its process may still write")
  }

  @Test("several verifications and an approval at once in one folder disturb nothing")
  func atOnce() async throws {
    let shop = try Workshop()
    try shop.approve()
    let verifier = try shop.verifier()
    try await withThrowingTaskGroup(of: Report.Status?.self) { group in
      for _ in 0..<3 { group.addTask { try verifier.verify().status } }
      group.addTask {
        _ = try Approval(verifier).approve(extent: .all)
        return nil
      }
      for try await status in group { #expect(status == nil || status == .same) }
    }
    #expect(try shop.verify().status == .same)
  }

  @Test("an expectation that does not hold is a difference without a golden")
  func expectations() throws {
    let shop = try Workshop()
    try shop.approve()
    try shop.write(
      Workshop.plain.replacing("expect: [staggered,", with: "expect: [noSymptoms,"),
      as: "keyrise.yaml")
    let report = try shop.verify()
    #expect(report.status == .different)
    #expect(report.entries[1].sentences.first?.hasPrefix("expected noSymptoms: ") == true)
  }

  @Test("what is masked may change")
  func masks() throws {
    let shop = try Workshop()
    let masked = Workshop.plain.replacing(
      "scale: 0.5", with: "scale: 0.5\n  mask: [screen, [0, 0, 393, 852]]")
    try shop.write(masked, as: "keyrise.yaml")
    try shop.approve()
    try shop.strategy(after: 0.45)
    let report = try shop.verify()
    #expect(report.piece("sheet.strip.png")?.status == .same)
    #expect(report.piece("sheet.csv")?.status == .different)
  }

  @Test("a link without a strategy keeps every lane")
  func lanes() throws {
    let shop = try Workshop(
      suite: """
        entries:
          all: { link: chat/tap-and-done, trace: true, strip: [10, 20], scale: 0.25 }
        """)
    try shop.approve()
    #expect(try shop.verify().status == .same)
    let csv = String(decoding: try shop.golden("all.csv"), as: UTF8.self)
    try shop.setGolden("all.csv", Array(csv.replacing("\nfollows,", with: "\nfolded,").utf8))
    let piece = try #require(try shop.verify().piece("all.csv"))
    #expect(
      piece.sentence.split(separator: "\n") == [
        "chat/tap-and-done:follows: the lane is not in the golden",
        "chat/tap-and-done:folded: the lane is gone",
      ])
  }
}
