import Choreography

/// The whole window as a picture: a function from the model to layers and targets.
public enum WorkbenchView {
  /// What the window shows for `model`, and what in it can be touched.
  public static func list(model: WorkbenchModel, measurer: any TextMeasuring) -> DisplayList {
    var memo = WorkbenchMemo()
    return list(model: model, measurer: measurer, memo: &memo)
  }

  /// The same, faster where `memo` comes from the picture before.
  public static func list(
    model: WorkbenchModel, measurer: any TextMeasuring, memo: inout WorkbenchMemo
  ) -> DisplayList {
    var assembly = Assembly(model: model, theme: .dark, measurer: measurer, memo: memo)
    memo = WorkbenchMemo()
    TopBarView.add(to: &assembly)
    StageView.add(to: &assembly)
    PanelView.add(to: &assembly)
    DecisionCard.add(to: &assembly)
    TransportView.add(to: &assembly)
    NoticeView.addToast(to: &assembly)
    MenuView.add(to: &assembly)
    HelpView.add(to: &assembly)
    NoticeView.addTooltip(to: &assembly)
    assembly.addScrollMarks()
    assembly.memo.turn()
    memo = assembly.memo
    return assembly.list()
  }
}

extension Assembly {
  /// How far the picture is scrolled, in a window smaller than it.
  fileprivate mutating func addScrollMarks() {
    let (window, whole) = (model.size, layout.size)
    let left = min(max(0, model.windowScroll.x), max(0, whole.width - window.width))
    let top = min(max(0, model.windowScroll.y), max(0, whole.height - window.height))
    if window.width < whole.width {
      let length = max(28, window.width * window.width / whole.width)
      let way = (window.width - 6 - length) / (whole.width - window.width)
      scrollMark(
        "scroll.x",
        Rect(x: left + 3 + left * way, y: top + window.height - 6, width: length, height: 3))
    }
    if window.height < whole.height {
      let length = max(28, window.height * window.height / whole.height)
      let way = (window.height - 6 - length) / (whole.height - window.height)
      scrollMark(
        "scroll.y",
        Rect(x: left + window.width - 6, y: top + 3 + top * way, width: 3, height: length))
    }
  }

  private mutating func scrollMark(_ id: String, _ rect: Rect) {
    overlay(id, grid.snap(rect.insetBy(dx: -1, dy: -1))) { sketch in
      sketch.box(rect, radius: 1.5, .white(0.35))
    }
  }

  /// The picture, as much of it as the window shows.
  fileprivate func list() -> DisplayList {
    let scale = grid.scale
    func pixels(_ value: Double) -> Int { Int((value * scale).rounded()) }
    let (width, height) = (pixels(model.size.width), pixels(model.size.height))
    let whole = DisplayList(
      width: pixels(layout.size.width), height: pixels(layout.size.height), layers: layers,
      targets: targets)
    guard width < whole.width || height < whole.height else { return whole }
    let dx = min(max(0, pixels(model.windowScroll.x)), max(0, whole.width - width))
    let dy = min(max(0, pixels(model.windowScroll.y)), max(0, whole.height - height))
    return whole.shifted(dx: dx, dy: dy, scale: scale, width: width, height: height)
  }
}
