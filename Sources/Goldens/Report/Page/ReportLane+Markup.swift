import Choreography

extension ReportLane {
  /// Writes what differs, the plot, the values of a frame and the film.
  func write(to page: inout Markup, number: Int, id: String) {
    page.element(
      "section",
      ["class": "lane", "data-lane": String(number), "aria-labelledby": "\(id)-lane"]
    ) { page in
      page.element("h5", ["id": "\(id)-lane"]) { $0.name(title) }
      clauses(&page)
      page.element("div", ["class": "bench"]) { page in
        page.element("div", ["class": "plot"]) { page in
          LanePlot(lane: self).write(to: &page)
          transport(&page, id: id)
        }
        readOut(&page)
      }
      if !film.isEmpty || pair.expected != nil && pair.actual != nil {
        filmStrip(&page)
      }
    }
  }

  private func clauses(_ page: inout Markup) {
    let clauses =
      pair.comparison?.clauses ?? [
        pair.actual == nil
          ? "The lane is gone." : "There are no approved numbers of this lane yet."
      ]
    page.element("ul", ["class": "clauses"]) { page in
      for clause in clauses { page.element("li") { $0.name(clause) } }
    }
  }

  private func transport(_ page: inout Markup, id: String) {
    page.element("div", ["class": "transport scripted"]) { page in
      page.empty(
        "input",
        [
          "type": "range", "class": "frame", "id": "\(id)-frame", "aria-label": "Frame",
          "min": "0", "max": String(lastFrame), "step": "1", "value": String(worstFrame),
          "aria-valuetext": moment(worstFrame),
        ])
      page.element("div", ["class": "buttons"]) { page in
        button("back", "\u{2190}", "One frame back", &page)
        button("play", "Play", nil, &page)
        button("on", "\u{2192}", "One frame on", &page)
        if pair.comparison != nil {
          button("to-first", "First difference", nil, &page)
          button("to-worst", "Greatest", "To the greatest difference", &page)
        }
      }
    }
  }

  private func button(_ style: String, _ words: String, _ label: String?, _ page: inout Markup) {
    page.element("button", ["type": "button", "class": style, "aria-label": label], words)
  }

  /// The values of a frame: the worst, until another is chosen.
  private func readOut(_ page: inout Markup) {
    let frame = worstFrame
    page.element("div", ["class": "read-out"]) { page in
      page.element("div", ["class": "screens scripted"]) { page in
        for (side, caption, trace) in [
          ("expected", "Expected", pair.expected), ("actual", "Actual", pair.actual),
        ] where trace != nil {
          page.element("figure", ["class": side]) { page in
            page.element("div", ["class": "screen"])
            page.element("figcaption", [:], caption)
          }
        }
      }
      page.element("table") { page in
        page.element("caption", ["aria-live": "off"], "At \(moment(frame))")
        page.element("thead") { page in
          page.element("tr") { page in
            for (title, words) in [("Position", "Position"), ("expected", "Expected")] {
              page.element("th", ["scope": "col", "data-side": title], words)
            }
            page.element("th", ["scope": "col"], "Actual")
            page.element("th", ["scope": "col"], "Difference")
          }
        }
        page.element("tbody") { page in
          for one in series {
            let values = one.values(at: frame)
            let difference = PageNumber.difference(values.expected, values.actual)
            row(
              one.series.rawValue, one.style,
              [
                PageNumber.position(values.expected), PageNumber.position(values.actual),
                difference,
              ],
              differs: one.differing.contains { $0.contains(frame) }, &page)
          }
          happening("focus", frame, &page) { $0.focus.description }
          happening("events", frame, &page) { row in
            row.events.isEmpty ? "–" : row.events.map(\.rawValue).joined(separator: ", ")
          }
        }
      }
    }
  }

  private func happening(
    _ name: String, _ frame: Int, _ page: inout Markup, _ words: (TraceRow) -> String
  ) {
    let cells = [pair.expected, pair.actual].map { $0?.row(at: frame).map(words) ?? "–" }
    let differs = pair.comparison != nil && cells[0] != cells[1]
    row(name, "", cells + [differs ? "differs" : ""], differs: differs, &page)
  }

  private func row(
    _ name: String, _ style: String, _ cells: [String], differs: Bool, _ page: inout Markup
  ) {
    page.element("tr", ["class": differs ? "differs" : nil, "data-row": name]) { page in
      page.element("th", ["scope": "row"]) { page in
        if !style.isEmpty {
          page.element("span", ["class": "key \(style)", "aria-hidden": "true"])
        }
        page.write(name)
      }
      for cell in cells { page.element("td") { $0.name(cell) } }
    }
  }
}

extension Trace {
  /// The row of a frame; `nil` where there is none.
  func row(at frame: Int) -> TraceRow? {
    rows.indices.contains(frame) ? rows[frame] : nil
  }
}
