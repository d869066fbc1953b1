import Choreography
import Picture

extension Session {
  /// Runs the take, or puts a live run at its start, with what is selected now.
  ///
  /// A live run goes through `inputs` again.
  mutating func runTake(inputs: [[Input]] = []) {
    let experiment = Experiment(
      scene: scene, device: device, platform: platform, surroundings: surroundings,
      strategies: strategies)
    recording =
      take.map { Recording(experiment, of: $0) } ?? Recording(experiment, inputs: inputs)
    playhead = Playhead(frame: 0)
    shown = []
    timeWindow.start = 0
    redFlags = strategies.map(stock.redFlags)
    judged = strategies.map { _ in -1 }
    diagnoses = strategies.indices.map { stock.judge(trace(of: $0)) }
    judged = strategies.map { _ in lastFrame }
  }

  /// Chooses a take, played in a loop; `nil` is Live.
  mutating func choose(take id: String?) {
    guard let id else {
      beginLive()
      return
    }
    guard let chosen = stock.takes(of: scene.id).first(where: { $0.id == id }) else { return }
    take = chosen
    live = LiveRun()
    runTake()
    loop = wholeTake
    isPlaying = true
  }

  /// Shows another scene: its first take, and the strategy that it is best begun with.
  mutating func choose(scene id: SceneID) {
    guard id != scene.id, let chosen = stock.scenes.first(where: { $0.id == id }),
      hasStrategies(for: chosen, on: device)
    else { return }
    scene = chosen
    showStrategies()
    if let first = stock.takes(of: id).first {
      choose(take: first.id)
    } else {
      beginLive()
    }
    openFirstRow()
  }

  /// Whether a scene has strategies for a phone; says so where it has none.
  private mutating func hasStrategies(for scene: Scene, on device: Device) -> Bool {
    if !stock.strategies(of: scene.id, on: device.platform).isEmpty { return true }
    show("No strategy of \(scene.title) fits \(device.title).", isError: true)
    return false
  }

  /// Opens the row that a scene begins with where none was asked for: the fault that everybody
  /// knows in the sheet, elsewhere the first strategy that is right.
  mutating func openFirstRow() {
    let row =
      scene.id == .composeSheet
      ? strategies.firstIndex { $0.id == "delayed-focus" }
      : diagnoses.firstIndex { $0.findings.isEmpty }
    guard let row, strategies.indices.contains(row) else { return }
    selectedRow = row
    compare(compared.count)
    revealRow(row)
  }

  /// Gives the scene's strategies of this phone's operating system a row each, and opens the one
  /// called `id`, or the first.
  private mutating func showStrategies(opening id: String? = nil) {
    recording = Recording(
      Experiment(
        scene: scene, device: device, platform: platform, surroundings: surroundings,
        strategies: stock.strategies(of: scene.id, on: device.platform)))
    selectedRow = strategies.firstIndex { $0.id == id } ?? 0
    rowScroll = 0
    filter = ""
    framework = nil
    let count = compared.count
    compared = [selectedRow]
    compare(count)
  }

  /// Shows the same on another phone.
  mutating func choose(device id: String) {
    guard id != device.id, let chosen = stock.devices.first(where: { $0.id == id }),
      hasStrategies(for: scene, on: chosen)
    else { return }
    let isOther = chosen.platform != device.platform
    device = chosen
    if isOther {
      platform = stock.platform(chosen.platform)
      showStrategies(
        opening: strategies.indices.contains(selectedRow) ? strategies[selectedRow].id : nil)
    }
    runAgain()
  }

  /// Changes between 60 and 120 frames a second.
  mutating func toggleRate() {
    surroundings.rate = rate == .sixty ? .oneTwenty : .sixty
    runAgain()
  }

  /// Runs the same take in changed surroundings, at the same time of it; a live run begins anew.
  mutating func runAgain() {
    let before = recording.experiment.surroundings.rate
    let seconds = before.seconds(at: 1) * Double(playhead.twentieths) / Double(Playhead.perFrame)
    let looped = loop.map {
      (before.seconds(at: $0.lowerBound), before.seconds(at: $0.upperBound), $0 == wholeTake)
    }
    if isLive {
      let hadBegun = lastFrame > 0
      beginLive()
      if hadBegun { show("A new live take has begun: the other one does not fit this phone.") }
      return
    }
    runTake()
    playhead = Playhead(frame: min(Int((seconds * Double(rate.hertz)).rounded(.down)), lastFrame))
    if let (start, end, isWhole) = looped {
      let last = min(Int((end * Double(rate.hertz)).rounded()), lastFrame)
      loop = isWhole ? wholeTake : min(Int((start * Double(rate.hertz)).rounded()), last)...last
    }
  }

  /// Opens a row; on the stage it takes the place of the row that was open.
  ///
  /// A row that the filter hides is opened too: the open one is always seen.
  mutating func select(row: Int) {
    guard strategies.indices.contains(row) else { return }
    if !compared.contains(row) {
      compared = (compared.filter { $0 != selectedRow } + [row]).sorted()
    }
    if row != selectedRow { adviceScroll = 0 }
    selectedRow = row
    revealRow(row)
  }

  /// Opens the row so many below the open one, of those that are seen.
  mutating func selectRow(further distance: Int) {
    let rows = visibleRows.filter(strategies.indices.contains)
    guard let place = rows.firstIndex(of: selectedRow) else { return }
    let next = min(max(place + distance, 0), rows.count - 1)
    if next != place { perform(.selectRow(rows[next])) }
  }

  /// Puts `count` phones on the stage: the open row's, the first row's, and the next ones.
  mutating func compare(_ count: Int) {
    guard !strategies.isEmpty else {
      compared = []
      return
    }
    let count = min(max(count, 1), min(3, strategies.count))
    var rows = [selectedRow]
    let others = [0] + Array(selectedRow + 1..<max(strategies.count, selectedRow + 1))
    for row in others + Array(strategies.indices) where rows.count < count && !rows.contains(row) {
      rows.append(row)
    }
    compared = rows.sorted()
  }
}
