import Catalog
import Choreography
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import Goldens

@Suite("The page of a report")
struct ReportPageTests {
  @Test("it is well formed, has every entry, and the failing ones first")
  func whole() throws {
    var report = try Workshop.changed().verify(evidence: .film)
    report.unused = ["old.png"]
    let page = try PageReader(ReportPage(report).html)
    #expect(page.classes("article") == ["entry different", "entry missing", "entry same"])
    #expect(page.ids("article") == ["entry-sheet", "entry-new", "entry-follows"])
    for entry in report.entries { #expect(page.words.contains(entry.name)) }
    #expect(page.words.contains("old.png"))
    #expect(page.words.contains("first bad frame"))
    let clauses = report.entries.flatMap(\.sentences).flatMap { $0.components(separatedBy: "; ") }
    for clause in clauses {
      let words = clause.components(separatedBy: ": ").last ?? clause
      #expect(page.words.contains(words), "\(words)")
    }
  }

  @Test("two verifications give the same bytes, and so does a report that was written and read")
  func equalBytes() throws {
    let shop = try Workshop.changed()
    let report = try shop.verify(evidence: .film)
    let html = ReportPage(report).html
    #expect(ReportPage(try shop.verify(evidence: .film)).html == html)
    let folder = ReportFolder("\(shop.path)/report")
    try folder.write(report)
    #expect(ReportPage(try folder.read(Stage.catalog())).html == html)
  }

  @Test("it loads nothing: pictures stand in it, and links stay in it")
  func standsAlone() throws {
    let page = try PageReader(ReportPage(try Workshop.changed().verify(evidence: .film)).html)
    let sources = page.attributes("src")
    #expect(sources.count > 10)
    #expect(sources.allSatisfy { $0.hasPrefix("data:image/png;base64,iVBORw0KGgo") })
    let links = page.attributes("href")
    #expect(
      links.allSatisfy { link in
        link.hasPrefix("#") && page.allIDs.contains(String(link.dropFirst()))
      })
    #expect(
      page.attributes("content").contains { $0.hasPrefix("default-src 'none'; img-src data:") })
    #expect(!ReportStyle.whole.contains("url(") && !ReportStyle.whole.contains("@import"))
  }

  @Test("every id stands once, and what is named by an id is there")
  func ids() throws {
    let page = try PageReader(ReportPage(try Workshop.changed().verify(evidence: .film)).html)
    #expect(Set(page.allIDs).count == page.allIDs.count)
    for name in page.attributes("aria-labelledby") + page.attributes("for") {
      #expect(page.allIDs.contains(name), "\(name)")
    }
  }

  static let hostile = [
    "</script><script>alert(1)</script>", "\" onload=\"alert(1)", "' onerror='alert(1)",
    "<img src=x onerror=alert(1)>", "<!-- ]]> -->", "&lt;b&gt;&amp;&#0;", "a\u{0}b\u{1B}[31m\u{85}",
    "\u{202E}gnp.live", "${alert(1)}", "{{7*7}}", "\\u003c/script\\u003e", "\u{2028}\u{FFFE}",
  ]

  @Test("a hostile name is a name and nothing else", arguments: hostile)
  func escapes(name: String) throws {
    let plain = try PageReader(ReportPage(try Self.report(named: "plain")).html)
    let html = ReportPage(try Self.report(named: name)).html
    let page = try PageReader(html)
    #expect(page.elements == plain.elements, "no element more, none less")
    #expect(page.attributeNames == plain.attributeNames)
    #expect(page.attributeNames.allSatisfy { !$0.hasPrefix("on") })
    let readable = String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { scalar in
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
            && scalar.value & 0xFFFE != 0xFFFE
        }))
    #expect(page.words.contains(readable))
    // A browser, too, sees the end of a script only where the page ends it.
    #expect(html.components(separatedBy: "</script").count == 4)
  }

  @Test("the numbers for the script are JSON, and hold what was given")
  func numbers() throws {
    let html = ReportPage(try Self.report(named: "</script>")).html
    let start = try #require(html.range(of: "id=\"numbers\">"))
    let rest = html[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let lanes = try #require(
      try JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8))
        as? [[String: Any]])
    #expect(lanes.count == 1)
    #expect(lanes[0]["first"] as? Int == 2)
    #expect(lanes[0]["worst"] as? Int == 3)
    let actual = lanes[0]["actual"] as? [String: Any]
    #expect((actual?["focus"] as? [[Any]])?.last?.last as? String == "</script>")
  }

  /// A report of one entry in which everything that has a name is called `name`.
  private static func report(named name: String) throws -> Report {
    let expected = try trace(name, [852, 852, 800, 700, 516])
    let actual = try trace(name, [852, 852, 801.5, 740, 516])
    let piece = Report.Piece(
      piece: Goldens.Piece(kind: .trace, file: "\(name).csv"), status: .different, sentence: name,
      traces: [Report.TracePair(strategy: name, expected: expected, actual: actual)])
    let picture = Report.Piece(
      piece: Goldens.Piece(kind: .picture(frame: 3), file: "\(name).png"), status: .different,
      sentence: name,
      pictures: Report.Pictures(expected: [1], actual: [2], difference: [3], otherStack: name))
    let entry = Report.Entry(
      name: name, group: name, tags: [name], link: name, place: name, surroundings: name,
      device: name, line: 1,
      verdicts: [Report.Verdict(strategy: name, title: name, text: name)],
      pieces: [piece, picture],
      expectations: [Report.Expectation(text: name, strategy: name, complaint: name)],
      fault: name)
    return Report(
      suite: name, version: name, stack: name, shard: name, entries: [entry], unused: [name])
  }

  private static func trace(_ name: String, _ keyboard: [Double]) throws -> Trace {
    var device = try Stage.catalog().device(named: "iphone-15")
    device.id = name
    device.title = name
    return Trace(
      strategy: name, scene: nil, device: device, rate: .sixty,
      rows: keyboard.enumerated().map {
        TraceRow(frame: $0, keyboardTop: $1, focus: .field(name), events: [.tap])
      })
  }

  @Test("base 64 is what Foundation makes of it", arguments: 0..<40)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }
    #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
  }

  @Test("words have enough contrast, light and dark", arguments: ["dark", "light"])
  func contrast(theme: String) throws {
    let colors = Self.colors(theme == "dark" ? ReportStyle.dark : ReportStyle.light)
    #expect(colors.count > 10)
    let words = [
      "t1", "t2", "t3", "fail", "missing", "ok", "sheet", "keyboard", "composer", "newest",
      "finger",
    ]
    for name in words {
      for ground in ["ground", "panel", "chrome", "card"] {
        let (word, paper) = (try #require(colors[name]), try #require(colors[ground]))
        let ratio = (max(word, paper) + 0.05) / (min(word, paper) + 0.05)
        #expect(ratio >= 4.5, "\(name) on \(ground): \(ratio)")
      }
    }
  }

  /// The relative luminance (WCAG 2.2) of every colour that is written as six digits.
  private static func colors(_ css: String) -> [String: Double] {
    var colors: [String: Double] = [:]
    for match in css.matches(of: /--([a-z0-9-]+): #([0-9a-f]{6})/) {
      guard let rgb = Int(match.2, radix: 16) else { continue }
      let parts = [rgb >> 16, rgb >> 8 & 255, rgb & 255].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      colors[String(match.1)] = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return colors
  }
}

/// Reads a page as XML and keeps what stands in it.
private final class PageReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var words = ""
  private var found: [(element: String, attributes: [String: String])] = []
  private var depth: [String] = []

  struct Malformed: Error { var line: Int; var reason: String }

  init(_ html: String) throws {
    super.init()
    let lead = "<!DOCTYPE html>\n"
    #expect(html.hasPrefix(lead))
    let parser = XMLParser(data: Data(html.dropFirst(lead.count).utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw Malformed(line: parser.lineNumber, reason: "\(parser.parserError as Any)")
    }
  }

  func attributes(_ name: String) -> [String] { found.compactMap { $0.attributes[name] } }
  var allIDs: [String] { attributes("id") }
  var attributeNames: [String] { found.flatMap { $0.attributes.keys.sorted() } }
  func ids(_ element: String) -> [String] {
    found.filter { $0.element == element }.compactMap { $0.attributes["id"] }
  }
  func classes(_ element: String) -> [String] {
    found.filter { $0.element == element }.compactMap { $0.attributes["class"] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append(name)
    found.append((name, attributes))
    depth.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if depth.last != "script", depth.last != "style" { words += string }
  }
}
