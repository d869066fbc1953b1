import Choreography

/// What stands around phones side by side: the level of the keyboard and their captions.
struct ComparedStage {
  let phones: [PhoneView]
  /// The part of the stage that stays.
  let still: [Command]

  func add(to assembly: inout Assembly) {
    if assembly.layout.isStacked {
      addStackedCaptions(to: &assembly)
      return
    }
    addLevelLine(to: &assembly)
    let (layout, model, theme) = (assembly.layout, assembly.model, assembly.theme)
    guard let first = layout.phones.first else { return }
    let gap = layout.phones.count > 1 ? layout.phones[1].x - first.maxX : 0
    for (index, place) in layout.phones.enumerated() {
      guard let row = model.row(onStage: index), phones.indices.contains(index) else { continue }
      let top = assembly.grid.snap(place.maxY + 16)
      let column = assembly.grid.snap(
        Rect(
          x: place.x - gap / 2, y: top, width: place.width + gap,
          height: min(layout.stage.maxY, place.maxY + 96) - top))
      assembly.layer("stage.caption.\(index)", column) { sketch in
        sketch.add(still)
        caption(row, phones[index].appearance, index, place, room: column.width - 8, theme, &sketch)
      }
    }
  }

  /// Beside phones that stand one below the other: number and name, verdict, gap.
  private func addStackedCaptions(to assembly: inout Assembly) {
    let (layout, model, theme) = (assembly.layout, assembly.model, assembly.theme)
    for (index, place) in layout.phones.enumerated() {
      guard let row = model.row(onStage: index), phones.indices.contains(index) else { continue }
      let left = place.maxX + 20
      let middle = place.midY
      let room = layout.stage.maxX - 14 - left
      let column = assembly.grid.snap(
        Rect(x: left - 4, y: middle - 48, width: room + 8, height: 96))
      let state = phones[index].appearance
      assembly.layer("stage.caption.\(index)", column) { sketch in
        sketch.add(still)
        sketch.badge(index + 1, left, middle - 41, isOn: true, theme)
        sketch.text(
          row.title, Lettering.caption, theme.t1, left + 26, middle - 27.6, within: room - 26)
        sketch.chip(Chip(row.diagnosis), left, middle - 14, within: room, theme)
        if let note = state.gapNote {
          sketch.text(note, Lettering.gapNote, theme.t2, left, middle + 26)
        }
      }
    }
  }

  private func caption(
    _ row: WorkbenchModel.Row, _ state: Appearance, _ index: Int, _ place: Rect, room: Double,
    _ theme: WorkbenchTheme, _ sketch: inout Sketch
  ) {
    let baseline = place.maxY + 36
    let name = sketch.fit(row.title, Lettering.caption, room - 26)
    let width = sketch.width(name, Lettering.caption) + 26
    let left = place.midX - width / 2
    sketch.badge(index + 1, left, baseline - 13.4, isOn: true, theme)
    sketch.text(name, Lettering.caption, theme.t1, left + 26, baseline)

    let chip = Chip(row.diagnosis)
    let chipTop = baseline + 13
    let note = state.gapNote
    // The widest figure decides, so that the words stay where they are while it changes.
    let noteWidth = note == nil ? 0 : sketch.width("gap \u{2212}888 pt", Lettering.gapNote)
    let chipWidth = chip.fitted(room, sketch.measurer).width
    let isBeside = place.width >= 212 && chipWidth + 10 + noteWidth <= room
    let total = isBeside && note != nil ? chipWidth + 10 + noteWidth : chipWidth
    let chipLeft = place.midX - total / 2
    sketch.chip(chip, chipLeft, chipTop, within: room, theme)
    guard let note else { return }
    if isBeside {
      sketch.text(note, Lettering.gapNote, theme.t2, chipLeft + chipWidth + 10, chipTop + 14)
    } else {
      sketch.text(note, Lettering.gapNote, theme.t2, place.midX, baseline + 51, anchor: .middle)
    }
  }

  /// The first phone's keyboard top, behind all phones.
  private func addLevelLine(to assembly: inout Assembly) {
    let (layout, theme) = (assembly.layout, assembly.theme)
    guard let state = phones.first?.appearance, let first = layout.phones.first,
      let last = layout.phones.last
    else { return }
    let isShown = state.keyboard.top < state.device.size.height - 0.5
    let y = first.y + (state.device.body.bezelY + state.keyboard.top) * layout.phoneScale
    // From between two phones' side buttons, which belong to the part that stays.
    let reach = 4.0
    var strips: [(Double, Double)] = [(layout.stage.x, first.x - reach)]
    for (a, b) in zip(layout.phones, layout.phones.dropFirst()) {
      strips.append((a.maxX + reach, b.x - reach))
    }
    strips.append((last.maxX + reach, layout.stage.maxX))
    for (index, strip) in strips.enumerated() where strip.1 > strip.0 {
      let rect = assembly.grid.snap(
        Rect(x: strip.0, y: first.y, width: strip.1 - strip.0, height: first.height))
      assembly.layer("stage.level.\(index)", rect) { sketch in
        sketch.add(still)
        guard isShown else { return }
        sketch.stroke(
          .line(layout.stage.x + 12, y, layout.stage.maxX - 12, y), 1.25,
          theme.keyboard.faded(0.8), dash: [5, 2.5])
      }
    }
  }
}
