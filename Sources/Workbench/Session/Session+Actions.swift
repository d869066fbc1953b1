import Choreography
import Picture

extension Session {
  /// Does what a control says, as if it had been clicked.
  mutating func activate(_ target: Target) {
    reportAction(target)
    let (scene, take, device) = (scene.id, take?.id, device.id)
    perform(target.action)
    if target.action == .focusFilter { focus = target.id }
    if (scene, take, device) != (self.scene.id, self.take?.id, self.device.id), menu == nil {
      if target.role == .menuItem { focus = nil }
    }
  }

  /// Does what a control asks for.
  public mutating func perform(_ action: Action) {
    switch action {
    case .none, .scrub, .loopStart, .loopEnd, .plotScrub, .touchPhone, .focusFilter, .scrollAdvice:
      return
    case .selectScene(let id): choose(scene: id)
    case .openMenu(let id): menu = menu == id ? nil : id
    case .closeMenu: closeMenu()
    case .chooseTake(let id):
      closeMenu()
      choose(take: id)
    case .chooseDevice(let id):
      closeMenu()
      choose(device: id)
    case .toggleAppearance:
      surroundings.appearance = surroundings.appearance == .dark ? .light : .dark
    case .toggleRefreshRate: toggleRate()
    case .toggleSetting(let setting): toggle(setting)
    case .rotate: rotate()
    case .toggleDecisions: toggleDecisions()
    case .changeDecision(let id, let step): changeDecision(id, by: step)
    case .resetDecisions: resetDecisions()
    case .saveDecisions: saveDecisions()
    case .toggleAdvice:
      showsAdvice.toggle()
      adviceScroll = 0
    case .chooseFramework(let chosen):
      closeMenu()
      framework = chosen
      filterChanged()
    case .toggleHelp: showsHelp.toggle()
    case .selectRow(let row): select(row: row)
    case .toggleSeries(let series):
      if hiddenSeries.remove(series) == nil { hiddenSeries.insert(series) }
    case .togglePlay: togglePlay()
    case .step(let frames): step(by: frames)
    case .toStart: pause(at: loop?.lowerBound ?? recording.firstFrame)
    case .toEnd: pause(at: loop?.upperBound ?? lastFrame)
    case .toggleLoop: toggleLoop()
    case .setSpeed(let chosen): if isLive { liveSpeed = chosen } else { takeSpeed = chosen }
    case .setCompare(let count): compare(count)
    case .clearFilter:
      filter = ""
      filterChanged()
    case .dismissToast: toast = nil
    }
    refresh()
    reportState()
  }

  private mutating func closeMenu() {
    menu = nil
    focus = nil
  }

  /// Reports that a control was used.
  mutating func reportAction(_ target: Target) {
    report(
      "action",
      [
        .init("target", .string(target.id)), .init("role", .string(target.role.rawValue)),
        .init("label", .string(target.label)),
      ])
  }

  /// Reports what is selected and where time stands.
  mutating func reportState() {
    report(
      "state",
      [
        .init("scene", .string(scene.id.rawValue)), .init("take", .string(take?.id ?? "live")),
        .init("strategy", .string(strategies.isEmpty ? "" : strategies[selectedRow].id)),
        .init("compared", .strings(compared.map { strategies[$0].id })),
        .init("frame", .int(playhead.frame)), .init("last_frame", .int(lastFrame)),
        .init("playing", .bool(isPlaying)), .init("speed", .string(speed.rawValue)),
        .init("hertz", .int(rate.hertz)), .init("device", .string(device.id)),
        .init("appearance", .string(surroundings.appearance.rawValue)),
        .init("orientation", .string(surroundings.orientation.rawValue)),
        .init(
          "settings",
          .strings(PhoneSetting.allCases.filter { surroundings[$0] }.map(\.rawValue))),
        .init("keys_go_to_phone", .bool(keysGoToPhone)),
        .init("verdict", .string(diagnoses.isEmpty ? "" : diagnoses[selectedRow].verdict)),
      ])
  }
}
