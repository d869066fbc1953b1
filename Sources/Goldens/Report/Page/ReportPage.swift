import Catalog

/// A report as one page of HTML: its pictures, its style and its script stand in it, so that it
/// works from a file and asks no network. Equal reports give equal bytes.
public struct ReportPage: Sendable {
  /// What the page shows.
  let report: Report
  /// The numbers that differ, in the order of the page.
  let lanes: [ReportLane]

  /// The name of the page's file in the folder of a report.
  public static let fileName = "index.html"

  /// A page about `report`.
  public init(_ report: Report) {
    self.report = report
    lanes = ReportLane.all(in: report)
  }

  /// The page.
  public var html: String {
    var page = Markup()
    page.add("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.element("head", content: head)
      page.element("body", content: body)
    }
    page.add("\n")
    return page.text
  }

  /// Nothing may be loaded from anywhere: what the page is made of stands in it.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "form-action 'none'; base-uri 'none'"

  private func head(_ page: inout Markup) {
    page.add("\n")
    page.empty("meta", ["charset": "utf-8"])
    page.empty("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
    page.empty(
      "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.empty("meta", ["name": "color-scheme", "content": "dark light"])
    page.empty("meta", ["name": "generator", "content": "keyrise \(report.version)"])
    page.element("title", [:], "\(report.summary) · \(report.suite)")
    page.source("style", ReportStyle.whole)
    page.source("script", ReportScript.first)
  }

  private func body(_ page: inout Markup) {
    page.add("\n")
    page.element("a", ["class": "skip", "href": "#entries"], "Skip to the entries")
    page.element("header", ["class": "top"], content: top)
    page.element("main", ["class": "layout"]) { page in
      page.element("div", ["class": "verdict \(report.status.rawValue)"]) { page in
        ReportGlyph.status(report.status, &page)
        page.element("p") { page in
          page.element("strong", [:], headline)
          page.element("span", [:], report.summary)
        }
      }
      page.element("div", ["class": "side"], content: side)
      page.element("div", ["id": "entries", "tabindex": "-1"], content: entries)
    }
    page.element("footer") { page in
      page.write("keyrise \(report.version)")
      if let stack = report.stack { page.write(" · drawn by \(stack)") }
    }
    page.element("p", ["id": "said", "class": "unseen", "role": "status"])
    keys(&page)
    page.add("<script type=\"application/json\" id=\"numbers\">\(numbers)</script>\n")
    page.source("script", ReportScript.whole)
  }

  private func top(_ page: inout Markup) {
    ReportGlyph.logo(&page)
    page.element("h1") { page in
      page.write("Keyrise ")
      page.element("span", [:], "verify")
    }
    page.element("p", ["class": "suite"]) { page in
      page.name(report.suite)
      if let shard = report.shard { page.write(" · part \(shard)") }
    }
    page.element("div", ["class": "switches scripted"]) { page in
      page.element(
        "button", ["type": "button", "id": "theme", "class": "quiet", "title": "Light or dark (t)"]
      ) { page in
        ReportGlyph.theme(&page)
        page.element("span", ["class": "unseen"], "Light or dark")
      }
      page.element(
        "button", ["type": "button", "id": "help", "class": "quiet", "title": "Keys (?)"]
      ) { page in
        page.element("span", ["aria-hidden": "true"], "?")
        page.element("span", ["class": "unseen"], "Keys")
      }
    }
  }

  private func entries(_ page: inout Markup) {
    let failing = report.entries.filter { $0.status != .same }
    let same = report.entries.filter { $0.status == .same }
    section("To look at", "failing", failing, &page)
    section("As approved", "same", same, &page)
    if !report.unused.isEmpty { unused(&page) }
    page.element(
      "p", ["id": "nothing", "class": "nothing", "hidden": "hidden"], "No entry fits the filters.")
  }

  /// The outcome in a sentence.
  private var headline: String {
    let failing = report.entries.count { $0.status != .same }
    if report.entries.isEmpty { return "The suite has no entries" }
    if failing == 0 { return "Everything is as approved" }
    return "\(failing) of \(report.entries.count) "
      + "\(report.entries.count == 1 ? "entry" : "entries") to look at"
  }

  private func section(
    _ title: String, _ id: String, _ entries: [Report.Entry], _ page: inout Markup
  ) {
    if entries.isEmpty { return }
    page.element("section", ["class": "group", "aria-labelledby": "group-\(id)"]) { page in
      page.element("h2", ["id": "group-\(id)"]) { page in
        page.write("\(title) ")
        page.element("span", ["class": "count"], String(entries.count))
      }
      // What is wrong is open while there is little of it; a long list is looked at first.
      for (index, entry) in entries.enumerated() {
        let isOpen = entry.status != .same && (index == 0 || entries.count <= 4)
        self.entry(entry, isOpen: isOpen, &page)
      }
    }
  }

  private func unused(_ page: inout Markup) {
    page.element("section", ["class": "unused", "aria-labelledby": "group-unused"]) { page in
      page.element("h2", ["id": "group-unused"]) { page in
        page.write("Goldens that no entry keeps ")
        page.element("span", ["class": "count"], String(report.unused.count))
      }
      page.element("ul") { page in
        for name in report.unused {
          page.element("li") { page in page.element("code") { $0.name(name) } }
        }
      }
      page.element("p", ["class": "hint"], "keyrise approve --prune takes them away.")
    }
  }

  /// The numbers for the script; nothing in them can end the element they stand in.
  private var numbers: String {
    var text = ""
    for scalar in JSON.array(lanes.map(\.json)).text.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      case _ where (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE: continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
