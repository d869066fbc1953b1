import Catalog
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import Goldens

@Suite("Reports")
struct ReportTests {
  /// A workshop in which one entry is the same, one differs and one is missing.
  private func workshop() throws -> Workshop {
    let shop = try Workshop()
    try shop.approve()
    try shop.strategy(after: 0.45)
    try shop.write(
      Workshop.plain + "\n  new: { link: \"chat/tap-and-done:jumps\", trace: true }\n",
      as: "keyrise.yaml")
    return shop
  }

  @Test("the text names every difference once and counts")
  func text() throws {
    let lines = try workshop().verify().text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("compose-sheet/open:./mine.yaml: "))
    #expect(lines[1].hasPrefix("sheet.strip.png: "))
    #expect(lines[2] == "new.csv is missing")
    #expect(lines[3] == "3 entries, 1 same, 1 missing, 1 different")
  }

  @Test("annotations name the suite's line, on one line each")
  func annotations() throws {
    var report = try workshop().verify()
    report.suite = "ci/keyrise,1.yaml"
    let lines = report.annotations().split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix("::error file=ci/keyrise%2C1.yaml,line=10,title=sheet%3A different::"))
    #expect(lines[0].contains("%0A"))
    #expect(lines[0].contains("(5.") || lines[0].contains(" %25)"), "a percent sign is escaped")
  }

  @Test(
    "annotations name the suite by its path from the checkout's top",
    arguments: [
      ("keyrise.yaml", "/repo/app/ci", "ci/keyrise.yaml"),
      ("../ci/./keyrise.yaml", "/repo/app/ios", "ci/keyrise.yaml"),
      ("/repo/app/keyrise.yaml", "/tmp", "keyrise.yaml"),
      ("/elsewhere/keyrise.yaml", "/repo/app", "/elsewhere/keyrise.yaml"),
      ("../../keyrise.yaml", "/repo/app", "../../keyrise.yaml"),
    ])
  func annotatedFile(suite: String, folder: String, path: String) {
    let entry = Report.Entry(
      name: "one", group: nil, tags: [], link: "", place: "", surroundings: "", device: "",
      line: 3, fault: "a,\u{301} b:\u{301} %\u{301}\r\n::c")
    let report = Report(suite: suite, version: "", stack: nil, entries: [entry])
    #expect(
      report.annotations(root: "/repo/app", folder: folder)
        == "::error file=\(path),line=3,title=one%3A broken::a,\u{301} b:\u{301} "
        + "%25\u{301}%0D%0A::c\n")
  }

  @Test("JUnit's XML is well formed and counts failures and errors")
  func junit() throws {
    var report = try workshop().verify()
    report.entries[0].fault = "<&\"'>\u{1}"
    let xml = report.junit
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.counts == ["tests": 8, "failures": 3, "errors": 1])
    #expect(reader.cases == 8)
    #expect(reader.failures == 4)
    #expect(reader.suites == ["chat", report.suite])
  }

  @Test("what is written is read again, pictures and numbers with it")
  func roundTrip() throws {
    let shop = try workshop()
    let report = try shop.verify(evidence: .film)
    let folder = ReportFolder("\(shop.path)/report")
    try folder.write(report)
    let again = try folder.read(Stage.catalog())
    #expect(again.json.text == report.json.text)
    #expect(again.text == report.text)
    for (a, b) in zip(again.entries, report.entries) {
      #expect(a.film == b.film)
      #expect(a.verdicts == b.verdicts)
      #expect(a.expectations == b.expectations)
      #expect(a.pieces.map(\.pictures) == b.pieces.map(\.pictures))
      #expect(a.firstBadFrame == b.firstBadFrame)
    }
    // A second report into the same folder leaves nothing of the first.
    try shop.approve()
    try folder.write(try shop.verify())
    #expect(try GoldenFolder("\(shop.path)/report/data").names().isEmpty)
  }

  @Test("the merged report of all shards is the report of the whole")
  func merging() throws {
    let shop = try workshop()
    let whole = try shop.verify()
    let parts = try (1...3).map { index in
      let folder = ReportFolder("\(shop.path)/part\(index)")
      try folder.write(try shop.verify(Suite.Selection(shard: Suite.Shard(index: index, count: 3))))
      return try folder.read(Stage.catalog())
    }
    let merged = try #require(Report.merging(parts.reversed()))
    #expect(merged.json.text == whole.json.text)
    #expect(Report.merging([]) == nil)
  }

  @Test("a report that is none, or lacks a file, is told as such")
  func broken() throws {
    let shop = try workshop()
    let folder = ReportFolder("\(shop.path)/report")
    #expect(throws: CatalogError.missing("\(shop.path)/report/report.json")) {
      try folder.read(Stage.catalog())
    }
    try folder.write(try shop.verify())
    try FileManager.default.removeItem(atPath: "\(shop.path)/report/data/sheet.strip.actual.png")
    #expect(throws: VerifyError.self) { try folder.read(Stage.catalog()) }
    try shop.write("{\"format\": \"other\"}", as: "report/report.json")
    #expect(throws: CatalogError.self) { try folder.read(Stage.catalog()) }
  }
}

/// Counts what JUnit's XML says.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var cases = 0
  var failures = 0
  var suites: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch name {
    case "testsuites":
      for key in ["tests", "failures", "errors"] {
        counts[key] = attributes[key].flatMap { Int($0) }
      }
    case "testsuite": suites.append(attributes["name"] ?? "")
    case "testcase": cases += 1
    case "failure", "error": failures += 1
    default: break
    }
  }
}
