import Choreography
import Picture

extension Session {
  /// Whether plain keys go to the field of a phone.
  public var keysGoToPhone: Bool {
    isAtNow && !keysAreReleased && focus == nil && menu == nil && !showsHelp
      && shown.contains { $0.world.row.focus != .none }
  }

  /// Whether plain keys edit the filter of the rows.
  var keysGoToFilter: Bool { focus.flatMap { target($0) }?.role == .textField }

  /// A key that types nothing, or one held together with Ctrl.
  mutating func pressed(_ key: UserInput.Key, _ modifiers: UserInput.Modifiers) {
    if modifiers.contains(.control) { return shortcut(with: key) }
    if modifiers.contains(.alt) { return }
    switch key {
    case .tab: return moveFocus(backward: modifiers.contains(.shift))
    case .escape: return escape()
    default: break
    }
    if menu != nil { return menuKey(key) }
    if keysGoToPhone { return phoneKey(key) }
    if keysGoToFilter { return filterKey(key) }
    switch key {
    case .enter: activateFocus()
    default: shortcut(with: key)
    }
  }

  /// Text from the keyboard: to the field of a phone, to the filter, or as shortcuts.
  mutating func typed(_ text: String, isRepeat: Bool) {
    if keysGoToPhone {
      startLiveClock()
      live.touch.type(.text(text))
      return report("text", [.init("text", .string(text))])
    }
    if menu == nil, keysGoToFilter {
      filter = String((filter + text).prefix(40))
      return filterChanged()
    }
    guard !isRepeat, let character = text.lowercased().first, text.count == 1 else { return }
    if character == " ", focus != nil || menu != nil { return activateFocus() }
    if menu == nil { shortcut(with: .character(character), plain: true) }
  }

  // MARK: - Shortcuts

  private mutating func shortcut(with key: UserInput.Key, plain: Bool = false) {
    switch key {
    case .left: step(by: -1)
    case .right: step(by: 1)
    case .home: perform(.toStart)
    case .end: perform(.toEnd)
    case .character(" "): perform(.togglePlay)
    case .character("c"): perform(.setCompare(nextCompare))
    case .character("d"): perform(.toggleDecisions)
    case .character("w"): perform(.toggleAdvice)
    case .up: if !scrollAdvice(by: -40) { selectRow(further: -1) }
    case .down: if !scrollAdvice(by: 40) { selectRow(further: 1) }
    case .character("l"): perform(.toggleLoop)
    case .character("s"): effects.append(.screenshot)
    case .character("?"), .character("/"): perform(.toggleHelp)
    case .character("+"), .character("="): if !plain { effects.append(.scale(.larger)) }
    case .character("-"): if !plain { effects.append(.scale(.smaller)) }
    case .character("0"): if plain { newLiveTake() } else { effects.append(.scale(.original)) }
    case .character(let digit):
      guard let number = digit.wholeNumberValue, number >= 1 else { return }
      if plain {
        // On the stage the phones have numbers of their own, which their rows show.
        let isBadge = compared.count > 1 && number <= compared.count
        let rows = isBadge ? compared : visibleRows
        if number <= rows.count { perform(.selectRow(rows[number - 1])) }
      } else if number <= min(stock.scenes.count, 3) {
        perform(.selectScene(stock.scenes[number - 1].id))
      }
    default: return
    }
    if case .character = key { return }
    reportState()
  }

  /// As many phones as the next press of C puts on the stage.
  private var nextCompare: Int { compared.count % max(1, min(3, strategies.count)) + 1 }

  /// Scrolls what is written about the open strategy, not beyond its end; tells whether there is
  /// more of it than is seen.
  @discardableResult
  mutating func scrollAdvice(by distance: Double) -> Bool {
    var isLonger = false
    for target in targets {
      guard case .scrollAdvice(let longest) = target.action else { continue }
      adviceScroll = min(max(0, min(adviceScroll, longest) + distance), longest)
      if longest > 0 { isLonger = true }
    }
    return isLonger
  }

