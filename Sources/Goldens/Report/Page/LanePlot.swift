import Choreography

/// The lines of a lane over time: the golden's dashed, those of now with a dot a frame, what lies
/// between them shaded, and below how far they are apart.
///
/// A unit across is a frame, a unit down a point; the page stretches it and sets words beside it.
struct LanePlot {
  /// Whose lines they are.
  let lane: ReportLane

  /// Frames with a dot, at most: closer together they are a thick line.
  private static let mostDots = 150

  /// Writes the plot with its axes.
  func write(to page: inout Markup) {
    legend(&page)
    page.element("div", ["class": "chart", "style": "--span:\(lane.lastFrame)"]) { page in
      events(&page)
      page.element("div", ["class": "field-of-lines"]) { page in
        lines(&page)
        levels(&page)
        names(&page)
      }
      if !apart.isEmpty { differences(&page) }
      times(&page)
      if lane.pair.comparison != nil {
        page.element(
          "span",
          ["class": "first-line", "style": "--at:\(lane.firstFrame)", "aria-hidden": "true"],
          "first")
      }
      page.element("span", ["class": "cursor scripted", "aria-hidden": "true"]) { page in
        page.element("span", ["class": "cursor-tag"])
      }
    }
  }

  private func legend(_ page: inout Markup) {
    page.element("p", ["class": "legend", "aria-hidden": "true"]) { page in
      if lane.pair.expected != nil { sample("expected", "expected", &page) }
      if lane.pair.actual != nil { sample("actual", "actual", &page) }
      if lane.plotted.contains(where: \.differs) { sample("apart", "difference", &page) }
    }
  }

  private func sample(_ style: String, _ words: String, _ page: inout Markup) {
    page.element("span", ["class": "sample"]) { page in
      page.element("svg", ["viewBox": "0 0 24 10", "width": "24", "height": "10"]) { page in
        switch style {
        case "expected": page.element("path", ["class": "expected", "d": "M1 5H23"])
        case "actual":
          page.element("path", ["class": "actual", "d": "M1 5H23"])
          page.element("path", ["class": "dots", "d": "M4 5h0M12 5h0M20 5h0"])
        default: page.element("rect", ["class": "apart", "width": "24", "height": "10", "rx": "2"])
        }
      }
      page.write(words)
    }
  }

  private func lines(_ page: inout Markup) {
    let (last, height) = (lane.lastFrame, lane.screen.height)
    page.element(
      "svg",
      [
        "class": "lines", "viewBox": "0 0 \(last) \(PageNumber.text(height))",
        "preserveAspectRatio": "none", "role": "img", "aria-label": summary,
      ]
    ) { page in
      page.element(
        "path",
        [
          "class": "grid",
          "d": levelValues.map { "M0 \($0)H\(last)" }.joined()
            + timeValues.map { "M\(PageNumber.text($0.frame)) 0V\(PageNumber.text(height))" }
            .joined(),
        ])
      for one in lane.plotted {
        let between = one.differing.map { band(one, $0) }.joined()
        if !between.isEmpty { page.element("path", ["class": "apart", "d": between]) }
      }
      for one in lane.plotted {
        page.element("g", ["class": "line \(one.style)"]) { page in
          let (was, this) = (path(one.expected), path(one.actual))
          if !this.isEmpty { page.element("path", ["class": "actual", "d": this]) }
          if !was.isEmpty { page.element("path", ["class": "expected", "d": was]) }
          let step = last / Self.mostDots + 1
          let dots = one.actual.enumerated().compactMap { frame, value in
            value.flatMap { $0 < height && frame % step == 0 ? "M\(frame) \(y($0))h0" : nil }
          }
          page.element("path", ["class": "dots", "d": dots.joined()])
        }
      }
    }
  }

  /// What somebody hears who does not see the plot.
  private var summary: String {
    let names = lane.plotted.filter(\.differs).map(\.series.rawValue)
    let what = lane.plotted.map(\.series.rawValue).joined(separator: ", ")
    return "Positions over \(lane.lastFrame + 1) frames: \(what). "
      + (names.isEmpty ? "None differs." : "\(names.joined(separator: ", ")) differ.")
      + " The table gives the values of a frame."
  }

  /// A position inside the screen.
  private func y(_ value: Double) -> String {
    PageNumber.text(min(max(value, 0), lane.screen.height))
  }

  private func path(_ values: [Double?]) -> String {
    var path = ""
    var isDrawing = false
    for (frame, value) in values.enumerated() {
      if let value {
        path += "\(isDrawing ? "L" : "M")\(frame) \(y(value))"
        isDrawing = true
      } else {
        isDrawing = false
      }
    }
    return path
  }

  /// What lies between the two lines over `frames` and the frames around them.
  private func band(_ one: LaneSeries, _ frames: Range<Int>) -> String {
    let around = max(0, frames.lowerBound - 1)...min(lane.lastFrame, frames.upperBound)
    var path = ""
    var top: [String] = []
    var bottom: [String] = []
    func close() {
      if top.count > 1 {
        path +=
          "M" + top.joined(separator: "L") + "L"
          + bottom.reversed().joined(separator: "L") + "Z"
      }
      (top, bottom) = ([], [])
    }
    for frame in around {
      let values = one.values(at: frame)
      if let was = values.expected, let this = values.actual {
        top.append("\(frame) \(y(was))")
        bottom.append("\(frame) \(y(this))")
      } else {
        close()
      }
    }
    close()
    return path
  }

