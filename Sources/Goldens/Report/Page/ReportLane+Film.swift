import Choreography

extension ReportLane {
  /// The frames around the first difference, what was expected above what is: the golden's screens
  /// are drawn from its numbers, since it keeps no pictures of them.
  func filmStrip(_ page: inout Markup) {
    let shots = shots
    if shots.isEmpty { return }
    page.element("div", ["class": "film"]) { page in
      page.element("p", ["class": "film-title"]) { page in
        page.write("Frame by frame ")
        page.element("span", ["class": "quiet-text"], "expected above, drawn from its numbers")
      }
      page.element(
        "div",
        [
          "class": "scroller", "tabindex": "0", "role": "group",
          "aria-label": "Film strip from \(moment(shots.first?.frames.lowerBound ?? 0))",
        ]
      ) { page in
        page.element("ol") { page in
          for shot in shots { write(shot, &page) }
        }
      }
    }
  }

  /// Frames that look alike, and the picture of the first.
  private struct Shot {
    var frames: ClosedRange<Int>
    var picture: [UInt8]?
  }

  /// The most frames of a film that has no pictures.
  private static let longest = 24

  private var shots: [Shot] {
    var shots: [Shot] = []
    let begin = max(0, firstFrame - 2)
    let screens: [(frame: Int, picture: [UInt8]?)] =
      film.isEmpty
      ? (begin...min(lastFrame, begin + Self.longest)).map { ($0, nil) }
      : film.map { ($0.frame, $0.picture) }
    for (frame, picture) in screens {
      if let last = shots.last, frame == last.frames.upperBound + 1, picture == last.picture,
        frame != firstFrame, hasEqualValues(frame, last.frames.lowerBound)
      {
        shots[shots.count - 1].frames = last.frames.lowerBound...frame
      } else {
        shots.append(Shot(frames: frame...frame, picture: picture))
      }
    }
    return shots
  }

  private func hasEqualValues(_ frame: Int, _ other: Int) -> Bool {
    series.allSatisfy { one in
      let (a, b) = (one.values(at: frame), one.values(at: other))
      return a.expected == b.expected && a.actual == b.actual
    }
  }

  private func write(_ shot: Shot, _ page: inout Markup) {
    let frame = shot.frames.lowerBound
    let isSingle = shot.frames.count == 1
    let isFirst = pair.comparison != nil && frame == firstFrame
    let isOff = series.contains { one in one.differing.contains { $0.contains(frame) } }
    let isBad = isFirst || isOff || focusDiffers(at: frame)
    page.element(
      "li",
      [
        "class": (isFirst ? "first bad" : isBad ? "bad" : nil), "data-frame": String(frame),
        "data-last": String(shot.frames.upperBound),
      ]
    ) { page in
      page.element("span", ["class": "when"]) { page in
        page.element(
          "b", [:], isSingle ? String(frame) : "\(frame)–\(shot.frames.upperBound)")
        page.write(" \(Int(rate.milliseconds(at: frame).rounded())) ms")
      }
      page.element("div", ["class": "screen"]) { drawing(\.expected, frame, &$0) }
      page.element("div", ["class": "screen"]) { page in
        if let picture = shot.picture {
          page.empty(
            "img",
            [
              "src": Base64.address(picture), "alt": "The screen at \(moment(frame))",
              "width": PageNumber.text(screen.width), "height": PageNumber.text(screen.height),
              "draggable": "false",
            ])
          if isBad { expectedLevels(frame, &page) }
        } else {
          drawing(\.actual, frame, &page)
        }
      }
      if isFirst { page.element("span", ["class": "flag"], "first bad frame") }
    }
  }

  private func focusDiffers(at frame: Int) -> Bool {
    guard let comparison = pair.comparison else { return false }
    return comparison.differences.contains { difference in
      if case .focus(_, _, let frames) = difference { frames.contains(frame) } else { false }
    }
  }

  private var viewBox: String {
    "0 0 \(PageNumber.text(screen.width)) \(PageNumber.text(screen.height))"
  }

  /// A screen from its numbers.
  private func drawing(
    _ side: KeyPath<(expected: Double?, actual: Double?), Double?>, _ frame: Int,
    _ page: inout Markup
  ) {
    func value(_ key: TraceSeries) -> Double? {
      series.first { $0.series == key }?.values(at: frame)[keyPath: side]
    }
    page.element("svg", ["class": "drawn", "viewBox": viewBox, "aria-hidden": "true"]) { page in
      area("d-sheet", value(.sheetTop), screen.height, &page)
      if let newest = value(.newestBottom) { area("d-newest", newest - 36, newest, &page) }
      area("d-composer", value(.composerTop), value(.composerBottom), &page)
      area("d-keyboard", value(.keyboardTop), screen.height, &page)
      if let finger = value(.fingerY) {
        page.element(
          "circle",
          [
            "class": "d-finger", "cx": PageNumber.text(screen.width / 2),
            "cy": PageNumber.text(finger), "r": "22",
          ])
      }
    }
  }

  private func area(_ style: String, _ top: Double?, _ bottom: Double?, _ page: inout Markup) {
    guard let top, let bottom, top < bottom, top < screen.height else { return }
    page.element(
      "rect",
      [
        "class": style, "y": PageNumber.text(top), "width": PageNumber.text(screen.width),
        "height": PageNumber.text(bottom - top),
      ])
  }

  /// Where the golden has what differs, as lines over the screen.
  private func expectedLevels(_ frame: Int, _ page: inout Markup) {
    page.element("svg", ["class": "over", "viewBox": viewBox, "aria-hidden": "true"]) { page in
      for one in plotted where one.differing.contains(where: { $0.contains(frame) }) {
        guard let expected = one.values(at: frame).expected, expected < screen.height else {
          continue
        }
        page.element(
          "path",
          [
            "class": "\(one.style)",
            "d": "M0 \(PageNumber.text(expected))H\(PageNumber.text(screen.width))",
          ])
      }
    }
  }
}
