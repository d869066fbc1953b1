/// The fonts of the workbench (TOKENS, type); digits are equally wide in all of them.
enum Lettering {
  static let wordmark = font(15, .semibold, spacing: -0.2)
  static let panelTitle = font(13, .semibold)
  static let control = font(12, .medium)
  static let rowName = font(12.5, .medium)
  static let openRowName = font(13, .semibold)
  static let mechanism = font(11)
  static let chip = font(11, .medium)
  static let legend = font(11)
  static let axis = font(10)
  static let event = font(10, .medium)
  static let axisTag = font(10, .semibold)
  static let cursorTag = font(10.5, .semibold)
  static let dimension = font(10.5, .semibold)
  static let release = font(11, .semibold)
  static let readOutLabel = font(11)
  static let readOutStrong = font(11, .medium)
  static let readOutValue = font(12, .semibold)
  static let readOutGap = font(13, .semibold)
  static let caption = font(15, .semibold, spacing: -0.1)
  static let stageNote = font(13, .medium)
  static let gapNote = font(12)
  static let flagLabel = font(12)
  static let flagValue = font(12, .semibold)
  static let frameLabel = font(11)
  static let frameNumber = font(13, .semibold)
  static let badge = font(11, .semibold)
  static let body = font(12)
  static let heading = font(11, .semibold)
  static let cardTitle = font(15, .semibold, spacing: -0.1)

  private static func font(
    _ size: Double, _ weight: Font.Weight = .regular, spacing: Double = 0
  ) -> Font {
    Font(size, weight, spacing: spacing, tabular: true)
  }

  /// The baseline of a line of `font` that is centred between `top` and `top + height`.
  static func baseline(_ font: Font, top: Double, height: Double) -> Double {
    top + height / 2 + 0.36 * font.size
  }
}
