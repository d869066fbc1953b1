import Choreography

/// What stands around a phone that is alone on the stage: levels, track of the finger, caption.
struct SingleStage {
  let phone: PhoneView
  let place: Rect
  /// The part of the stage that stays.
  let still: [Command]

  func add(to assembly: inout Assembly) {
    let stage = assembly.layout.stage
    let right = assembly.grid.snap(place.maxX + 6)
    let bottom = assembly.grid.snap(place.maxY + 4)
    let model = assembly.model
    let beside = Rect(x: right, y: stage.y, width: stage.maxX - right, height: bottom - stage.y)
    let (layout, theme) = (assembly.layout, assembly.theme)
    assembly.layer("stage.levels", beside) { sketch in
      sketch.add(still)
      drawTrack(model, layout, theme, &sketch)
      drawFlags(layout, theme, &sketch)
    }
    let below = Rect(x: stage.x, y: bottom, width: stage.width, height: stage.maxY - bottom)
    assembly.layer("stage.caption", below) { sketch in
      sketch.add(still)
      drawCaption(model, stage, theme, &sketch)
    }
  }

  /// A level and where it stands.
  private struct Flag {
    var label: String
    var value: Double
    var color: Color
    var series: Series
  }

  private var flags: [Flag] {
    let state = phone.appearance
    let theme = WorkbenchTheme.dark
    let height = state.device.size.height
    var flags: [Flag] = []
    if let sheet = state.sheet, sheet.top < height {
      flags.append(
        Flag(label: "Sheet top", value: sheet.top, color: theme.sheet, series: .sheet))
    }
    if let finger = state.finger {
      flags.append(
        Flag(label: "Finger", value: finger.point.y, color: theme.finger, series: .finger))
    }
    if let bottom = state.followingBottom, bottom < height {
      flags.append(
        Flag(
          label: Series.composer.title(in: state.scene.id), value: bottom, color: theme.composer,
          series: .composer))
    }
    if state.keyboard.top < height - 0.5 {
      flags.append(
        Flag(
          label: "Keyboard top", value: state.keyboard.top, color: theme.keyboard,
          series: .keyboard))
    }
    return flags
  }

  private func y(_ value: Double, _ layout: WorkbenchLayout) -> Double {
    place.y + (phone.appearance.device.body.bezelY + value) * layout.phoneScale
  }

  private func drawFlags(
    _ layout: WorkbenchLayout, _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    let flags = self.flags
    let start = place.maxX + 8
    let levels = flags.map { y($0.value, layout) }
    let spread = Spread.apart(
      levels, distance: 26, within: (layout.stage.y + 16)...(place.maxY - 12))
    let isLabelled = (layout.stage.width - place.width) / 2 >= 200
    for (index, flag) in flags.enumerated() {
      let (from, to) = (levels[index], spread[index])
      sketch.stroke(
        .polyline([
          Point(x: start, y: from), Point(x: start + 14, y: from), Point(x: start + 26, y: to),
          Point(x: start + 36, y: to),
        ]), 1.25, flag.color, join: .round)
      if flag.series == .finger {
        sketch.stroke(.circle(start + 42, to, 3), 1.4, flag.color)
      } else {
        PanelView.marker(flag.series, start + 42, to, 3.2, flag.color, &sketch)
      }
      let baseline = to + 0.36 * Lettering.flagLabel.size
      var x = start + 52
      if isLabelled {
        x += sketch.text(flag.label, Lettering.flagLabel, theme.t2, x, baseline) + 7
      }
      sketch.text(ReadOut.whole(flag.value), Lettering.flagValue, theme.t1, x, baseline)
    }
  }

  /// The finger's path since it came down, a dot a frame.
  private func drawTrack(
    _ model: WorkbenchModel, _ layout: WorkbenchLayout, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) {
    guard phone.appearance.finger != nil, let trace = model.row(onStage: 0)?.trace else { return }
    let last = model.cursor.frame
    var first = last
    while trace.row(at: first - 1)?.fingerY != nil { first -= 1 }
    guard first < last - 2, let down = trace.row(at: first)?.fingerY else { return }
    let x = place.maxX + 15
    for frame in first...last {
      guard let value = trace.row(at: frame)?.fingerY else { continue }
      let alpha = 0.3 + 0.6 * Double(frame - first) / Double(last - first)
      sketch.fill(
        .circle(x, y(value, layout), frame == first ? 2.4 : 1.3), theme.finger.faded(alpha))
    }
    let baseline = y(down, layout) + 0.36 * Lettering.flagLabel.size
    let levels = flags.map { y($0.value, layout) }
    let taken = Spread.apart(
      levels, distance: 26, within: (layout.stage.y + 16)...(place.maxY - 12))
    guard !taken.contains(where: { abs($0 - y(down, layout)) < 20 }) else { return }
    let room = layout.stage.maxX - x - 16
    let label = "touch down"
    let time = TimeText.milliseconds(model.rate.milliseconds(at: first))
    let labelWidth = sketch.width(label, Lettering.flagLabel)
    guard labelWidth <= room else { return }
    sketch.text(label, Lettering.flagLabel, theme.t3Stage, x + 10, baseline)
    guard labelWidth + 7 + sketch.width(time, Lettering.flagLabel) <= room else { return }
    sketch.text(time, Lettering.flagLabel, theme.t2, x + 17 + labelWidth, baseline)
  }

  private func drawCaption(
    _ model: WorkbenchModel, _ stage: Rect, _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    guard let row = model.row(onStage: 0) else { return }
    let middle = (place.maxY + stage.maxY) / 2
    let room = stage.width - 48
    let name = sketch.fit(row.title, Lettering.caption, room - 140)
    let nameWidth = sketch.width(name, Lettering.caption)
    let chip = Chip(row.diagnosis)
    let chipWidth = chip.fitted(room - nameWidth - 10, sketch.measurer).width
    let left = stage.midX - (nameWidth + 10 + chipWidth) / 2
    let baseline = middle + 0.36 * Lettering.caption.size
    sketch.text(name, Lettering.caption, theme.t1, left, baseline)
    sketch.chip(
      chip, left + nameWidth + 10, middle - Chip.height / 2, within: room - nameWidth - 10, theme)
    if model.keysGoToPhone {
      let hint = "Esc: keys back to the workbench"
      let end = left + nameWidth + 10 + chipWidth
      for text in [hint, "Esc: keys back"]
      where stage.maxX - 16 - end - 24
        > sketch.width(text, Lettering.legend)
      {
        sketch.text(
          text, Lettering.legend, theme.t3Stage, stage.maxX - 16, middle + 4, anchor: .end)
        return
      }
    }
  }
}
