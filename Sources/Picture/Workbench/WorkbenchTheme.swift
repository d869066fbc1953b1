/// The colours of the workbench.
struct WorkbenchTheme: Hashable, Sendable {
  /// Top bar and transport.
  var chrome: Color
  /// Top and bottom of the gradient behind the phones.
  var stageTop: Color
  var stageBottom: Color
  /// Side panel and closed rows.
  var panel: Color
  /// The open row, and what hides a line behind a label in it.
  var rowOpen: Color
  /// Menus, cards and tooltips.
  var card: Color
  /// Separators and edges.
  var line: Color
  /// A control at rest, under the pointer, and on.
  var control: Color
  var controlHover: Color
  var controlOn: Color
  /// First, second and third text, and ticks (never text).
  var t1: Color
  var t2: Color
  var t3: Color
  var t4: Color
  /// Third text on the stage, which is lighter than the bars.
  var t3Stage: Color
  /// Text and glyphs on light fills, on axis tags and on the play button.
  var ink: Color
  var inkTag: Color
  var inkPlay: Color
  /// The series.
  var sheet: Color
  var keyboard: Color
  var composer: Color
  var finger: Color
  /// A verdict that found something, and one that did not.
  var fail: Color
  var failFill: Color
  var okFill: Color
  /// The composer above the keyboard: fill and whiskers in the open row, fill in a closed one.
  var gapOpen: Color
  var gapOpenWhisker: Color
  var gapOpenCompact: Color
  /// The composer under the keyboard: the same three.
  var gapCovered: Color
  var gapCoveredWhisker: Color
  var gapCoveredCompact: Color
  /// The measure drawn on a phone, its tint and its hatch.
  var measure: Color
  var measureTint: Color
  var measureHatch: Color
  /// Around the control with the keyboard's focus.
  var focusRing: Color

  /// What grids, stems and the cursor are drawn in, 0xRRGGBB, with little opacity.
  var veil: UInt32 = 0xFFFFFF

  /// The colour of the veil with an opacity.
  func veil(_ alpha: Double) -> Color { Color(veil, alpha: alpha) }

  /// The dark workbench (TOKENS, workspace colours).
  static let dark = WorkbenchTheme(
    chrome: Color(0x15161A), stageTop: Color(0x24262B), stageBottom: Color(0x191A1E),
    panel: Color(0x121317), rowOpen: Color(0x191B20), card: Color(0x24262C), line: .white(0.075),
    control: .white(0.055), controlHover: .white(0.09), controlOn: .white(0.13),
    t1: Color(0xF1F2F4), t2: Color(0xA9ACB5), t3: Color(0x7F838D), t4: Color(0x565962),
    t3Stage: Color(0x8B8F99),
    ink: Color(0x15161A), inkTag: Color(0x101114), inkPlay: Color(0x17181C),
    sheet: Color(0x56B4E9), keyboard: Color(0xE69F00), composer: Color(0x1FC198),
    finger: Color(0x9EA2AC), fail: Color(0xFF93A6), failFill: Color(0xFF5C7A, alpha: 0.15),
    okFill: .white(0.10), gapOpen: .white(0.07), gapOpenWhisker: .white(0.17),
    gapOpenCompact: .white(0.11), gapCovered: Color(0xFF5C7A, alpha: 0.16),
    gapCoveredWhisker: Color(0xFF5C7A, alpha: 0.34),
    gapCoveredCompact: Color(0xFF5C7A, alpha: 0.24), measure: Color(0xD92D55),
    measureTint: Color(0xFF4268, alpha: 0.07), measureHatch: Color(0xEB3C5F, alpha: 0.20),
    focusRing: Color(0x8FCBF2))

  /// The colour of a series.
  func color(of series: Series) -> Color {
    switch series {
    case .sheet: sheet
    case .keyboard: keyboard
    case .composer: composer
    case .finger: finger
    }
  }
}
