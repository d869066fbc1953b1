/// What a command was given.
struct Arguments: Sendable {
  /// The command.
  let command: Command
  /// What is no option, in its order.
  var operands: [String] = []
  /// Each option as often as it was given, with its value.
  var given: [Given] = []

  /// An option that was given.
  struct Given: Sendable {
    var option: Option
    var value: String
  }

  /// Whether `option` was given.
  func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  /// The last value given for `option`.
  func value(_ option: Option) -> String? { given.last { $0.option == option }?.value }

  /// Every value given for `option`.
  func values(_ option: Option) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// The value of `option` as a number within `range`, or `fallback` where it was not given.
  func number(
    _ option: Option, in range: ClosedRange<Double>, otherwise fallback: Double
  ) throws(CommandError) -> Double {
    guard let text = value(option) else { return fallback }
    guard let number = Double(text), range.contains(number) else {
      throw .badValue(
        option.name, text,
        expected: "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)")
    }
    return number
  }

  /// The value of `option` as one of `words`, or `fallback` where it was not given.
  func word<Word: RawRepresentable & CaseIterable>(
    _ option: Option, otherwise fallback: Word
  ) throws(CommandError) -> Word where Word.RawValue == String {
    guard let text = value(option) else { return fallback }
    guard let word = Word(rawValue: text) else {
      throw .unknownWord(option.name, text, valid: Word.allCases.map(\.rawValue))
    }
    return word
  }
}
