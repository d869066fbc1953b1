extension Report {
  /// The report as JUnit's XML: a test suite for each group, a test case for each golden and each
  /// expectation.
  public var junit: String {
    var groups: [String] = []
    for entry in entries where !groups.contains(entry.group ?? "") {
      groups.append(entry.group ?? "")
    }
    let suites = groups.map { group in
      suite(of: entries.filter { ($0.group ?? "") == group }, group)
    }
    let cases = entries.flatMap(cases)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(Self.quoted(suite))\" \(Self.counts(cases))>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private struct Case {
    var entry: Entry
    var name: String
    var status: Status
    var sentence: String
  }

  private func cases(_ entry: Entry) -> [Case] {
    var cases = entry.pieces.map {
      Case(entry: entry, name: $0.piece.file, status: $0.status, sentence: $0.sentence)
    }
    cases += entry.expectations.map {
      Case(
        entry: entry, name: "\(entry.name): \($0.text) (\($0.strategy))", status: $0.status,
        sentence: $0.sentence ?? "")
    }
    if let fault = entry.fault {
      cases.append(Case(entry: entry, name: entry.name, status: .broken, sentence: fault))
    }
    return cases
  }

  private func suite(of entries: [Entry], _ group: String) -> String {
    let cases = entries.flatMap(cases)
    let name = Self.quoted(group.isEmpty ? suite : group)
    return "  <testsuite name=\"\(name)\" \(Self.counts(cases))>\n"
      + cases.map(Self.text).joined() + "  </testsuite>\n"
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.status == .different || $0.status == .missing }
    let errors = cases.count { $0.status > .different }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func text(_ item: Case) -> String {
    let head =
      "    <testcase classname=\"\(quoted(item.entry.link))\" name=\"\(quoted(item.name))\""
    if item.status == .same { return head + "/>\n" }
    let kind = item.status > .different ? "error" : "failure"
    let first = item.sentence.split(separator: "\n").first.map(String.init) ?? ""
    return head + ">\n      <\(kind) type=\"\(item.status.rawValue)\" message=\"\(quoted(first))\">"
      + "\(quoted(item.sentence))</\(kind)>\n    </testcase>\n"
  }

  /// The text with what XML keeps for itself written out; what XML forbids is left out.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
