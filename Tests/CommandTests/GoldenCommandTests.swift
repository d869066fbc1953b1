import Foundation
import Testing

@Suite("verify, approve, init and report")
struct GoldenCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file(
      "keyrise.yaml",
      """
      entries:
        follows:
          link: chat/tap-and-done:follows
          tags: [smoke]
          trace: true
          picture: [20]
          scale: 0.25
      """)
  }

  /// Runs the program on the suite, away from any real CI.
  private func run(
    _ arguments: [String], ci: String = "", github: String = ""
  ) throws -> Tool.Outcome {
    try Tool.run(arguments, environment: ["CI": ci, "GITHUB_ACTIONS": github])
  }

  private func approve(_ more: [String] = [], ci: String = "") throws -> Tool.Outcome {
    try run(["approve", "--suite", folder.path] + more, ci: ci)
  }

  private func golden(_ name: String, _ text: String) throws {
    _ = try folder.file("goldens/\(name)", text)
  }

  @Test("missing ends with 3, the same with 0, a difference with 1, a broken golden with 65")
  func codes() throws {
    let missing = try run(["verify", folder.path])
    #expect(missing.code == 3)
    #expect(
      missing.lines == [
        "follows.csv is missing", "follows@20.png is missing", "1 entry, 1 missing",
      ])
    #expect(missing.errors.isEmpty)
    let approved = try approve()
    #expect(approved.code == 0)
    #expect(
      approved.lines == [
        "wrote follows.csv", "wrote follows@20.png", "2 written, 0 left as they were",
      ])
    let same = try run(["verify", folder.path + "/keyrise.yaml"])
    #expect(same.code == 0)
    #expect(same.text == "1 entry, 1 same\n")
    let csv = String(decoding: try folder.bytes("goldens/follows.csv"), as: UTF8.self)
    try golden("follows.csv", csv.replacing(",852.000,", with: ",851.000,"))
    let different = try run(["verify", folder.path])
    #expect(different.code == 1)
    #expect(different.lines.first?.hasPrefix("chat/tap-and-done:follows: keyboard_top ") == true)
    try golden("follows@20.png", "no picture")
    let broken = try run(["verify", folder.path])
    #expect(broken.code == 65)
    #expect(
      broken.lines.contains("follows@20.png: the golden is broken: it is not a PNG file"))
  }

  @Test("a golden that cannot be read ends with 74")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/goldens/follows.csv", withIntermediateDirectories: true)
    #expect(try run(["verify", folder.path]).code == 74)
  }

  @Test("a folder that cannot be made ends approve with 73")
  func cannotCreate() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/x", withIntermediateDirectories: true)
    let suite = try folder.file(
      "x/keyrise.yaml",
      "goldens: ../keyrise.yaml/goldens\n"
        + String(decoding: try folder.bytes("keyrise.yaml"), as: UTF8.self))
    let outcome = try run(["approve", "--suite", suite])
    #expect(outcome.code == 73)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasSuffix("cannot be created: Not a directory\n"))
  }

  @Test("a disk that takes no more ends approve with 74 and leaves the old goldens whole")
  func fullDisk() throws {
    #expect(try approve().code == 0)
    let before = try folder.bytes("goldens/follows@20.png")
    // No file may grow beyond 1 block of 512 bytes.
    let outcome = try Tool.shell(
      "ulimit -f 1; CI= exec $keyrise approve --all --suite '\(folder.path)' 2>&1")
    #expect(outcome.code == 74)
    #expect(outcome.text.hasSuffix("goldens/follows.csv: File too large\n"), "\(outcome.text)")
    #expect(try folder.bytes("goldens/follows@20.png") == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/goldens")
    #expect(names.sorted() == ["follows.csv", "follows@20.png"])
  }

  @Test("an approve that is stopped at any moment leaves whole goldens")
  func interrupted() throws {
    #expect(try approve().code == 0)
    for (signal, seconds) in [("TERM", 0.05), ("KILL", 0.1), ("KILL", 0.15), ("TERM", 0.3)] {
      let outcome = try Tool.shell(
        "CI= timeout -s \(signal) \(seconds) $keyrise approve --all --suite '\(folder.path)'; exit 0"
      )
      #expect(outcome.code == 0)
      #expect(try run(["verify", folder.path]).code == 0)
    }
    #expect(try approve().code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/goldens")
    #expect(names.sorted() == ["follows.csv", "follows@20.png"])
  }

  @Test("approve refuses on a CI, unless it is forced, and unknown names")
  func refuses() throws {
    let refused = try approve(ci: "true")
    #expect(refused.code == 64)
    #expect(refused.errorLines.count == 1)
    #expect(try folder.names == ["keyrise.yaml"])
    #expect(try approve(["--force"], ci: "true").code == 0)
    let unknown = try approve(["folows"])
    #expect(unknown.code == 66)
    #expect(
      unknown.errors
        == "keyrise: there is no entry `folows` in the suite; did you mean `follows`?\n")
    #expect(try approve(["--all", "--missing"]).code == 64)
  }

  @Test("verify tells what is wrong with its options and its suite")
  func wrong() throws {
    #expect(try run(["verify", folder.path, "--only", "nobody"]).code == 66)
    #expect(try run(["verify", folder.path, "--only", "smoke"]).code == 3)
    let shard = try run(["verify", folder.path, "--shard", "3/2"])
    #expect(shard.code == 64)
    #expect(
      shard.errors
        == "keyrise: --shard: expected I/N with 1 ≤ I ≤ N ≤ 1000, not `3/2`\n")
    #expect(try run(["verify", folder.path, "--shard", "2/2"]).text == "0 entries\n")
    #expect(try run(["verify", folder.path + "/none.yaml"]).code == 66)
    let faulty = try folder.file("faulty.yaml", "entrys:\n  x: 3\n")
    let outcome = try run(["verify", faulty])
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains(
        "\(faulty):1: entrys: there is no key `entrys`; did you mean `entries`?"))
  }

  @Test("init writes a suite that can be verified at once, and never over another")
  func starter() throws {
    let target = folder.path + "/ci"
    #expect(try run(["init", target]).code == 0)
    let outcome = try run(["verify", target, "--json"])
    #expect(outcome.code == 3)
    let report = try #require(try outcome.json() as? [String: Any])
    #expect(report["status"] as? String == "missing")
    #expect((report["entries"] as? [[String: Any]])?.isEmpty == false)
    let again = try run(["init", target])
    #expect(again.code == 73)
    #expect(
      again.errors == "keyrise: \(target)/keyrise.yaml: cannot be created: it is there already\n")
  }

  @Test("on GitHub what is wrong is annotated; JUnit's file is written")
  func machines() throws {
    let junit = folder.path + "/junit.xml"
    let outcome = try run(["verify", folder.path, "--junit", junit], github: "true")
    #expect(outcome.code == 3)
    #expect(
      outcome.lines.last?.hasPrefix("::error file=\(folder.path)/keyrise.yaml,line=2,title=")
        == true)
    #expect(
      String(decoding: try folder.bytes("junit.xml"), as: UTF8.self)
        .contains("<testcase classname=\"chat/tap-and-done:follows\" name=\"follows.csv\">"))
  }

  @Test("reports of shards merge to the report of the whole, with its exit code")
  func merging() throws {
    let parts = try ["1/2", "2/2"].enumerated().map { index, shard in
      let path = folder.path + "/part\(index)"
      _ = try run(["verify", folder.path, "--shard", shard, "--report", path])
      return path
    }
    let merged = try run(["report", "merge"] + parts + ["-o", folder.path + "/whole", "--json"])
    #expect(merged.code == 3)
    let whole = try run(["verify", folder.path, "--json", "--report", folder.path + "/all"])
    #expect(merged.text == whole.text)
    #expect(try folder.bytes("whole/report.json") == Array(merged.output))
    #expect(try run(["report", "marge", parts[0]]).code == 64)
  }
}
