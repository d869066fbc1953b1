import Choreography

/// A line of words in which emotes are drawn and what the font lacks is a neutral box.
struct RichText {
  /// A piece of the line.
  enum Run: Hashable, Sendable {
    /// Characters the font has.
    case text(String)
    /// A drawn emote.
    case emote(Emote)
    /// A character the font has not.
    case box
  }

  /// The pieces from the left.
  let runs: [Run]
  /// The font of its words.
  let font: Font
  private let measurer: any TextMeasuring

  /// Splits `string` into what is set and what is drawn.
  init(_ string: String, font: Font, measurer: any TextMeasuring) {
    self.init(runs: RichText.runs(of: string, measurer: measurer), font: font, measurer: measurer)
  }

  private init(runs: [Run], font: Font, measurer: any TextMeasuring) {
    self.runs = runs
    self.font = font
    self.measurer = measurer
  }

  /// How far the line reaches, in points.
  var width: Double {
    runs.reduce(0) { $0 + RichText.width(of: $1, font: font, measurer: measurer) }
  }

  /// The line shortened with an ellipsis to at most `limit` points.
  static func fitted(
    _ string: String, font: Font, limit: Double, measurer: any TextMeasuring
  ) -> RichText {
    let whole = RichText(string, font: font, measurer: measurer)
    let characters = Array(string)
    let surelyFits = Double(characters.count) * font.size * RichText.widestAdvance <= limit
    guard !surelyFits, whole.width > limit, !characters.isEmpty else { return whole }
    var (fits, tooLong) = (0, characters.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      let tried = RichText(shortened(characters, to: middle), font: font, measurer: measurer)
      if tried.width <= limit { fits = middle } else { tooLong = middle }
    }
    return RichText(shortened(characters, to: fits), font: font, measurer: measurer)
  }

  /// No character reaches further than this, in sizes of the font.
  private static let widestAdvance = 1.4

  private static func shortened(_ characters: [Character], to count: Int) -> String {
    var kept = String(characters[..<count])
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The line drawn with its start, middle or end at `x`, standing on the baseline `y`.
  func commands(
    x: Double, y: Double, color: Color, anchor: TextLine.Anchor = .start
  ) -> [Command] {
    if runs.count == 1, case .text(let string) = runs[0] {
      return [.text(string, font, color, x, y, anchor: anchor)]
    }
    var cursor: Double
    switch anchor {
    case .start: cursor = x
    case .middle: cursor = x - width / 2
    case .end: cursor = x - width
    }
    return runs.map { run in
      let place = cursor
      let advance = RichText.width(of: run, font: font, measurer: measurer)
      cursor += advance
      switch run {
      case .text(let string):
        return .text(string, font, color, place, y)
      case .emote(let emote):
        let center = Point(x: place + advance / 2, y: y - 0.36 * font.size)
        return EmoteArt.commands(emote, at: center, radius: 0.56 * font.size)
      case .box:
        let side = 0.9 * font.size
        let rect = Rect(
          x: place + (advance - side) / 2, y: y - 0.36 * font.size - side / 2, width: side,
          height: side)
        return .rounded(rect, radius: 0.2 * font.size, color.faded(0.32))
      }
    }
  }

  /// How far an emote or a box reaches, in sizes of the font.
  private static let drawnAdvance = (emote: 1.18, box: 1.18)

  private static func width(
    of run: Run, font: Font, measurer: any TextMeasuring
  ) -> Double {
    switch run {
    case .text(let string): measurer.width(of: string, font: font)
    case .emote: drawnAdvance.emote * font.size
    case .box: drawnAdvance.box * font.size
    }
  }

  /// The pieces of `string`; line breaks and control characters count as spaces.
  static func runs(of string: String, measurer: any TextMeasuring) -> [Run] {
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return string.isEmpty ? [] : [.text(string)]
    }
    var runs: [Run] = []
    var words = ""
    func isPlain(_ character: Character) -> Bool {
      guard let ascii = character.asciiValue else { return measurer.covers(character) }
      return ascii >= 0x20 && ascii < 0x7F
    }
    func closeWords() {
      if !words.isEmpty { runs.append(.text(words)) }
      words = ""
    }
    for character in string {
      if let emote = Emote(character: character) {
        closeWords()
        runs.append(.emote(emote))
      } else if character.isNewline || isControl(character) {
        words.append(" ")
      } else if isPlain(character) {
        words.append(character)
      } else {
        closeWords()
        runs.append(.box)
      }
    }
    closeWords()
    return runs
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
