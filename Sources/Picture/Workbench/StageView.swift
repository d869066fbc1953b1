import Choreography

/// The stage: one phone with its levels, or several side by side.
enum StageView {
  static func add(to assembly: inout Assembly) {
    let (layout, model) = (assembly.layout, assembly.model)
    let phones = zip(model.phones, layout.phones).map { appearance, place in
      PhoneView(
        appearance: appearance, placement: placement(place, layout),
        showsCaret: model.showsCaret, measurer: assembly.measurer)
    }
    let gradient = ground(layout.stage, assembly.theme)
    let still = assembly.stillStage { gradient + phones.flatMap(\.housing) }
    assembly.layer("stage", layout.stage) { $0.add(still) }
    if phones.count == 1, let phone = phones.first, let place = layout.phones.first {
      SingleStage(phone: phone, place: place, still: still).add(to: &assembly)
    } else if phones.count > 1 {
      ComparedStage(phones: phones, still: still).add(to: &assembly)
    }
    for (index, phone) in phones.enumerated() {
      let others = phones.indices.filter { $0 != index }.flatMap { phones[$0].housing }
      var layer = phone.screenLayer(id: "phone.\(index)", over: gradient + others)
      if phones.count > 1 {
        let measure = GapMeasure(appearance: phone.appearance, theme: assembly.theme)
          .commands(measurer: assembly.measurer)
        if !measure.isEmpty {
          layer.commands.append(
            .group(
              Group(
                measure, clip: .rect(assembly.grid.units(phone.screenFrame)),
                transform: phone.screenTransform)))
        }
      }
      assembly.add(layer)
      addTargets(of: phone, index, to: &assembly)
    }
  }

  private static func addTargets(of phone: PhoneView, _ index: Int, to assembly: inout Assembly) {
    guard assembly.layout.phones.indices.contains(index) else { return }
    let title =
      assembly.model.row(onStage: index)?.title ?? phone.appearance.device.title
    assembly.target(
      Target(
        id: "phone.\(index)", rect: assembly.layout.phones[index], role: .phone,
        label: "Phone: \(title)", action: .touchPhone(index)))
    for target in phone.targets(prefix: "phone.\(index)", action: .touchPhone(index)) {
      assembly.target(target)
    }
  }

  private static func placement(_ place: Rect, _ layout: WorkbenchLayout) -> PhonePlacement {
    let corner = layout.grid.pixels(place)
    return PhonePlacement(
      x: corner.x, y: corner.y, pixelsPerPoint: layout.phoneScale * layout.grid.scale,
      layerScale: layout.grid.scale)
  }

  /// The gradient behind the phones.
  private static func ground(_ stage: Rect, _ theme: WorkbenchTheme) -> [Command] {
    [
      .fill(
        .rect(stage),
        .linear(
          from: Point(x: stage.x, y: stage.y), to: Point(x: stage.x, y: stage.maxY),
          stops: [Paint.Stop(0, theme.stageTop), Paint.Stop(1, theme.stageBottom)]),
        rule: .nonZero)
    ]
  }
}

extension Assembly {
  /// The part of the stage that stays, as one opaque picture that all layers of the stage share.
  fileprivate mutating func stillStage(_ ground: () -> [Command]) -> [Command] {
    let key = WorkbenchMemo.StageKey(
      stage: layout.stage, phones: layout.phones, device: model.device, grid: grid)
    let (layout, theme, sketch) = (layout, theme, sketch)
    return memo.stage(key) {
      Self.stillStage(ground(), device: key.device, layout, theme, sketch)
    }
  }

  private static func stillStage(
    _ ground: [Command], device: Device, _ layout: WorkbenchLayout, _ theme: WorkbenchTheme,
    _ empty: Sketch
  ) -> [Command] {
    let frame = layout.grid.pixels(layout.stage)
    let area = layout.grid.units(frame)
    var sketch = empty
    sketch.add(ground)
    if let place = layout.phones.first {
      if layout.phones.count == 1 {
        StageRuler.draw(place: place, device: device, layout, theme, &sketch)
      } else {
        sketch.text(
          "Same touch, same frame, \(layout.phones.count == 2 ? "two" : "three") strategies",
          Lettering.stageNote, theme.t2, layout.stage.midX, place.y - 30, anchor: .middle,
          within: layout.stage.width - 32)
      }
    }
    return [
      .tile(
        Tile(
          frame: frame, scale: layout.grid.scale,
          commands: [
            .group(Group(sketch.commands, transform: Transform(dx: -area.x, dy: -area.y)))
          ]))
    ]
  }
}

extension WorkbenchModel {
  /// The row whose phone stands at `place` of the stage.
  func row(onStage place: Int) -> Row? {
    guard compared.indices.contains(place), rows.indices.contains(compared[place]) else {
      return nil
    }
    return rows[compared[place]]
  }
}

/// Points of the screen, at the left of a phone.
enum StageRuler {
  static func draw(
    place: Rect, device: Device, _ layout: WorkbenchLayout, _ theme: WorkbenchTheme,
    _ sketch: inout Sketch
  ) {
    let x = place.x - 20
    let top = place.y + device.body.bezelY * layout.phoneScale
    let height = device.size.height
    var marks = stride(from: 0.0, to: height - 24, by: 50).map { $0 }
    marks.append(height)
    let thickness = max(sketch.grid.hairline, sketch.grid.snap(1))
    for mark in marks {
      let isMajor = mark == height || Int(mark) % 200 == 0
      let y = sketch.grid.snap(top + mark * layout.phoneScale - thickness / 2)
      let length = isMajor ? 8.0 : 4
      sketch.box(
        Rect(x: x - length, y: y, width: length, height: thickness),
        isMajor ? theme.t3 : theme.t4)
      if isMajor {
        sketch.text(
          "\(Int(mark))", Lettering.axis, theme.t3Stage, x - 13, y + thickness / 2 + 3.6,
          anchor: .end)
      }
    }
  }
}
