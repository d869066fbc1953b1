import Catalog
import Choreography
import Diagnosis
import Picture

// Strategies in files that somebody is writing.
extension Session {
  /// Takes what the watched folders hold when the window opens: the stock has their strategies
  /// already.
  public mutating func begin(with files: [StrategyFile]) {
    for file in files {
      switch file.content {
      case .strategy(let strategy):
        ownStrategies.append(OwnStrategy(path: file.path, strategy: strategy))
      case .faults: brokenFiles.append(file)
      case .gone: break
      }
    }
  }

  /// Takes files that were written, broken, mended, added or taken away: what is shown is run
  /// again with them, a broken one keeps the lane it had.
  public mutating func take(_ files: [StrategyFile]) {
    let files = files.filter { file in
      !ownStrategies.contains { $0.path == file.path && .strategy($0.strategy) == file.content }
        || brokenFiles.contains { $0.path == file.path }
    }
    for file in files {
      brokenFiles.removeAll { $0.path == file.path }
      switch file.content {
      case .strategy(let strategy): put(strategy, from: file.path)
      case .faults(let faults):
        brokenFiles.append(file)
        show("\(file.name): \(faults.first ?? "")", isError: true)
      case .gone: takeAway(file.path)
      }
    }
    guard !files.isEmpty else { return }
    showStockAgain()
    for file in files { reportFile(file) }
    refresh()
    reportState()
  }

  /// What is wrong with the file of a strategy.
  func faults(of strategy: Strategy) -> [String] {
    brokenFiles.first { $0.id == strategy.id && $0.isFor(strategy.scene) }?.faults ?? []
  }

  /// Rows for broken files that never had a lane.
  var brokenRows: [WorkbenchModel.Row] {
    brokenFiles.filter { file in
      file.isFor(scene.id) && !strategies.contains { $0.id == file.id }
    }.map { file in
      WorkbenchModel.Row(
        id: file.id, title: file.name, mechanism: "", faults: file.faults,
        trace: Trace(strategy: file.id, scene: scene.id, device: device, rate: rate),
        diagnosis: Diagnosis(findings: []))
    }
  }

  private mutating func put(_ strategy: Strategy, from path: String) {
    if let before = ownStrategies.first(where: { $0.path == path }),
      before.strategy.scene != strategy.scene
    {
      takeAway(path)
    }
    edited.removeAll { $0.original.id == strategy.id && $0.original.scene == strategy.scene }
    let index = stock.strategies.firstIndex { $0.id == strategy.id && $0.scene == strategy.scene }
    if let index = ownStrategies.firstIndex(where: { $0.path == path }) {
      ownStrategies[index].strategy = strategy
    } else {
      ownStrategies.append(
        OwnStrategy(
          path: path, strategy: strategy, replaced: index.map { stock.strategies[$0] }))
    }
    if let index {
      stock.strategies[index] = strategy
    } else {
      stock.strategies.append(strategy)
    }
  }

  private mutating func takeAway(_ path: String) {
    guard let place = ownStrategies.firstIndex(where: { $0.path == path }) else { return }
    let own = ownStrategies.remove(at: place)
    guard
      let index = stock.strategies.firstIndex(where: {
        $0.id == own.strategy.id && $0.scene == own.strategy.scene
      })
    else { return }
    if let replaced = own.replaced {
      stock.strategies[index] = replaced
    } else {
      stock.strategies.remove(at: index)
    }
  }

  private mutating func reportFile(_ file: StrategyFile) {
    let state: String
    switch file.content {
    case .strategy(let strategy):
      state = "read"
      if let row = strategies.firstIndex(of: strategy) {
        show("\(file.name) was read again: \(diagnoses[row].verdict)")
      }
    case .faults: state = "broken"
    case .gone: state = "gone"
    }
    report(
      "file",
      [
        .init("path", .string(file.path)), .init("strategy", .string(file.id)),
        .init("state", .string(state)), .init("faults", .strings(file.faults)),
      ])
  }

  /// Runs what is shown with the strategies that the stock has now; rows, phones and the moment
  /// stay as far as there still are such.
  mutating func showStockAgain() {
    // A file that a link names has a row of its own and is in no stock.
    let others = linked.filter { $0.scene == scene.id && strategies.contains($0) }
    let wanted =
      stock.strategies(of: scene.id, on: device.platform).filter { strategy in
        !others.contains { $0.id == strategy.id }
      } + others
    guard wanted != strategies, !wanted.isEmpty else { return }
    replaceLanes(wanted)
  }

  /// Runs the same with other strategies.
  mutating func replaceLanes(_ wanted: [Strategy]) {
    let selected = strategies.indices.contains(selectedRow) ? strategies[selectedRow].id : ""
    let stage = compared.filter(strategies.indices.contains).map { strategies[$0].id }
    let (head, window, inputs) = (playhead, timeWindow, recording.inputs)
    let isWhole = loop == wholeTake
    let isReplayable = recording.firstFrame == 0
    recording = Recording(
      Experiment(
        scene: scene, device: device, platform: platform, surroundings: surroundings,
        strategies: wanted))
    selectedRow = wanted.firstIndex { $0.id == selected } ?? min(selectedRow, wanted.count - 1)
    compared = stage.compactMap { id in wanted.firstIndex { $0.id == id } }.sorted()
    if !compared.contains(selectedRow) {
      compared = (compared.prefix(max(0, stage.count - 1)) + [selectedRow]).sorted()
    }
    runTake(inputs: isReplayable ? inputs : [])
    timeWindow = window
    playhead = head.frame >= lastFrame ? Playhead(frame: lastFrame) : head
    loop = loop.map { loop in
      isWhole
        ? wholeTake : min(loop.lowerBound, lastFrame)...min(loop.upperBound, lastFrame)
    }
  }
}

extension StrategyFile {
  /// The name without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What is wrong with it.
  var faults: [String] {
    if case .faults(let faults) = content { return faults }
    return []
  }

  /// Whether it belongs to a scene; where none can be told it belongs to all.
  func isFor(_ scene: SceneID) -> Bool { self.scene.map { $0 == scene } ?? true }
}
