/// A pattern of names: with `*` (any letters) or `?` (one letter) it fits a whole name, without
/// them a part of one.
public struct Pattern: Hashable, Sendable {
  private let letters: [Character]

  /// The pattern that `text` writes.
  public init(_ text: String) { letters = Array(text) }

  /// Whether it fits `name`.
  public func fits(_ name: String) -> Bool {
    letters.contains("*") || letters.contains("?")
      ? fitsWhole(name) : letters.isEmpty || name.contains(String(letters))
  }

  /// Whether it fits all of `name`.
  public func fitsWhole(_ name: String) -> Bool {
    let name = Array(name)
    var (place, letter) = (0, 0)
    // Where the last star stands and what it has swallowed up to.
    var star: (place: Int, letter: Int)?
    while letter < name.count {
      if place < letters.count, letters[place] == "*" {
        star = (place, letter)
        place += 1
      } else if place < letters.count, letters[place] == "?" || letters[place] == name[letter] {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        place = last.place + 1
        letter = last.letter + 1
      } else {
        return false
      }
    }
    return letters[place...].allSatisfy { $0 == "*" }
  }
}
