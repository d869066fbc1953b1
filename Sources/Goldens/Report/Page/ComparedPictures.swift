import Canvas

/// Pictures beside their golden: side by side, under a divider, as an onion skin, flickering, and
/// what differs.
struct ComparedPictures {
  /// What became of the golden.
  let piece: Report.Piece
  /// Its pictures.
  let pictures: Report.Pictures
  /// What its controls are called after.
  let id: String

  private struct Side {
    var name: String
    var title: String
    var bytes: [UInt8]
    var size: PixelExtent?
  }

  private var sides: [Side] {
    func side(_ name: String, _ title: String, _ bytes: [UInt8]?) -> Side? {
      bytes.map { Side(name: name, title: title, bytes: $0, size: (try? PNGFile($0))?.extent) }
    }
    return [
      side("expected", "Expected", pictures.expected), side("actual", "Actual", pictures.actual),
      side("difference", "Difference", pictures.difference),
    ].compactMap(\.self)
  }

  private var isStrip: Bool { if case .strip = piece.piece.kind { true } else { false } }

  /// Writes the pictures and the controls that belong to them.
  func write(to page: inout Markup) {
    let sides = sides
    let canOverlay = pictures.expected != nil
    page.element(
      "div", ["class": "viewer\(isStrip ? " wide" : "")", "data-mode": "side", "data-zoom": "fit"]
    ) { page in
      if canOverlay { controls(&page) }
      let frames = StripMarks(piece: piece, pictures: pictures)
      if let sentence = frames.sentence {
        page.element("p", ["class": "hint"], sentence)
      }
      page.element(
        "div",
        ["class": "scroller", "tabindex": "0", "role": "group", "aria-label": "Pictures"]
      ) { page in
        page.element("div", ["class": "stage"]) { page in
          for side in sides {
            page.element("figure", ["class": side.name]) { page in
              page.element("figcaption", [:], side.title)
              page.element("div", ["class": "sheet"]) { page in
                page.empty(
                  "img",
                  [
                    "src": Base64.address(side.bytes), "alt": alternative(side),
                    "width": side.size.map { String($0.width) },
                    "height": side.size.map { String($0.height) }, "draggable": "false",
                  ])
                frames.write(to: &page)
              }
            }
          }
          if canOverlay {
            page.element("span", ["class": "divider", "aria-hidden": "true"])
          }
        }
      }
    }
  }

  private func alternative(_ side: Side) -> String {
    let what = side.name == "difference" ? "What differs in" : "\(side.title):"
    return "\(what) \(piece.piece.file)"
  }

  private static let modes: KeyValuePairs<String, String> = [
    "side": "Side by side", "slider": "Slider", "onion": "Onion skin", "flicker": "Flicker",
    "difference": "Difference",
  ]

  private func controls(_ page: inout Markup) {
    page.element("div", ["class": "controls scripted"]) { page in
      page.element("fieldset", ["class": "segments"]) { page in
        page.element("legend", ["class": "unseen"], "How to compare")
        for (mode, title) in Self.modes where mode != "difference" || pictures.difference != nil {
          page.element("label") { page in
            page.empty(
              "input",
              [
                "type": "radio", "name": "\(id)-mode", "value": mode,
                "checked": mode == "side" ? "checked" : nil,
              ])
            page.element("span", [:], title)
          }
        }
      }
      knob("slider", "Divider", "of the width shows what was expected", &page)
      knob("onion", "Actual over expected", "opaque", &page)
      page.element("div", ["class": "knob for-flicker"]) { page in
        page.element("button", ["type": "button", "class": "flip"], "Show the other")
        page.element(
          "button", ["type": "button", "class": "beat", "aria-pressed": "false"], "Flicker")
        page.element("output", ["class": "shown", "aria-live": "off"], "Expected")
      }
      page.element("button", ["type": "button", "class": "zoom quiet", "title": "Zoom (z)"]) {
        page in
        page.write("Zoom: ")
        page.element("span", ["class": "amount"], "fit")
      }
    }
  }

  private func knob(_ mode: String, _ title: String, _ unit: String, _ page: inout Markup) {
    page.element("div", ["class": "knob for-\(mode)"]) { page in
      page.element("label") { page in
        page.element("span", [:], title)
        page.empty(
          "input",
          [
            "type": "range", "class": mode, "min": "0", "max": "100", "step": "1", "value": "50",
            "aria-valuetext": "50 % \(unit)", "data-unit": unit,
          ])
      }
    }
  }
}

/// The frames of a strip in which something differs, marked above its pictures.
struct StripMarks {
  private struct Mark {
    var frame: Int
    var left: Double
    var width: Double
    var isFirst: Bool
  }

  private let marks: [Mark]

  /// Looks for what counts in the columns of a strip.
  init(piece: Report.Piece, pictures: Report.Pictures) {
    guard case .strip(let frames) = piece.piece.kind, frames.count == pictures.columns.count,
      let file = pictures.difference, let bitmap = try? PNG.decode(file)
    else {
      marks = []
      return
    }
    var marks: [Mark] = []
    for (frame, column) in zip(frames, pictures.columns) {
      let first = max(0, Int(column.left / 100 * Double(bitmap.width)))
      let last = min(bitmap.width, Int((column.right / 100 * Double(bitmap.width)).rounded(.up)))
      guard first < last, Self.counts(bitmap, first..<last) else { continue }
      marks.append(
        Mark(
          frame: frame, left: column.left, width: column.right - column.left,
          isFirst: marks.isEmpty))
    }
    self.marks = marks
  }

  private static func counts(_ bitmap: Bitmap, _ columns: Range<Int>) -> Bool {
    (0..<bitmap.height).contains { y in
      columns.contains { bitmap.pixels[y * bitmap.width + $0] == PixelScan.counting }
    }
  }

  /// Which frames differ.
  var sentence: String? {
    guard let first = marks.first else { return nil }
    let rest = marks.dropFirst().map { String($0.frame) }
    let more = rest.isEmpty ? "" : "; then \(rest.joined(separator: ", "))"
    return "The first frame of the strip that differs is \(first.frame)\(more)."
  }

  /// The marks over a picture.
  func write(to page: inout Markup) {
    for mark in marks {
      let place = "left:\(PageNumber.text(mark.left))%;width:\(PageNumber.text(mark.width))%"
      page.element(
        "span",
        [
          "class": mark.isFirst ? "mark first" : "mark", "style": place, "aria-hidden": "true",
        ], mark.isFirst ? "first bad frame" : "")
    }
  }
}
