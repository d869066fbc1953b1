import Choreography

/// What comes over the window for a while: tooltips and sentences.
enum NoticeView {
  static func addToast(to assembly: inout Assembly) {
    guard let toast = assembly.model.toast else { return }
    let (theme, stage) = (assembly.theme, assembly.layout.stage)
    let room = stage.width - 64
    let text = TextFit.shortened(
      toast.text, font: Lettering.body, limit: room - 74, measurer: assembly.measurer)
    let width = 34 + assembly.measurer.width(of: text, font: Lettering.body) + 40
    let card = assembly.grid.snap(
      Rect(x: stage.midX - width / 2, y: toastTop(assembly.layout), width: width, height: 40))
    let close = Rect(x: card.maxX - 34, y: card.y + 6, width: 28, height: 28)
    let state = assembly.state("toast")
    let isFocused = assembly.model.focus == "toast"
    assembly.overlay("toast", card.insetBy(dx: -1, dy: -1)) { sketch in
      sketch.box(card, radius: 10, theme.card)
      sketch.border(card, radius: 10, .white(0.14))
      sketch.icon(
        toast.isError ? .cross : .check, card.x + 14, card.y + 15,
        toast.isError ? theme.fail : theme.t1)
      sketch.text(
        text, Lettering.body, theme.t1, card.x + 34,
        Lettering.baseline(Lettering.body, top: card.y, height: 40))
      if state != .idle { sketch.box(close, radius: 7, theme.controlHover) }
      sketch.icon(.clear, close.x + 6, close.y + 6, state == .idle ? theme.t2 : theme.t1)
      if isFocused { sketch.focusRing(close, radius: 7, theme) }
    }
    assembly.target(
      Target(
        id: "toast", rect: close, role: .button, label: "Close this message", shortcut: "Esc",
        action: .dismissToast))
  }

  /// Over the phones' lower ends, where it leaves their captions free.
  private static func toastTop(_ layout: WorkbenchLayout) -> Double {
    let lowest = layout.stage.maxY - 56
    guard !layout.isStacked, let end = layout.phones.map(\.maxY).max() else { return lowest }
    return min(lowest, end - 52)
  }

  static func addTooltip(to assembly: inout Assembly) {
    let model = assembly.model
    guard model.showsTooltip, model.pressed == nil, let hover = model.hover,
      let target = assembly.targets.last(where: { $0.id == hover }), target.role.hasTooltip
    else { return }
    let (theme, size) = (assembly.theme, assembly.layout.size)
    let shortcut = target.shortcut
    let keyWidth = shortcut.map {
      max(22, assembly.measurer.width(of: $0, font: Lettering.chip) + 12) + 8
    }
    let text = TextFit.shortened(
      target.label, font: Lettering.readOutLabel, limit: 340, measurer: assembly.measurer)
    let width =
      20 + assembly.measurer.width(of: text, font: Lettering.readOutLabel) + (keyWidth ?? 0)
      - (keyWidth == nil ? 0 : 6)
    let height = 30.0
    let isBelow = target.rect.maxY + 8 + height < size.height - 4
    let card = assembly.grid.snap(
      Rect(
        x: min(max(6, target.rect.midX - width / 2), size.width - 6 - width),
        y: isBelow ? target.rect.maxY + 8 : target.rect.y - 8 - height, width: width,
        height: height))
    assembly.overlay("tooltip", card.insetBy(dx: -1, dy: -1)) { sketch in
      sketch.box(card, radius: 8, theme.card)
      sketch.border(card, radius: 8, .white(0.14))
      let end = sketch.text(
        text, Lettering.readOutLabel, theme.t1, card.x + 10,
        Lettering.baseline(Lettering.readOutLabel, top: card.y, height: height))
      if let shortcut {
        _ = sketch.keyCap(shortcut, card.x + 10 + end + 8, card.y + 4, theme)
      }
    }
  }
}

extension Target.Role {
  /// Whether a pointer that rests on it is told what it is.
  var hasTooltip: Bool {
    switch self {
    case .button, .segment, .toggle, .menu: true
    case .menuItem, .row, .slider, .plot, .textField, .phone, .element, .overlay: false
    }
  }
}
