import Choreography
import Diagnosis

/// The figures at the cursor, beside the open row's plot.
struct ReadOut {
  let row: WorkbenchModel.Row
  /// The places at the cursor.
  let figures: Figures
  let model: WorkbenchModel
  let theme: WorkbenchTheme

  static let width = 116.0

  /// A line of it.
  struct Line: Hashable {
    var label: String
    var value: String
    var isBad: Bool
  }

  func draw(left: Double, row rect: Rect, _ sketch: inout Sketch) {
    let frame = model.cursor.frame
    let right = left + Self.width
    guard let current = row.trace.row(at: frame) else { return }
    let shown = [Series.sheet, .keyboard, .composer, .finger].filter(model.seriesShown.contains)
    // Four series leave the small row no room for the gap above its buttons.
    let isTight = shown.count > 3 && rect.height < 270
    let top = rect.y - (isTight ? 12 : 0)
    sketch.horizontal(left, right, bottom: top + 91, .white(0.10))
    let time = sketch.text(
      TimeText.milliseconds(model.rate.milliseconds(at: frame)), Lettering.readOutValue, theme.t1,
      left, top + 110)
    let number = ["frame \(frame)", "\(frame)"].first {
      time + 8 + sketch.width($0, Lettering.readOutLabel) <= Self.width
    }
    sketch.text(
      number ?? "", Lettering.readOutLabel, theme.t3, right, top + 110, anchor: .end)
    var y = top + 132
    for series in shown {
      let value = figures[series]
      let color = theme.color(of: series)
      if series == .finger {
        sketch.stroke(.line(left, y - 4, left + 8, y - 4), 1.25, color)
      } else {
        PanelView.marker(series, left + 4, y - 4, 3.1, color, &sketch)
      }
      sketch.text(
        series.shortTitle(in: model.scene), Lettering.readOutLabel, theme.t2, left + 14, y)
      sketch.text(
        value.map(Self.whole) ?? "–", Lettering.readOutValue, value == nil ? theme.t3 : theme.t1,
        right, y, anchor: .end)
      y += isTight ? 18 : 20
    }
    sketch.horizontal(left, right, bottom: y - 11, .white(0.10))
    y += 8
    sketch.text("Gap", Lettering.readOutStrong, theme.t1, left, y)
    let gap = figures.gap
    sketch.text(
      gap.map { "\(Self.whole($0)) pt" } ?? "–", Lettering.readOutGap,
      gap == nil ? theme.t3 : isGapBad(current) ? theme.fail : theme.t1, right, y, anchor: .end)
    guard rect.height > 290 else { return }
    for line in extras(frame) {
      y += 20
      guard y <= rect.maxY - 44 else { return }
      sketch.text(line.label, Lettering.readOutLabel, theme.t2, left, y)
      sketch.text(
        line.value, Lettering.readOutValue, line.isBad ? theme.fail : theme.t1, right, y,
        anchor: .end)
    }
  }

  /// A place or a gap in whole points, with a true minus sign.
  static func whole(_ value: Double) -> String {
    let whole = Int(value.rounded())
    return whole < 0 ? "\u{2212}\(-whole)" : "\(whole)"
  }

  /// Whether the gap at a frame belongs to a fault.
  private func isGapBad(_ current: TraceRow) -> Bool {
    guard let gap = figures.gap, abs(gap) >= 1 else { return false }
    // Who rests in a wrong place is judged once it has rested for a while; the gap is as wrong
    // before.
    let rest = model.rate.frames(in: 0.25)
    return row.diagnosis.occurrences.contains { finding in
      switch finding.symptom {
      case .covered, .floating:
        (finding.frames.lowerBound - rest...finding.frames.upperBound).contains(current.frame)
      case .bounced, .jumped, .drifted: finding.frames.contains(current.frame)
      default: false
      }
    }
  }

  /// The release of the drag that is under way, or of the last one.
  private func release(at frame: Int) -> FingerRelease? {
    let all = FingerRelease.all(in: row.trace)
    if row.trace.row(at: frame)?.fingerY != nil, let next = all.first(where: { $0.frame >= frame })
    {
      return next
    }
    return all.last { $0.frame <= frame }
  }

  /// What is known of the whole answer to the cause in force.
  func extras(_ frame: Int) -> [Line] {
    var lines: [Line] = []
    let metrics = row.diagnosis.metrics
    let answer = metrics.answer(at: frame)
    let frames = { (count: Int) in TimeText.milliseconds(model.rate.milliseconds(at: count)) }
    if model.scene == .composeSheet, let stagger = answer?.stagger {
      lines.append(
        Line(
          label: "Stagger", value: frames(abs(stagger)),
          isBad: model.rate.milliseconds(at: abs(stagger)) > 50))
    }
    if let release = release(at: frame) {
      lines.append(
        Line(label: "Release", value: "\(Self.whole(release.velocity)) pt/s", isBad: false))
    }
    if metrics.worstDistance > 1 {
      lines.append(
        Line(
          label: "Worst off", value: "\(Self.whole(metrics.worstDistance)) pt",
          isBad: !row.diagnosis.findings.isEmpty))
    }
    if let rest = answer?.rest {
      lines.append(Line(label: "Settled", value: frames(rest), isBad: false))
    }
    return lines
  }
}
