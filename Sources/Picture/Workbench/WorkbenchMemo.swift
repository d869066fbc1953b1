import Choreography

/// What a picture of the workbench has in common with the one before.
///
/// It changes nothing of what is shown: with it a list is built and compared faster, since what
/// stayed is the same value in the same place.
public struct WorkbenchMemo {
  /// Nothing is known.
  public init() {}

  private struct Place: Hashable {
    var id: String
    var frame: Int
  }

  private struct Entry {
    var column: PlotColumn
    var commands: [Command]
  }

  /// What the part of the stage that stays depends on.
  struct StageKey: Hashable {
    var stage: Rect
    var phones: [Rect]
    var device: Device
    var grid: WindowGrid
  }

  private var stage: (key: StageKey, commands: [Command])?
  private var known: [Place: Entry] = [:]
  private var used: [Place: Entry] = [:]

  /// The commands of a tile: those it had, or what `draw` draws.
  mutating func commands(
    of column: PlotColumn, id: String, draw: (PlotColumn) -> [Command]
  ) -> [Command] {
    let place = Place(id: id, frame: column.frames.lowerBound)
    var entry = known[place]
    if entry?.column != column { entry = nil }
    let kept = entry ?? Entry(column: column, commands: draw(column))
    used[place] = kept
    return kept.commands
  }

  /// The part of the stage that stays: what it was, or what `draw` draws.
  mutating func stage(_ key: StageKey, draw: () -> [Command]) -> [Command] {
    if let stage, stage.key == key { return stage.commands }
    let commands = draw()
    stage = (key, commands)
    return commands
  }

  /// Forgets what the picture before had and this one has not.
  mutating func turn() {
    known = used
    used.removeAll(keepingCapacity: true)
  }
}
