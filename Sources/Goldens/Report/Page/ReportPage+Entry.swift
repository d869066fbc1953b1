extension ReportPage {
  /// An entry: its outcome in a line, and below it everything that is known.
  func entry(_ entry: Report.Entry, isOpen: Bool, _ page: inout Markup) {
    let id = Self.id(of: entry)
    page.element(
      "article",
      [
        "class": "entry \(entry.status.rawValue)", "id": id, "aria-labelledby": "\(id)-name",
        "data-status": entry.status.rawValue, "data-group": entry.group ?? "",
        "data-tags": entry.tags.joined(separator: "\n"), "data-words": Self.words(of: entry),
      ]
    ) { page in
      page.element("details", ["open": isOpen ? "open" : nil]) { page in
        page.element("summary") { page in
          page.element("span", ["class": "chip \(entry.status.rawValue)"]) { page in
            ReportGlyph.status(entry.status, &page)
            page.write(entry.status.rawValue)
          }
          page.element("h3", ["id": "\(id)-name"]) { $0.name(entry.name) }
          page.element("span", ["class": "place"]) { $0.name(entry.link) }
          for sentence in Self.gist(of: entry) {
            page.element("span", ["class": "sentence"]) { $0.name(sentence) }
          }
        }
        page.element("div", ["class": "inside"]) { page in
          facts(entry, &page)
          verdicts(entry, &page)
          if let fault = entry.fault {
            page.element("p", ["class": "fault"]) { $0.name(fault) }
          }
          expectations(entry, &page)
          for (index, piece) in entry.pieces.enumerated() where piece.status != .same {
            self.piece(piece, of: entry, id: "\(id)-\(index)", &page)
          }
        }
      }
    }
  }

  /// What the text filter looks at.
  private static func words(of entry: Report.Entry) -> String {
    ([entry.name, entry.group ?? "", entry.link, entry.surroundings] + entry.tags
      + entry.verdicts.flatMap { [$0.title, $0.text] } + entry.sentences)
      .joined(separator: "\n").lowercased()
  }

  /// What is wrong, as it fits under a name; the rest stands inside.
  private static func gist(of entry: Report.Entry) -> [String] {
    var lines = entry.fault.map { [$0] } ?? []
    for piece in entry.pieces where piece.status != .same {
      if piece.pictures == nil {
        lines += piece.sentence.split(separator: "\n").map { withoutPlace($0, entry) }
      } else {
        // The first clause says how much; the others say it more exactly.
        let clause = withoutFile(piece).prefix { $0 != ";" }
        lines.append("\(title(of: piece.piece).lowercased().dropLast()): \(clause)")
      }
    }
    lines += entry.expectations.compactMap(\.sentence)
    return lines.count <= 4 ? lines : lines.prefix(3) + ["and \(lines.count - 3) more"]
  }

  /// A sentence without the place that the entry names already.
  private static func withoutPlace(_ sentence: Substring, _ entry: Report.Entry) -> String {
    for lead in ["\(entry.place): ", "\(entry.place):"] where sentence.hasPrefix(lead) {
      return String(sentence.dropFirst(lead.count))
    }
    return String(sentence)
  }

  /// What is wrong with a golden whose file is named already.
  private static func withoutFile(_ piece: Report.Piece) -> Substring {
    let lead = "\(piece.piece.file): "
    return piece.sentence.hasPrefix(lead)
      ? piece.sentence.dropFirst(lead.count) : piece.sentence[...]
  }

  private func facts(_ entry: Report.Entry, _ page: inout Markup) {
    page.element("dl", ["class": "facts"]) { page in
      fact("Link", &page) { page in page.element("code") { $0.name(entry.link) } }
      if !entry.surroundings.isEmpty { fact("With", &page) { $0.name(entry.surroundings) } }
      if let group = entry.group { fact("Group", &page) { $0.name(group) } }
      if !entry.tags.isEmpty {
        fact(entry.tags.count == 1 ? "Tag" : "Tags", &page) { page in
          for tag in entry.tags { page.element("span", ["class": "tag"]) { $0.name(tag) } }
        }
      }
      fact("Suite", &page) { page in
        page.name(report.suite)
        page.write(", line \(entry.line)")
      }
      if entry.verdicts.count <= Self.fewVerdicts {
        for verdict in entry.verdicts { fact("Verdict", &page) { self.verdict(verdict, &$0) } }
      }
      let same = entry.pieces.filter { $0.status == .same }
      if !same.isEmpty {
        fact("As approved", &page) { page in
          for piece in same { page.element("code") { $0.name(piece.piece.file) } }
        }
      }
    }
  }

  /// More verdicts than these are folded away.
  private static let fewVerdicts = 4

  private func verdict(_ verdict: Report.Verdict, _ page: inout Markup) {
    page.name(verdict.text)
    page.element("span", ["class": "quiet-text"]) { page in
      page.write(" · ")
      page.name(verdict.title)
    }
  }

  private func verdicts(_ entry: Report.Entry, _ page: inout Markup) {
    if entry.verdicts.count <= Self.fewVerdicts { return }
    page.element("details", ["class": "verdicts"]) { page in
      page.element("summary", [:], "\(entry.verdicts.count) verdicts")
      page.element("ul") { page in
        for verdict in entry.verdicts { page.element("li") { self.verdict(verdict, &$0) } }
      }
    }
  }

  private func fact(_ term: String, _ page: inout Markup, _ content: (inout Markup) -> Void) {
    page.element("div") { page in
      page.element("dt", [:], term)
      page.element("dd", content: content)
    }
  }

  private func expectations(_ entry: Report.Entry, _ page: inout Markup) {
    if entry.expectations.isEmpty { return }
    page.element("section", ["class": "piece"]) { page in
      page.element("h4", [:], "Expectations")
      page.element("ul", ["class": "expectations"]) { page in
        for expectation in entry.expectations {
          page.element("li", ["class": expectation.status.rawValue]) { page in
            ReportGlyph.status(expectation.status, &page)
            page.element(
              "span", ["class": "unseen"],
              expectation.complaint == nil ? "holds: " : "does not hold: ")
            page.name(expectation.text)
            page.element("span", ["class": "quiet-text"]) { page in
              page.write(" · ")
              page.name(expectation.strategy)
            }
            if let complaint = expectation.complaint {
              page.element("p") { $0.name(complaint) }
            }
          }
        }
      }
    }
  }

  private func piece(
    _ piece: Report.Piece, of entry: Report.Entry, id: String, _ page: inout Markup
  ) {
    page.element("section", ["class": "piece", "aria-labelledby": "\(id)-title"]) { page in
      page.element("h4", ["id": "\(id)-title"]) { page in
        page.write(Self.title(of: piece.piece))
        page.element("code") { $0.name(piece.piece.file) }
      }
      if let pictures = piece.pictures {
        page.element("p", ["class": "told"]) { $0.name(String(Self.withoutFile(piece))) }
        ComparedPictures(piece: piece, pictures: pictures, id: id).write(to: &page)
      } else if piece.traces.isEmpty {
        page.element("p", ["class": "told"]) { $0.name(String(Self.withoutFile(piece))) }
      }
      for (index, pair) in piece.traces.enumerated() {
        guard let number = lanes.firstIndex(where: { $0.isOf(entry, piece, pair) }) else {
          continue
        }
        lanes[number].write(to: &page, number: number, id: "\(id)-\(index)")
      }
    }
  }

  private static func title(of piece: Piece) -> String {
    switch piece.kind {
    case .trace: "Numbers "
    case .picture(let frame): "Picture of frame \(frame) "
    case .strip(let frames):
      "Film strip, frames \(frames.map(String.init).joined(separator: ", ")) "
    }
  }
}
