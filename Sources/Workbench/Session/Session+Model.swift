import Choreography
import Picture

extension Session {
  /// What the window shows now.
  public var model: WorkbenchModel {
    let offset = recording.firstFrame
    let instant = playhead.instant
    var model = WorkbenchModel(
      size: viewport.size, scale: viewport.scale,
      scenes: stock.scenes.map { .init(id: $0.id, title: $0.title) }, scene: scene.id,
      takes: stock.takes(of: scene.id).map { .init(id: $0.id, title: $0.title) }, take: take?.id,
      devices: stock.devices.map { .init(id: $0.id, title: $0.title) }, device: heldDevice,
      appearance: surroundings.appearance, rate: rate, rows: rows, selectedRow: selectedRow,
      compared: compared, phones: phones,
      cursor: Instant(frame: instant.frame - offset, fraction: instant.fraction),
      lastFrame: lastFrame - offset,
      loop: loop.map { max($0.lowerBound - offset, 0)...max($0.upperBound - offset, 0) },
      isPlaying: isPlaying, speed: speed)
    model.windowScroll = viewport.scroll
    model.firstVisibleFrame = timeWindow.start
    model.visibleFrames = timeWindow.span
    model.hiddenSeries = hiddenSeries
    model.rowScroll = rowScroll
    model.filter = filter
    model.framework = framework
    model.showsAdvice = showsAdvice
    model.decisions = decisionCard
    model.adviceScroll = adviceScroll
    model.surroundings = surroundings
    model.hover = pointer.hover
    model.focus = focus
    model.pressed = pointer.pressed
    model.pointer = pointer.place
    model.menu = menu
    model.showsHelp = showsHelp
    model.showsTooltip = pointer.showsTooltip
    model.toast = toast?.toast
    model.showsCaret = caretIsSeen
    model.keysGoToPhone = keysGoToPhone
    return model
  }

  /// The same as a picture: without the pointer and what it does, the caret standing.
  public var pictureModel: WorkbenchModel {
    var model = model
    model.hover = nil
    model.focus = nil
    model.pressed = nil
    model.pointer = nil
    model.showsTooltip = false
    model.toast = nil
    model.showsCaret = true
    return model
  }

  /// The link to what is shown: `compose-sheet/open:delayed-focus@31`; a live run is told by its
  /// scene alone.
  public var link: String {
    let strategy = strategies.isEmpty ? "" : ":" + strategies[selectedRow].id
    guard let take else { return scene.id.rawValue + strategy }
    return "\(scene.id.rawValue)/\(take.id)\(strategy)@\(playhead.frame)"
  }

  /// What a file of this picture is called, without its ending.
  var fileStem: String {
    let strategy = strategies.isEmpty ? "none" : strategies[selectedRow].id
    return "keyrise-\(scene.id.rawValue)-\(take?.id ?? "live")-\(strategy)-\(playhead.frame)"
  }

  private var rows: [WorkbenchModel.Row] {
    strategies.indices.map { row in
      WorkbenchModel.Row(
        id: strategies[row].id, title: strategies[row].title,
        mechanism: (isEdited(strategies[row]) ? "changed: " : "") + strategies[row].mechanism,
        advice: strategies[row].advice,
        flags: redFlags[row], faults: faults(of: strategies[row]), trace: trace(of: row),
        diagnosis: diagnoses[row])
    } + brokenRows
  }

  /// What stands on the phones of the stage: between two frames the true picture in between.
  private var phones: [Appearance] {
    shown.map { shown in
      var appearance = shown.world.appearance(at: playhead.instant)
      appearance.theme = surroundings.appearance
      return appearance
    }
  }
}
