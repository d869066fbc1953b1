/// The small drawings of the page. A status is a shape as well as a colour.
enum ReportGlyph {
  /// The sign of a status.
  static func status(_ status: Report.Status, _ page: inout Markup) {
    let path =
      switch status {
      case .same: "M2 5.3 4.2 7.5 8 2.9"
      case .different: "M2.4 2.4 7.6 7.6M7.6 2.4 2.4 7.6"
      case .missing: "M5 1.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8"
      case .broken, .unreadable: "M5 1.6v4.2M5 8.2v.1"
      }
    page.element(
      "svg",
      [
        "class": "glyph \(status.rawValue)", "viewBox": "0 0 10 10", "width": "10", "height": "10",
        "aria-hidden": "true",
      ]
    ) { $0.element("path", ["d": path]) }
  }

  /// The sign of the program.
  static func logo(_ page: inout Markup) {
    page.element(
      "svg",
      [
        "class": "logo", "viewBox": "0 0 22 22", "width": "22", "height": "22",
        "aria-hidden": "true",
      ]
    ) { page in
      page.element("rect", ["width": "22", "height": "22", "rx": "6"])
      page.element("path", ["class": "s-sheet", "d": "M4.5 16.5c5 0 5.5-10 13-10"])
      page.element("path", ["class": "s-keyboard", "d": "M4.5 17c6.5 0 6-6.2 13-6.2"])
      page.element("path", ["class": "s-composer", "d": "M4.5 17.4c8 0 6.5-2.6 13-2.6"])
    }
  }

  /// The sign of light and dark.
  static func theme(_ page: inout Markup) {
    page.element(
      "svg", ["viewBox": "0 0 16 16", "width": "16", "height": "16", "aria-hidden": "true"]
    ) { page in
      page.element(
        "path",
        [
          "class": "moon", "d": "M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8Z",
        ])
    }
  }
}
