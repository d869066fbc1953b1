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
    assembly.memo.turn()
    memo = assembly.memo
    return assembly.list()
  }
}

extension Assembly {
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
