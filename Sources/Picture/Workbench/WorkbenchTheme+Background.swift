extension WorkbenchTheme {
  /// The colours of a plot on a background of its own.
  static func over(_ background: PictureOptions.Background) -> WorkbenchTheme {
    var theme: WorkbenchTheme
    switch background {
    case .stage: return .dark
    case .none, .probe: theme = .anywhere
    case .color(let rgb): theme = Color(rgb).luminance < 0.18 ? .dark : .light
    }
    switch background {
    case .color(let rgb), .probe(let rgb): theme.rowOpen = Color(rgb)
    case .stage, .none: theme.rowOpen = Color(0x808080, alpha: 0)
    }
    return theme
  }

  /// A plot on paper.
  private static var light: WorkbenchTheme {
    var theme = dark
    theme.veil = 0x000000
    (theme.t1, theme.t2) = (Color(0x15161A), Color(0x3F424A))
    (theme.t3, theme.t4) = (Color(0x5A5E67), Color(0x9EA2AC))
    (theme.sheet, theme.keyboard) = (Color(0x1F86C4), Color(0xB57B00))
    (theme.composer, theme.finger) = (Color(0x008F68), Color(0x6B6F78))
    (theme.fail, theme.failFill) = (Color(0xB3153C), Color(0xFF5C7A, alpha: 0.18))
    theme.okFill = .black(0.07)
    (theme.gapOpen, theme.gapOpenWhisker) = (.black(0.06), .black(0.2))
    return theme
  }

  /// A plot on nobody knows what: greys in the middle.
  private static var anywhere: WorkbenchTheme {
    var theme = dark
    theme.veil = 0x808080
    let grey = Color(0x7F838D)
    (theme.t1, theme.t2, theme.t3, theme.t4) = (grey, grey, grey, grey)
    (theme.sheet, theme.keyboard) = (Color(0x2E96D1), Color(0xCC8C00))
    (theme.composer, theme.finger) = (Color(0x10AA80), Color(0x8A8E98))
    (theme.fail, theme.failFill) = (Color(0xE5486B), Color(0xFF5C7A, alpha: 0.15))
    theme.okFill = Color(0x808080, alpha: 0.14)
    theme.gapOpen = Color(0x808080, alpha: 0.14)
    theme.gapOpenWhisker = Color(0x808080, alpha: 0.3)
    return theme
  }
}