  // MARK: How far apart

  /// The positions that are apart somewhere.
  private var apart: [LaneSeries] {
    lane.plotted.filter { one in
      one.differs && (0...lane.lastFrame).contains { one.difference(at: $0) ?? 0 != 0 }
    }
  }

  private func differences(_ page: inout Markup) {
    let most =
      apart.flatMap { one in
        (0...lane.lastFrame).compactMap { one.difference(at: $0)?.magnitude }
      }.max() ?? 1
    let reach = PageNumber.text(most)
    page.element("div", ["class": "apart-lines"]) { page in
      page.element(
        "svg",
        [
          "class": "lines",
          "viewBox": "0 -\(reach) \(lane.lastFrame) \(PageNumber.text(most * 2))",
          "preserveAspectRatio": "none", "aria-hidden": "true",
        ]
      ) { page in
        page.element("path", ["class": "grid", "d": "M0 0H\(lane.lastFrame)"])
        for one in apart {
          let values = (0...lane.lastFrame).map { one.difference(at: $0) ?? 0 }
          let line = values.enumerated().map { "L\($0) \(PageNumber.text($1))" }.joined()
          page.element("g", ["class": "line \(one.style)"]) { page in
            page.element("path", ["class": "area", "d": "M0 0\(line)L\(lane.lastFrame) 0Z"])
            page.element("path", ["class": "actual", "d": "M\(line.dropFirst())"])
          }
        }
      }
      let words = TraceComparison.points(most).replacing(" pt", with: "")
      page.element("span", ["class": "level", "style": "--y:0%"], "\u{2212}\(words)")
      page.element("span", ["class": "level", "style": "--y:50%"], "0")
      page.element("span", ["class": "level", "style": "--y:100%"], "+\(words)")
      page.element("span", ["class": "what"], "actual \u{2212} expected, pt")
    }
  }

  // MARK: Axes

  private var levelValues: [Int] {
    Array(stride(from: 0, through: Int(lane.screen.height), by: 200))
  }

  private func levels(_ page: inout Markup) {
    for value in levelValues {
      let share = PageNumber.text(Double(value) / lane.screen.height * 100)
      page.element(
        "span", ["class": "level", "style": "--y:\(share)%", "aria-hidden": "true"],
        value == 0 ? "0 pt" : String(value))
    }
  }

  /// Round times with their frames.
  private var timeValues: [(milliseconds: Int, frame: Double)] {
    let whole = lane.rate.milliseconds(at: lane.lastFrame)
    let step = [100, 250, 500, 1000, 2000, 5000, 10_000, 60_000].first { whole / Double($0) <= 7 }
    return stride(from: 0, through: Int(whole), by: step ?? 600_000).map {
      ($0, Double($0) * Double(lane.rate.hertz) / 1000)
    }
  }

  private func times(_ page: inout Markup) {
    page.element("div", ["class": "times", "aria-hidden": "true"]) { page in
      for time in timeValues {
        page.element(
          "span", ["style": "--at:\(PageNumber.text(time.frame))"],
          time.milliseconds == 0 ? "0 ms" : String(time.milliseconds))
      }
    }
  }

  /// The names of the lines at their ends, spread so that none covers another.
  private func names(_ page: inout Markup) {
    let height = lane.screen.height
    var labels = lane.plotted.compactMap { one -> (one: LaneSeries, y: Double)? in
      let values = one.actual.isEmpty ? one.expected : one.actual
      let last = values.last { $0 != nil } ?? nil
      return last.map { (one, min(max($0 / height * 100, 2), 98)) }
    }.sorted { $0.y < $1.y }
    let room = 6.0
    for index in labels.indices.dropFirst() {
      labels[index].y = max(labels[index].y, labels[index - 1].y + room)
    }
    var limit = 98.0
    for index in labels.indices.reversed() {
      labels[index].y = min(labels[index].y, limit)
      limit = labels[index].y - room
    }
    for label in labels {
      page.element(
        "span",
        [
          "class": "line-name \(label.one.style)", "style": "--y:\(PageNumber.text(label.y))%",
          "aria-hidden": "true",
        ], label.one.name)
    }
  }

  private func events(_ page: inout Markup) {
    page.element("div", ["class": "events", "aria-hidden": "true"]) { page in
      for (side, trace) in [("expected", lane.pair.expected), ("actual", lane.pair.actual)] {
        guard let trace else { continue }
        page.element("div", ["class": side]) { page in
          page.element("span", ["class": "what"], side)
          for row in trace.rows where !row.events.isEmpty {
            let names = row.events.map(\.rawValue).joined(separator: ", ")
            page.element(
              "i",
              [
                "style": "--at:\(row.frame)", "title": "\(names), \(lane.moment(row.frame))",
              ])
          }
        }
      }
    }
  }
}