  private mutating func newLiveTake() {
    beginLive()
    refresh()
    reportState()
  }

  // MARK: - Where else keys go

  private mutating func phoneKey(_ key: UserInput.Key) {
    let input: Input
    switch key {
    case .backspace: input = .deleteBackward
    case .enter: input = .returnKey
    default: return
    }
    startLiveClock()
    live.touch.type(input)
    report("key", [.init("key", .string(key == .enter ? "return" : "backspace"))])
  }

  private mutating func filterKey(_ key: UserInput.Key) {
    switch key {
    case .backspace:
      guard !filter.isEmpty else { return }
      filter.removeLast()
      filterChanged()
    case .enter: focus = nil
    default: return
    }
  }

  /// The rows have been narrowed otherwise: they begin at the top again.
  mutating func filterChanged() {
    rowScroll = 0
    report("filter", [.init("text", .string(filter))])
  }

  private mutating func menuKey(_ key: UserInput.Key) {
    let items = targets.filter { $0.role == .menuItem && $0.isEnabled }.map(\.id)
    guard !items.isEmpty else { return }
    let current = focus.flatMap { items.firstIndex(of: $0) }
    switch key {
    case .down: focus = items[((current ?? -1) + 1) % items.count]
    case .up: focus = items[((current ?? 0) - 1 + items.count) % items.count]
    case .home: focus = items[0]
    case .end: focus = items[items.count - 1]
    case .enter: activateFocus()
    default: return
    }
  }

  private mutating func escape() {
    if menu != nil {
      perform(.closeMenu)
    } else if showsHelp {
      showsHelp = false
    } else if showsDecisions, !keysGoToFilter, focus == nil {
      showsDecisions = false
    } else if keysGoToFilter {
      if filter.isEmpty { focus = nil } else { perform(.clearFilter) }
    } else if focus != nil {
      focus = nil
    } else if keysGoToPhone {
      keysAreReleased = true
      report("keys", [.init("to", .string("window"))])
    } else {
      toast = nil
    }
  }

  // MARK: - Focus

  /// Gives the focus to the next row that is out of sight, where the one beside the focused row
  /// is.
  private mutating func moveFocusToHiddenRow(backward: Bool) -> Bool {
    guard menu == nil, let focus else { return false }
    let rows = visibleRows.filter { strategies.indices.contains($0) && $0 != selectedRow }
    guard let place = rows.firstIndex(where: { "row.\(strategies[$0].id)" == focus }) else {
      return false
    }
    let next = place + (backward ? -1 : 1)
    guard rows.indices.contains(next) else { return false }
    let id = "row.\(strategies[rows[next]].id)"
    guard target(id) == nil else { return false }
    revealRow(rows[next])
    self.focus = id
    report("focus", [.init("target", .string(id))])
    return true
  }

  private mutating func moveFocus(backward: Bool) {
    if moveFocusToHiddenRow(backward: backward) { return }
    let stops = targets.filter { target in
      guard target.isEnabled, target.action != .none else { return false }
      switch target.role {
      case .phone, .element, .overlay, .plot: return false
      case .menuItem: return menu != nil
      default: return menu == nil
      }
    }.map(\.id)
    guard !stops.isEmpty else { return }
    let current = focus.flatMap { stops.firstIndex(of: $0) }
    let next: Int =
      switch (current, backward) {
      case (nil, false): 0
      case (nil, true): stops.count - 1
      case (let index?, _): (index + (backward ? -1 : 1) + stops.count) % stops.count
      }
    focus = stops[next]
    if let target = target(stops[next]) {
      viewport.reveal(target.rect)
      if case .selectRow(let row) = target.action { revealRow(row) }
    }
    report("focus", [.init("target", .string(stops[next]))])
  }

  private mutating func activateFocus() {
    guard let focus, let target = target(focus), target.isEnabled else { return }
    activate(target)
  }
}
