extension ReportPage {
  /// Filters, and a list of what is wrong.
  func side(_ page: inout Markup) {
    page.element(
      "form", ["class": "filters scripted", "role": "search", "aria-label": "Filter the entries"]
    ) { page in
      page.element("div", ["class": "field"]) { page in
        page.element("label", ["for": "text"], "Text")
        page.empty(
          "input",
          [
            "type": "search", "id": "text", "placeholder": "name, link, what is wrong",
            "autocomplete": "off", "spellcheck": "false",
          ])
      }
      page.element("fieldset", ["class": "states"]) { page in
        page.element("legend", [:], "Status")
        for status in Report.Status.allCases.reversed() where report.count(of: status) > 0 {
          page.element("label", ["class": "state \(status.rawValue)"]) { page in
            page.empty(
              "input",
              [
                "type": "checkbox", "name": "status", "value": status.rawValue,
                "checked": "checked",
              ]
            )
            ReportGlyph.status(status, &page)
            page.write(status.rawValue)
            page.element("span", ["class": "count"], String(report.count(of: status)))
          }
        }
      }
      choice("group", "Group", groups, &page)
      choice("tag", "Tag", tags, &page)
      page.element("p", ["class": "found"]) { page in
        page.element("output", ["id": "found"], "\(report.entries.count) shown")
        page.element("button", ["type": "reset", "class": "quiet"], "Clear")
      }
    }
    let failing = report.entries.filter { $0.status != .same }
    if failing.isEmpty { return }
    page.element("nav", ["aria-label": "Entries to look at"]) { page in
      page.element("ol") { page in
        for entry in failing {
          page.element("li", ["data-of": Self.id(of: entry)]) { page in
            page.element("a", ["href": "#\(Self.id(of: entry))"]) { page in
              ReportGlyph.status(entry.status, &page)
              page.name(entry.name)
              page.element("span", ["class": "unseen"], " \(entry.status.rawValue)")
            }
          }
        }
      }
    }
  }

  private func choice(_ id: String, _ title: String, _ words: [String], _ page: inout Markup) {
    if words.isEmpty { return }
    page.element("div", ["class": "field"]) { page in
      page.element("label", ["for": id], title)
      page.element("select", ["id": id]) { page in
        page.element("option", ["value": ""], "all")
        for word in words { page.element("option", ["value": word], word) }
      }
    }
  }

  private var groups: [String] { Self.unique(report.entries.compactMap(\.group)) }
  private var tags: [String] { Self.unique(report.entries.flatMap(\.tags)) }

  /// The words in the order in which they appear.
  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// The anchor of an entry: its name, with a hash where an address cannot hold it as it is.
  static func id(of entry: Report.Entry) -> String {
    let plain = entry.name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": Character(scalar)
      default: "_"
      }
    }
    let name = String(plain)
    return "entry-" + name + (name == entry.name ? "" : "-\(Digest(entry.name))")
  }

  /// The list of keys.
  func keys(_ page: inout Markup) {
    page.element("dialog", ["id": "keys", "aria-labelledby": "keys-title"]) { page in
      page.element("h2", ["id": "keys-title"], "Keys")
      for (title, rows) in Self.keyList {
        page.element("h3", [:], title)
        page.element("dl") { page in
          for (keys, meaning) in rows {
            page.element("div") { page in
              page.element("dt") { page in
                for key in keys.split(separator: " ") { page.element("kbd", [:], String(key)) }
              }
              page.element("dd", [:], meaning)
            }
          }
        }
      }
      page.element("label", ["class": "check"]) { page in
        page.empty("input", ["type": "checkbox", "id": "single", "checked": "checked"])
        page.write("Single keys act")
      }
      page.element("form", ["method": "dialog"]) { page in
        page.element("button", ["autofocus": "autofocus"], "Close")
      }
    }
  }

  private static let keyList: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "Entries": [
      "j k": "the next entry, the one before",
      "n p": "the next that is wrong, the one before",
      "o": "open or close the entry",
      "e c": "open all, close all",
      "/": "to the text filter",
      "f": "only what is wrong, or everything",
      "Esc": "clear the filters",
    ],
    "Pictures": [
      "1 2 3 4 5": "side by side, slider, onion skin, flicker, difference",
      "x": "show the other picture",
      "[ ]": "move the divider, or the onion skin",
      "z": "zoom: fitting, ×1, ×2, ×4",
    ],
    "Numbers": [
      "← →": "one frame back, on",
      "g w": "to the first difference, to the greatest",
      ".": "play, pause",
    ],
    "Page": ["t": "light or dark", "?": "this list"],
  ]
}
