import Choreography

/// The places that the read-outs tell, in points from the screen's top.
struct Figures: Hashable {
  /// Top of the sheet; `nil` where there is none.
  var sheet: Double?
  /// Top of the keyboard.
  var keyboard: Double
  /// Bottom of what follows the keyboard; `nil` while all of that is below the screen.
  var composer: Double?
  /// Where the finger is; `nil` while none is down.
  var finger: Double?

  /// The places in a frame of a trace on a screen `height` points high.
  init(_ row: TraceRow, height: Double) {
    sheet = row.sheetTop
    keyboard = row.keyboardTop
    composer = row.isComposerSeen(height) ? row.composerBottom : nil
    finger = row.fingerY
  }

  /// The places in a picture.
  init(_ appearance: Appearance) {
    sheet = appearance.sheet?.top
    keyboard = appearance.keyboard.top
    composer = appearance.seenBottom
    finger = appearance.finger?.point.y
  }

  /// From the bottom of what follows up to the keyboard, negative where it is covered.
  var gap: Double? { composer.map { keyboard - $0 } }

  /// The place of a series.
  subscript(series: Series) -> Double? {
    switch series {
    case .sheet: sheet
    case .keyboard: keyboard
    case .composer: composer
    case .finger: finger
    }
  }
}

extension Trace {
  /// The places in `frame`, as far as the trace has it.
  func figures(at frame: Int) -> Figures? {
    row(at: frame).map { Figures($0, height: device(at: frame).size.height) }
  }
}

extension WorkbenchModel {
  /// The places of row `index` at the cursor. Between two frames they are those of its picture,
  /// where it is on the stage.
  func figures(of index: Int) -> Figures? {
    guard rows.indices.contains(index) else { return nil }
    if cursor.fraction > 0, let place = compared.firstIndex(of: index),
      phones.indices.contains(place)
    {
      return Figures(phones[place])
    }
    return rows[index].trace.figures(at: cursor.frame)
  }
}

extension TraceRow {
  /// Whether anything of the composer is on a screen `height` points high.
  fileprivate func isComposerSeen(_ height: Double) -> Bool {
    (composerTop ?? composerBottom).map { $0 < height } ?? false
  }
}

extension Appearance {
  /// The bottom of what follows the keyboard: the composer's, or that of a form's button.
  var followingBottom: Double? { composer?.bottom ?? form?.action.maxY }

  /// The same; `nil` while all of it is below the screen.
  var seenBottom: Double? {
    guard let top = composer?.top ?? form?.action.y, top < device.size.height else { return nil }
    return followingBottom
  }

  /// What captions say of the gap between keyboard and what follows it; `nil` without the latter.
  var gapNote: String? {
    guard followingBottom != nil else { return nil }
    return seenBottom.map { "gap \(ReadOut.whole(keyboard.top - $0)) pt" } ?? "gap –"
  }
}
