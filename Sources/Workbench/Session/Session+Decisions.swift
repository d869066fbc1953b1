import Catalog
import Choreography
import Picture

// The decisions of the open lane, changed in the window.
extension Session {
  /// A strategy that was changed in the window.
  struct EditedStrategy: Hashable, Sendable {
    /// What it was before.
    var original: Strategy
  }

  /// The open strategy.
  var openStrategy: Strategy? {
    strategies.indices.contains(selectedRow) ? strategies[selectedRow] : nil
  }

  /// The decisions of the open strategy.
  var decisions: [Decision] {
    openStrategy.map { DecisionList(of: $0, on: platform).decisions } ?? []
  }

  /// Whether a strategy was changed in the window.
  func isEdited(_ strategy: Strategy) -> Bool {
    edited.contains { $0.original.id == strategy.id && $0.original.scene == strategy.scene }
  }

  /// Opens or closes the decisions; open, the row stands at the top, with room below it.
  mutating func toggleDecisions() {
    showsDecisions.toggle()
    if showsDecisions { rowScroll = rowScrollForOpenRow }
  }

  /// Takes a decision one step on or back, and runs everything again with it.
  mutating func changeDecision(_ id: String, by step: Int) {
    guard let decision = decisions.first(where: { $0.id == id }),
      let change = step < 0 ? decision.back : decision.on
    else { return }
    switch change {
    case .strategy(let strategy): replaceOpenStrategy(with: strategy)
    case .platform(let rules):
      platform = rules
      replaceLanes(strategies)
    }
    report(
      "decision",
      [
        .init("strategy", .string(openStrategy?.id ?? "")), .init("decision", .string(id)),
        .init("value", .string(decisions.first { $0.id == id }?.value ?? "")),
      ])
  }

  /// Takes all changes of the open strategy back.
  mutating func resetDecisions() {
    guard let open = openStrategy,
      let index = edited.firstIndex(where: {
        $0.original.id == open.id && $0.original.scene == open.scene
      })
    else { return }
    replaceOpenStrategy(with: edited[index].original)
  }

  /// Asks for a file with the open strategy as it is now.
  mutating func saveDecisions() {
    guard var strategy = openStrategy else { return }
    if isEdited(strategy) {
      strategy.id += "-changed"
      strategy.title += ", changed"
    }
    effects.append(.saveStrategy(strategy))
  }

  /// The strategy has been saved: it gets a row of its own, and the row it was made from is as it
  /// was before.
  public mutating func saved(_ strategy: Strategy, at path: String) {
    resetDecisions()
    var named = strategy
    named.id = StrategyFile.id(of: path)
    take([
      StrategyFile(path: path, id: named.id, scene: named.scene, content: .strategy(named))
    ])
    if let row = strategies.firstIndex(where: { $0.id == named.id }) { select(row: row) }
    show("Saved as \(path)")
    refresh()
  }

  private mutating func replaceOpenStrategy(with strategy: Strategy) {
    guard let before = openStrategy, before != strategy else { return }
    let index = edited.firstIndex {
      $0.original.id == before.id && $0.original.scene == before.scene
    }
    if let index {
      if edited[index].original == strategy { edited.remove(at: index) }
    } else {
      edited.append(EditedStrategy(original: before))
    }
    if let place = stock.strategies.firstIndex(of: before) { stock.strategies[place] = strategy }
    if let place = linked.firstIndex(of: before) { linked[place] = strategy }
    replaceLanes(strategies.map { $0 == before ? strategy : $0 })
  }

  /// What the card of decisions shows; `nil` while it is closed.
  var decisionCard: WorkbenchModel.Decisions? {
    guard showsDecisions, let open = openStrategy else { return nil }
    return WorkbenchModel.Decisions(
      title: open.title, isEdited: isEdited(open),
      lines: decisions.map {
        .init(
          id: $0.id, title: $0.title, value: $0.value, hasBack: $0.back != nil,
          hasOn: $0.on != nil)
      })
  }
}
